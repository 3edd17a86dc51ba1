/* The sentence box: one line of text, or several for a model that reads a text as it was typed. While it is edited, the
   box grows until all of it is visible. Enter runs the sentence and leaves the first line: more would lie above the tabs.
   Shift+Enter breaks the line. A file, or many lines, are for Many sentences. */

import { hand } from '../../state/handed.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';

const GROWS_BY_ITSELF = globalThis.CSS?.supports('field-sizing', 'content') ?? true;
/** White space that cannot be seen: breaks, tabs, and spaces beside them, beside each other or at an end. */
const UNSEEN = /\n|\t|(?<=^|\s) | (?=\s|$)/g;
/** @type {Record<string, string>} */
const MARKS = { '\n': '⏎', '\t': '→', ' ': '␣' };

const MANY = 10; // lines from which on a pasted text is a list, if each could stand alone
const ALONE = /[.!?…。？！]["”’»)]*\s*$|\t/;
const VIEW = 'sentences';

/** Return true if lines are many sentences rather than one text: in the view for them any two, elsewhere ten or more that end as sentences do, or have columns. @param {string} text */
function isList(text) {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim());
  if (store.get('tab') === VIEW) return lines.length > 1;
  return lines.length >= MANY && lines.filter((line) => ALONE.test(line)).length * 2 > lines.length;
}

/** Take a file or a list to Many sentences. @param {import('../../state/handed.js').Handed} what */
function leadToMany(what) {
  hand(what);
  if (store.get('tab') !== VIEW) store.visit(VIEW);
}

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
  box.addEventListener('scroll', () => marksOf(box).scrollTo(box.scrollLeft, box.scrollTop));
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || (event.shiftKey && hasLines(box))) return show(box, true);
    if (event.isComposing) return; // in an input method, Enter only chooses a character
    event.preventDefault();
    show(box, false);
    if (matchMedia('(pointer: coarse)').matches) box.blur(); // the keyboard of a phone covers the picture
    run();
  });
  /** @param {DataTransfer | null} given @param {Event} event */
  const take = (given, event) => {
    const [file] = given?.files ?? [],
      text = given?.getData('text') ?? '';
    if (!file && !isList(text)) return false;
    event.preventDefault();
    leadToMany(file ?? text);
    return true;
  };
  box.addEventListener('dragover', (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault());
  box.addEventListener('drop', (event) => take(event.dataTransfer, event));
  box.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (take(event.clipboardData, event)) return;
    if (hasLines(box) || !/[\r\n]/.test(text)) return;
    event.preventDefault();
    box.setRangeText(asLine(text.trim()), box.selectionStart, box.selectionEnd, 'end');
    fit(box);
    typed();
  });
  box.addEventListener('input', () => {
    if (!hasLines(box) && /[\r\n]/.test(box.value)) box.value = asLine(box.value); // breaks from drag and drop or from dictation
    fit(box);
    typed();
  });
  // A tab requests a run of a sentence.
  window.addEventListener('gf-run', ({ detail }) => {
    write(box, detail.text);
    run();
  });
}

/** Let the box take several lines, or one. @param {HTMLTextAreaElement} box @param {boolean} lines */
export function takeLines(box, lines) {
  box.classList.toggle('gh-lines', lines);
  marksOf(box).hidden = !lines; // otherwise the contrast of the text cannot be measured
  write(box, box.value);
}

/** Write `text`, and fit the height of the box. @param {HTMLTextAreaElement} box @param {string} text */
export function write(box, text) {
  const value = hasLines(box) ? text : asLine(text);
  if (box.value !== value) box.value = value; // the cursor stays where it is
  fit(box);
}

/** Return what the model reads of the box. @param {HTMLTextAreaElement} box */
export const read = (box) => (hasLines(box) ? box.value : box.value.trim());

/** @param {HTMLTextAreaElement} box */
const hasLines = (box) => box.classList.contains('gh-lines');

/** The layer behind the box, which has its text with the marks. @param {HTMLTextAreaElement} box */
const marksOf = (box) => /** @type {HTMLElement} */ (box.nextElementSibling);

/** Show all of the text, or its first line. @param {HTMLTextAreaElement} box @param {boolean} isWhole */
function show(box, isWhole) {
  for (const one of [box, marksOf(box)]) one.classList.toggle('gh-whole', isWhole);
  if (!isWhole) box.scrollTo(0, 0);
  fit(box);
}

/** @param {HTMLTextAreaElement} box */
function fit(box) {
  marksOf(box).replaceChildren(...(hasLines(box) ? marked(box.value) : []));
  if (GROWS_BY_ITSELF) return;
  box.style.height = 'auto';
  box.style.height = box.classList.contains('gh-whole') ? `${box.scrollHeight}px` : '';
}

/** Return a text with a mark at each character that nobody would see. @param {string} text */
function marked(text) {
  const parts = [];
  let end = 0;
  for (const { 0: char, index } of text.matchAll(UNSEEN)) {
    parts.push(text.slice(end, index), create('i', '', { 'data-mark': MARKS[char] }), char);
    end = index + 1;
  }
  return [...parts, text.slice(end)];
}
