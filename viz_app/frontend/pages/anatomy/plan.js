/* The architecture from top to bottom: buttons on a line drawing, in the order of the design on the left. */
/** @import { AnatomyState, AnatomyView, Side } from './types' */
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { told } from '../../state/told.js';
import { rem, sized, widthOf } from '../../widgets/canvas.js';
import { button } from '../../widgets/controls.js';
import { create, keepFocus } from '../../widgets/dom.js';
import { svg } from '../../widgets/svg.js';
import { nameOf } from './designs.js';

/* The lines of the plan: between components, around sub-layers, and from the encoder to the decoder. */

/** @typedef {[d: string, stroke: string | undefined, width?: number]} Stroke */
/** @typedef {{ side: Side, before: string[], blocks: string[][], layer: string[], parallel: boolean, after: string[] }} Column `layer` joins the `blocks`, an attention or a feed-forward with its norms each */
/** @typedef {{ top: Record<string, number>, ends: Record<string, number>, all: number }} Places the positions of buttons and layers */
/** @typedef {{ columns: Column[], left: (side: Side) => number, width: number, height: number, places: Places, phone: boolean, pre: boolean }} Drawing */

const SPACE = 22; // above a layer, for its caption

/** @type {(w: number, h: number, lines: Stroke[]) => SVGElement} */
const svgOf = (w, h, lines) =>
  svg(
    'svg',
    { ...sized(w, h), 'aria-hidden': 'true' },
    ...lines.map(([d, stroke, width = 1]) => svg('path', { d, stroke, fill: 'none', 'stroke-width': width })),
  );

/** @param {Column[]} columns @param {number} height px of a button @param {number} step px from one button to the next @returns {Places} */
function place(columns, height, step) {
  const top = /** @type {Record<string, number>} */ ({});
  const ends = /** @type {Record<string, number>} */ ({});
  columns.forEach(({ side, before, layer, after }) => {
    let y = 20;
    const put = (/** @type {string} */ name) => {
      top[name] = y;
      y += step;
    };
    before.forEach(put);
    y += SPACE;
    layer.forEach(put);
    ends[side] = y - step + height;
    y += 12;
    after.forEach(put);
    ends[`${side}.all`] = y;
  });
  return { top, ends, all: Math.max(...columns.map(({ side }) => ends[`${side}.all`])) };
}

/** @param {Drawing} drawing @returns {Stroke[]} */
function lines({ columns, left, width, height, places, phone, pre }) {
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

const WIDEST = 470;

/**
 * Return the components of one side: before the layers, in a layer, and after the layers.
 * @param {Side} side
 * @param {{ has: (name: string) => boolean, pre: boolean, parallel: boolean, translator: boolean }} about
 * @returns {Column}
 */
function column(side, { has, pre, parallel, translator }) {
  const here = (/** @type {string[]} */ list) => list.map((kind) => `${side}.${kind}`).filter(has);
  const kinds = side === 'encoder' ? ['self', 'ffn'] : ['self', 'cross', 'ffn'];
  const blocks = kinds
    .map((kind) => here(pre ? [`${kind}_norm`, kind, `${kind}_update_norm`] : [kind, `${kind}_norm`]))
    .filter((block) => block.length);
  const ends = side === 'decoder' ? ['logits'] : ['pooled', `${side}.pooled`, ...(translator ? [] : ['logits'])];
  return {
    side,
    before: here(['embedding', 'positions', 'first_norm']),
    blocks,
    layer: blocks.flat(),
    parallel,
    after: [...here(['final_norm']), ...ends.filter(has)],
  };
}

/** Return every component of the visible designs, from top to bottom, the encoder first. @param {AnatomyState} state */
function columnsOf({ picked }) {
  const has = (/** @type {string} */ name) => picked.some((design) => Object.hasOwn(design.components, name));
  const [{ norm, parallel }] = picked,
    about = { has, pre: norm === 'pre', parallel, translator: has('decoder.embedding') };
  return /** @type {Side[]} */ (['encoder', 'decoder'])
    .map((side) => column(side, about))
    .filter(({ before }) => before.length);
}
/** @type {(state: AnatomyState) => string[]} */
export const flowOf = (state) =>
  columnsOf(state).flatMap(({ before, layer, after }) => [...before, ...layer, ...after]);

/** @param {AnatomyState} state @param {string} name */
function doesDiffer({ picked }, name) {
  const shown = picked.map(
    ({ components: { [name]: one } }) => one && JSON.stringify([one.title, one.rows, one.layers]),
  );
  return shown.length > 1 && shown[0] !== shown[1];
}

/** @param {AnatomyState} state @param {string} name @param {string} style @param {(name: string) => void} open */
function componentButton(state, name, style, open) {
  const shown = state.picked.map((design) => design.components[name]),
    component = shown[0] ?? shown[1],
    differs = doesDiffer(state, name);
  const sign = create('u', '', differs ? '≠' : '', { 'aria-hidden': 'true' }),
    parts = [create('em', '', told(component.title)), ' ', create('span', '', component.shape)],
    heard = create('i', 'gf-sr', differs ? say('anatomy-designs-differ-here') : '');
  const children = [...parts, ...(state.picked.length > 1 ? [sign, heard] : [])];
  return button(children, () => open(name), shown[0] ? '' : 'gf-absent', {
    ...{ style, 'data-component': name, 'aria-current': String(name === state.component) },
  });
}

const CAPTIONS = {
  encoder: [say('anatomy-encoder-reads-source'), say('anatomy-encoder')],
  decoder: [say('anatomy-decoder-writes-target'), say('anatomy-decoder')],
};
/** @param {AnatomyState} state @param {Side} side @param {{ left: number, top: Places['top'], first: string, phone: boolean }} at */
function captions({ picked }, side, { left, top, first, phone }) {
  const [one, other = one] = picked.map((design) => design.layers[side]);
  /** @type {(text: string, x: number, y: number) => HTMLElement} */
  const at = (text, x, y) => create('span', 'gf-cap', text, { style: `left:${rem(x)};top:${rem(y)}` });
  return [
    at(CAPTIONS[side][phone ? 1 : 0], left, 0),
    at(
      one === other ? say('anatomy-layers', { layers: one }) : say('anatomy-layers-of-two', { one, other }),
      left + 2,
      top[first] - SPACE,
    ),
  ];
}

/** @param {AnatomyView} view @returns {Piece<AnatomyState>} */
export function buildPlan(view) {
  const host = create('div', 'gf-plan', { role: 'group', 'aria-label': say('anatomy-architecture-from-top') }),
    key = create('span', 'gf-cap');
  const element = create(
    'div',
    'gf-left',
    create('div', 'gf-row', create('h3', '', say('anatomy-open-a-component')), key),
    host,
  );
  return {
    element,
    draw(state) {
      const { phone } = view,
        w = Math.min(widthOf(host), WIDEST),
        height = phone ? 40 : 34,
        gap = phone ? 28 : 44,
        width = (w - gap) / 2;
      const columns = columnsOf(state),
        left = (/** @type {Side} */ side) => (side === 'decoder' ? width + gap : 0);
      const places = place(columns, height, height + (phone ? 10 : 12)),
        pre = state.picked[0].norm === 'pre';
      const buttons = flowOf(state).map((name) => {
        const isHere = (/** @type {Column} */ one) => [...one.before, ...one.layer, ...one.after].includes(name);
        const side = columns.find(isHere)?.side ?? 'encoder';
        return componentButton(
          state,
          name,
          `left:${rem(left(side))};top:${rem(places.top[name])};width:${rem(width)};height:${rem(height)}`,
          view.open,
        );
      });
      host.style.height = rem(places.all);
      const drawing = svgOf(w, places.all, lines({ columns, left, width, height, places, phone, pre })),
        names = columns.flatMap(({ side, layer }) =>
          captions(state, side, { left: left(side), top: places.top, first: layer[0], phone }),
        );
      keepFocus(host, () => host.replaceChildren(drawing, ...names, ...buttons));
      key.textContent = say('anatomy-shapes-of', { count: state.picked.length, picked: nameOf(state.picked[0]) });
    },
  };
}
