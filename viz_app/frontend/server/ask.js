/* Questions to the server: each is asked once, its answer kept for a while; a lost line becomes a sentence. */
/** @import { Answer, PageServer } from '../types' */

const LOST = 'The server did not answer. Check that it is still running, then try again.';

/**
 * Gradio resolves to undefined where Python raised or the line is cut.
 * @param {PageServer} server
 * @param {string} name
 * @param {object} request
 * @returns {Promise<Answer>}
 */
async function call(server, name, request) {
  try {
    return (await server[name](request)) ?? { ok: false, error: LOST };
  } catch {
    return { ok: false, error: LOST };
  }
}

/**
 * `ask(name, request)` resolves to {ok, ...}; `known` gives the answer if it is there already.
 * @param {PageServer} server
 * @param {number} kept how many answers
 */
export function asker(server, kept = 48) {
  /** @type {Map<string, { answer: Answer | null, promise: Promise<Answer> }>} */
  const answers = new Map();
  /** @type {(name: string, request: object) => string} */
  const keyOf = (name, request) => JSON.stringify([name, request]);

  /** @type {(key: string, promise: Promise<Answer>) => void} */
  function keep(key, promise) {
    const entry = { answer: /** @type {Answer | null} */ (null), promise };
    answers.set(key, entry);
    const [oldest] = answers.keys();
    if (answers.size > kept) answers.delete(oldest);
    promise.then((answer) => {
      if (answer.ok) entry.answer = answer;
      else answers.delete(key);
    });
  }

  return {
    /** @type {(name: string, request: object) => Answer | null | undefined} */
    known: (name, request) => answers.get(keyOf(name, request))?.answer,
    /** @type {(name: string, request: object) => Promise<Answer>} */
    ask(name, request) {
      const key = keyOf(name, request);
      const before = answers.get(key);
      if (before) return before.promise;
      const promise = call(server, name, request);
      keep(key, promise);
      return promise;
    },
  };
}
