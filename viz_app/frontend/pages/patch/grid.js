/* The map of vectors: the tokens of A above, those of B below, and between them a cell for each depth and token. On a
   phone tokens are rows. */
/** @import { Column, Page, Pair, PatchMap, PatchState, Range, Stack } from './types' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { button as makeButton, mark, press } from '../../widgets/controls.js';
import { announce, ARROWS, create, region, token, tooltip, whenNew } from '../../widgets/dom.js';
import { legend, swatch } from '../../widgets/legend.js';
import { term } from '../../widgets/terms.js';
import { columnsOf, covers, isSame, placesIn, textOf, toggled } from './places.js';
import { firstOf, inCell, wayOf } from './state.js';

const BEYOND = 1.005; // shares from here on leave the scale
const HOLD = 350; // ms that a finger stays on a cell before it drags
const [NARROWEST, WIDEST, ROOM] = [3.25, 4.75, 46]; // rem: of a column, and for all columns

/** @typedef {{ button: HTMLButtonElement, stack: Stack, depth: number, row: number }} Cell */

/** @type {<E extends HTMLElement>(element: E, column: number, row: number) => E} */
function put(element, column, row) {
  element.style.setProperty('--c', String(column));
  element.style.setProperty('--r', String(row));
  return element;
}

/** Return the width of a column in rem, so that both stacks stand beside each other where they can. @param {Pair} pair */
function widthOf(pair) {
  const stacks = /** @type {Stack[]} */ (Object.keys(pair.tokens)),
    count = stacks.reduce((all, stack) => all + columnsOf(pair, stack).length, pair.step === null ? 0 : 1);
  return Math.max(NARROWEST, Math.min(WIDEST, ROOM / count));
}

/** Paint a share on its cell. @param {HTMLElement} cell @param {number} share */
export function paint(cell, share) {
  const value = Math.max(-1, Math.min(1, share));
  cell.style.background = theme.signedColour(value);
  cell.style.color = theme.signed.ink[theme.shareIndex(value / 2 + 0.5)];
  cell.classList.toggle('gf-beyond', Math.abs(share) > BEYOND);
}

/** Return the element of a token of one run. @type {(tokens: string[], at: number, isOther: boolean) => HTMLElement} */
function tokenOf(tokens, at, isOther) {
  if (at < 0) return create('span', 'gf-tok gf-gap', say('patch-no-token'));
  const element = token(tokens[at]);
  element.classList.toggle('gf-differs', isOther);
  element.classList.toggle('gf-join', format.isJoined(tokens, at));
  element.title = format.label(tokens[at]);
  return element;
}

/** Show what the base writes now. @type {(element: HTMLElement, rival: string, state: PatchState) => void} */
function writeNext(element, rival, { run, done }) {
  const first = run && done.length ? firstOf(run) : rival;
  element.replaceChildren(...token(first).childNodes);
  element.title = first === rival ? '' : say('patch-token-before', { token: format.label(rival) });
  element.classList.toggle('gf-changed', first !== rival);
}

/** The picture of one stack. @param {Page} page @param {Stack} stack */
class Vectors {
  cells = /** @type {Cell[]} */ ([]);
  tokens = /** @type {{ element: HTMLElement, row: number, isDonor: boolean }[]} */ ([]);
  depths = /** @type {HTMLElement[]} */ ([]);
  next = /** @type {HTMLElement | null} */ (null);
  #isNew = whenNew();

  /** @param {Page} page @param {Stack} stack */
  constructor(page, stack) {
    this.page = page;
    this.stack = stack;
    this.element = create('div', 'gf-vectors', { role: 'group' });
    this.title = create('p', 'gf-cap');
    this.box = create('div', 'gf-stack', this.title, create('div', 'gf-scroll', this.element));
  }

  /** @param {PatchState} state @param {PatchMap} map */
  #build({ isFromA }, map) {
    const { stack } = this,
      { pair } = map,
      shares = map.vectors[stack] ?? [],
      columns = columnsOf(pair, stack),
      writes = stack === 'decoder' && pair.step !== null;
    this.element.style.setProperty('--n', String(columns.length + Number(writes)));
    this.element.style.setProperty('--cw', `${widthOf(pair)}rem`);
    this.element.classList.toggle('gf-beside', pair.text !== stack);
    this.element.style.setProperty('--depths', String(shares.length));
    this.element.setAttribute('aria-label', say('patch-vectors-of-stack', { stack }));
    const last = shares.length + 2;
    this.depths = shares.map((_, depth) =>
      put(
        create(
          'span',
          'gf-depth',
          create('span', 'gf-long', say('patch-depth', { depth })),
          create('span', 'gf-short', say('patch-depth-short', { depth })),
        ),
        -1,
        depth + 2,
      ),
    );
    const runs = [0, 1].map((at) =>
      put(
        create(
          'span',
          'gf-run',
          ...pieces('patch-run-gives', { run: create('b', '', 'AB'[at]), isDonor: (at === 0) === isFromA }),
        ),
        -1,
        at ? last + 1 : 0,
      ),
    );
    this.cells = [];
    this.tokens = [];
    this.element.replaceChildren(
      ...runs,
      ...this.depths,
      ...columns.flatMap((column, at) => this.#column(map, column, at, isFromA)),
    );
    this.next = writes ? this.#writes(pair, columns.length, last, isFromA) : null;
  }

  /** @type {(map: PatchMap, column: Column, at: number, isFromA: boolean) => HTMLElement[]} */
  #column({ pair, vectors }, { donor, base }, at, isFromA) {
    const { stack } = this,
      shares = vectors[stack] ?? [],
      [own, other] = [pair.tokens[stack] ?? [], pair.donorTokens[stack] ?? []],
      isOther = own[base] !== other[donor],
      isAlone = donor < 0 || base < 0;
    const tokens = [true, false].map((isA) => {
      const isDonor = isA === isFromA,
        element = isDonor ? tokenOf(other, donor, isOther) : tokenOf(own, base, isOther);
      this.tokens.push({ element, row: base, isDonor });
      return put(element, at, isA ? 0 : shares.length + 3);
    });
    const lines = [1, shares.length + 2].map((row) =>
      put(create('i', `gf-wire${isAlone ? ' gf-none' : isOther ? ' gf-other' : ''}`), at, row),
    );
    const cells = shares.map((_, depth) =>
      isAlone
        ? put(create('span', 'gf-cell gf-alone', { title: say('patch-nothing-to-carry') }), at, depth + 2)
        : put(this.#cell(depth, base), at, depth + 2),
    );
    return [...tokens, ...lines, ...cells];
  }

  /** @param {number} depth @param {number} row */
  #cell(depth, row) {
    const button = makeButton('', null, 'gf-cell', { tabIndex: -1 });
    Object.assign(button.dataset, { stack: this.stack, depth: String(depth), row: String(row) });
    this.cells.push({ button, stack: this.stack, depth, row });
    return button;
  }

  /** The tokens that both runs write. @type {(pair: Pair, column: number, last: number, isFromA: boolean) => HTMLElement} */
  #writes(pair, column, last, isFromA) {
    const both = [true, false].map((isA) => {
      const isDonor = isA === isFromA,
        element = put(token(isDonor ? pair.token : pair.rival), column, isA ? 0 : last + 1);
      element.classList.add('gf-next');
      this.element.append(element, put(create('span', 'gf-cap gf-verb', say('patch-writes')), column, isA ? 1 : last));
      return { element, isDonor };
    });
    return /** @type {{ element: HTMLElement, isDonor: boolean }} */ (both.find(({ isDonor }) => !isDonor)).element;
  }

  /** @param {PatchState} state @param {PatchMap} map @param {string} about */
  draw(state, map, about) {
    if (this.#isNew(map.pair, map.vectors[this.stack]?.length, state.isFromA)) this.#build(state, map);
    this.title.textContent = about;
    const held = new Set(state.carried.map(textOf)),
      rings = new Set(map.finds.flatMap(({ name, places }) => (name === 'largest' || name === 'shared' ? places : []))),
      rows = new Set(),
      depths = new Set();
    for (const cell of this.cells) {
      const isOn = held.has(`r.${this.stack[0]}.${cell.depth}.${cell.row}`);
      if (isOn) {
        rows.add(cell.row);
        depths.add(cell.depth);
      }
      this.#paint(cell, map, isOn, rings, state);
    }
    this.depths.forEach((element, depth) => element.classList.toggle('gf-on', depths.has(depth)));
    for (const { element, row, isDonor } of this.tokens) {
      element.classList.toggle('gf-from', isDonor && row >= 0 && rows.has(row));
      element.classList.toggle('gf-into', !isDonor && row >= 0 && rows.has(row));
    }
    if (this.next) writeNext(this.next, map.pair.rival, state);
  }

  /** @type {(cell: Cell, map: PatchMap, isOn: boolean, rings: Set<string>, state: PatchState) => void} */
  #paint({ button, depth, row }, { pair, vectors }, isOn, rings, { base }) {
    const { stack } = this,
      share = vectors[stack]?.[depth][row] ?? 0,
      same = isSame(pair, stack, depth, row),
      { range } = this.page;
    const token = format.label(pair.tokens[stack]?.[row] ?? ''),
      said = same ? say('patch-same-vector') : wayOf(share);
    button.textContent = same ? '=' : inCell(share);
    button.classList.toggle('gf-same', same);
    button.classList.toggle('gf-range', Boolean(range && covers(range, stack, depth, row)));
    button.classList.toggle('gf-ring', rings.has(`r.${stack[0]}.${depth}.${row}`));
    press(button, isOn);
    mark(button, 'label', say('patch-cell', { token, stack, depth, base, said }));
    paint(button, same ? 0 : share);
  }
}

/** @param {EventTarget | null} target @returns {{ stack: Stack, depth: number, row: number, button: HTMLElement } | null} */
function cellAt(target) {
  const button = target instanceof Element ? target.closest('button.gf-cell[data-stack]') : null;
  if (!(button instanceof HTMLElement)) return null;
  const { stack, depth, row } = button.dataset;
  return { stack: /** @type {Stack} */ (stack), depth: Number(depth), row: Number(row), button };
}

/** @param {Event} event */
const adds = (event) => event instanceof MouseEvent && (event.shiftKey || event.ctrlKey || event.metaKey);

/** Carry over a rectangle of cells. @type {(page: Page, range: Range, isMore: boolean) => void} */
function choose(page, range, isMore) {
  const { map, carried } = page.now();
  page.range = null;
  if (!map) return;
  const places = placesIn(map.pair, range);
  page.carry(isMore || page.isSeveral ? toggled(carried.map(textOf), places) : places);
}

/**
 * Let a pointer drag over several cells, and a click choose one. A finger scrolls the page, so it is held still for a
 * moment before it drags.
 * @param {Page} page
 * @param {HTMLElement} element
 */
function listenToPointer(page, element) {
  let dragged = /** @type {Range | null} */ (null);
  let hold = 0;
  /** @param {Range} range */
  const extend = (range) => {
    page.range = dragged = range;
    page.view.draw();
  };
  element.addEventListener('pointerdown', (event) => {
    const cell = cellAt(event.target);
    if (!cell || event.button || !event.isPrimary) return; // a second finger zooms the page
    const range = { stack: cell.stack, from: cell, to: cell };
    if (event.pointerType === 'mouse') dragged = range;
    else hold = window.setTimeout(() => extend(range), HOLD);
  });
  element.addEventListener('pointermove', (event) => {
    // a finger's events all go to the cell where it began
    const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
    if (event.pointerType === 'mouse') tooltip(cell?.button.getAttribute('aria-label') ?? '', event);
    if (!dragged || !cell || cell.stack !== dragged.stack) return;
    if (cell.depth === dragged.to.depth && cell.row === dragged.to.row) return;
    extend({ ...dragged, to: cell });
  });
  element.addEventListener('pointerleave', () => tooltip(''));
  element.addEventListener('touchmove', (event) => dragged && event.preventDefault(), { passive: false });
  element.addEventListener('contextmenu', (event) => dragged && event.preventDefault());
  window.addEventListener('pointercancel', () => {
    clearTimeout(hold); // the finger scrolls
    if (!dragged) return;
    page.range = dragged = null;
    page.view.draw();
  });
  window.addEventListener('pointerup', (event) => {
    clearTimeout(hold);
    const range = dragged;
    dragged = null;
    if (range && page.range === range) choose(page, range, adds(event)); // a press on one cell is a click
  });
  element.addEventListener('click', (event) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    const range = page.range?.stack === cell.stack ? page.range : { stack: cell.stack, from: cell, to: cell };
    choose(page, range, adds(event));
  });
}

/** Let arrow keys move from cell to cell, and with Shift over several. @param {Page} page @param {HTMLElement} element */
function listenToKeys(page, element) {
  element.addEventListener('keydown', (event) => {
    const cell = cellAt(event.target),
      move = ARROWS[event.key];
    if (!cell || !move) return;
    event.preventDefault();
    const [down, across] = page.view.phone ? [move[1], move[0]] : move;
    const row = cell.row + across,
      next = element.querySelector(
        `[data-stack="${cell.stack}"][data-depth="${cell.depth + down}"][data-row="${row}"]`,
      );
    if (!(next instanceof HTMLElement)) {
      step(element, cell.stack, across);
      return;
    }
    page.range = event.shiftKey
      ? { stack: cell.stack, from: page.range?.from ?? cell, to: { depth: cell.depth + down, row } }
      : null;
    focus(element, next);
    page.view.draw();
  });
}

/** Give the one place in the order of Tab to a cell. @param {HTMLElement} element @param {HTMLElement} cell */
export function focus(element, cell) {
  for (const one of element.querySelectorAll('button.gf-cell[tabindex="0"]')) one.setAttribute('tabindex', '-1');
  cell.tabIndex = 0;
  cell.focus();
  announce(cell.getAttribute('aria-label') ?? '');
}

/** Go on in the other stack. @type {(element: HTMLElement, stack: Stack, across: number) => void} */
function step(element, stack, across) {
  const other = stack === 'encoder' ? 'decoder' : 'encoder',
    cells = /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll(`button.gf-cell[data-stack="${other}"]`));
  if (cells.length && across > 0 === (stack === 'encoder') && across) focus(element, cells[0]);
}

const keys = () =>
  legend(
    pieces('patch-key-share', {
      ...{ share: term('share-of-the-way', say('patch-share-of-the-way')), ramp: swatch('signed') },
      ...{ low: format.perCents(-100), high: `+${format.perCents(100)}` },
    }),
    pieces('patch-key-beyond', { swatch: create('i', 'gf-corner') }),
    pieces('patch-key-largest', { swatch: create('i', 'gf-dashed') }),
    say('patch-key-same'),
    pieces('patch-key-no-partner', { swatch: swatch('hatched') }),
  );

/** @param {Page} page @returns {Piece<PatchState>} */
export function buildGrid(page) {
  const stacks = [new Vectors(page, 'encoder'), new Vectors(page, 'decoder')],
    several = makeButton(say('patch-several-at-once'), () => {
      page.isSeveral = !page.isSeveral;
      page.view.draw();
    }),
    hint = create('span', 'gf-cap'),
    maps = create('div', 'gf-stacks', ...stacks.map(({ box }) => box)),
    element = region(
      'gf-vectormap',
      say('patch-vectors-of-both'),
      create('div', 'gf-row', hint, several),
      maps,
      keys(),
    );
  listenToPointer(page, maps);
  listenToKeys(page, maps);
  return {
    element,
    draw(state) {
      const { map } = state;
      if (!map) return;
      press(several, page.isSeveral);
      hint.textContent = page.isSeveral
        ? say('patch-every-click-adds')
        : page.view.phone
          ? say('patch-tap-a-cell')
          : say('patch-click-or-drag');
      for (const one of stacks) {
        one.box.hidden = !map.vectors[one.stack];
        const title = map.pair.text === one.stack ? say('patch-the-text-by-depth') : say('patch-written-so-far');
        if (map.vectors[one.stack]) one.draw(state, map, title);
      }
      if (!maps.querySelector('button.gf-cell[tabindex="0"]'))
        maps.querySelector('button.gf-cell')?.setAttribute('tabindex', '0');
    },
  };
}
