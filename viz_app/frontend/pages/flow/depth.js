/* The sum by depth: the logit after each part of the model, and that of what it is compared with. */
/** @import { FlowState } from './types' */
import { isolate, pieces, say } from '../../state/say.js';
import * as format from '../../state/format.js';
import { sized, widthOf } from '../../widgets/canvas.js';
import { create, tooltip } from '../../widgets/dom.js';
import { svg } from '../../widgets/svg.js';
import { term } from '../../widgets/terms.js';

const HIGH = 108,
  [LEFT, RIGHT, TOP, BOTTOM] = [28, 84, 10, 20], // px around the lines
  NEAR = 13, // px between the names of both lines
  LETTERS = 12; // of a name

/** Return what each depth comes after. @param {FlowState} state */
function namesOf({ found }) {
  const maps = [...new Set((found?.parts ?? []).flatMap(({ map }) => (map ? [map] : [])))],
    layers = (found?.parts ?? []).filter(({ key }) => key.startsWith('ffn')).length;
  const all = Array.from({ length: layers }, (_, at) =>
    [...maps, 'ffn'].map((part) => ({ part, layer: at + 1, name: say('flow-after-part', { part, layer: at + 1 }) })),
  );
  return [
    ...[{ part: '', layer: 0, name: say('flow-after-embedding') }, ...all.flat()],
    { part: '', layer: 0, name: say('flow-after-norms') },
  ];
}

/** @typedef {{ width: number, pitch: number, x: (at: number) => number, y: (value: number) => number }} Axes */
/** @typedef {{ title: string, values: number[] }} Curve */

/** @param {Curve[]} curves @param {number} width @returns {Axes & { low: number, high: number }} */
function axesOf(curves, width) {
  const all = curves.flatMap(({ values }) => values),
    [low, high] = [Math.min(0, ...all), Math.max(0, ...all)],
    pitch = (width - LEFT - RIGHT) / (curves[0].values.length - 1);
  return {
    ...{ width, pitch, low, high },
    x: (at) => LEFT + at * pitch,
    y: (value) => HIGH - BOTTOM - ((value - low) / (high - low || 1)) * (HIGH - TOP - BOTTOM),
  };
}

/** @param {string} text @param {number} x @param {number} y @param {Record<string, string | number>} [more] */
const write = (text, x, y, more = {}) => svg('text', { x, y, 'font-size': 11, class: 'fl-soft', ...more }, text);

/** Draw both curves with their names. @param {Curve[]} curves @param {Axes} axes */
function curvesOf(curves, { x, y }) {
  const ends = curves.map(({ values }) => y(values[values.length - 1])),
    space = NEAR - Math.abs(ends[0] - ends[1]),
    apart = space > 0 ? ((ends[1] > ends[0] ? 1 : -1) * space) / 2 : 0;
  return curves.flatMap(({ title, values }, i) => {
    const d = values.map((value, at) => `${at ? 'L' : 'M'}${x(at)},${y(value)}`).join(''),
      place = ends[i] + (i ? apart : -apart) + 4,
      name = format.cut(title, LETTERS);
    return [
      svg('path', { d, class: i ? 'fl-own' : 'fl-other' }),
      write(name, x(values.length - 1) + 7, place, { 'font-size': 12, class: i ? 'fl-answer' : 'fl-soft' }),
    ];
  });
}

/** Draw a point at each depth; pointing at it tells its numbers. @param {Curve[]} curves @param {Axes} axes @param {ReturnType<typeof namesOf>} names */
function pointsOf([other, own], { pitch, x, y }, names) {
  return own.values.flatMap((value, at) => {
    const hit = svg('rect', { x: x(at) - pitch / 2, y: 0, width: pitch, height: HIGH - BOTTOM, class: 'fl-hit' }),
      says = `${names[at].name}: ${own.title} ${format.number(value)}, ${other.title} ${format.number(other.values[at])}`;
    hit.addEventListener('pointermove', (event) => tooltip(says, event));
    hit.addEventListener('pointerleave', () => tooltip(''));
    return [svg('circle', { cx: x(at), cy: y(value), r: 2.5, class: 'fl-point' }), hit];
  });
}

/** Draw the axis with its numbers and layers. @param {Axes & { low: number, high: number }} axes @param {ReturnType<typeof namesOf>} names */
function axisOf({ width, pitch, x, y, low, high }, names) {
  const layers = names.flatMap(({ part, layer }, at) =>
    part === 'ffn' ? [write(say('flow-layer', { layer }), x(at) - pitch, HIGH - 4, { 'text-anchor': 'middle' })] : [],
  );
  const numbers = [0, low, high]
    .filter((value, at) => !at || Math.abs(y(value) - y(0)) > NEAR)
    .map((value) => write(format.number(value, 0), LEFT - 7, y(value) + 4, { 'text-anchor': 'end' }));
  return [svg('path', { d: `M${LEFT},${y(0)}H${width - RIGHT}`, class: 'fl-rule' }), ...numbers, ...layers];
}

/** @returns {Piece<FlowState>} */
export function buildDepth() {
  const picture = create('div', ''),
    after = term('logit-lens', say('flow-after-each-part')),
    head = create('p', 'gf-cap', ...pieces('flow-sum-by-depth', { after }));
  let width = 0;
  return {
    element: create('div', 'fl-depth', head, picture),
    layout() {
      width = widthOf(picture);
    },
    draw(state) {
      const { found, asked, against } = state;
      if (!found || !width) return;
      if (Number.isNaN(found.total)) return picture.replaceChildren(create('p', 'fl-shut'));
      const curves = [
          { title: against ? format.quoted(against.name) : say('flow-average'), values: found.otherDepths },
          { title: format.quoted(asked.name), values: found.depths },
        ],
        [axes, names] = [axesOf(curves, width), namesOf(state)],
        numbers = curves.map(({ title, values }) =>
          [isolate(title), ...values.map((one) => format.number(one, 1))].join(' '),
        ),
        label = say('flow-logit-by-depth', { numbers: format.parted(numbers) }),
        nodes = [...axisOf(axes, names), ...curvesOf(curves, axes), ...pointsOf(curves, axes, names)];
      picture.replaceChildren(svg('svg', { ...sized(width, HIGH), role: 'img', 'aria-label': label }, ...nodes));
    },
  };
}
