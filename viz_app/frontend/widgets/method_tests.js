/* Tests of explanations over many sentences as tables: deletion, insertion, ERASER's measures, and how well heads and
   methods align words. */
/** @import { Alignment, Interval, Measure, Measured, Method } from '../types' */
import * as format from '../state/format.js';
import { say } from '../state/say.js';
import { create } from './dom.js';
import { headTitle } from './picker.js';
import { table } from './table.js';

/**
 * What the numbers of each method of explanation are: shares of 1 without a sign, parts that add up to the explained
 * number, or neither.
 * @type {Record<Method, 'shares' | 'parts' | 'other'>}
 */
export const NUMBERS = {
  attention: 'shares',
  'mean-attention': 'shares',
  rollout: 'shares',
  'value-zeroing': 'shares',
  flow: 'shares',
  'logit-flow': 'parts',
  'gradient-x-input': 'other',
  'integrated-gradients': 'parts',
  'leave-one-out': 'other',
  pooling: 'parts',
};
/** @param {Method} method */
export const methodTitle = (method) => say('widgets-method-title', { method });
const HEADS = 3; // of the heads that align best
const LAST = 'leave-one-out'; // the method that the others are compared with

/** Return the methods measured over many sentences, the most faithful first. @param {Measured['areas']} areas */
const measuredOrder = (areas) =>
  /** @type {Method[]} */ (Object.keys(areas)).sort(
    (one, other) => (areas[one]?.mean ?? 0) - (areas[other]?.mean ?? 0),
  );

/** Return a mean above the ends of its interval. @param {Interval | undefined} interval */
function cell(interval) {
  if (!interval) return '–';
  const { mean, low, high } = interval;
  return create(
    'span',
    'gf-interval',
    format.number(mean, 2),
    create('small', '', say('widgets-to-low-high', { low: format.number(low, 2), high: format.number(high, 2) })),
  );
}

/** @param {Measured} measured */
function tests({ measures, areas, better, agreement, sentences }) {
  const names = /** @type {Measure[]} */ (Object.keys(measures)),
    methods = measuredOrder(areas);
  const beside = (/** @type {Method | 'random'} */ name) => {
    const tau = name === 'random' || name === LAST ? null : (agreement[name]?.[LAST] ?? null);
    return [name === 'random' ? '–' : format.percent(better[name] ?? NaN), tau === null ? '–' : format.signed(tau)];
  };
  const row = (/** @type {Method | 'random'} */ name, /** @type {string} */ title) => ({
    name: title,
    cells: [...names.map((measure) => cell(measures[measure]?.[name])), ...beside(name)],
  });
  return table({
    caption: say('widgets-tests-over-sentences', { count: names.length, sentences }),
    columns: [
      say('widgets-method'),
      ...names.map((name) => say('widgets-measure-is-faithful', { measure: name })),
      say('widgets-beats-chance'),
      say('widgets-with-leave-one-out'),
    ],
    rows: [...methods.map((name) => row(name, methodTitle(name))), row('random', say('widgets-random-orders'))],
  });
}

/** Return the title of a head, a method or another source of links. @param {string} name */
function titleOfLinks(name) {
  const [map, layer, head] = name.split('.');
  if (head !== undefined) return headTitle({ map: /** @type {'cross'} */ (map), layer: +layer, head: +head });
  return methodTitle(/** @type {Method} */ (name));
}

/** @param {Alignment} alignment */
function links({ errors, sentences }) {
  const least = (/** @type {string} */ name) => Math.min(...Object.values(errors[name]).map(({ mean }) => mean));
  const sorted = Object.keys(errors).sort((one, other) => least(one) - least(other)),
    isHead = (/** @type {string} */ name) => name.includes('.'),
    heads = sorted.filter(isHead).slice(0, HEADS);
  const shown = sorted.filter((name) => !isHead(name) || heads.includes(name));
  return table({
    caption: say('widgets-alignment-error-rates', { sentences }),
    columns: [say('widgets-alignment-error'), say('widgets-row-predicts-word'), say('widgets-row-reads')],
    rows: shown.map((name) => ({
      name: titleOfLinks(name),
      cells: [cell(errors[name].same), cell(errors[name].next)],
    })),
  });
}

/** Return the tests as tables, or nothing if an older version measured. @param {Measured} measured @returns {HTMLElement[]} */
export function testTables(measured) {
  const { alignment, measures } = measured;
  if (!Object.keys(measures).length) return [];
  if (!alignment) return [tests(measured)];
  const count = Object.keys(alignment.errors).filter((name) => name.includes('.')).length;
  const about = say('widgets-links-sentences-were', { sentences: alignment.sentences, heads: HEADS, count });
  return [tests(measured), links(alignment), create('p', 'gf-cap', about)];
}
