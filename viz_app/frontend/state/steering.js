/* What a run is steered with: vectors that are added to its states, as the parameter `steer` of an address holds them. */
import * as format from './format.js';
import { isolate, say } from './say.js';

/** @typedef {['difference', string, string] | ['token', number] | ['vector', string]} Source */
/** @typedef {{ stack: 'encoder' | 'decoder', depth: number, rows: number[] | null, source: Source, amount: number }} Steer */

const LONGEST = 24; // characters of a text in a chip

/** @param {unknown} source */
const isSource = (source) =>
  Array.isArray(source) &&
  ((source[0] === 'difference' && source.length === 3 && source.slice(1).every((text) => typeof text === 'string')) ||
    (source[0] === 'token' && source.length === 2 && Number.isInteger(source[1])) ||
    (source[0] === 'vector' && source.length === 2 && typeof source[1] === 'string'));

/** @param {unknown} rows */
const isRows = (rows) => rows === null || (Array.isArray(rows) && rows.length > 0 && rows.every(Number.isInteger));

/** Return the vectors of a parameter; none if it cannot be read. @param {unknown} text @returns {Steer[]} */
export function read(text) {
  /** @type {unknown} */
  let items;
  try {
    items = JSON.parse(String(text ?? ''));
  } catch {
    return [];
  }
  const made = !Array.isArray(items)
    ? []
    : items.map((item) => {
        const [stack, depth, rows, source, amount] = Array.isArray(item) ? item : [];
        return { stack, depth, rows, source, amount };
      });
  const isReadable = made.every(
    ({ stack, depth, rows, source, amount }) =>
      ['encoder', 'decoder'].includes(stack) &&
      Number.isInteger(depth) &&
      isRows(rows) &&
      isSource(source) &&
      Number.isFinite(amount),
  );
  return isReadable ? made : [];
}

/** Return the parameter of an address; null without a vector. @param {Steer[]} steers */
export const written = (steers) =>
  steers.length
    ? JSON.stringify(steers.map(({ stack, depth, rows, source, amount }) => [stack, depth, rows, source, amount]))
    : null;

/** @param {string} text */
function short(text) {
  const letters = [...text];
  return format.inQuotes(letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text);
}

/** Say what is added: "2 × (‘The dogs sleep.’ − ‘The dog sleeps.’)". @param {Steer} steer */
export function told({ source, amount }) {
  const [kind, one, other] = source,
    what =
      kind === 'difference'
        ? `(${isolate(short(String(one)))} − ${isolate(short(String(other)))})`
        : kind === 'token'
          ? say('state-token-one', { one })
          : say('state-a-vector');
  return format.inOrder(`${format.number(amount, Number.isInteger(amount) ? 0 : 2)} × ${what}`);
}

const MAGIC = '\x93NUMPY',
  LARGEST = 70_000; // bytes of a file: more than the states of any model take
const UNREADABLE = say('state-file-does-not-hold-one');

/** Return the header of NumPy's file, and where the numbers begin. @param {Uint8Array<ArrayBuffer>} bytes */
function headerOf(bytes) {
  const letters = (/** @type {number} */ from, /** @type {number} */ to) =>
      String.fromCharCode(...bytes.subarray(from, to)),
    isLong = bytes[6] > 1,
    at = isLong ? 12 : 10;
  if (bytes.length < at || letters(0, MAGIC.length) !== MAGIC) return { text: '', at };
  const view = new DataView(bytes.buffer),
    size = isLong ? view.getUint32(8, true) : view.getUint16(8, true);
  return { text: size < LARGEST ? letters(at, at + size) : '', at: at + size };
}

/**
 * Return the numbers of a `.npy` file as a source. Nothing in it is run: a header of text, and then numbers.
 * @param {ArrayBuffer} content
 * @param {number} width the numbers that the states of the model have
 * @returns {Source}
 * @throws {Error} with a sentence for the visitor
 */
export function fromNumpy(content, width) {
  const bytes = new Uint8Array(content),
    { text, at } = headerOf(bytes),
    order = /'descr':\s*'([<>])f4'/.exec(text)?.[1],
    count = /'shape':\s*\((\d{1,6}),\)/.exec(text)?.[1];
  if (!order || !count || bytes.length !== at + 4 * Number(count)) throw new Error(UNREADABLE);
  if (Number(count) !== width) throw new Error(`This vector has ${count} numbers; states of this model have ${width}.`);
  const given = new DataView(content, at),
    numbers = new DataView(new ArrayBuffer(4 * width));
  for (let i = 0; i < width; i++) {
    const value = given.getFloat32(4 * i, order === '<');
    if (!Number.isFinite(value)) throw new Error('This vector holds a number that is not finite, such as NaN.');
    numbers.setFloat32(4 * i, value, true);
  }
  const base64 = btoa(String.fromCharCode(...new Uint8Array(numbers.buffer)));
  return ['vector', base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')];
}

/** Return a file as a source; a large one is refused unread. @param {File} file @param {number} width @returns {Promise<Source>} */
export async function fromFile(file, width) {
  if (file.size > LARGEST)
    throw new Error(`This file has ${file.size} bytes; a vector of this model has ${4 * width}.`);
  return fromNumpy(await file.arrayBuffer(), width);
}
