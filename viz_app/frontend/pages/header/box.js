/* The sentence box: one line of text. The box grows until all of it is visible. Enter runs the sentence. */

const GROWS_BY_ITSELF = globalThis.CSS?.supports('field-sizing', 'content') ?? true;

/**
 * Return a text as one line: line breaks become spaces, so that sentences stay apart.
 * @param {string} text
 */
const asLine = (text) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/**
 * Set the keys and the height of the box.
 * @param {HTMLTextAreaElement} box
 * @param {{typed: () => void, run: () => void}} events `typed` after each change by the visitor, `run` on Enter
 */
export function mountBox(box, { typed, run }) {
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return; // Enter inside an input method only chooses a character
    event.preventDefault();
    if (matchMedia('(pointer: coarse)').matches) box.blur(); // the keyboard of a phone covers the picture
    run();
  });
  box.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    box.setRangeText(asLine(text.trim()), box.selectionStart, box.selectionEnd, 'end');
    fit(box);
    typed();
  });
  box.addEventListener('input', () => {
    if (/[\r\n]/.test(box.value)) box.value = asLine(box.value); // breaks from drag and drop or from dictation
    fit(box);
    typed();
  });
  // A tab requests a run of a sentence.
  window.addEventListener('gf-run', ({ detail }) => {
    write(box, detail.text);
    run();
  });
}

/**
 * Write `text`, and fit the height of the box.
 * @param {HTMLTextAreaElement} box
 * @param {string} text
 */
export function write(box, text) {
  box.value = asLine(text);
  fit(box);
}

/** @param {HTMLTextAreaElement} box */
function fit(box) {
  if (GROWS_BY_ITSELF) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}
