/* The answers of a class: bars over choices, or a row of attention over tokens. */
/** @import { Told } from '../types' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { theme } from '../../../state/theme.js';
import { barOf } from '../../../widgets/bar.js';
import { create } from '../../../widgets/dom.js';
import { table, tableFrame } from '../../../widgets/table.js';
import { SHOWN } from '../question.js';
import { NONE } from './codes.js';

/** @typedef {Map<number, number>} Counts how many said what, by the place of a choice or a token */
/** @typedef {{ at: number, text: string, isRight: boolean }} Named */

const sumOf = (/** @type {Counts} */ counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Return a share as a text; that of a class may be exactly 0. @param {number} share */
const shareText = (share) => (share ? format.share(share) : format.perCents(0));

/** Return choices as the names of bars. @param {number} right −1 while it is not shown @param {string[]} choices @returns {Named[]} */
export const choicesOf = (right, choices) => choices.map((text, at) => ({ at, text, isRight: at === right }));

/** Bars over what was said; `before` is an earlier vote. @type {(names: Named[], counts: Counts, before?: Counts) => HTMLElement} */
export function barsOf(names, counts, before = undefined) {
  const others = [
    { at: SHOWN, text: say('answers-shown-them'), isRight: false },
    { at: NONE, text: say('answers-none'), isRight: false },
  ].filter(({ at }) => counts.has(at));
  const shareOf = (/** @type {Counts} */ of, /** @type {number} */ at) => (of.get(at) ?? 0) / (sumOf(of) || 1);
  const rows = [...names, ...others].map(({ at, text, isRight }) => {
    const count = counts.get(at) ?? 0,
      share = shareOf(counts, at);
    return create(
      'li',
      isRight ? 'gf-right' : '',
      create('span', 'gf-choice-name', isRight ? `✓ ${text}` : text, { dir: 'auto' }),
      barOf(share, before ? shareOf(before, at) : null),
      create('span', 'gf-bar-value', String(count)),
      create('span', 'gf-bar-value', shareText(share)),
    );
  });
  return create('ul', 'gf-counts', ...rows);
}

/** Return the shares of the tokens of a row among what was said. @param {Told['row']} row @param {Counts} counts */
export function sharesOf(row, counts) {
  const shares = row.map((_, at) => (counts.get(at) ?? 0) / (sumOf(counts) || 1));
  return { shares, texts: shares.map(shareText) };
}

/** The class as a row of attention, above that of the head: lines of shares over the tokens, of which a covered one has none. @type {(row: Told['row'], right: number | null, lines: { name: string | Node, shares: number[], texts?: string[] }[]) => HTMLElement} */
export function heatOf(row, right, lines) {
  const frame = tableFrame(say('answers-heat'));
  frame.classList.add('gf-heat');
  const cell = (/** @type {number | undefined} */ share, text = share === undefined ? '' : format.share(share)) => {
    const one = create('td', '', text);
    one.style.background = share === undefined ? '' : theme.shareColour(share);
    one.style.color = theme.inkOnShare(share ?? 0);
    return one;
  };
  const columns = row.map(([token], at) => {
    const is = at === right;
    return create('th', is ? 'gf-right' : '', `${is ? '✓ ' : ''}${format.label(token)}`, { scope: 'col' });
  });
  const rows = lines.map(({ name, shares, texts }) => ({
    name,
    cells: row.map((_, at) => cell(shares[at], texts?.[at])),
  }));
  frame.append(table({ caption: say('answers-heat'), columns: [say('widgets-token'), ...columns], rows }));
  return frame;
}
