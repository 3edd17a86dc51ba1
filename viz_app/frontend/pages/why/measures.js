/* More tests over many sentences, on demand: insertion, ERASER's measures, and how well heads and methods align words. */
/** @import { Alignment, Interval, Measure, Measured, Method } from './types' */
import { create } from '../../widgets/dom.js';
import { headTitle } from '../../widgets/picker.js';
import { table } from '../../widgets/table.js';
import { areaText } from './faithfulness.js';
import { titleOf } from './methods.js';

const HEADS = 3; // of the heads that align best
/** @type {Record<Measure, string>} */
const BETTER = { deletion: 'small', insertion: 'large', comprehensiveness: 'large', sufficiency: 'small' };
/** @type {Record<string, string>} */
const OTHERS = { 'word-alignment': 'learned from pairs', diagonal: 'by place alone' };

/** Return a mean above the ends of its interval. @param {Interval | undefined} interval */
function cell(interval) {
  if (!interval) return '–';
  const { mean, low, high } = interval;
  return create('span', 'gf-interval', areaText(mean), create('small', '', `${areaText(low)} to ${areaText(high)}`));
}

/** @param {Measured} measured */
function tests({ measures, areas, sentences }) {
  const names = /** @type {Measure[]} */ (Object.keys(measures)),
    methods = /** @type {Method[]} */ (Object.keys(areas));
  const row = (/** @type {Method | 'random'} */ name, /** @type {string} */ title) => ({
    name: title,
    cells: names.map((measure) => cell(measures[measure]?.[name])),
  });
  return table({
    caption: `Four tests over ${sentences} sentences, with 95 % intervals`,
    columns: ['method', ...names.map((name) => `${name}, ${BETTER[name]} is faithful`)],
    rows: [...methods.map((name) => row(name, titleOf(name))), row('random', 'random orders')],
  });
}

/** Return the title of a head, a method or another source of links. @param {string} name */
function titleOfLinks(name) {
  const [map, layer, head] = name.split('.');
  if (head !== undefined) return headTitle({ map: /** @type {'cross'} */ (map), layer: +layer, head: +head });
  return OTHERS[name] ?? titleOf(/** @type {Method} */ (name));
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

/** Return a part with the tests that opens on demand, or nothing if an older version measured. @param {Measured} measured @param {boolean} isOpen @returns {HTMLElement[]} */
export function moreTests(measured, isOpen) {
  const { alignment, measures } = measured;
  if (!Object.keys(measures).length) return [];
  const count = alignment && Object.keys(alignment.errors).filter((name) => name.includes('.')).length;
  const about = alignment
    ? `Links of ${alignment.sentences} sentences were made by hand. An error of 0 is perfect. The ${HEADS} best of ${count} heads that look at the source are shown.`
    : '';
  return [
    create(
      'details',
      'gf-more-tests',
      create('summary', '', alignment ? 'More tests, and which heads align words' : 'More tests'),
      tests(measured),
      ...(alignment ? [links(alignment), create('p', 'gf-cap', about)] : []),
      { open: isOpen },
    ),
  ];
}
