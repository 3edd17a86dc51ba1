/* The tokens of two runs: one above the other, with a column for each common token, and the probabilities of both runs
   at a step or for the classes, as bars of B with ticks of A. */
import { candidatesOf, pieceOf, probabilityOf } from '../../state/candidates.js';
import * as format from '../../state/format.js';
import { barOf } from '../../widgets/bar.js';
import { create, token } from '../../widgets/dom.js';

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./compared.js').CompareState} CompareState */
/** @typedef {import('../../state/difference.js').Column} Column */
/** @typedef {import('../../state/difference.js').Difference} Difference */
/** @typedef {import('../../types').Run} Run */

/** @typedef {{ button: HTMLButtonElement, column: number, at: number, side: 'a' | 'b' }} Cell */

/** Build one token of one run. @param {Page} page @param {Column} column @param {{ side: 'a' | 'b', isSource: boolean, pieces: string[] }} of */
function cellOf({ view }, column, { side, isSource, pieces }) {
  const at = column[side];
  if (at === null) return { element: create('span', 'gf-none', '', { 'aria-hidden': 'true' }), at: -1 };
  const button = token(pieces[at], 'button'),
    word = /** @type {HTMLElement} */ (button.firstElementChild),
    other = side === 'a' ? column.b : column.a,
    go = isSource ? { row: column.b } : { step: Math.max(0, (column.b ?? 0) - 1) };
  button.type = 'button';
  button.title = `${side.toUpperCase()}: ${pieces[at]}`;
  if (!column.same) word.classList.add(side === 'a' ? 'gf-del' : 'gf-ins');
  if (!column.same)
    button.append(
      create('span', 'gf-sr', other === null ? `, only in ${side.toUpperCase()}` : `, in ${side.toUpperCase()}`),
    );
  button.classList.toggle('gf-join', format.isJoined(pieces, at));
  if (column.b === null) button.setAttribute('aria-disabled', 'true');
  else button.addEventListener('click', () => view.select(go));
  return { element: button, at };
}

/** Build a sentence of both runs. @param {Page} page @param {Column[]} columns @param {{ isSource: boolean, a: string[], b: string[] }} of */
function pairOf(page, columns, { isSource, a, b }) {
  const cells = (/** @type {'a' | 'b'} */ side, /** @type {string[]} */ pieces) =>
    columns.map((column) => cellOf(page, column, { side, isSource, pieces }));
  const rows = { a: cells('a', a), b: cells('b', b) },
    element = create(
      'div',
      'gf-duo',
      ...rows.a.map(({ element: one }) => one),
      ...rows.b.map(({ element: one }) => one),
    );
  element.style.gridTemplateColumns = `repeat(${columns.length}, max-content)`;
  return { element, rows };
}

/** @param {Page} page */
export function buildPairs(page) {
  const { comparison, run } = page,
    { a, b, source, target } = /** @type {import('../../state/difference.js').Difference} */ (comparison),
    above = pairOf(page, source, { isSource: true, a: a.source, b: b.source }),
    below = pairOf(page, target, { isSource: false, a: a.target, b: b.target });
  const line = (/** @type {string} */ side, /** @type {HTMLElement} */ pair) =>
    create('div', 'gf-duoline', create('div', 'gf-cap gf-side', side, create('span', '', 'A above, B below')), pair);
  const lines = [line(run.sides[0], above.element)];
  if (run.target.length) lines.push(line(run.sides[1], below.element));
  return {
    element: create('div', 'gf-duos', ...lines),
    /** @param {CompareState} state */
    draw({ sel, isEncoder, diff, active, map, pointed }) {
      const hot = isEncoder ? diff.rows[active]?.b : null,
        column = map.name === 'decoder' ? null : (diff.keys[pointed?.j ?? -1]?.b ?? null);
      above.rows.b.forEach(({ element, at }) =>
        element.classList.toggle('gf-hot', at >= 0 && (at === hot || at === column)),
      );
      below.rows.b.forEach(({ element, at }) => {
        element.classList.toggle('gf-reads', at === sel.step);
        element.classList.toggle('gf-writes', at === sel.step + 1);
      });
      const read = columnOf(target, sel.step);
      below.rows.a.forEach(({ element, at }) => {
        element.classList.toggle('gf-reads', at >= 0 && at === read?.a);
        element.classList.toggle('gf-writes', at > 0 && at - 1 === read?.a);
      });
    },
  };
}

/** Return the column of a token of B, or null if the runs differ there. @param {Column[]} columns @param {number} at */
const columnOf = (columns, at) => columns.find(({ b, same }) => same && b === at) ?? null;

const SHOWN = 5;

/** @param {string} name @param {number | null} before @param {number} after @param {string} className */
function rowOf(name, before, after, className) {
  const said = before === null ? format.percent(after) : `${format.percent(before)} → ${format.percent(after)}`;
  const row = create(
    'li',
    className,
    create('span', '', name, { title: name, dir: 'auto' }),
    barOf(after, before),
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
      rowOf(format.label(piece), theirs.get(piece) ?? 0, mine.get(piece) ?? 0, classOf(piece, wrote)),
    ),
    note: `Bar: B. Orange tick: A. All other tokens ${format.percent(rest(theirs))} → ${format.percent(rest(mine))}. Sentence so far: log p ${soFar(a, read.a)} → ${soFar(b, step)}`,
  };
}

/** @param {string} piece @param {string[]} wrote by A, by B */
const classOf = (piece, [a, b]) => (piece === b ? 'gf-chosen' : piece === a ? 'gf-wasChosen' : '');

/** @param {Page} page */
export function buildPairedNext({ comparison, run }) {
  const title = create('h3', ''),
    bars = create('ol', 'gf-pair'),
    note = create('p', 'gf-cap'),
    difference = /** @type {Difference} */ (comparison);
  return {
    element: create('aside', 'gf-next', title, bars, note),
    /** @param {CompareState} state */
    draw({ sel }) {
      const paired = pairedTokens(difference, sel.step),
        alone = [...chances(run, sel.step)].map(([piece, chance]) => rowOf(format.label(piece), null, chance, ''));
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
      rowOf(label, chanceIn(label), after?.probabilities[i] ?? 0, b.output === label ? 'gf-chosen' : ''),
    );
  const element = create(
    'aside',
    'gf-next',
    create('h3', '', 'Probability of each class, A → B'),
    create('ol', 'gf-pair', ...rows),
    create('p', 'gf-cap', 'Bar: B. Orange tick: A.'),
  );
  return { element, draw() {} };
}
