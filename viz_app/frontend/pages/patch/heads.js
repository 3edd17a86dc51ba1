/* The map of heads: what one head passes on, carried over by itself; groups of heads, and heads at one row alone. */
/** @import { MapName } from '../../types' */
/** @import { Page, Pair, PatchMap, PatchState, Share } from './types' */
import { pieces, say } from '../../state/say.js';
import { button, mark, press, select, stepper } from '../../widgets/controls.js';
import { ARROWS, create, region, tooltip, whenNew } from '../../widgets/dom.js';
import { headTitle, MAP_TITLES } from '../../widgets/picker.js';
import { choices, segments } from '../../widgets/segments.js';
import { term } from '../../widgets/terms.js';
import { focus, paint } from './grid.js';
import { rowOf, rowOptions, textOf, toggled } from './places.js';
import { inCell, wayOf } from './state.js';

const ROWS = choices({ all: say('patch-at-all-rows'), one: say('patch-at-one-row') });
const KINDS = choices({ o: say('patch-what-they-pass-on'), w: say('patch-where-they-look') });

/** @type {(pair: Pair, map: string, layer: number, head: number, atRow: number | null) => string} */
const placeOf = (pair, map, layer, head, atRow) =>
  textOf({ kind: 'o', map: /** @type {MapName} */ (map), layer, head, row: rowOf(pair, map, atRow) });

/** Return all heads of a map, or of one of its layers. @type {(map: PatchMap, name: string, layer: number | null, atRow: number | null) => string[]} */
const group = ({ pair, heads }, name, layer, atRow) =>
  (heads[/** @type {MapName} */ (name)] ?? []).flatMap((row, at) =>
    layer === null || layer === at
      ? row.flatMap((share, head) => (share === null ? [] : [placeOf(pair, name, at, head, atRow)]))
      : [],
  );

/** @type {(text: string, label: string, act: () => void) => HTMLButtonElement} */
const linkOf = (text, label, act) => button(text, act, 'gf-textlink', { 'aria-label': label });

/** One map of heads. @type {(page: Page, name: string, shares: Share[][]) => { element: HTMLElement, cells: HTMLButtonElement[] }} */
function block(page, name, shares) {
  const count = shares.length * shares[0].length,
    all = (/** @type {number | null} */ layer) => {
      const { map, atRow } = page.now();
      if (map) page.carry(group(map, name, layer, atRow));
    };
  const links = create(
    'span',
    'gf-cap',
    ...pieces('patch-all-of', {
      layers: shares.flatMap((_, at) => [
        at ? ' ' : '',
        linkOf(String(at + 1), say('patch-all-heads-of-layer', { map: name, layer: at + 1 }), () => all(at)),
      ]),
      all: linkOf(say('patch-all-many', { count }), say('patch-all-heads-of-map', { count, map: name }), () =>
        all(null),
      ),
    }),
  );
  const cells = /** @type {HTMLButtonElement[]} */ ([]);
  const rows = shares.flatMap((row, layer) => [
    create('span', 'gf-cap gf-layer', String(layer + 1), { title: say('patch-layer', { layer: layer + 1 }) }),
    ...row.map((_, head) => {
      const cell = button('', null, 'gf-cell', { tabIndex: -1 });
      Object.assign(cell.dataset, { map: name, layer: String(layer), head: String(head) });
      cells.push(cell);
      return cell;
    }),
  ]);
  const numbers = shares[0].map((_, head) => create('span', 'gf-cap gf-number', String(head + 1))),
    grid = create('div', 'gf-headcells', create('span', ''), ...numbers, ...rows, {
      role: 'group',
      'aria-label': say('patch-heads-of-map', { map: name }),
    });
  grid.style.setProperty('--n', String(shares[0].length));
  return {
    element: create('div', 'gf-headmap', create('div', 'gf-row', create('b', '', MAP_TITLES[name]), links), grid),
    cells,
  };
}

/** Carry over the strongest heads together, one more or one less. @param {Page} page */
function strongest(page) {
  const count = stepper(say('patch-one-head-fewer'), say('patch-one-head-more'), (by) => {
    const { map } = page.now(),
      next = Math.max(1, Math.min(map?.order.length ?? 1, held() + by));
    if (map) page.carry(map.order.slice(0, next));
  });
  /** Return how many of the strongest heads are carried, if nothing else is. */
  function held() {
    const { map, carried } = page.now();
    return map && map.order.slice(0, carried.length).join() === carried.map(textOf).join() ? carried.length : 0;
  }
  return {
    element: create('span', 'gf-tool gf-cap', ...pieces('patch-strongest-together', { field: count.element })),
    draw() {
      const now = held();
      count.draw(now ? String(now) : '–', now < 2, now >= (page.now().map?.order.length ?? 0));
    },
  };
}

/** Whether heads are carried at all rows or at one, and what of them. @param {Page} page */
function tools(page) {
  const { view } = page,
    first = (/** @type {PatchMap} */ { pair }) => {
      const rows = pair.partners[pair.text] ?? [],
        own = pair.tokens[pair.text] ?? [],
        others = pair.donorTokens[pair.text] ?? [];
      return Math.max(
        0,
        rows.findIndex((other, row) => other >= 0 && own[row] !== others[other]),
      );
    };
  const rows = segments({
      label: say('patch-at-which-rows'),
      options: ROWS,
      choose: (value) => {
        const { map } = page.now();
        if (map) view.select({ at_row: value === 'all' ? null : first(map), carry: null });
      },
    }),
    row = select(say('patch-the-row'), (at) => view.select({ at_row: Number(at), carry: null })),
    kinds = segments({ label: say('patch-what-of-the-heads'), options: KINDS, choose: kind });
  /** @param {string} next */
  function kind(next) {
    const places = page
      .now()
      .carried.map((place) => (place.kind === 'r' ? place : { ...place, kind: /** @type {'o' | 'w'} */ (next) }));
    page.carry([...new Set(places.map(textOf))]);
  }
  return {
    elements: [kinds.element, rows.element, row.element],
    /** @param {PatchState} state @param {PatchMap} map */
    draw({ atRow, carried }, { pair }) {
      const heads = carried.filter((place) => place.kind !== 'r');
      kinds.element.hidden = !heads.length;
      kinds.draw(heads.every((place) => place.kind === 'w') ? 'w' : 'o');
      rows.draw(atRow === null ? 'all' : 'one');
      row.element.hidden = atRow === null;
      const partners = pair.partners[pair.text] ?? [],
        tokens = rowOptions(pair.tokens[pair.text] ?? []);
      row.draw(
        String(atRow ?? 0),
        tokens.filter((_, at) => partners[at] >= 0),
      );
    },
  };
}

/** @param {Page} page @param {HTMLElement} blocks */
function listen(page, blocks) {
  const cellAt = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('button.gf-cell[data-head]')) : null;
  blocks.addEventListener('click', (event) => {
    const cell = cellAt(event.target),
      { map, atRow, carried } = page.now();
    if (!cell || !map) return;
    const { map: name = '', layer, head } = cell.dataset,
      place = placeOf(map.pair, name, Number(layer), Number(head), atRow),
      isMore = page.isSeveral || event.shiftKey || event.ctrlKey || event.metaKey;
    page.carry(isMore ? toggled(carried.map(textOf), [place]) : [place]);
  });
  blocks.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse') tooltip(cellAt(event.target)?.getAttribute('aria-label') ?? '', event);
  });
  blocks.addEventListener('pointerleave', () => tooltip(''));
  blocks.addEventListener('keydown', (event) => {
    const cell = cellAt(event.target),
      move = ARROWS[event.key];
    if (!cell || !move) return;
    event.preventDefault();
    const { map, layer, head } = cell.dataset,
      next = blocks.querySelector(
        `[data-map="${map}"][data-layer="${Number(layer) + move[0]}"][data-head="${Number(head) + move[1]}"]`,
      ),
      all = [.../** @type {NodeListOf<HTMLElement>} */ (blocks.querySelectorAll('button.gf-cell'))],
      to = /** @type {HTMLElement | undefined} */ (next ?? (move[1] ? all[all.indexOf(cell) + move[1]] : undefined));
    if (to) focus(blocks, to);
  });
}

/** @type {(cell: HTMLButtonElement, map: PatchMap, held: Set<string>) => void} */
function draw(cell, map, held) {
  const { map: name = '', layer = '', head = '' } = cell.dataset,
    share = map.heads[/** @type {MapName} */ (name)]?.[Number(layer)]?.[Number(head)] ?? null;
  cell.textContent = share === null ? '' : inCell(share);
  cell.disabled = share === null;
  press(cell, held.has(`${name}.${layer}.${head}`));
  const title = headTitle({ map: name, layer: Number(layer), head: Number(head) });
  mark(cell, 'label', say('patch-head-and-share', { head: title, share: wayOf(share) }));
  paint(cell, share ?? 0);
}

/** @param {Page} page @returns {Piece<PatchState>} */
export function buildHeads(page) {
  const title = create('h3', ''),
    together = strongest(page),
    tool = tools(page),
    blocks = create('div', 'gf-headmaps'),
    note = create('p', 'gf-cap'),
    element = region(
      'gf-patchheads',
      say('patch-heads-of-both'),
      create('div', 'gf-row', title, create('span', 'gf-tool', ...tool.elements, together.element)),
      blocks,
      note,
    );
  let cells = /** @type {HTMLButtonElement[]} */ ([]);
  const isNew = whenNew();
  listen(page, blocks);
  return {
    element,
    draw(state) {
      const { map, donor, base, carried } = state;
      if (!map) return;
      const { pair } = map;
      const sizes = Object.entries(map.heads).map(([name, shares]) => [name, shares.length, shares[0].length]);
      if (isNew(sizes, donor)) {
        const made = Object.entries(map.heads).map(([name, shares]) => block(page, name, shares));
        cells = made.flatMap((one) => one.cells);
        blocks.replaceChildren(...made.map((one) => one.element));
        cells[0].tabIndex = 0;
        note.textContent = `${say('patch-how-long-it-holds', { stacks: pair.step === null ? 'classifier' : map.heads.encoder ? 'both' : 'decoder' })} ${say('patch-shift-adds')}`;
        const heads = term('head', say('patch-heads-term'));
        title.replaceChildren(...pieces('patch-all-heads', { count: cells.length, heads, donor, base }));
      }
      const held = new Set(
        carried.filter(({ kind }) => kind !== 'r').map((place) => `${place.map}.${place.layer}.${place.head}`),
      );
      for (const cell of cells) draw(cell, map, held);
      tool.draw(state, map);
      together.draw();
    },
  };
}
