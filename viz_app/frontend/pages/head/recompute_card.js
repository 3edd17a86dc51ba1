/* The lines that redo the row by hand: from its file with NumPy alone, or from the model. */
/** @import { HeadView, Panel, Row } from './types' */
import { create } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';

/** @typedef {'file' | 'model'} Start */
/** @type {import('../../widgets/segments.js').Options<Start>} */
const STARTS = [
  ['file', 'From file'],
  ['model', 'From model'],
];
/** @type {Record<Start, string>} */
const NOTES = {
  file: 'NumPy and this row’s file are all it takes. It prints how far each vector is from the run, as a share of its largest number: below 10⁻⁶.',
  model:
    'For this project’s folder. It prints how far each vector is from the run, as a share of its largest number: below 10⁻⁶.',
};
const THANKS = 1500; // ms that the button says what it has done

/** @type {(row: Row, start: Start) => string} */
export const linesOf = ({ layer: { code }, head, i }, start) =>
  start === 'file' ? code.file : `${code.start}head, row = ${head}, ${i}\n${code.rest}`;

/** A button that copies what is in `code`, and selects it where it may not. @param {HTMLElement} code */
function copyButton(code) {
  const button = create('button', 'gf-btn gf-small', 'Copy', { type: 'button' });
  button.addEventListener('click', async () => {
    const isDone = await navigator.clipboard?.writeText(code.textContent ?? '').then(
      () => true,
      () => false,
    );
    button.textContent = isDone ? 'Copied' : 'Select it and copy';
    if (!isDone) getSelection()?.selectAllChildren(code);
    setTimeout(() => {
      button.textContent = 'Copy';
    }, THANKS);
  });
  return button;
}

/**
 * @param {HeadView} view
 * @returns {Panel}
 */
export function buildRecomputeCard(view) {
  const code = create('pre', '', { tabIndex: 0, 'aria-label': 'Python lines' }),
    file = create('button', 'gf-btn gf-small', 'Download row.npz', { type: 'button' }),
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
  file.addEventListener('click', () => view.download());
  return {
    element: create(
      'section',
      'gf-recompute',
      create('div', 'gf-row', create('h2', '', 'Reproduce by hand'), copyButton(code)),
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
