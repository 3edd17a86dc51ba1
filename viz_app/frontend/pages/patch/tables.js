/* All shares as text: tables on the page, and the same as CSV and JSON behind Save. */
/** @import { PatchMap, PatchState, Share } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { csv } from '../../widgets/csv.js';
import { create } from '../../widgets/dom.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import { table } from '../../widgets/table.js';
import { textOf } from './places.js';
import { percent } from './state.js';

const HEADER = ['place', 'map', 'layer', 'head', 'row', 'token', 'change', 'share'];

/** @param {Share} share */
const cell = (share) => (share === null ? say('patch-no-partner') : percent(share));

/** @param {PatchMap} map */
function tables({ pair, vectors, heads }) {
  const of = (
    /** @type {string} */ caption,
    /** @type {string[]} */ columns,
    /** @type {[string, Share[]][]} */ rows,
  ) =>
    table({ caption, columns, rows: rows.map(([name, row]) => ({ name, cells: row.map(cell) })), isCaptioned: true });
  return [
    ...Object.entries(vectors).map(([stack, rows]) =>
      of(
        say('patch-table-of-vectors', { stack: MAP_TITLES[stack] }),
        [say('patch-column-depth'), ...(pair.tokens[/** @type {'encoder'} */ (stack)] ?? []).map(format.label)],
        rows.map((row, depth) => [say('patch-depth', { depth }), row]),
      ),
    ),
    ...Object.entries(heads).map(([name, rows]) =>
      of(
        say('patch-table-of-heads', { map: MAP_TITLES[name] }),
        [say('patch-column-head'), ...rows[0].map((_, head) => String(head + 1))],
        rows.map((row, layer) => [say('patch-row-layer', { layer: layer + 1 }), row]),
      ),
    ),
  ];
}

/** Return a row for each place, as `PatchMap.to_rows` has it. @param {PatchMap} map */
function rowsOf({ pair, vectors, heads, whole }) {
  const of = (/** @type {'r' | 'o'} */ kind, /** @type {Record<string, Share[][]>} */ table) =>
    Object.entries(table).flatMap(([name, rows]) =>
      rows.flatMap((row, layer) =>
        row.map((share, at) => [
          ...[`${kind}.${name[0]}.${layer}.${at}`, name, layer],
          ...(kind === 'o' ? [at, null, null] : [null, at, pair.tokens[/** @type {'encoder'} */ (name)]?.[at] ?? '']),
          ...[share === null ? null : share * whole, share],
        ]),
      ),
    );
  return [...of('r', vectors), ...of('o', heads)];
}

/** @param {PatchMap} map */
export const csvOf = (map) => csv(HEADER, rowsOf(map));

/** @param {PatchState} state */
export function jsonOf({ map, run, carried, donor, base, atRow }) {
  const rows = rowsOf(/** @type {PatchMap} */ (map)).map((row) =>
    Object.fromEntries(row.map((value, at) => [HEADER[at], value])),
  );
  return JSON.stringify(
    { from: donor, into: base, row: atRow, ...map, carried: carried.map(textOf), patched: run, places: rows },
    null,
    1,
  );
}

/** @returns {Piece<PatchState>} */
export function buildText() {
  const frame = create('div', 'gf-scroll'),
    element = create('details', 'gf-astext', create('summary', 'gf-cap', say('patch-all-as-text')), frame);
  let shown = /** @type {PatchMap | null} */ (null);
  let built = /** @type {PatchMap | null} */ (null);
  const fill = () => {
    if (!element.open || !shown || built === shown) return;
    built = shown;
    frame.replaceChildren(...tables(shown));
  };
  element.addEventListener('toggle', fill);
  return {
    element,
    draw({ map }) {
      shown = map;
      fill();
    },
  };
}

/** One line of what such numbers can and cannot say, for each source. @returns {Piece<PatchState>} */
export function buildCautions() {
  const list = create('dl', ''),
    element = create('section', 'gf-cautions', create('h3', '', say('patch-what-numbers-can-say')), list);
  return {
    element,
    draw({ map }) {
      if (!map || list.childElementCount) return;
      list.replaceChildren(
        ...['enough', 'stand-in', 'measure'].flatMap((paper) => [
          create('dt', '', say('patch-caution-source', { paper })),
          create('dd', '', say('patch-caution', { paper })),
        ]),
      );
    },
  };
}
