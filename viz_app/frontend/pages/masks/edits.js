/* The edits of masks in an address, and the masks that result. This module does not use the page or the server. */
/** @import { MaskEdit, Panel, PanelName } from './types' */
import { protocol } from '../../state/protocol.js';
import { say } from '../../state/say.js';

const { short: SHORT, maskItem, maxMaskEdits } = protocol.edits;
/** @type {Record<string, string>} */
const LONG = {
  ...Object.fromEntries(Object.entries(SHORT).map(([long, short]) => [short, long])),
  ...Object.fromEntries(Object.keys(SHORT).map((name) => [name, name])),
};
const ITEM = new RegExp(`^${maskItem}$`);
const SIMPLIFIED = 90; // with more edits, the search for edits without effect takes too long

/** @param {string | undefined} text */
const place = (text) => (text === undefined || text === '*' ? null : Number(text));
/** @param {number | null} value */
const written = (value) => (value === null ? '*' : String(value));
/** @type {(mask: PanelName, row: number | null, column: number | null, open: boolean, first?: number | null, last?: number | null) => MaskEdit} */
const edit = (mask, row, column, open, first = null, last = null) => ({ mask, row, column, open, first, last });

/**
 * Return the edits of a text. Each is `mask.row.column.open` with an optional band; `_` joins them. Unreadable ones are
 * left out.
 * @param {unknown} text
 * @returns {MaskEdit[]}
 */
export function parse(text) {
  const items = String(text ?? '')
    .split('_')
    .flatMap((item) => {
      const found = ITEM.exec(item);
      return found && Object.hasOwn(LONG, found[1]) ? [found] : [];
    });
  if (items.length > maxMaskEdits) return [];
  return items.map(([, mask, row, column, open, first, last]) =>
    edit(/** @type {PanelName} */ (LONG[mask]), place(row), place(column), open === '1', place(first), place(last)),
  );
}

/** @param {MaskEdit[]} edits */
export function format(edits) {
  return edits
    .map(({ mask, row, column, open, first, last }) => {
      const band = first === null && last === null ? [] : [first, last];
      return [SHORT[mask], written(row), written(column), open ? 1 : 0, ...band.map(written)].join('.');
    })
    .join('_');
}

/** @type {(at: number | null, count: number) => [from: number, to: number]} */
const span = (at, count) => (at === null ? [0, count] : [at, Math.min(count, at + 1)]);

/** @type {(cells: Uint8Array, queries: number, keys: number, edits: MaskEdit[]) => Uint8Array} */
function apply(cells, queries, keys, edits) {
  for (const { row, column, open, first, last } of edits) {
    const [[top, bottom], [left, right]] = [span(row, queries), span(column, keys)],
      [least, most] = [first ?? -Infinity, last ?? Infinity];
    for (let i = top; i < bottom; i++)
      for (let j = left; j < right; j++) if (j - i >= least && j - i <= most) cells[i * keys + j] = open ? 1 : 0;
  }
  return cells;
}

/** @type {Record<string, string>} */
const OPENED_BY = {
  encoder: 'no-padding-mask',
  padding: 'no-padding-mask',
  cross: 'no-padding-mask',
  causal: 'no-causal-mask',
};

/**
 * Return a panel's cells [query, key], 1 for open: as in the run, then changed by bugs, then by edits in their order.
 * @type {(panel: Panel, edits: MaskEdit[], bugs: string[]) => Uint8Array}
 */
export function cellsOf(panel, edits, bugs) {
  const cells = bugs.includes(OPENED_BY[panel.name]) ? new Uint8Array(panel.open.length).fill(1) : panel.open.slice();
  const whole =
    panel.map === 'decoder' && panel.name !== 'decoder' ? edits.filter(({ mask }) => mask === 'decoder') : [];
  const broken =
    panel.isFirst && bugs.some((bug) => bug.startsWith('empty-row')) ? [edit(panel.name, 0, null, false)] : [];
  return apply(cells, panel.query.length, panel.key.length, [
    ...edits.filter(({ mask }) => mask === panel.name),
    ...whole,
    ...broken,
  ]);
}

/** @type {(a: Uint8Array, b: Uint8Array) => boolean} */
const same = (a, b) => a.every((value, i) => value === b[i]);

/**
 * Return fewer edits with the same result. Edits that a later one covers, or that have no effect, are dropped.
 * @type {(edits: MaskEdit[], panels: Panel[]) => MaskEdit[]}
 */
export function simplified(edits, panels) {
  if (edits.length > SIMPLIFIED) return edits;
  return edits.reduce((kept, one) => {
    const without = kept.filter((other) => other !== one),
      affected = panels.filter(({ name, map }) => name === one.mask || map === one.mask);
    return affected.length && affected.every((panel) => same(cellsOf(panel, kept, []), cellsOf(panel, without, [])))
      ? without
      : kept;
  }, edits);
}

/** @typedef {{ mask: MaskEdit[], bugs: string[] }} Edited */
/** @typedef {{ row: number | null, column: number | null }} Line a whole row, or a whole column */

/** @type {(panel: Panel, edited: Edited, line: Line) => boolean} */
function isAnyOpen(panel, { mask, bugs }, { row, column }) {
  const keys = panel.key.length,
    covers = (/** @type {number} */ at) =>
      (row === null || row === Math.floor(at / keys)) && (column === null || column === at % keys);
  return cellsOf(panel, mask, bugs).some((open, at) => open && covers(at));
}

/**
 * Close a row or a column that has an open cell. Otherwise remove its edits, or open it if this opens no cell.
 * @type {(panel: Panel, edited: Edited, line: Line) => MaskEdit[]}
 */
export function flipLine(panel, { mask, bugs }, line) {
  if (isAnyOpen(panel, { mask, bugs }, line)) return [...mask, edit(panel.name, line.row, line.column, false)];
  const without = mask.filter(
    (one) => one.mask !== panel.name || (line.row !== null ? one.row !== line.row : one.column !== line.column),
  );
  if (isAnyOpen(panel, { mask: without, bugs }, line)) return without;
  return [...mask, edit(panel.name, line.row, line.column, true)];
}

/** @type {(panel: Panel, edits: MaskEdit[], cell: { i: number, j: number }, open: boolean) => MaskEdit[]} */
export function setCell(panel, edits, { i, j }, open) {
  const isSame = (/** @type {MaskEdit} */ one) =>
    one.mask === panel.name && one.row === i && one.column === j && one.first === null && one.last === null;
  return [...edits.filter((one) => !isSame(one)), edit(panel.name, i, j, open)];
}

/**
 * Well-known masks, as functions of the panel that they need.
 * @type {{ name: string, title: string, needs?: PanelName, edits: (panel: Panel) => MaskEdit[] }[]}
 */
const PRESETS = [
  { name: 'past', title: say('masks-encoder-reads-left'), edits: () => [edit('encoder', null, null, false, 1, null)] },
  {
    name: 'near',
    title: say('masks-encoder-sees'),
    edits: () => [edit('encoder', null, null, false, 2, null), edit('encoder', null, null, false, null, -2)],
  },
  {
    name: 'self',
    title: say('masks-encoder-tokens-see'),
    edits: () => [edit('encoder', null, null, false, 1, null), edit('encoder', null, null, false, null, -1)],
  },
  {
    name: 'short',
    title: say('masks-decoder-remembers-two'),
    needs: 'causal',
    edits: () => [edit('causal', null, null, false, null, -2)],
  },
  {
    name: 'end',
    title: say('masks-decoder-sees-only-end'),
    needs: 'cross',
    edits: (panel) => [edit('cross', null, null, false), edit('cross', null, panel.key.lastIndexOf('</s>'), true)],
  },
];

/** @param {Panel[]} panels */
export function presetsFor(panels) {
  return PRESETS.flatMap(({ name, title, needs = 'encoder', edits }) => {
    const panel = panels.find((one) => one.name === needs);
    if (!panel || (name === 'end' && !panel.key.includes('</s>'))) return [];
    return [{ name, title, edits: edits(panel) }];
  });
}
