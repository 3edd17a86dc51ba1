/* What a beam search has finished, best first, with the numbers that it ranked by. */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';

/** @typedef {import('../../types').Hypothesis} Hypothesis */

const COLUMNS = ['score', 'log p', 'tokens', 'translation'];

/** @param {Hypothesis} hypothesis @param {number} place */
function row({ text, score, log_probability: logProbability, tokens }, place) {
  const numbers = [words.number(score, 3), words.number(logProbability, 3), String(tokens)],
    cells = numbers.map((number) => create('td', '', number)),
    line = create('tr', '', ...cells, create('th', '', text, { scope: 'row', dir: 'auto' }));
  if (place === 0) line.setAttribute('aria-current', 'true');
  return line;
}

/** A list that opens below the steps; empty where the run was not searched for. @param {import('./selection.js').Run} run */
export function buildHypotheses({ hypotheses }) {
  if (!hypotheses?.length) return create('div', '', { hidden: true });
  const head = create('tr', '', ...COLUMNS.map((name) => create('th', '', name, { scope: 'col' }))),
    table = create('table', '', create('thead', '', head), create('tbody', '', ...hypotheses.map(row)));
  const summary = `Beam search: the best of ${hypotheses.length} finished translations is shown`;
  return create('details', 'gf-found', create('summary', '', summary), create('div', 'gf-foundbox', table));
}
