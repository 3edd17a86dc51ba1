/* Questions, one way for all pages, whether a server answers or a worker in the visitor's tab. In every frame a page says which answers it needs, and draws those
   that have arrived.

     const client = connect(server, { layer: readLayer, file: asSent }, view.draw);
     ...
     load() {
       const answer = client.want('layer', request);   // null: requested; view.draw is called when it arrives
       if (answer?.ok) page.layer = answer.value;      // the result of readLayer(reply)
       view.say(answer && !answer.ok ? answer.error : '', true);
       return answer !== null;
     }

   At most two requests of a name are open at a time. A page repeats `want` in each frame, so a request that is no
   longer needed while two are open is never sent. A page that needs several answers in a certain order calls `want` in
   this order up to the first null. `client.have(name, request)` returns a kept answer and sends nothing.
   `client.ahead(name, request)` asks for what may be wanted next, one request at a time while the page waits for none.
   A reply without an answer has its kind and one sentence under `error`. It is kept until `client.forgive()`, which lets
   the visitor try again; if another request of the page ended it, it is asked again where it is still needed.
   `client.ask(name, request)` is for actions, such as a file: it returns a promise, and its answer is not kept. */
/** @import { NoAnswer } from '../types' */
import { say } from '../state/say.js';

const KEPT = 24; // kept answers of a name
const UNDER_WAY = 2; // open requests of a name
const UNREAD = say('client-page-cannot-read-answer-may');

/** @typedef {import('../types').PageServer} Server */
/** @template T @typedef {{ ok: true, value: T } | NoAnswer} Answer */
/**
 * @typedef {object} Transport who answers
 * @property {(view: string, name: string, request: object) => Promise<import('../types').Reply>} ask never rejects
 * @property {(path: string) => Promise<string>} at the address of a file of the page
 * @property {(path: string) => Promise<any>} data the content of a file of JSON; it rejects if there is none
 * @property {(path: string) => Promise<string>} missing why a file of the page could not be loaded: a sentence
 * @property {() => void} [painted] called when the first picture is on the screen
 */

/** @template T @param {Answer<T> | null} answer @returns {T | null} */
export const valueOf = (answer) => (answer?.ok ? answer.value : null);
/** Return the sentence of an answer that is none, or ''. @param {Answer<unknown> | null} answer */
export const refusalOf = (answer) => (answer && !answer.ok ? answer.error : '');

/** Turns a reply into the value that pages draw. It may throw an Error with a sentence for the visitor. @typedef {(reply: any) => any} Reader */

/** Return the reply unchanged: a reader for replies that need none. @param {any} reply */
export const asSent = (reply) => reply;

/**
 * @template {Reader} R
 * @param {Server} server
 * @param {string} name
 * @param {object} request
 * @param {R} reader
 * @returns {Promise<Answer<ReturnType<R>>>}
 */
async function call(server, name, request, reader) {
  const reply = await server[name](request);
  if (!reply.ok) return reply;
  try {
    return { ok: true, value: reader(reply) };
  } catch (problem) {
    const isSentence = /** @type {Error} */ (problem).constructor === Error; // thrown by a reader, not by a mistake
    return { ok: false, kind: 'refused', error: isSentence ? /** @type {Error} */ (problem).message : UNREAD };
  }
}

/** The answers of one name. The least recently used one is dropped first. */
class Answers {
  #known = /** @type {Map<string, Answer<any>>} */ (new Map());
  /** The open requests. @type {Set<string>} */
  asked = new Set();
  /** The open request that nobody waits for, and the next one. */
  ahead = '';
  next = /** @type {(() => void) | null} */ (null);
  /** Those that were open beside another one, of which a server may have ended the wrong one. @type {Set<string>} */
  #crossed = new Set();

  get(/** @type {string} */ key) {
    const answer = this.#known.get(key);
    if (!answer) return null;
    this.#known.delete(key);
    this.#known.set(key, answer);
    return answer;
  }

  /** @param {string} key */
  ask(key) {
    this.asked.add(key);
    if (this.asked.size > 1) this.#crossed = new Set(this.asked);
  }

  /** Keep an answer, unless another request ended it. @param {string} key @param {Answer<any>} answer */
  keep(key, answer) {
    this.asked.delete(key);
    const isCrossed = this.#crossed.delete(key);
    if (isCrossed && !answer.ok && answer.kind === 'stopped') return;
    this.#known.set(key, answer);
    if (this.#known.size > KEPT) this.#known.delete(/** @type {string} */ (this.#known.keys().next().value));
  }

  forgive() {
    for (const [key, answer] of this.#known) if (!answer.ok) this.#known.delete(key);
  }
}

/** What the answers become, by the name of the function. @template {object} A @typedef {ReturnType<typeof connect<{ [N in keyof A]: (reply: any) => A[N] }>>} Client */

/**
 * @template {Record<string, Reader>} R
 * @param {Server} server
 * @param {R} readers by the names of the server's functions
 * @param {() => void} changed called when an answer has come
 */
export function connect(server, readers, changed) {
  const answers = new Map(Object.keys(readers).map((name) => [name, new Answers()]));
  const of = (/** @type {string} */ name) => /** @type {Answers} */ (answers.get(name));
  /** @param {string} name @param {string} key @param {object} request */
  function send(name, key, request) {
    const mine = of(name);
    mine.ask(key);
    call(server, name, request, readers[name]).then((answer) => {
      const isAhead = mine.ahead === key;
      mine.keep(key, answer);
      if (isAhead) mine.ahead = '';
      else changed();
      mine.next?.();
    });
  }
  return {
    /** @template {keyof R & string} N @param {N} name @param {object} request @returns {Answer<ReturnType<R[N]>> | null} */
    want(name, request) {
      const mine = of(name),
        key = JSON.stringify(request),
        known = mine.get(key);
      if (key === mine.ahead) mine.ahead = '';
      if (known || mine.asked.has(key) || mine.asked.size >= UNDER_WAY) return known;
      mine.next = null;
      send(name, key, request);
      return null;
    },
    /** @param {keyof R & string} name @param {object} request */
    ahead(name, request) {
      const mine = of(name),
        key = JSON.stringify(request);
      mine.next = null;
      if (mine.get(key) || mine.asked.has(key)) return;
      if (mine.asked.size) mine.next = () => this.ahead(name, request);
      else send(name, (mine.ahead = key), request);
    },
    /**
     * Return the answer if it has arrived, otherwise null. Send no request.
     * @template {keyof R & string} N
     * @param {N} name
     * @param {object} request
     * @returns {Answer<ReturnType<R[N]>> | null}
     */
    have: (name, request) => of(name).get(JSON.stringify(request)),
    /** @template {keyof R & string} N @param {N} name @param {object} request @returns {Promise<Answer<ReturnType<R[N]>>>} */
    ask: (name, request) => call(server, name, request, readers[name]),
    /** Drop the refusals, so that `want` sends their requests again. */
    forgive: () => answers.forEach((one) => one.forgive()),
  };
}
