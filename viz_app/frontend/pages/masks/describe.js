// @ts-nocheck
/* The chosen head in words and as a table: cells, the chosen row, and what to try first. */
import * as codec from '../../state/codec.js';
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';
import * as maskEdits from './edits.js';

export const MAP_TITLES = { encoder: 'Encoder', decoder: 'Decoder', cross: 'Cross' };
export const titleOf = (map, sel) => `${MAP_TITLES[map.name]}, layer ${sel.layer + 1}, head ${sel.head + 1}`;
const isOpen = (side, i, j) => side.open[i * side.k + j] === 1;
const shareText = (side, i, j) => (isOpen(side, i, j) ? codec.decimals(side.levels[i * side.k + j]) : 'masked');
/** Thousandths as points with one decimal. */
export const points = (thousandths) =>
  Number.isNaN(thousandths) ? 'NaN' : `${words.signed(thousandths / 10, 1)} points`;

export function cellText({ map, before, after, change, k }, { i, j }) {
  const query = words.quoted(map.queries[i]),
    predicts = map.writes?.[i] === undefined ? '' : ` (predicts ${words.quoted(map.writes[i])})`;
  return `${query}${predicts} → ${words.quoted(map.keys[j])}\nbefore ${shareText(before, i, j)}\nafter ${shareText(after, i, j)}\n${points(change[i * k + j])}`;
}

export const brokenRow = ({ levels, k }, i) =>
  levels.subarray(i * k, (i + 1) * k).every((level) => level === codec.NAN);

/** What to try first: closing the word that the chosen head looks at most. */
export function hint(view, state) {
  const panel = view.panels.at(-1),
    { k, before } = state,
    isWord = (piece) => !words.isSpecial(piece) && /[\p{L}\p{N}]/u.test(piece);
  const looked = panel.key.map((piece, j) =>
    isWord(piece)
      ? before.levels.reduce((sum, level, at) => sum + (at % k === j ? codec.share(level) || 0 : 0), 0)
      : -1,
  );
  const busiest = looked.indexOf(Math.max(...looked));
  const button = create('button', 'gf-link', `close the column ${words.quoted(panel.key[busiest])}`, {
    type: 'button',
  });
  button.addEventListener('click', () =>
    view.editMask(maskEdits.flipLine(panel, view.state.mask, view.state.bugs, { row: null, column: busiest })),
  );
  return [
    'Nothing is changed yet. Try it: ',
    button,
    panel.name === 'cross'
      ? ' of the cross mask, so that no word may be written looking at it.'
      : ', so that no token may look at it.',
  ];
}

export function rowSentence(state) {
  const { map, row, change, k, before, after, sel } = state,
    bold = (piece) => create('b', '', words.quoted(piece));
  const start = [
    map.writes?.[row] === undefined ? 'For ' : 'After reading ',
    create('b', 'gf-acc', words.quoted(map.queries[row])),
    ...(map.writes?.[row] === undefined ? [] : [', to predict ', create('b', 'gf-acc', words.quoted(map.writes[row]))]),
  ];
  const who = `, head ${sel.head + 1} of layer ${sel.layer + 1} `;
  if (brokenRow(after, row)) return [...start, who, 'has no numbers left: its row is NaN.'];
  const values = Array.from(change.subarray(row * k, (row + 1) * k)),
    most = values.indexOf(Math.max(...values)),
    least = values.indexOf(Math.min(...values));
  if (values.every((value) => value === 0)) return [...start, who, 'looks where it looked before.'];
  const describe = (j) => `\u00a0(${shareText(before, row, j)} → ${shareText(after, row, j)})`;
  const away = values[least] < 0 ? [' away from ', bold(map.keys[least]), describe(least)] : [],
    to = values[most] > 0 ? [...(away.length ? [' and'] : []), ' towards ', bold(map.keys[most]), describe(most)] : [];
  return [...start, who, 'turns', ...away, ...to, '.'];
}

export function tableOf(state) {
  const { map, before, after, sel } = state,
    cell = (i, j) => [...new Set([shareText(before, i, j), shareText(after, i, j)])].join(' → ');
  const head = create(
    'tr',
    '',
    create('th', '', map.writes ? 'after → predicts' : 'token', { scope: 'col' }),
    ...map.keys.map((key) => create('th', '', words.label(key), { scope: 'col' })),
  );
  const rows = map.queries.map((query, i) =>
    create(
      'tr',
      i === state.row ? 'gf-on' : '',
      create('th', '', words.label(query) + (map.writes?.[i] === undefined ? '' : ' → ' + words.label(map.writes[i])), {
        scope: 'row',
      }),
      ...map.keys.map((_, j) => create('td', '', cell(i, j))),
    ),
  );
  return create(
    'table',
    '',
    create('caption', 'gf-sr', `${titleOf(map, sel)}, before → after`),
    create('thead', '', head),
    create('tbody', '', ...rows),
  );
}
