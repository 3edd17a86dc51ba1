/* The architecture from top to bottom: buttons on a line drawing, in the order of the design on the left. */
/** @import { Column, Places } from './plan_lines.js' */
/** @import { AnatomyState, AnatomyView, Side } from './types' */
import { say } from '../../state/say.js';
import { told } from '../../state/told.js';
import { rem, widthOf } from '../../widgets/canvas.js';
import { button } from '../../widgets/controls.js';
import { create, focusedData, focusOn } from '../../widgets/dom.js';
import { nameOf } from './designs.js';
import { lines, place, SPACE, svgOf } from './plan_lines.js';

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
        pre = state.picked[0].norm === 'pre',
        focused = focusedData().component;
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
      host.replaceChildren(
        svgOf(w, places.all, lines({ columns, left, width, height, places, phone, pre })),
        ...columns.flatMap(({ side, layer }) =>
          captions(state, side, { left: left(side), top: places.top, first: layer[0], phone }),
        ),
        ...buttons,
      );
      if (focused && host.isConnected) focusOn(host, `[data-component="${CSS.escape(focused)}"]`);
      key.textContent = say('anatomy-shapes-of', { count: state.picked.length, picked: nameOf(state.picked[0]) });
    },
  };
}
