/* The sentence box: one line of text. While it is edited, the box grows until all of it is visible. Enter runs the sentence,
   and leaves one line: more would lie above the tabs. */

const GROWS_BY_ITSELF = globalThis.CSS?.supports('field-sizing', 'content') ?? true;

/** Return a text as one line: line breaks become spaces, so that sentences stay apart. @param {string} text */
const asLine = (text) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/**
 * Set the keys and the height of the box.
 * @param {HTMLTextAreaElement} box
 * @param {{typed: () => void, run: () => void}} events `typed` after each change by the visitor, `run` on Enter
 */
export function mountBox(box, { typed, run }) {
  for (const event of ['focus', 'click', 'input']) box.addEventListener(event, () => show(box, true));
  box.addEventListener('blur', () => show(box, false));
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return show(box, true);
    if (event.isComposing) return; // in an input method, Enter only chooses a character
    event.preventDefault();
    show(box, false);
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

/** Write `text`, and fit the height of the box. @param {HTMLTextAreaElement} box @param {string} text */
export function write(box, text) {
  box.value = asLine(text);
  fit(box);
}

/** Show all of the text, or its first line. @param {HTMLTextAreaElement} box @param {boolean} isWhole */
function show(box, isWhole) {
  box.classList.toggle('gh-whole', isWhole);
  if (!isWhole) box.scrollTo(0, 0);
  fit(box);
}

/** @param {HTMLTextAreaElement} box */
function fit(box) {
  if (GROWS_BY_ITSELF) return;
  box.style.height = 'auto';
  box.style.height = box.classList.contains('gh-whole') ? `${box.scrollHeight}px` : '';
}
