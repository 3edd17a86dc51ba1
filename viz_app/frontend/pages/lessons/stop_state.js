/* The view of a stop as the address has it, and the words of its sentence. */
/** @import { Lesson } from './types' */
import * as link from '../../state/link.js';
import { visibleRun } from '../../state/pins.js';
import { protocol } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { wordsOf } from '../../state/whole_words.js';

/** Return the words of the visible source, as the strip shows them. */
export const sourceWords = () => {
  const { run } = visibleRun();
  return wordsOf(run?.source ?? [], run?.starts.source ?? []);
};
/** Return the word of each token of the source. */
export const sourceTokens = () => {
  const { of, names } = sourceWords();
  return of.map((word) => names[word]);
};

/** Return values as those of a link. @param {Record<string, unknown>} values @returns {Record<string, string>} */
export const asLink = (values) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, String(value ?? '')])
      .filter(([, value]) => value !== ''),
  );

/**
 * Return the state of a stop: the states of all stops up to it, merged. The visitor's selection is kept while the
 * sentence stays the same.
 * @type {(lesson: Lesson, index: number) => Record<string, string>}
 */
export function stateOf({ name, stops }, index) {
  const now = store.get(),
    said = Object.assign({}, ...stops.slice(0, index + 1).map(({ state }) => state)),
    wanted = { ...link.picked(now, ['model', 'text']), ...said };
  const isSameRun = wanted.model === now.model && wanted.text === now.text,
    selection = isSameRun ? link.picked(now, protocol.groups.selection) : {};
  return asLink({ v: protocol.version, ...selection, ...wanted, lesson: name, stop: String(index + 1) });
}
