/* Somebody's texts in a file, with or without references: lines, TSV, CSV (RFC 4180) or JSON lines. The same rules as
   viz_app/commands/text_file.py; a test compares them. What is wrong is an Error with a sentence. */
/** @import { Given, Parsed } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';

const MOST_TEXTS = 100_000,
  FEW_TEXTS = 2_000,
  MOST_BYTES = 20_000_000;
const HERE = ['localhost', '127.0.0.1', '[::1]', ''];
/** The names of columns. @public */
export const TEXT = ['text', 'source', 'src', 'sentence', 'input', 'question', 'review'];
/** @public */
export const OTHER = 'reference references ref target translation label labels class expected'.split(' ');
const HALF = /(?:^|[^\\])(?:\\\\)*\\ud[89a-f]/; // half a character, as JSON writes it

/** @typedef {[number: number, cells: string[]]} Row a row with the number of its line */

/** @param {string} encoding @param {Uint8Array} bytes */
const decoded = (encoding, bytes) => new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Return the number of the first line that is not UTF-8. @param {Uint8Array} bytes */
function brokenLine(bytes) {
  for (let number = 1, from = 0; ; number++) {
    const end = bytes.indexOf(10, from);
    try {
      decoded('utf-8', bytes.subarray(from, end < 0 ? undefined : end));
    } catch {
      return number;
    }
    if (end < 0) return number;
    from = end + 1;
  }
}

/** @param {Uint8Array} bytes @returns {string} */
function textOf(bytes) {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    try {
      return decoded(first === 0xff ? 'utf-16le' : 'utf-16be', bytes);
    } catch {
      throw new Error(say('sentences-half-utf-16'));
    }
  }
  if (bytes.includes(0)) throw new Error(say('sentences-binary-file'));
  try {
    return decoded('utf-8', bytes);
  } catch {
    throw new Error(say('sentences-not-utf-8', { line: brokenLine(bytes) }));
  }
}

/** Return the lines; U+2028 ends none. @param {string} text @returns {[number, string][]} */
const linesOf = (text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line, i) => /** @type {[number, string]} */ ([i + 1, line]));

/** @param {string} text @returns {Row[]} */
function csvRows(text) {
  const [head] = text.split('\n', 1),
    comma = [',', ';', '\t'].reduce((best, one) => (head.split(one).length > head.split(best).length ? one : best)),
    // A cell is in quotes, or has no separator and no end of a line.
    cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${comma}\\r\\n]*))(${comma}|\\r\\n|\\r|\\n|$)`, 'y'),
    rows = /** @type {Row[]} */ ([]);
  let [line, begun, cells] = [1, 1, /** @type {string[]} */ ([])];
  while (cell.lastIndex < text.length || cells.length) {
    const at = cell.lastIndex,
      found = cell.exec(text),
      isQuoted = text[at] === '"';
    if (!found || (isQuoted && found[1] === undefined)) {
      const isOpen = !/^"(?:[^"]|"")*"(?!")/.test(text.slice(at)),
        where = { line: begun };
      throw new Error(isOpen ? say('sentences-open-quote', where) : say('sentences-behind-a-quote', where));
    }
    const [whole, quoted, plain, end] = found;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (end === comma) continue;
    rows.push([begun, cells]);
    [begun, cells] = [line, []];
  }
  return rows;
}

/** @param {string} text @returns {Row[]} */
function jsonRows(text) {
  const rows = /** @type {Row[]} */ ([]);
  let names = /** @type {string[]} */ ([]);
  for (const [number, line] of linesOf(text)) {
    if (!line.trim()) {
      rows.push([number, []]);
      continue;
    }
    let value;
    try {
      value = JSON.parse(line);
    } catch {
      throw new Error(say('sentences-no-json', { line: number }));
    }
    if (HALF.test(JSON.stringify(value))) throw new Error(say('sentences-half-a-character', { line: number }));
    if (typeof value === 'string') {
      rows.push([number, [value]]);
      continue;
    }
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw new Error(say('sentences-no-object', { line: number }));
    const plain = new Map(Object.entries(value).filter(([, one]) => ['string', 'number'].includes(typeof one)));
    if (!names.length) rows.push([number, (names = [...plain.keys()])]);
    const missing = names.find((name) => !plain.has(name));
    if (missing !== undefined)
      throw new Error(say('sentences-missing-name', { line: number, name: missing.slice(0, 40) }));
    rows.push([number, names.map((name) => String(plain.get(name)))]);
  }
  return rows;
}

/** Return the rows of a file; the ending of its name tells its form. @param {Uint8Array} content @param {string} name @returns {Parsed} */
export function parse(content, name) {
  const said = /** @type {string[]} */ ([]);
  let bytes = content;
  if (bytes.length > MOST_BYTES) {
    bytes = bytes.subarray(0, bytes.lastIndexOf(10, MOST_BYTES - 1));
    said.push(say('sentences-only-bytes', { count: MOST_BYTES / 1e6 }));
  }
  const text = textOf(bytes),
    ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '',
    lines = linesOf(text),
    full = lines.filter(([, line]) => line.trim());
  const hasTabs = 2 * full.filter(([, line]) => line.includes('\t')).length >= full.length && full.length > 0,
    isJson = ['jsonl', 'ndjson', 'json'].includes(ending),
    isPlain = ending !== 'csv' && !isJson && ending !== 'tsv' && !hasTabs;
  const all = isJson
    ? jsonRows(text)
    : ending === 'csv'
      ? csvRows(text)
      : lines.map(([number, line]) => /** @type {Row} */ ([number, isPlain ? [line] : line.split('\t')]));
  const rows = all.filter(([, cells]) => cells.some((one) => one.trim()));
  if (!rows.length) throw new Error(say('sentences-no-text', { name }));
  return { name, rows, blank: all.length - rows.length, said, hasHeading: !isPlain };
}

/** Return which columns hold the texts and their references, and whether the first row names them. Null: a person must say. @param {Parsed} parsed */
export function columnsOf({ rows, hasHeading }) {
  const names = rows[0][1].map((cell) => cell.trim().toLowerCase()),
    [text, other] = [TEXT, OTHER].map((known) => names.indexOf(known.find((one) => names.includes(one)) ?? '')),
    isHeading = hasHeading && text >= 0;
  const places = isHeading ? (other < 0 ? [text] : [text, other]) : names.length > 2 ? null : names.map((_, i) => i);
  return { places: hasHeading ? places : [0], isHeading };
}

/** Return the texts in these columns. @param {Parsed} parsed @param {number[]} places @param {boolean} isHeading @returns {Given} */
export function choose({ name, rows, blank, said }, places, isHeading) {
  const notes = [...said],
    head = format.series(rows[0][1]).slice(0, 80),
    all = isHeading ? rows.slice(1) : rows;
  if (isHeading) notes.push(say('sentences-heading-is', { heading: head }));
  if (all.length > MOST_TEXTS) notes.push(say('sentences-only-texts', { count: format.thousands(MOST_TEXTS) }));
  const kept = all.slice(0, MOST_TEXTS),
    short = kept.find(([, cells]) => cells.length <= Math.max(...places));
  if (short) throw new Error(say('sentences-ragged-line', { line: short[0], wanted: Math.max(...places) + 1 }));
  const full = kept.filter(([, cells]) => cells[places[0]].trim()),
    count = blank + kept.length - full.length;
  if (count) notes.push(say('sentences-rows-left-out', { count }));
  if (!full.length) throw new Error(say('sentences-only-a-heading', { name }));
  return {
    name,
    texts: full.map(([, cells]) => cells[places[0]]),
    others: places.length > 1 ? full.map(([, cells]) => cells[places[1]]) : null,
    said: notes,
  };
}

/** Return how many texts a list may have: fewer on a server for others too. @param {string} host @param {boolean} isHere if models compute in this tab */
export const mostTexts = (host, isHere) => (isHere || HERE.includes(host) ? MOST_TEXTS : FEW_TEXTS);

/** Return a list with at most so many texts. @param {Given} given @param {number} most @returns {Given} */
export function limited({ texts, others, said, ...given }, most) {
  const first = say('sentences-only-the-first', { count: format.thousands(most) }),
    notes = texts.length > most ? [...said, first] : said;
  return { ...given, texts: texts.slice(0, most), others: others?.slice(0, most) ?? null, said: notes };
}
