/* What could be written at this step, and how likely. */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';

const NEVER = ['<s>', '<pad>', '<unk>']; // what no target holds

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./selection.js').State} State */
/** @typedef {import('../../types').Step} Step */
/** @typedef {[piece: string, logProbability: number | null, id: number]} Candidate */

/** Of a word the step of its first piece: only pieces have probabilities. @param {Step} step */
export const pieceOf = (step) => step.pieces?.[0] ?? step;

/** The listed candidates, with the token written among them even if a search chose an unlikely one. @param {Step} step @returns {Candidate[]} */
export function candidatesOf(step) {
  const listed = step.top.some(([piece]) => piece === step.token);
  return listed ? step.top : [...step.top, [step.token, step.log_probability, step.id]];
}

/** @param {number | null} logProbability null stands for minus infinity */
export const probabilityOf = (logProbability) => Math.exp(logProbability ?? -Infinity);

/** A candidate as a button that writes it in place of the token written. @param {Page} page @param {number} at @param {Candidate} candidate @param {Node[]} cells */
function forcing({ run, view, options }, at, [piece, , id], cells) {
  const name = `What if it had written ${words.quoted(piece)} here?`,
    button = create('button', '', ...cells, { type: 'button', title: name });
  button.addEventListener('click', ({ detail }) => {
    const before = run.steps.slice(0, at).flatMap(({ id, pieces }) => pieces?.map((piece) => piece.id) ?? [id]);
    view.select({ step: at }); // chosen by hand, so that the new run opens at its own end
    options.force?.([...before, id], detail === 0);
  });
  return button;
}

/** @param {Page} page @param {number} at @param {Candidate} candidate */
function bar(page, at, candidate) {
  const [piece, logProbability] = candidate,
    written = pieceOf(page.run.steps[at]).token,
    probability = probabilityOf(logProbability),
    fill = create('i', '');
  fill.style.width = `${probability * 100}%`;
  const cells = [
    create('span', '', words.label(piece), { title: piece, dir: 'auto' }),
    create('div', '', fill),
    create('span', '', words.percent(probability)),
  ];
  const isOpen = page.options.force && piece !== written && !NEVER.includes(piece),
    row = create('li', '', ...(isOpen ? [forcing(page, at, candidate, cells)] : cells));
  row.classList.toggle('gf-plain', !isOpen);
  row.classList.toggle('gf-chosen', piece === written);
  row.dataset.token = piece;
  row.dataset.logProbability = String(logProbability);
  return row;
}

/** How a word of several pieces was written: the bars are those of its first. @param {Step} step */
function piecesNote({ token, pieces = [] }) {
  if (pieces.length < 2) return '';
  const parts = pieces.map(
    (piece) => `${words.label(piece.token)} ${words.percent(probabilityOf(piece.log_probability))}`,
  );
  return `${words.quoted(token)} is written in pieces: ${parts.join(', ')}. `;
}

/** @param {Page} page */
export function buildNext(page) {
  const { run, options } = page,
    title = create('h2', ''),
    bars = create('ol', ''),
    note = create('p', 'gf-cap'),
    hint = options.force ? [create('p', 'gf-cap', 'Choose another token to see how it would go on.')] : [];
  let drawn = -1;
  return {
    element: create('aside', 'gf-next', title, bars, note, ...hint),
    /** @param {State} state */
    draw({ sel }) {
      const step = run.steps[sel.step];
      if (!step || drawn === sel.step) return;
      drawn = sel.step;
      const candidates = candidatesOf(pieceOf(step)),
        others = 1 - candidates.reduce((sum, [, logProbability]) => sum + probabilityOf(logProbability), 0),
        sofar = run.steps.slice(0, sel.step + 1).reduce((sum, one) => sum + (one.log_probability ?? -Infinity), 0),
        forced = step.forced ? `${words.quoted(step.token)} is forced. ` : '';
      title.replaceChildren('What to write after ', create('span', 'gf-acc', words.quoted(run.target[sel.step])));
      bars.replaceChildren(...candidates.map((candidate) => bar(page, sel.step, candidate)));
      note.textContent = `${forced}${piecesNote(step)}All other tokens ${words.percent(others)}. Sentence so far: log p ${words.number(sofar)}`;
    },
  };
}
