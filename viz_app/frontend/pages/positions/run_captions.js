/* Captions of the four runs: for a cell, for the answer, and for the chosen row as a sentence and as a table. */
/** @import { AttentionMap } from '../../types' */
/** @import { Place } from '../../widgets/matrix.js' */
/** @import { Mode, Output, RunsState, Side } from './types' */
import * as codec from '../../state/codec.js';
import * as format from '../../state/format.js';
import { ALLOWED } from '../../widgets/cells.js';
import * as changes from '../../widgets/changes.js';
import { create } from '../../widgets/dom.js';
import { opening, turnSentence } from '../../widgets/row_sentence.js';

/** @type {[Mode, string][]} */
export const MODES = [
  ['on', 'On'],
  ['off', 'Off'],
  ['shuffled', 'Shuffled'],
  ['shifted', 'Shifted'],
];
export const MODE_NAMES = MODES.map(([mode]) => mode);
const EFFECTS = {
  on: '',
  off: 'With no positions at all',
  shuffled: 'With positions shuffled',
  shifted: 'With every position shifted',
};

/** @param {number} thousandths */
const points = (thousandths) => `${format.signed(thousandths / 10, 1)} points`;
/** @type {(map: AttentionMap, levels: Uint16Array, at: number) => string} */
const decimals = (map, levels, at) => (map.allowed[at] === ALLOWED ? codec.decimals(levels[at]) : 'masked');

/** @type {(side: Side, place: Place, mode: Mode) => string} */
export function cellText({ map, levels, plain, change }, { i, j }, mode) {
  const at = i * map.keys.length + j,
    predicts = map.writes?.[i] === undefined ? '' : ` (predicts ${format.quoted(map.writes[i])})`,
    here = decimals(map, levels, at),
    lines = [`${format.quoted(map.queries[i])}${predicts} → ${format.quoted(map.keys[j])}`];
  if (mode === 'on' || map.allowed[at] !== ALLOWED) lines.push(here);
  else lines.push(`${here}, as trained ${decimals(map, plain, at)}`, points(change[at]));
  return lines.join('\n');
}

/** @type {(item: [string, number, number], mode: Mode) => HTMLElement} */
function classItem([label, before, after], mode) {
  const turn = mode === 'on' ? '' : ` (${format.signed((after - before) * 100, 1)} points)`;
  return create('span', '', `${label} `, create('span', '', format.percent(after)), turn);
}

/** @type {(output: Output, mode: Mode) => (string | Node)[]} */
export function answerNodes(output, mode) {
  const isNew = mode !== 'on' && output.changed > 0;
  if (output.classes) {
    const items = output.classes.map((item) => classItem(item, mode));
    return [create('b', isNew ? 'gf-new' : '', output.after ?? ''), create('span', 'gf-classes', ...items)];
  }
  if (!output.after) return ['(nothing)'];
  return mode === 'on' ? [output.after] : changes.text(output.words.filter(([kind]) => kind !== '-'));
}

/** Return the change of the chosen head and of the answer as text. @type {(side: Side, sel: RunsState['sel'], mode: Mode) => string} */
export function movedText({ moved, output }, { layer, head }, mode) {
  if (mode === 'on') return 'as trained';
  const share = moved[layer][head],
    answer = output.classes ? '' : `, ${changes.count(output.changed)}`;
  return `${share === null ? 'NaN' : format.percent(share)} of this head’s attention changed${answer}`;
}

/** Return a sentence about the chosen row: its largest weight as trained, or its change in the picked run. @type {(state: RunsState, mode: Mode) => (string | Node)[]} */
export function sentence({ sides, sel, row }, mode) {
  const side = sides[mode],
    { map, plain } = side ?? sides.on,
    from = row * map.keys.length;
  if (mode === 'on' || !side) {
    const mine = Array.from(plain.subarray(from, from + map.keys.length), codec.weight),
      most = mine.reduce((top, value, j) => (value > mine[top] ? j : top), 0);
    const hint = Object.keys(sides).length > 1 ? ' Pick another run to compare.' : '',
      share = ` (${format.percent(mine[most])}).${hint}`;
    return [...opening({ map, sel }, row), 'looks most at ', create('b', '', format.quoted(map.keys[most])), share];
  }
  const text = (/** @type {number} */ j) =>
    `${decimals(map, plain, from + j)} → ${decimals(map, side.levels, from + j)}`;
  return [`${EFFECTS[mode]}: `, ...turnSentence({ map, sel }, row, { change: side.change, text })];
}

/** Return the chosen row in all runs that have arrived, as the content of a table. @param {RunsState} state */
export function rowContent({ sides, map, row }) {
  const shown = MODES.flatMap(([mode, title]) => {
    const side = sides[mode];
    return side ? [{ title, side }] : [];
  });
  const others = shown.slice(1);
  return {
    columns: [
      `${format.label(map.queries[row])} looks at`,
      ...shown.map(({ title }) => title),
      ...others.map(({ title }) => `Δ ${title}`),
    ],
    rows: map.keys.map((key, j) => {
      const at = row * map.keys.length + j,
        isAllowed = map.allowed[at] === ALLOWED;
      const weights = shown.map(({ side }) => decimals(side.map, side.levels, at)),
        turns = others.map(({ side }) => (isAllowed ? points(side.change[at]) : ''));
      return { name: format.label(key), cells: [...weights, ...turns] };
    }),
  };
}
