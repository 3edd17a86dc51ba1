/* The worker in which a training runs, in the visitor's own tab. Without a server it is the page's own worker file; the
   app serves the same file under `here/`. See viz_app/static/site/worker.js and viz_app/static/toy.py. */
import { say } from '../../state/say.js';
import { inWords } from '../../state/told.js';

/** @import { Advance, Loading } from './types' */

const PLACE = 'here/';
const TOO_OLD = say('model-browser-cannot-train');
const LOST = say('model-files-for-training');

/** @typedef {{ worker: string, site: { program: any[] } }} WorkerSource */
/** Returns the place of the worker on a page without a server. @typedef {() => Promise<WorkerSource>} Own */

/** Return the place of the worker in the app. @returns {Promise<WorkerSource>} */
async function served() {
  const answer = await fetch(new URL(`${PLACE}training.json`, document.baseURI)).catch(() => null);
  if (!answer?.ok) throw new Error(LOST);
  const { worker, site } = await answer.json(),
    at = (/** @type {string} */ path) => new URL(`${PLACE}${path}`, document.baseURI).href;
  for (const file of site.program) file.url = at(file.path);
  return { worker: at(worker), site };
}

export class Trainer {
  #worker = /** @type {Promise<Worker> | null} */ (null);
  /** The answers that are waited for, in the order of their questions. @type {{ done: (reply: any) => void, failed: (problem: Error) => void }[]} */
  #waiting = [];

  /**
   * @param {Own | undefined} own
   * @param {{ loading: (amount: Loading) => void, advance: (found: Advance) => void, failed: (sentence: string) => void }} hear
   */
  constructor(own, hear) {
    this.own = own;
    this.hear = hear;
  }

  /** Ask a function of viz_app.static.toy; its bytes come as they are, everything else as an object. @type {(name: string, ...given: unknown[]) => Promise<any>} */
  async ask(name, ...given) {
    const worker = await this.#ready();
    const reply = new Promise((done, failed) => {
      this.#waiting.push({ done, failed });
      worker.postMessage({ train: name, given });
    });
    return inWords(await reply);
  }

  /** Let the runs go on, or pause them. @param {'go' | 'pause'} what */
  async tell(what) {
    if (this.#worker) (await this.#worker).postMessage({ train: what, given: [] });
  }

  #ready() {
    this.#worker ??= this.#load();
    return this.#worker;
  }

  /** @returns {Promise<Worker>} */
  async #load() {
    try {
      if (!globalThis.Worker || !globalThis.WebAssembly) throw new Error(TOO_OLD);
      const { worker, site } = await (this.own ?? served)();
      return await this.#start(new Worker(worker), site);
    } catch (problem) {
      this.#worker = null; // so that the next question tries again
      throw problem;
    }
  }

  /** @param {Worker} worker @param {object} site @returns {Promise<Worker>} */
  #start(worker, site) {
    return new Promise((done, failed) => {
      const end = (/** @type {string} */ sentence) => {
        worker.terminate();
        this.#worker = null;
        failed(new Error(sentence));
        for (const one of this.#waiting.splice(0)) one.failed(new Error(sentence));
        this.hear.failed(sentence);
      };
      worker.onerror = () => end(TOO_OLD);
      worker.onmessage = ({ data }) => {
        if (data.failed) end(data.failed);
        else if (data.ready) done(worker);
        else if (data.trained === 'advance') this.hear.advance(JSON.parse(data.reply));
        else if (data.trained)
          this.#waiting.shift()?.done(typeof data.reply === 'string' ? JSON.parse(data.reply) : data.reply);
        else if (data.total) this.hear.loading(data);
      };
      worker.postMessage({ site: { ...site, token: '' } });
    });
  }
}
