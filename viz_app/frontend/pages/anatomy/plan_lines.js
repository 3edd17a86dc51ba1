/* The lines of the plan: between components, around sub-layers, and from the encoder to the decoder. */
import { theme } from '../../state/theme.js';
import { sized } from '../../widgets/canvas.js';
import { svg } from '../../widgets/svg.js';

/** @import { Side } from './types' */
/** @typedef {[d: string, stroke: string | undefined, width?: number]} Stroke */
/** @typedef {{ side: Side, before: string[], blocks: string[][], layer: string[], parallel: boolean, after: string[] }} Column `layer` joins the `blocks`, an attention or a feed-forward with its norms each */
/** @typedef {{ top: Record<string, number>, ends: Record<string, number>, all: number }} Places the positions of buttons and layers */
/** @typedef {{ columns: Column[], left: (side: Side) => number, width: number, height: number, places: Places, phone: boolean, pre: boolean }} Drawing */

export const SPACE = 22; // above a layer, for its caption

/** @type {(w: number, h: number, lines: Stroke[]) => SVGElement} */
export const svgOf = (w, h, lines) =>
  svg(
    'svg',
    { ...sized(w, h), 'aria-hidden': 'true' },
    ...lines.map(([d, stroke, width = 1]) => svg('path', { d, stroke, fill: 'none', 'stroke-width': width })),
  );

/** @param {Column[]} columns @param {number} height px of a button @param {number} step px from one button to the next @returns {Places} */
export function place(columns, height, step) {
  const top = /** @type {Record<string, number>} */ ({});
  const ends = /** @type {Record<string, number>} */ ({});
  columns.forEach(({ side, before, layer, after }) => {
    let y = 20;
    before.forEach((name) => {
      top[name] = y;
      y += step;
    });
    y += SPACE;
    layer.forEach((name) => {
      top[name] = y;
      y += step;
    });
    ends[side] = y - step + height;
    y += 12;
    after.forEach((name) => {
      top[name] = y;
      y += step;
    });
    ends[`${side}.all`] = y;
  });
  return { top, ends, all: Math.max(...columns.map(({ side }) => ends[`${side}.all`])) };
}

/** @param {Drawing} drawing @returns {Stroke[]} */
export function lines({ columns, left, width, height, places, phone, pre }) {
  const { top, ends } = places,
    colour = theme.colour;
  const paths = /** @type {Stroke[]} */ ([]);
  columns.forEach(({ side, before, blocks, layer, parallel, after }) => {
    const middle = left(side) + width / 2,
      chain = [...before, ...layer, ...after],
      apart = parallel ? blocks.slice(1).map(([name]) => name) : []; // they do not read what stands above them
    chain.slice(1).forEach((name, i) => {
      if (!apart.includes(name)) paths.push([`M${middle} ${top[chain[i]] + height}V${top[name]}`, colour.control]);
    });
    paths.push([
      `M${left(side) - 7.5} ${Math.round(top[layer[0]]) - 24.5}h${width + 15}V${ends[side] + 8.5}h${-width - 15}Z`,
      colour.line,
    ]);
    if (!phone)
      paths.push(
        ...skips(
          blocks,
          { top, height, pre, parallel, middle, edge: left(side) + (side === 'decoder' ? width : 0), side },
          colour,
        ),
      );
  });
  if (columns.length > 1) paths.push(...bridge(columns, { left, width, height, top, ends }, colour));
  return paths;
}

/**
 * Return the residual lines around each sub-layer. Of a parallel layer there is one around both, from which the
 * feed-forward reads, and to which the attention adds past it.
 * @param {string[][]} blocks
 * @param {{ top: Places['top'], height: number, side: Side, pre: boolean, parallel: boolean, middle: number, edge: number }} at
 * @param {Record<string, string>} colour
 * @returns {Stroke[]}
 */
function skips(blocks, { top, height, side, pre, parallel, middle, edge }, colour) {
  const away = side === 'decoder' ? 4 : -4,
    line = (/** @type {string} */ from, /** @type {string} */ end) =>
      /** @type {Stroke} */ ([`M${middle} ${top[from] - 6}H${edge + away}${end}`, colour.hatch]);
  if (parallel) {
    const [[first], ...others] = blocks,
      last = /** @type {string} */ (blocks.flat().at(-1)),
      attention = /** @type {string} */ (blocks[0].at(-1));
    return [
      line(first, `V${top[last] + height + 6}H${middle}`),
      ...others.map(([name]) => line(first, `V${top[name] + height / 2}H${edge}`)),
      [`M${edge} ${top[attention] + height / 2}h${2 * away}V${top[last] + height + 6}H${middle}`, colour.hatch],
    ];
  }
  return blocks.map((block) => {
    const last = top[block[block.length - 1]];
    return line(block[0], pre ? `V${last + height + 6}H${middle}` : `V${last + height / 2}H${edge}`);
  });
}

/**
 * Return the line from the end of the encoder to the cross-attention.
 * @param {Column[]} columns
 * @param {Pick<Drawing, 'left' | 'width' | 'height'> & Pick<Places, 'top' | 'ends'>} at
 * @param {Record<string, string>} colour
 * @returns {Stroke[]}
 */
function bridge([encoder], { left, width, height, top, ends }, colour) {
  const last = encoder.after.filter((name) => name === 'encoder.final_norm').at(-1),
    from = last ? top[last] + height : ends.encoder;
  const entry = left('decoder'),
    turn = (width + entry) / 2,
    y = top['decoder.cross'] + height / 2;
  return [
    [
      `M${width / 2} ${from}V${Math.max(from, ends.encoder) + 18}H${turn}V${y}H${entry - 1}M${entry - 7} ${y - 4}l6 4l-6 4`,
      colour.ink,
      1.5,
    ],
  ];
}
