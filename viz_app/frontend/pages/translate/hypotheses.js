/* What a beam search has finished, best first, with the numbers that it ranked by. */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';

function row({ text, score, log_probability: total, tokens }, i) {
  const numbers = [words.number(score, 3), words.number(total, 3), String(tokens)].map((text) =>
    create('td', '', text),
  );
  return create(
    'tr',
    '',
    ...numbers,
    create('th', '', text, { scope: 'row', dir: 'auto' }),
    i ? {} : { 'aria-current': 'true' },
  );
}

/** A list that opens below the steps; empty where the run was not searched for. */
export function buildHypotheses({ run: { hypotheses } }) {
  if (!hypotheses?.length) return create('div', '', { hidden: true });
  const names = ['score', 'log p', 'tokens', 'translation'].map((name) => create('th', '', name, { scope: 'col' }));
  const table = create(
    'table',
    '',
    create('thead', '', create('tr', '', ...names)),
    create('tbody', '', ...hypotheses.map(row)),
  );
  const summary = `Beam search: the best of ${hypotheses.length} finished translations is shown`;
  return create('details', 'gf-found', create('summary', '', summary), create('div', 'gf-foundbox', table));
}
