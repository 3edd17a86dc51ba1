/* The encoding in the upper half: its table, and the values that depend on the table and on the pointer. */
/** @import { FloatArray } from '../../types' */
/** @import { Aim, Encoding, ShownEncoding, Settings } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import * as encoding from './encoding.js';

const ALIKE = 3; // positions in the sentence
const TOGETHER = 4; // the most waves: one more replaces the first

/** @param {number} value */
export const short = (value) =>
  Math.abs(value) >= 10 ? format.thousands(Math.round(value)).replace('-', '−') : format.number(value, 2);

/** @type {(length: number, width: number, base: number) => Encoding} */
const waves = (length, width, base) => ({
  kind: 'sinusoidal',
  table: encoding.sinusoidal(length, width, base),
  most: 1,
  base,
});

/** @type {(learned: FloatArray, length: number, base: number, isComputed: boolean) => Encoding} */
function learnedTable(learned, length, base, isComputed) {
  const table = encoding.learned(learned, length),
    most = table.data.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1;
  return { kind: isComputed ? 'computed' : 'learned', table, most, base };
}

/** Makes visible encodings. A table is computed once for its sizes, and the check of its rotation once for its step. */
export class EncodingMaker {
  #count = 0;
  #asked = '';
  /** @type {FloatArray | null} */
  #learned = null;
  /** @type {Pick<ShownEncoding, 'key' | 'kind' | 'table' | 'most' | 'base' | 'beside' | 'dots'> | null} */
  #made = null;
  #turned = { step: -1, check: { numbers: 0, error: 0 } };

  /**
   * @param {Settings} settings
   * @param {FloatArray | null} learned the model's own table, if it has one
   * @param {Aim} aim
   * @param {boolean} [isComputed] true if the table comes from a formula
   * @returns {ShownEncoding}
   */
  make(settings, learned, aim, isComputed = false) {
    const made = this.#table(settings, settings.kind === 'learned' ? learned : null, isComputed),
      { step } = settings;
    if (this.#turned.step !== step) this.#turned = { step, check: encoding.turned(made.table, step, made.base) };
    const shown = settings.waves.filter((dimension) => dimension < made.table.width);
    return {
      ...made,
      step,
      at: Math.min(aim.place ?? settings.place, made.table.length - 1),
      dimension: aim.dimension,
      waves: shown.length ? shown : [0],
      turned: this.#turned.check,
    };
  }

  /** @param {Settings} settings @param {FloatArray | null} learned @param {boolean} isComputed */
  #table({ length, width, base }, learned, isComputed) {
    const asked = [length, width, base].join('_');
    if (this.#made && asked === this.#asked && learned === this.#learned) return this.#made;
    const encoded = learned ? learnedTable(learned, length, base, isComputed) : waves(length, width, base),
      { table } = encoded;
    this.#asked = asked;
    this.#learned = learned;
    this.#turned.step = -1;
    this.#made = {
      ...encoded,
      key: String(++this.#count),
      beside: learned ? waves(table.length, table.width, base) : null,
      dots: encoding.dots(table),
    };
    return this.#made;
  }
}

/** Return the waves with one more. @param {number[]} shown @param {number} dimension */
export function withWave(shown, dimension) {
  if (shown.includes(dimension)) return shown;
  return [...shown.slice(shown.length < TOGETHER ? 0 : 1), dimension].sort((a, b) => a - b);
}

/** Return a sentence about the chosen position and the most similar ones. @param {ShownEncoding} shown */
export function similarTo({ dots, at, table: { length } }) {
  const row = Array.from(dots.subarray(at * length, (at + 1) * length)),
    others = row.map((value, place) => ({ value, place })).filter(({ place }) => place !== at),
    near = others.sort((a, b) => b.value - a.value).slice(0, ALIKE),
    named = format.series(near.map(({ value, place }) => `${place} (${short(value)})`));
  return say('positions-position-dot-product', { at, atB: short(row[at]), named });
}
