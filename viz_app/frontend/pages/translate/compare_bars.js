/* The probabilities of A and B: of the tokens that both list at a step, or of the classes. Bar: B. Tick: A. */
import * as format from '../../state/format.js';
import { create } from '../../widgets/dom.js';
import { columnOf } from './compare_strips.js';
import { candidatesOf, pieceOf, probabilityOf } from './next.js';

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./compared.js').CompareState} CompareState */
/** @typedef {import('../../state/difference.js').Difference} Difference */
/** @typedef {import('../../types').Run} Run */

const SHOWN = 5;

/** @param {string} name @param {number | null} before @param {number} after @param {string} className */
function barOf(name, before, after, className) {
  const fill = create('i', ''),
    tick = create('u', '', { hidden: before === null }),
    said = before === null ? format.percent(after) : `${format.percent(before)} → ${format.percent(after)}`;
  fill.style.width = `${after * 100}%`;
  tick.style.left = `${(before ?? 0) * 100}%`;
  const row = create(
    'li',
    className,
    create('span', '', name, { title: name, dir: 'auto' }),
    create('div', 'gf-bar', fill, tick),
    create('span', '', said),
  );
  Object.assign(row.dataset, { a: String(before ?? ''), b: String(after) });
  return row;
}

/** Return the listed tokens of a step with their probabilities. @param {Run} run @param {number} step @returns {Map<string, number>} */
const chances = (run, step) =>
  new Map(
    candidatesOf(pieceOf(run.steps[step])).map(([piece, logProbability]) => [piece, probabilityOf(logProbability)]),
  );

/** @param {Run} run @param {number} step */
const soFar = (run, step) =>
  format.number(run.steps.slice(0, step + 1).reduce((sum, one) => sum + (one.log_probability ?? -Infinity), 0));

/** @param {Difference} difference @param {number} step of B */
function pairedTokens({ a, b, target }, step) {
  const read = columnOf(target, step),
    [mine, theirs] = [
      chances(b, step),
      read?.a === undefined || read.a === null ? null : chances(a, Math.min(read.a, a.steps.length - 1)),
    ];
  if (!theirs || read?.a === null || read === null) return null;
  const wrote = [a.steps[Math.min(read.a, a.steps.length - 1)], b.steps[step]].map((one) => pieceOf(one).token),
    both = [...mine.keys()].filter((piece) => theirs.has(piece)),
    most = (/** @type {string} */ piece) => Math.max(mine.get(piece) ?? 0, theirs.get(piece) ?? 0),
    listed = both.sort((one, other) => most(other) - most(one)).slice(0, SHOWN);
  const rest = (/** @type {Map<string, number>} */ of) =>
    1 - listed.reduce((sum, piece) => sum + (of.get(piece) ?? 0), 0);
  return {
    rows: listed.map((piece) =>
      barOf(format.label(piece), theirs.get(piece) ?? 0, mine.get(piece) ?? 0, classOf(piece, wrote)),
    ),
    note: `Bar: B. Orange tick: A. All other tokens ${format.percent(rest(theirs))} → ${format.percent(rest(mine))}. Sentence so far: log p ${soFar(a, read.a)} → ${soFar(b, step)}`,
  };
}

/** @param {string} piece @param {string[]} wrote by A, by B */
const classOf = (piece, [a, b]) => (piece === b ? 'gf-chosen' : piece === a ? 'gf-wasChosen' : '');

/** @param {Page} page */
export function buildPairedNext({ comparison, run }) {
  const title = create('h2', ''),
    bars = create('ol', 'gf-pair'),
    note = create('p', 'gf-cap'),
    difference = /** @type {Difference} */ (comparison);
  return {
    element: create('aside', 'gf-next', title, bars, note),
    /** @param {CompareState} state */
    draw({ sel }) {
      const paired = pairedTokens(difference, sel.step),
        alone = [...chances(run, sel.step)].map(([piece, chance]) => barOf(format.label(piece), null, chance, ''));
      title.replaceChildren(
        'Possible next tokens after ',
        create('span', 'gf-acc', format.quoted(run.target[sel.step])),
        paired ? ', A → B' : ', B only',
      );
      bars.replaceChildren(...(paired?.rows ?? alone));
      note.textContent = paired?.note ?? 'A does not read this token here, so there are no numbers of A.';
    },
  };
}

/** @param {Page} page */
export function buildPairedClasses({ comparison }) {
  const { a, b } = /** @type {Difference} */ (comparison),
    [before, after] = [a.classification, b.classification],
    chanceIn = (/** @type {string} */ label) => before?.probabilities[before.labels.indexOf(label)] ?? null,
    rows = (after?.labels ?? []).map((label, i) =>
      barOf(label, chanceIn(label), after?.probabilities[i] ?? 0, b.output === label ? 'gf-chosen' : ''),
    );
  const element = create(
    'aside',
    'gf-next',
    create('h2', '', 'Probability of each class, A → B'),
    create('ol', 'gf-pair', ...rows),
    create('p', 'gf-cap', 'Bar: B. Orange tick: A.'),
  );
  return { element, draw() {} };
}
