/* The card with Python lines that compute the row again: from its file with NumPy alone, or from the model. */
/** @import { HeadView, Panel, Row } from './types' */
import { button } from '../../widgets/controls.js';
import { copyText, create } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';

/** @typedef {'file' | 'model'} Start */
/** @type {import('../../widgets/segments.js').Options<Start>} */
const STARTS = [
  ['file', 'From file'],
  ['model', 'From model'],
];
/** @type {Record<Start, string>} */
const NOTES = {
  file: 'Needs NumPy and this row’s file. Prints the largest error of each vector, relative to its largest number: below 10⁻⁶.',
  model:
    'Run it in this project’s folder. Prints the largest error of each vector, relative to its largest number: below 10⁻⁶.',
};
const THANKS = 1500; // ms of the button's reply

/** @type {(row: Row, start: Start) => string} */
export const linesOf = ({ layer: { code }, head, i }, start) =>
  start === 'file' ? code.file : `${code.start}head, row = ${head}, ${i}\n${code.rest}`;

/** Build a button that copies the text of `code`, or selects it if copying is not allowed. @param {HTMLElement} code */
function copyButton(code) {
  const copy = button('Copy', async () => {
    const isDone = await copyText(code.textContent ?? '');
    copy.textContent = isDone ? 'Copied' : 'Select it and copy';
    if (!isDone) getSelection()?.selectAllChildren(code);
    setTimeout(() => {
      copy.textContent = 'Copy';
    }, THANKS);
  });
  return copy;
}

/** @param {HeadView} view @returns {Panel} */
export function buildRecomputeCard(view) {
  const code = create('pre', '', { tabIndex: 0, 'aria-label': 'Python lines' }),
    file = button('Download row.npz', () => view.download()),
    note = create('p', 'gf-cap');
  /** @type {Start} */
  let start = 'file';
  const choice = segments({
    label: 'Start from',
    options: STARTS,
    choose(value) {
      start = value;
      view.draw();
    },
  });
  return {
    element: create(
      'section',
      'gf-recompute',
      create('div', 'gf-row', create('h3', '', 'Reproduce by hand'), copyButton(code)),
      create('div', 'gf-row', choice.element, file),
      code,
      note,
    ),
    draw({ row }) {
      choice.draw(start);
      code.textContent = linesOf(row, start);
      file.hidden = start !== 'file';
      note.textContent = NOTES[start];
    },
  };
}
