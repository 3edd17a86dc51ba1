/* The difference of two runs: their common tokens, and the change of each head.

   Tokens are matched by the longest common subsequence of the two sentences. Tokens between two matches are paired in
   order and share a column. A difference is B − A if query and key are both matched; other cells have no difference.
   Weights are in thousandths, as `codec` reads them. */
/** @import { AttentionMap, MapName, Run } from '../types' */
import { hasAll, problem } from './by_need.js';
import * as codec from './codec.js';
import { label, quoted } from './format.js';
import { say } from './say.js';

export const UNMATCHED = 3; // beside the states of widgets/cells.js: 0 masked, 1 open, 2 absent

/** @typedef {{ a: number | null, b: number | null, same: boolean }} Column the positions of a token in both runs */

/** Return a function (i, j) for the length of the longest common subsequence of a[i:] and b[j:]. @param {string[]} a @param {string[]} b */
function lengths(a, b) {
  const across = b.length + 1,
    table = new Uint16Array((a.length + 1) * across);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i * across + j] =
        a[i] === b[j]
          ? 1 + table[(i + 1) * across + j + 1]
          : Math.max(table[(i + 1) * across + j], table[i * across + j + 1]);
  return (/** @type {number} */ i, /** @type {number} */ j) => table[i * across + j];
}

/** @param {string[]} a @param {string[]} b @returns {Column[]} */
export function columns(a, b) {
  const longest = lengths(a, b),
    all = /** @type {Column[]} */ ([]);
  let [i, j] = [0, 0],
    from = { a: 0, b: 0 };
  const flush = () => {
    for (let k = 0; k < Math.max(i - from.a, j - from.b); k++)
      all.push({ a: from.a + k < i ? from.a + k : null, b: from.b + k < j ? from.b + k : null, same: false });
  };
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      flush();
      all.push({ a: i++, b: j++, same: true });
      from = { a: i, b: j };
    } else if (j >= b.length || (i < a.length && longest(i + 1, j) >= longest(i, j + 1))) i++;
    else j++;
  }
  flush();
  return all;
}

/** Return the place in A of a token of B, or null if A has no such token there. @param {string[]} a @param {string[]} b @param {number} at */
export function placeInA(a, b, at) {
  const found = columns(a, b).find((column) => column.b === at);
  return found?.same ? found.a : null;
}

/** Return the sentence about a token that A lacks. @param {string} token */
export const onlyB = (token) => say('state-only-b-reads-here', { step: quoted(token) });

/** Return the name of a column: the token, or "Katze | Katzen" if the runs differ there. @param {Column} column @param {string[]} a @param {string[]} b */
export function nameOf({ a: i, b: j, same }, a, b) {
  if (same || j === null) return a[/** @type {number} */ (i)];
  if (i === null) return b[j];
  return a[i] === b[j] ? b[j] : `▁${label(a[i])} | ${label(b[j])}`;
}

/** Return the values of both runs for each column, or null if the tokens are not matched. @type {(columns: Column[], a: ArrayLike<number>, b: ArrayLike<number>) => ([number, number] | null)[]} */
export const pairs = (columns, a, b) =>
  columns.map(({ a: i, b: j, same }) => (same && i !== null && j !== null ? [a[i], b[j]] : null));

/** Return the weight of a cell in thousandths. @param {AttentionMap} map @param {Uint16Array} levels @param {number} row @param {number | null} key */
const shareAt = (map, levels, row, key) => {
  const at = row * map.keys.length + /** @type {number} */ (key);
  if (map.allowed[at] !== 1) return 0;
  return levels[at] === codec.NAN ? NaN : codec.thousandths(levels[at]);
};

/** Return the total weight of a row on tokens that the other run lacks. @type {(map: AttentionMap, levels: Uint16Array, row: number, keys: Column[], side: 'a' | 'b') => number} */
const elsewhere = (map, levels, row, keys, side) =>
  keys.reduce((sum, key) => sum + (key.same || key[side] === null ? 0 : shareAt(map, levels, row, key[side])), 0);

/** The difference of one map of two runs. */
export class MapDifference {
  #known = /** @type {Map<number, { values: Float32Array, moved: number | null }>} */ (new Map());
  #scale = /** @type {number | null} */ (null);

  /** @param {AttentionMap} a @param {AttentionMap} b */
  constructor(a, b) {
    this.a = a;
    this.b = b;
    this.rows = columns(a.queries, b.queries);
    this.keys = columns(a.keys, b.keys);
    this.allowed = new Uint8Array(this.rows.length * this.keys.length).map((_, at) => this.#state(at));
    /** The difference as a map for the matrix widget. @type {AttentionMap} */
    this.map = {
      ...b,
      queries: this.rows.map((row) => nameOf(row, a.queries, b.queries)),
      keys: this.keys.map((key) => nameOf(key, a.keys, b.keys)),
      writes: this.#writes(),
      allowed: this.allowed,
      allAllowed: false,
    };
  }

  #writes() {
    const [a, b] = [this.a.writes, this.b.writes];
    return a && b && this.rows.map(({ a: i, b: j }) => nameOf({ a: i, b: j, same: false }, a, b));
  }

  /** @param {number} at */
  #state(at) {
    const k = this.keys.length,
      [row, key] = [this.rows[Math.floor(at / k)], this.keys[at % k]];
    if (row.a === null || row.b === null || !row.same || key.a === null || key.b === null || !key.same)
      return UNMATCHED;
    const states = [
      this.a.allowed[row.a * this.a.keys.length + key.a],
      this.b.allowed[row.b * this.b.keys.length + key.b],
    ];
    return states.includes(1) ? 1 : states[1];
  }

  /** Return B − A of a head in thousandths [row, key], and the share of its attention that changed. @param {number} layer @param {number} head */
  head(layer, head) {
    const at = layer * this.b.heads + head,
      known = this.#known.get(at);
    if (known) return known;
    const made = this.#headOf(this.a.levels(layer, head), this.b.levels(layer, head));
    this.#known.set(at, made);
    return made;
  }

  /** @param {Uint16Array} a @param {Uint16Array} b */
  #headOf(a, b) {
    const values = new Float32Array(this.allowed.length),
      k = this.keys.length;
    let [moved, matched] = [0, 0];
    this.rows.forEach((row, i) => {
      if (!row.same || row.a === null || row.b === null) return;
      let sum = 0;
      this.keys.forEach((key, j) => {
        if (this.allowed[i * k + j] !== 1) return;
        const change = shareAt(this.b, b, Number(row.b), key.b) - shareAt(this.a, a, Number(row.a), key.a);
        values[i * k + j] = change;
        sum += Math.abs(change);
      });
      const gone = elsewhere(this.b, b, row.b, this.keys, 'b') - elsewhere(this.a, a, row.a, this.keys, 'a');
      moved += (sum + Math.abs(gone)) / 2000;
      matched += 1;
    });
    return { values, moved: matched && !Number.isNaN(moved) ? moved / matched : null };
  }

  /** The largest change of a weight in any head, in thousandths. */
  get scale() {
    this.#scale ??= this.#most();
    return this.#scale;
  }

  #most() {
    let most = 0;
    for (let layer = 0; layer < this.b.layers; layer++)
      for (let head = 0; head < this.b.heads; head++)
        this.head(layer, head).values.forEach((value) => {
          if (Math.abs(value) > most) most = Math.abs(value);
        });
    return most;
  }

  /** Return both weights of a cell, in thousandths. @param {number} layer @param {number} head @param {number} i @param {number} j @returns {[number, number]} */
  weights(layer, head, i, j) {
    const [row, key] = [this.rows[i], this.keys[j]];
    return [
      shareAt(this.a, this.a.levels(layer, head), Number(row.a), key.a),
      shareAt(this.b, this.b.levels(layer, head), Number(row.b), key.b),
    ];
  }
}

export const OTHER_TASK = say('state-b-different-tasks-so-they');
export const OTHER_HEADS = say('state-models-b-have-different-numbers');

/** Return the reason why two runs cannot be compared, or not yet, or ''. @param {Run} a @param {Run} b */
export function apart(a, b) {
  if (a.task !== b.task) return OTHER_TASK;
  const sizes = [a, b].map(({ names, maps }) =>
    names.map((name) => `${maps[name]?.layers} × ${maps[name]?.heads}`).join(),
  );
  if (sizes[0] !== sizes[1] || a.names.join() !== b.names.join()) return OTHER_HEADS;
  if (![a, b].map(hasAll).every(Boolean)) return problem() || say('state-weights-of-both-runs');
  return '';
}

/** @typedef {{ map: MapName, layer: number, head: number, moved: number | null }} Moved */

/** The difference of two runs of the same task and size. */
export class Difference {
  #ranked = /** @type {Moved[] | null} */ (null);

  /** @param {Run} a @param {Run} b */
  constructor(a, b) {
    this.a = a;
    this.b = b;
    this.source = columns(a.source, b.source);
    this.target = columns(a.target, b.target);
    const made = b.names.map((name) => [
      name,
      new MapDifference(/** @type {AttentionMap} */ (a.maps[name]), /** @type {AttentionMap} */ (b.maps[name])),
    ]);
    /** @type {Record<string, MapDifference>} */
    this.maps = Object.fromEntries(made);
  }

  /** Return all heads, the most changed first. */
  ranked() {
    const every = () =>
      this.b.names.flatMap((map) =>
        Array.from({ length: this.maps[map].b.layers * this.maps[map].b.heads }, (_, at) => {
          const [layer, head] = [Math.floor(at / this.maps[map].b.heads), at % this.maps[map].b.heads];
          return { map, layer, head, moved: this.maps[map].head(layer, head).moved };
        }),
      );
    this.#ranked ??= every().sort((one, other) => (other.moved ?? -1) - (one.moved ?? -1));
    return this.#ranked;
  }
}

const known = /** @type {WeakMap<Run, Difference>} */ (new WeakMap());

/** Return the difference of two runs. That of B and the last A is made once, for all views. @param {Run} a @param {Run} b */
export function differenceOf(a, b) {
  const last = known.get(b),
    difference = last?.a === a ? last : new Difference(a, b);
  known.set(b, difference);
  return difference;
}
