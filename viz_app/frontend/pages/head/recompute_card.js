/* The card with Python lines that compute the row again: from its file with NumPy alone, or from the model. */
/** @import { HeadState, HeadView, Row } from './types' */
import { say } from '../../state/say.js';
import { button } from '../../widgets/controls.js';
import { copyText, create } from '../../widgets/dom.js';
import { choices, segments } from '../../widgets/segments.js';

const STARTS = choices({ file: say('head-from-file'), model: say('head-from-model') });
/** @type {Record<string, string>} */
const NOTES = { file: say('head-needs-numpy-rows-file'), model: say('head-run-projects-folder') };
const THANKS = 1500; // ms of the button's reply

/** @type {(row: Row, start: string) => string} */
export const linesOf = ({ layer: { code }, head, i }, start) =>
  start === 'file' ? code.file : `${code.start}${head}, ${i}\n${code.rest}`;

/** Build a button that copies the text of `code`, or selects it if copying is not allowed. @param {HTMLElement} code */
function copyButton(code) {
  const copy = button(say('head-copy'), async () => {
    const isDone = await copyText(code.textContent ?? '');
    copy.textContent = isDone ? say('head-copied') : say('head-select-copy');
    if (!isDone) getSelection()?.selectAllChildren(code);
    setTimeout(() => {
      copy.textContent = say('head-copy');
    }, THANKS);
  });
  return copy;
}

/** @param {HeadView} view @returns {Piece<HeadState>} */
export function buildRecomputeCard(view) {
  const code = create('pre', '', { tabIndex: 0, 'aria-label': say('head-python-lines') }),
    file = button(say('head-download-row-npz'), () => view.download()),
    note = create('p', 'gf-cap');
  let start = 'file';
  const choice = segments({
    label: say('head-start-from'),
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
      create('div', 'gf-row', create('h3', '', say('head-reproduce-by-hand')), copyButton(code)),
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
