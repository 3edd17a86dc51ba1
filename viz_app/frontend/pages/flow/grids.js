/* All heads and feed-forwards on one signed scale. A cell opens its bar. */
/** @import { FlowState, Page, Part } from './types' */
import { pieces, say } from '../../state/say.js';
import * as format from '../../state/format.js';
import { widthOf } from '../../widgets/canvas.js';
import { signed } from '../../widgets/cells.js';
import { create, setText } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { legend, swatch } from '../../widgets/legend.js';
import { readBy } from './parts.js';

const CELL = { width: 64, height: 32 }, // px
  SQUARE = { width: 36, height: 36 }; // px of a feed-forward, which has a column of its own
/** @type {Record<string, string>} */
const TITLES = {
  encoder: say('flow-relate'),
  decoder: say('flow-look-back'),
  cross: say('flow-look-across'),
  ffn: say('flow-feed-forwards'),
};

/** @typedef {'encoder' | 'decoder' | 'cross' | 'ffn'} Kind */

/** Return the key of a part. @param {Kind} kind @param {number} layer @param {number} head */
const keyOf = (kind, layer, head) => (kind === 'ffn' ? `ffn.${layer}` : `${kind}.${layer}.${head}`);

/** Build the grid of one kind of parts. @param {Page} page @param {Kind} kind */
function buildGrid(page, kind) {
  const part = (/** @type {number} */ layer, /** @type {number} */ head) =>
    page.now().found?.parts.find(({ key }) => key === keyOf(kind, layer, head));
  const grid = headGrid({
    label: TITLES[kind],
    choose: ({ layer, head }) => page.view.select({ part: keyOf(kind, layer, head), parts: null }),
    describe({ layer, head }) {
      const own = part(layer, head);
      if (!own) return '';
      const reads = readBy(page.now().facts, own);
      const told = say('flow-part-adds', {
        ...{ isHead: kind !== 'ffn', title: TITLES[kind], layer: layer + 1, head: head + 1 },
        value: format.signed(own.value),
      });
      return reads.length ? [told, say('flow-reads', { words: format.listed(reads) })].join('\n') : told;
    },
  });
  const element = create('div', '', create('h4', 'gf-cap', TITLES[kind]), grid.element);
  return {
    element,
    /** @param {FlowState} state @param {Part[]} parts @param {number} most */
    draw(state, parts, most) {
      const layers = 1 + Math.max(...parts.map(({ layer = 0 }) => layer)),
        heads = parts.length / layers,
        [, layer, head = 0] = state.open.split('.').map(Number),
        sel = state.open.startsWith(`${kind}.`) ? { layer, head } : null;
      grid.draw({
        ...{ layers, heads, isLone: kind === 'ffn', rows: 1, columns: 1, largest: kind === 'ffn' ? SQUARE : CELL, sel },
        cells: (at, own) => signed([parts[at * heads + own].value], [1], most),
        key: `${state.asked.id}.${state.against?.id}.${state.step}.${state.facts.text}.${parts[0].value}`,
        room: widthOf(element),
      });
    },
  };
}

/** @param {Page} page @returns {Piece<FlowState>} */
export function buildGrids(page) {
  const title = create('h3', ''),
    key = legend(),
    row = create('div', 'fl-grids');
  const grids = /** @type {Map<Kind, ReturnType<typeof buildGrid>>} */ (new Map());
  return {
    element: create('section', 'fl-all', create('div', 'fl-head', title, key), row),
    draw(state) {
      const { found, asked, against } = state;
      if (!found) return;
      const of = (/** @type {Kind} */ kind) => found.parts.filter(({ key: own }) => own.startsWith(`${kind}.`)),
        kinds = /** @type {Kind[]} */ (['encoder', 'decoder', 'cross', 'ffn']).filter((kind) => of(kind).length),
        most = Math.max(...found.parts.map(({ value }) => Math.abs(value))),
        heads = found.parts.filter(({ map }) => map).length;
      const [token, rival] = [asked.name, against?.name ?? ''].map(format.quoted),
        scale = { ramp: swatch('signed'), low: format.signed(-most), high: format.signed(most) };
      setText(title, say('flow-what-each-adds', { heads, token, isAgainst: Boolean(against), rival }));
      key.replaceChildren(...legend(pieces('flow-key-scale', { ...scale })).childNodes);
      if ([...grids.keys()].join() !== kinds.join()) {
        grids.clear();
        kinds.forEach((kind) => grids.set(kind, buildGrid(page, kind)));
        row.replaceChildren(...[...grids.values()].map(({ element }) => element));
      }
      grids.forEach((grid, kind) => grid.draw(state, of(kind), most));
    },
  };
}
