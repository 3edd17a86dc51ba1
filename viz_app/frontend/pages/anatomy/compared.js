/* The difference of run A and run B by depth: each picture of the run by token, B − A. */
/** @import { AnatomyState, AnatomyView, Depths, LensClasses } from './types' */
import { columns, nameOf, OTHER_TASK, pairs } from '../../state/difference.js';
import * as format from '../../state/format.js';
import { answered, compare, WAITING } from '../../widgets/compare.js';
import { placeOf } from './residual.js';
import { depthName } from './word_lens.js';

/** @typedef {{ title: string, tokens: string[], isShare?: boolean, rows: [name: string, values: number[]][], writes?: string[] }} ByDepth */

const NO_VALUES =
  'The numbers of a component have no difference. Choose Residual, LayerNorm, ReLU or Logit lens to see B − A.';
const OTHER_DEPTH =
  'The models of A and B have different layers, so their depths cannot be compared. Look at A or B alone.';

/** @type {(run: Depths, label: string) => ByDepth} */
function lens({ source, target, words: depths, classes }, label) {
  if (depths.length)
    return {
      title: 'Probability of the written token, by depth',
      tokens: target.slice(0, -1),
      isShare: true,
      rows: depths.map((steps, k) => [depthName(k), steps.map(({ share }) => share)]),
      writes: depths[0].map(({ token }) => token),
    };
  const { labels, contributions } = /** @type {LensClasses} */ (classes),
    at = labels.indexOf(label);
  return {
    title: `Contribution of each token to the score of ${label}, by depth`,
    tokens: source,
    rows: contributions.map((tokens, k) => [depthName(k), tokens.map((scores) => scores[at] ?? NaN)]),
  };
}

/** @type {(run: Depths, state: AnatomyState, label: string) => ByDepth} */
function byDepth(run, { show, side }, label) {
  const { points, norms, zeros } = run.stacks[side],
    tokens = side === 'encoder' ? run.source : run.target.slice(0, -1);
  if (show === 'lens') return lens(run, label);
  if (show === 'norm')
    return {
      title: 'Spread of each token’s numbers before each LayerNorm',
      tokens,
      rows: norms.map(({ title, spread }) => [title, spread]),
    };
  if (show === 'relu')
    return {
      title: 'Share of hidden units that ReLU sets to zero',
      tokens,
      isShare: true,
      rows: zeros.map((shares, layer) => [`layer ${layer + 1}`, shares]),
    };
  return {
    title: 'Length of each token’s vector',
    tokens,
    rows: points.map((point) => [placeOf(point), point.lengths]),
  };
}

/** Return the columns. A column is the same only if both runs also write the same token there. @type {(matched: import('../../state/difference.js').Column[], a: ByDepth, b: ByDepth) => import('../../state/difference.js').Column[]} */
const alike = (matched, a, b) =>
  matched.map((column) => ({
    ...column,
    same: column.same && a.writes?.[Number(column.a)] === b.writes?.[Number(column.b)],
  }));

/** @type {(a: ByDepth, b: ByDepth) => import('../../widgets/compare.js').TableContent | string} */
function contentOf(a, b) {
  const names = (/** @type {ByDepth} */ { rows }) => rows.map(([name]) => name);
  if (names(a).join() !== names(b).join()) return OTHER_DEPTH;
  const matched = columns(a.tokens, b.tokens),
    same = alike(matched, a, b),
    { title, isShare = false } = b;
  return {
    title,
    ...(isShare ? { unit: 'points' } : {}),
    corner: 'depth',
    columns: matched.map((column) => format.label(nameOf(column, a.tokens, b.tokens))),
    rows: b.rows.map(([name, values], k) => ({ name, isShare, kind: 'all', pairs: pairs(same, a.rows[k][1], values) })),
  };
}

/** Return the class to show: the selected one, or the model's answer, or '' for a translator. @type {(run: Depths, state: AnatomyState) => string} */
function labelOf({ classes }, { sel }) {
  if (!classes) return '';
  const last = classes.shares[classes.shares.length - 1],
    own = last.indexOf(Math.max(...last));
  return classes.labels[Math.min(sel.label ?? own, classes.labels.length - 1)];
}

/** @param {AnatomyView} view */
export const buildCompared = (view) =>
  compare(view, (/** @type {AnatomyState} */ state) => {
    if (state.show === 'values') return NO_VALUES;
    return answered(view.a, (a) => {
      const { run } = view;
      if (!run) return WAITING;
      if (!a.classes !== !run.classes) return OTHER_TASK;
      const label = labelOf(run, state);
      return a.stacks[state.side] ? contentOf(byDepth(a, state, label), byDepth(run, state, label)) : OTHER_DEPTH;
    });
  });
