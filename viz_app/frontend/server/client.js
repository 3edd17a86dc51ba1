/* Asking the server, one way for all pages: a page says in every frame what it needs, and draws what is there.

     const client = connect(server, { layer: readLayer, file: asSent }, view.draw);
     ...
     load() {
       const answer = client.want('layer', request);   // null: on its way; view.draw is called when it is there
       if (answer?.ok) page.layer = answer.value;      // what readLayer made of the reply, once
       view.say(answer && !answer.ok ? answer.error : '', true);
       return answer !== null;
     }

   Two questions of a name are under way at most, so that a new one need not wait for one of before: what a person wanted
   in between and no longer wants is never asked, and what comes for it is kept but draws nothing. A page that needs
   several answers in a certain order wants them in that order up to the first null, and takes of the rest what it has:
   `client.have(name, request)` asks nothing. A refusal, or a line that is cut, is an answer too: one sentence under
   `error`. It stays until `client.forgive()`, for when a person tries again.
   `client.ask(name, request)` is for actions, such as a file: a promise of the answer, never kept. */
const LOST = 'The server did not answer. Check that it is still running, then try again.';
const KEPT = 24; // answers of a name
const UNDER_WAY = 2; // questions of a name

/**
 * @template T
 * @typedef {{ ok: true, value: T } | { ok: false, error: string }} Answer
 */

/** @typedef {import('../types').PageServer} Server */

/** What makes of a reply what pages draw; it may throw an Error with a sentence. @typedef {(reply: any) => any} Reader */

/** A reader for replies that need no reading. @param {any} reply */
export const asSent = (reply) => reply;

/**
 * Gradio resolves to undefined where Python raised or the line is cut.
 * @template {Reader} R
 * @param {Server} server
 * @param {string} name
 * @param {object} request
 * @param {R} reader
 * @returns {Promise<Answer<ReturnType<R>>>}
 */
async function call(server, name, request, reader) {
  let reply = null;
  try {
    reply = await server[name](request);
  } catch {
    // The server is gone: said below, like an empty reply.
  }
  if (!reply?.ok) return { ok: false, error: reply?.error ?? LOST };
  try {
    return { ok: true, value: reader(reply) };
  } catch (problem) {
    return { ok: false, error: problem instanceof Error ? problem.message : LOST };
  }
}

/** The answers of one name, the last used ones kept. */
class Answers {
  /** @type {Map<string, Answer<any>>} */
  #known = new Map();
  /** The questions under way. @type {Set<string>} */
  asked = new Set();

  get(/** @type {string} */ key) {
    const answer = this.#known.get(key);
    if (!answer) return null;
    this.#known.delete(key);
    this.#known.set(key, answer);
    return answer;
  }

  /** @param {string} key @param {Answer<any>} answer */
  keep(key, answer) {
    this.#known.set(key, answer);
    if (this.#known.size > KEPT) this.#known.delete(/** @type {string} */ (this.#known.keys().next().value));
  }

  forgive() {
    for (const [key, answer] of this.#known) if (!answer.ok) this.#known.delete(key);
  }
}

/**
 * @template {Record<string, Reader>} R
 * @param {Server} server
 * @param {R} readers by the names of the server's functions
 * @param {() => void} changed called when an answer has come
 */
export function connect(server, readers, changed) {
  const answers = new Map(Object.keys(readers).map((name) => [name, new Answers()]));
  const of = (/** @type {string} */ name) => /** @type {Answers} */ (answers.get(name));
  return {
    /**
     * @template {keyof R & string} N
     * @param {N} name
     * @param {object} request
     * @returns {Answer<ReturnType<R[N]>> | null}
     */
    want(name, request) {
      const mine = of(name),
        key = JSON.stringify(request),
        known = mine.get(key);
      if (known || mine.asked.has(key) || mine.asked.size >= UNDER_WAY) return known;
      mine.asked.add(key);
      call(server, name, request, readers[name]).then((answer) => {
        mine.asked.delete(key);
        mine.keep(key, answer);
        changed();
      });
      return null;
    },
    /**
     * What has come of it, without asking.
     * @template {keyof R & string} N
     * @param {N} name
     * @param {object} request
     * @returns {Answer<ReturnType<R[N]>> | null}
     */
    have: (name, request) => of(name).get(JSON.stringify(request)),
    /**
     * @template {keyof R & string} N
     * @param {N} name
     * @param {object} request
     * @returns {Promise<Answer<ReturnType<R[N]>>>}
     */
    ask: (name, request) => call(server, name, request, readers[name]),
    /** Questions that got no good answer may be asked again. */
    forgive: () => answers.forEach((one) => one.forgive()),
  };
}
