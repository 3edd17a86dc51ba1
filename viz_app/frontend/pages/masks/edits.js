// @ts-nocheck
/* Changes of masks as an address holds them, and what they make of the masks of a run. Pure: no page, no server. */
const SHORT = { encoder: 'e', decoder: 'd', cross: 'c', padding: 'pad', causal: 'causal' };
const LONG = {
  ...Object.fromEntries(Object.entries(SHORT).map(([long, short]) => [short, long])),
  ...Object.fromEntries(Object.keys(SHORT).map((name) => [name, name])),
};
const ITEM = /^(\w+)\.(\*|\d{1,5})\.(\*|\d{1,5})\.([01])(?:\.(\*|-?\d{1,5})\.(\*|-?\d{1,5}))?$/;
const MOST = 600; // changes that the server takes
const SIMPLIFIED = 90; // beyond so many, looking for changes without effect costs more than it saves

const place = (text) => (text === undefined || text === '*' ? null : Number(text));
const written = (value) => (value === null ? '*' : String(value));
export const edit = (mask, row, column, open, first = null, last = null) => ({ mask, row, column, open, first, last });

/** `mask.row.column.open` with an optional band, joined by `_`; what cannot be read is left out. */
export function parse(text) {
  const items = String(text ?? '')
    .split('_')
    .map((item) => ITEM.exec(item))
    .filter((found) => found && Object.hasOwn(LONG, found[1]));
  if (items.length > MOST) return [];
  return items.map(([, mask, row, column, open, first, last]) =>
    edit(LONG[mask], place(row), place(column), open === '1', place(first), place(last)),
  );
}

export function format(edits) {
  return edits
    .map(({ mask, row, column, open, first, last }) => {
      const band = first === null && last === null ? [] : [first, last];
      return [SHORT[mask], written(row), written(column), open ? 1 : 0, ...band.map(written)].join('.');
    })
    .join('_');
}

function apply(cells, queries, keys, edits) {
  for (const { row, column, open, first, last } of edits) {
    for (let i = row ?? 0; i < (row === null ? queries : Math.min(queries, row + 1)); i++) {
      for (let j = column ?? 0; j < (column === null ? keys : Math.min(keys, column + 1)); j++) {
        if (j - i >= (first ?? -Infinity) && j - i <= (last ?? Infinity)) cells[i * keys + j] = open ? 1 : 0;
      }
    }
  }
  return cells;
}

export const BUGS = [
  'softmax-axis',
  'batch-positions',
  'no-scale',
  'no-causal-mask',
  'no-padding-mask',
  'empty-row-nan',
  'empty-row-uniform',
];
const OPENED_BY = {
  encoder: 'no-padding-mask',
  padding: 'no-padding-mask',
  cross: 'no-padding-mask',
  causal: 'no-causal-mask',
};

/** A panel's cells [query, key], 1 where it lets through: as in the run, then bugs, then edits in their order. */
export function cellsOf(panel, edits, bugs) {
  const cells = bugs.includes(OPENED_BY[panel.name]) ? new Uint8Array(panel.open.length).fill(1) : panel.open.slice();
  const whole =
    panel.map === 'decoder' && panel.name !== 'decoder' ? edits.filter(({ mask }) => mask === 'decoder') : [];
  const broken =
    panel.name === 'encoder' && bugs.some((bug) => bug.startsWith('empty-row'))
      ? [edit('encoder', 0, null, false)]
      : [];
  return apply(cells, panel.query.length, panel.key.length, [
    ...edits.filter(({ mask }) => mask === panel.name),
    ...whole,
    ...broken,
  ]);
}

const same = (a, b) => a.every((value, i) => value === b[i]);

/** The same masks with fewer words: changes that a later one covers, or that change nothing, are dropped. */
export function simplified(edits, panels) {
  if (edits.length > SIMPLIFIED) return edits;
  return edits.reduce((kept, one) => {
    const without = kept.filter((other) => other !== one),
      touched = panels.filter(({ name, map }) => name === one.mask || map === one.mask);
    return touched.length && touched.every((panel) => same(cellsOf(panel, kept, []), cellsOf(panel, without, [])))
      ? without
      : kept;
  }, edits);
}

const anyOpen = (panel, edits, bugs, covers) =>
  cellsOf(panel, edits, bugs).some(
    (open, at) => open && covers(Math.floor(at / panel.key.length), at % panel.key.length),
  );

/** Closes a row (or a column) that lets anything through; otherwise gives it back, or opens it if there is nothing to give back. */
export function flipLine(panel, edits, bugs, line) {
  const covers = (i, j) => (line.row === null || line.row === i) && (line.column === null || line.column === j);
  if (anyOpen(panel, edits, bugs, covers)) return [...edits, edit(panel.name, line.row, line.column, false)];
  const without = edits.filter(
    (one) => one.mask !== panel.name || (line.row !== null ? one.row !== line.row : one.column !== line.column),
  );
  return anyOpen(panel, without, bugs, covers) ? without : [...edits, edit(panel.name, line.row, line.column, true)];
}

export function setCell(panel, edits, i, j, open) {
  const others = edits.filter(
    (one) => !(one.mask === panel.name && one.row === i && one.column === j && one.first === null && one.last === null),
  );
  return [...others, edit(panel.name, i, j, open)];
}

/** Well-known other masks, as functions of the panels; null where a model has no such mask. */
const PRESETS = [
  { name: 'past', title: 'Encoder reads left to right', edits: () => [edit('encoder', null, null, false, 1, null)] },
  {
    name: 'near',
    title: 'Encoder sees neighbours only',
    edits: () => [edit('encoder', null, null, false, 2, null), edit('encoder', null, null, false, null, -2)],
  },
  {
    name: 'self',
    title: 'Encoder tokens see themselves only',
    edits: () => [edit('encoder', null, null, false, 1, null), edit('encoder', null, null, false, null, -1)],
  },
  {
    name: 'short',
    title: 'Decoder remembers two tokens',
    needs: 'causal',
    edits: () => [edit('causal', null, null, false, null, -2)],
  },
  {
    name: 'end',
    title: 'Decoder sees only ‹end› of the source',
    needs: 'cross',
    edits: (panel) => [edit('cross', null, null, false), edit('cross', null, panel.key.lastIndexOf('</s>'), true)],
  },
];

export function presetsFor(panels) {
  const panelOf = (name) => panels.find((panel) => panel.name === name);
  const fitting = PRESETS.filter(
    ({ name, needs }) => panelOf(needs ?? 'encoder') && (name !== 'end' || panelOf('cross').key.includes('</s>')),
  );
  return fitting.map(({ name, title, needs, edits }) => ({ name, title, edits: edits(panelOf(needs ?? 'encoder')) }));
}
