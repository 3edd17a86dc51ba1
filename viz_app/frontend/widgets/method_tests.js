/* Tests of explanations over many sentences as tables: deletion, insertion, ERASER's measures, and how well heads and
   methods align words. */
/** @import { Alignment, Interval, Measure, Measured, Method } from '../types' */
import * as format from '../state/format.js';
import { create } from './dom.js';
import { headTitle } from './picker.js';
import { table } from './table.js';

/**
 * The methods of explanation: their titles, their names inside a sentence, and their numbers: shares of 1 without a sign,
 * parts that add up to the explained number, or neither.
 * @type {Record<Method, { title: string, name: string, numbers: 'shares' | 'parts' | 'other' }>}
 */
export const METHODS = {
  attention: { title: 'Attention of one head', name: 'this head’s attention', numbers: 'shares' },
  'mean-attention': { title: 'Mean attention, last layer', name: 'mean attention', numbers: 'shares' },
  rollout: { title: 'Attention rollout', name: 'rollout', numbers: 'shares' },
  'value-zeroing': { title: 'Value zeroing', name: 'value zeroing', numbers: 'shares' },
  flow: { title: 'Information flow', name: 'information flow', numbers: 'shares' },
  'logit-flow': { title: 'Logit flow', name: 'logit flow', numbers: 'parts' },
  'gradient-x-input': { title: 'Gradient × input', name: 'gradient × input', numbers: 'other' },
  'integrated-gradients': { title: 'Integrated gradients', name: 'integrated gradients', numbers: 'parts' },
  'leave-one-out': { title: 'Leave one out', name: 'leave one out', numbers: 'other' },
  pooling: { title: 'Shares of pooling', name: 'pooling', numbers: 'parts' },
};
const HEADS = 3; // of the heads that align best
const LAST = 'leave-one-out'; // the method that the others are compared with
/** @type {Record<Measure, string>} */
const BETTER = {
  deletion: 'small',
  insertion: 'large',
  comprehensiveness: 'large',
  sufficiency: 'small',
  rank: 'large',
  first: 'large',
};
/** @type {Record<string, string>} */
const OTHERS = { 'word-alignment': 'learned from pairs', diagonal: 'by place alone' };

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
    create('small', '', `${format.number(low, 2)} to ${format.number(high, 2)}`),
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
    caption: `${names.length} tests over ${sentences} sentences, with 95 % intervals`,
    columns: [
      'method',
      ...names.map((name) => `${name}, ${BETTER[name]} is faithful`),
      'beats chance',
      'τ with leave one out',
    ],
    rows: [...methods.map((name) => row(name, METHODS[name].title)), row('random', 'random orders')],
  });
}

/** Return the title of a head, a method or another source of links. @param {string} name */
function titleOfLinks(name) {
  const [map, layer, head] = name.split('.');
  if (head !== undefined) return headTitle({ map: /** @type {'cross'} */ (map), layer: +layer, head: +head });
  return OTHERS[name] ?? METHODS[/** @type {Method} */ (name)].title;
}

/** @param {Alignment} alignment */
function links({ errors, sentences }) {
  const least = (/** @type {string} */ name) => Math.min(...Object.values(errors[name]).map(({ mean }) => mean));
  const sorted = Object.keys(errors).sort((one, other) => least(one) - least(other)),
    isHead = (/** @type {string} */ name) => name.includes('.'),
    heads = sorted.filter(isHead).slice(0, HEADS);
  const shown = sorted.filter((name) => !isHead(name) || heads.includes(name));
  return table({
    caption: `Alignment error rates over ${sentences} sentences with links made by hand, with 95 % intervals`,
    columns: ['alignment error', 'row that predicts the word', 'row that reads it'],
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
  const about = `Links of ${alignment.sentences} sentences were made by hand. An error of 0 is perfect. The ${HEADS} best of ${count} heads that look at the source are shown.`;
  return [tests(measured), links(alignment), create('p', 'gf-cap', about)];
}
