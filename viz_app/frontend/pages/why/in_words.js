/* The same explanations of whole words: what the pieces of a word have together. Pure: no page. */
import { summed } from '../../state/merging.js';
import { wordsOf } from '../../state/whole_words.js';

/** @import { Words } from '../../types' */
/** @import { Attribution, Row, WhyState } from './types' */

/** The words of what was written; the start is one of its own, whatever comes after it. @param {string[]} pieces @returns {Words} */
function written(pieces) {
  const [start, ...rest] = pieces,
    { first, of, names } = wordsOf(rest);
  if (start === undefined) return { first: [], of: [], names: [] };
  const after = (/** @type {number} */ at) => at + 1;
  return { first: [0, ...first.map(after)], of: [0, ...of.map(after)], names: [start, ...names] };
}

/**
 * What is explained stays one piece, for a model chooses piece by piece; so do its candidates and the curves.
 * @param {WhyState} state
 * @returns {WhyState}
 */
export function inWords(state) {
  const { facts, step, chosen, drawn } = state,
    [source, target, read] = [wordsOf(facts.source), written(facts.target), written(state.read)];
  const numbers = (/** @type {Attribution | null} */ all) =>
    all && { ...all, source: summed(all.source, source), target: summed(all.target, read) };
  const rows = state.rows.map((row) => ({ ...row, numbers: numbers(row.numbers) })),
    same = (/** @type {Row} */ row) => rows[state.rows.indexOf(row)],
    place = step === null ? null : target.of[step + 1];
  const isPart = place !== null && target.of.filter((word) => word === place).length > 1;
  return {
    ...state,
    ...{ rows, place, isWords: true, word: isPart ? target.names[place] : '' },
    facts: { ...facts, source: source.names, target: target.names },
    read: read.names,
    asks: target.first.map((piece) => piece - 1),
    chosen: same(chosen),
    drawn: drawn.map((one) => ({ ...one, row: same(one.row) })),
  };
}
