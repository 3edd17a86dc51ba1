/* The sentence box: one line of text that grows until all of it can be read. Enter runs it. */

const GROWS_BY_ITSELF = globalThis.CSS?.supports('field-sizing', 'content') ?? true;

/**
 * A line has no line breaks: they become spaces, so that sentences stay apart.
 * @param {string} text
 */
const asLine = (text) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/**
 * Gives the box its keys and its height.
 * @param {HTMLTextAreaElement} box
 * @param {{typed: () => void, run: () => void}} events `typed` after each change by hand, `run` on Enter
 */
export function mountBox(box, { typed, run }) {
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return; // Enter inside an input method chooses a character
    event.preventDefault();
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
    if (/[\r\n]/.test(box.value)) box.value = asLine(box.value); // dropped, or spoken
    fit(box);
    typed();
  });
  // A tab offers a sentence.
  window.addEventListener('gf-run', ({ detail }) => {
    write(box, detail.text);
    run();
  });
}

/**
 * Writes `text` and makes the box as tall as it needs.
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
