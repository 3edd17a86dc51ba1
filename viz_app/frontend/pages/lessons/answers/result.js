/* The end of a lesson: its questions and answers, and the code that hands them in. Nothing is sent. */
/** @import { Lesson, Row } from '../types' */
import { say } from '../../../state/say.js';
import * as storage from '../../../state/storage.js';
import { theme } from '../../../state/theme.js';
import { button } from '../../../widgets/controls.js';
import { copyText, create, loaded, tell } from '../../../widgets/dom.js';
import { svg } from '../../../widgets/svg.js';
import { table } from '../../../widgets/table.js';
import { plain, rich } from '../asking.js';
import { animalOf, encode, isWritten, itemsOf, LAST_HEAD, newPupil, NONE, PUPILS } from './codes.js';
import { isFound } from '../found.js';
import { nameOfHead, nameOfTry } from './heads.js';

/** @typedef {{ title: string, code: string }} Kept */

const [PUPIL, ANSWERS, CODES] = ['glassformer-pupil', 'glassformer-answers', 'glassformer-codes'];
const START = '#A=';
const MOST_KEPT = 20; // lessons
const QUIET = 4; // modules around a QR code

/** Open a sheet over the page. @type {(title: string, tools: Node[], content: Node) => HTMLDialogElement} */
export function openSheet(title, tools, content) {
  const close = button(say('answers-close'), () => sheet.close()),
    head = create('div', 'gf-row', create('h2', '', title), create('div', 'gf-tool', ...tools, close)),
    sheet = create('dialog', 'gf-sheet', head, content, { 'aria-label': title });
  sheet.addEventListener('close', () => sheet.remove());
  sheet.addEventListener('keydown', (event) => event.stopPropagation()); // the page has keys of its own, Escape too
  document.querySelector('#gf-lessons')?.append(sheet);
  sheet.showModal();
  return sheet;
}

/** Print an element alone, made in the colours of paper. @param {() => Node} make */
export function printAlone(make) {
  theme.onPaper();
  const paper = /** @type {HTMLElement} */ (make());
  document.body.append(paper);
  window.addEventListener('afterprint', () => paper.remove(), { once: true });
  window.print();
}

/** Return the number of this browser as a pupil, made at random when it is first needed. */
function pupil() {
  const name = storage.storageName(PUPIL),
    before = Number(storage.kept(name) || NaN),
    number = Number.isInteger(before) && before >= 0 && before < PUPILS ? before : newPupil();
  storage.keep(name, String(number));
  return number;
}

/** Return the lessons that were finished in this browser. @returns {Kept[]} */
function finished() {
  try {
    const all = JSON.parse(storage.kept(storage.storageName(ANSWERS)) ?? '[]');
    return Array.isArray(all) ? all.filter((one) => typeof one?.code === 'string') : [];
  } catch {
    return [];
  }
}

/** @param {Kept} one */
function keep(one) {
  const all = [one, ...finished().filter(({ title }) => title !== one.title)].slice(0, MOST_KEPT);
  storage.keep(storage.storageName(ANSWERS), JSON.stringify(all));
}

/** Return what a QR code says: a link that adds the code to a list, or on a page from a disk the code alone. @param {string} code */
const linkOf = (code) => {
  const bare = code.replaceAll(' ', '');
  return location.protocol === 'file:' ? bare : `${location.href.split(/[?#]/)[0]}${START}${bare}`;
};

/** Return the codes that were collected in this browser, one a line. */
export const codes = () => storage.kept(storage.storageName(CODES)) ?? '';
/** @param {string} text */
export const keepCodes = (text) => storage.keep(storage.storageName(CODES), text || null);

/** Take the code of the address, which a scanned QR code put there, into the list. */
export function takeCode() {
  if (!location.hash.startsWith(START)) return;
  keepCodes(`${codes()}\n${location.hash.slice(START.length)}`.trim());
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Draw a QR code, dark on light in every theme, because some readers know no other. @param {string} text */
export async function qrOf(text) {
  const module = await loaded(import('../../../vendor/lean-qr.js'));
  if (!module) return create('span', ''); // the code beside it says the same
  const bitmap = module.generate(text),
    size = bitmap.size + 2 * QUIET,
    places = Array.from({ length: bitmap.size ** 2 }, (_, i) => [i % bitmap.size, Math.floor(i / bitmap.size)]),
    path = places.filter(([x, y]) => bitmap.get(x, y)).map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  return svg(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': say('answers-qr'), class: 'gf-qr' },
    svg('rect', { width: size, height: size, fill: '#fff' }),
    svg('path', { d: path.join(''), fill: '#000' }),
  );
}

/** @param {string} code */
const copy = async (code) =>
  tell((await copyText(code)) ? say('answers-copied', { code }) : say('answers-not-copied', { code }));

/** Return the code of a pupil. @param {string} code @param {() => unknown} print */
function codeOf(code, print) {
  const element = create(
    'div',
    'gf-code',
    create(
      'div',
      '',
      create('p', 'gf-cap', say('answers-your-code-note')),
      create('output', '', code, { 'aria-label': say('answers-your-code'), dir: 'ltr' }),
      create(
        'div',
        'gf-tool',
        button(say('answers-copy'), () => copy(code)),
        button(say('answers-print-card'), print),
      ),
    ),
  );
  qrOf(linkOf(code)).then(
    (picture) => element.prepend(picture),
    () => {}, // the code beside it says the same
  );
  return element;
}

/** Return what a row says of a stop, as a code holds it. @param {Row | undefined} row */
function heldOf(row) {
  if (!row?.tries) return row ?? { first: NONE, outcome: 0, hint: false };
  return { ...row, first: Math.min(row.first, LAST_HEAD + 1), outcome: Math.min(row.outcome, 3) };
}

/** Return a row with the names of the views that were tried. @param {Row} row @returns {Row} */
function namedIn(row) {
  const { tries, maps = {} } = row;
  if (!tries) return row;
  const found = tries.find(isFound);
  return {
    ...row,
    said: nameOfHead(maps, row.first),
    right: found === undefined ? '' : nameOfTry(maps, found).slice(2),
  };
}

/** Return the end of a lesson, its code, and which try was right at each question; keep the code in this browser. `own` is the number of a pupil of a class. @type {(lesson: Lesson, rows: Row[], minutes: number, own?: number) => { element: HTMLElement, code: string, outcomes: number[] }} */
export function resultOf(lesson, rows, minutes, own = pupil()) {
  const items = itemsOf(lesson),
    said = items.map(({ at }) => heldOf(rows[at])),
    code = encode(lesson, { pupil: own, minutes, stops: lesson.stops.length, said }),
    scored = said.filter((_, i) => !items[i].ask?.poll && !isWritten(items[i])),
    count = (/** @type {(outcome: number) => boolean} */ is) => scored.filter(({ outcome }) => is(outcome)).length,
    right = count((outcome) => outcome === 1),
    later = count((outcome) => outcome > 1),
    body = Object.values(rows)
      .filter(Boolean) // where a lesson goes on that was left, a stop without a question is null
      .map(namedIn)
      .map(({ question, said: first, right: name, outcome }) => ({
        name: plain(question),
        cells: [`${outcome === 1 ? '✓ ' : ''}${first}`, name || '–'],
      }));
  keep({ title: lesson.title, code });
  /** @type {HTMLElement} */
  const element = create(
    'div',
    'gf-result',
    create('p', '', ...rich(say('answers-result', { animal: animalOf(own), right, count: scored.length, later }))),
    table({
      caption: say('answers-yours'),
      columns: [say('answers-question'), say('answers-said'), say('answers-right')],
      rows: body,
    }),
    codeOf(code, () =>
      printAlone(() => create('article', 'gf-paper', create('h2', '', lesson.title), element.cloneNode(true))),
    ),
  );
  return { element, code, outcomes: scored.map(({ outcome }) => outcome) };
}

/** Open the list of the lessons that were finished in this browser, each with its code. */
export function openYours() {
  const rows = finished().map(({ title, code }) => ({
      name: String(title),
      cells: [create('code', '', String(code), { dir: 'ltr' })],
    })),
    list = table({
      caption: say('answers-finished-here'),
      columns: [say('answers-lesson'), say('answers-your-code')],
      rows,
    });
  openSheet(say('answers-yours'), [], list);
}
