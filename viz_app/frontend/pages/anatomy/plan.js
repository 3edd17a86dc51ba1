// @ts-nocheck
/* The architecture from top to bottom: buttons on a line drawing, in the order of the design on the left. */
import { theme } from '../../state/theme.js';
import { create } from '../../widgets/dom.js';
import { nameOf } from './cards.js';

const WIDEST = 416;
const SPACE = 22; // above a layer, for its caption

const svgOf = (w, h, lines) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  Object.entries({ width: w, height: h, 'aria-hidden': 'true' }).forEach(([name, value]) =>
    svg.setAttribute(name, value),
  );
  lines.forEach(([d, stroke, width = 1]) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    Object.entries({ d, stroke, fill: 'none', 'stroke-width': width }).forEach(([name, value]) =>
      path.setAttribute(name, value),
    );
    svg.append(path);
  });
  return svg;
};

/** The stations of one side by where they stand: before the layers, in a layer, after them. */
function column(side, { has, pre, translator }) {
  const kinds = side === 'encoder' ? ['self', 'ffn'] : ['self', 'cross', 'ffn'];
  const layer = kinds.flatMap((kind) => (pre ? [`${kind}_norm`, kind] : [kind, `${kind}_norm`]));
  const here = (list) => list.map((kind) => `${side}.${kind}`).filter(has);
  const ends = side === 'decoder' ? ['logits'] : ['pooled', ...(translator ? [] : ['logits'])];
  return {
    before: here(['embedding', 'positions']),
    layer: here(layer),
    after: [...here(['final_norm']), ...ends.filter(has)],
  };
}

/** Every station of the designs on show, from top to bottom, the encoder first. */
export function columnsOf({ picked }) {
  const has = (name) => picked.some((design) => Object.hasOwn(design.stations, name));
  const about = { has, pre: picked[0].norm === 'pre', translator: has('decoder.embedding') };
  return ['encoder', 'decoder'].map((side) => ({ side, ...column(side, about) })).filter(({ before }) => before.length);
}
export const flowOf = (state) =>
  columnsOf(state).flatMap(({ before, layer, after }) => [...before, ...layer, ...after]);

export function doesDiffer({ picked }, name) {
  const [a, b] = picked.map((design) => design.stations[name]);
  return (
    picked.length > 1 &&
    (!a || !b || a.title !== b.title || JSON.stringify([a.rows, a.layers]) !== JSON.stringify([b.rows, b.layers]))
  );
}

function place(columns, height, step) {
  const top = {},
    ends = {};
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

function lines({ columns, left, width, height, places, phone, pre }) {
  const { top, ends } = places,
    colour = theme.colour,
    drawn = [];
  columns.forEach(({ side, before, layer, after }) => {
    const middle = left(side) + width / 2,
      chain = [...before, ...layer, ...after];
    chain
      .slice(1)
      .forEach((name, i) => drawn.push([`M${middle} ${top[chain[i]] + height}V${top[name]}`, colour.control]));
    drawn.push([
      `M${left(side) - 7.5} ${Math.round(top[layer[0]]) - 24.5}h${width + 15}V${ends[side] + 8.5}h${-width - 15}Z`,
      colour.line,
    ]);
    if (!phone)
      drawn.push(
        ...skips(
          layer,
          { top, height, side, pre, middle, width, edge: left(side) + (side === 'decoder' ? width : 0) },
          colour,
        ),
      );
  });
  if (columns.length > 1) drawn.push(...bridge(columns, { left, width, height, top, ends }, colour));
  return drawn;
}

/** What goes around each sub-layer, to be added after it. */
function skips(layer, { top, height, side, pre, middle, edge }, colour) {
  const away = side === 'decoder' ? 4 : -4;
  return layer
    .filter((_, i) => i % 2 === 0)
    .map((name, i) => {
      const second = top[layer[2 * i + 1]];
      const end = pre ? `V${second + height + 6}H${middle}` : `V${second + height / 2}H${edge}`;
      return [`M${middle} ${top[name] - 6}H${edge + away}${end}`, colour.hatch];
    });
}

/** From the end of the encoder into every cross-attention. */
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

function stationButton(state, name, style, open) {
  const shown = state.picked.map((design) => design.stations[name]),
    station = shown[0] ?? shown[1],
    differs = doesDiffer(state, name);
  const mark = create('u', '', differs ? '≠' : '', { 'aria-hidden': 'true' });
  const button = create(
    'button',
    shown[0] ? '' : 'gf-absent',
    create('em', '', station.title),
    create('span', '', station.shape),
    ...(state.picked.length > 1 ? [mark] : []),
    { type: 'button', style },
  );
  button.dataset.station = name;
  button.setAttribute(
    'aria-label',
    `${station.title}, ${station.shape.replaceAll('×', 'by')}${differs ? ', the two designs differ here' : ''}`,
  );
  button.setAttribute('aria-current', String(name === state.station));
  button.addEventListener('click', () => open(name));
  return button;
}

const CAPTIONS = {
  encoder: ['Encoder, reads the source', 'Encoder'],
  decoder: ['Decoder, writes the target', 'Decoder'],
};
function captions({ picked }, side, { left, top, first, phone }) {
  const layers = picked.map((design) => design.layers[side] || 'no'),
    same = new Set(layers).size === 1;
  const at = (text, x, y) => create('span', 'gf-cap', text, { style: `left:${x}px;top:${y}px` });
  return [
    at(CAPTIONS[side][phone ? 1 : 0], left, 0),
    at(same ? `${layers[0]} layers` : `≠ ${layers.join(' or ')} layers`, left + 2, top[first] - SPACE),
  ];
}

export function buildPlan(view) {
  const host = create('div', 'gf-plan', { role: 'group', 'aria-label': 'The architecture, from top to bottom' }),
    key = create('span', 'gf-cap');
  const element = create('div', 'gf-left', create('div', 'gf-row', create('h2', '', 'Open a station'), key), host);
  return {
    element,
    draw(state) {
      const { phone } = view,
        w = Math.min(host.clientWidth, WIDEST),
        height = phone ? 40 : 34,
        gap = phone ? 28 : 44,
        width = (w - gap) / 2;
      const columns = columnsOf(state),
        left = (side) => (side === 'decoder' ? width + gap : 0);
      const places = place(columns, height, height + (phone ? 10 : 12)),
        pre = state.picked[0].norm === 'pre',
        focused = document.activeElement?.dataset.station;
      const buttons = flowOf(state).map((name) => {
        const side = columns.find((one) => [...one.before, ...one.layer, ...one.after].includes(name)).side;
        return stationButton(
          state,
          name,
          `left:${left(side)}px;top:${places.top[name]}px;width:${width}px;height:${height}px`,
          view.open,
        );
      });
      host.style.height = `${places.all}px`;
      host.replaceChildren(
        svgOf(w, places.all, lines({ columns, left, width, height, places, phone, pre })),
        ...columns.flatMap(({ side, layer }) =>
          captions(state, side, { left: left(side), top: places.top, first: layer[0], phone }),
        ),
        ...buttons,
      );
      if (focused && host.isConnected) host.querySelector(`[data-station="${CSS.escape(focused)}"]`)?.focus();
      key.textContent =
        state.picked.length > 1
          ? `≠ they differ here; shapes of ${nameOf(state.picked[0])}`
          : `shapes of ${nameOf(state.picked[0])}`;
    },
  };
}
