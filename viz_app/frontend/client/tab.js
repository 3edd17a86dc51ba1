/* The transport without a server: a worker in the visitor's own tab answers, see viz_app/static/site/worker.js. */
/** @import { Reply } from '../types' */
/** @import { Transport } from './client.js' */
import { number } from '../state/format.js';
import { say } from '../state/say.js';
import { modelTitle } from '../state/sides.js';
import { siteStorageName } from '../state/storage.js';

/** @typedef {{ view: string, element: string, props: any }} View */

/** @typedef {{ view: string, name: string, request: unknown, token: string, isPutOff: boolean, answered: (reply: Reply) => void }} Question */

/** @type {any} */
let config;
/** @type {WorkerClient} */
let client;
/** @type {Record<string, string>} */
const TYPES = { js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm' };
const MOST_TEXTS = 100_000; // of Many sentences: no other view waits for them
const LONG = 2000; // ms of work until the page tells how far it is
const CUT = say('client-file-page-could-not-be');
const STILL = say('client-still-working-sentence-long-or');
const TOO_OLD = say('client-browser-cannot-run-models-try');

/** The files inside a page that is one file, and their addresses. @type {Map<string, Promise<{ blob: Blob, url: string }>>} */
const unpacked = new Map();

/** @param {string} path @returns {Promise<{ blob: Blob, url: string }>} */
async function unpack(path) {
  const { body } = await fetch(`data:;base64,${document.getElementById(path)?.textContent}`);
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? '';
  const content = body?.pipeThrough(new DecompressionStream('gzip'));
  const blob = await new Response(content, { headers: { 'Content-Type': type } }).blob();
  return { blob, url: URL.createObjectURL(blob) };
}

/** Return a file: beside the page, by its address, or inside it. @param {string} path @returns {Promise<{ blob?: Blob, url: string }>} */
async function file(path) {
  if (!config.isOneFile) return { url: new URL(path, document.baseURI).href };
  if (!unpacked.has(path)) unpacked.set(path, unpack(path));
  return /** @type {Promise<{ blob: Blob, url: string }>} */ (unpacked.get(path));
}

const at = async (/** @type {string} */ path) => (await file(path)).url;
const filesOf = (/** @type {{ files: { path: string, only?: string }[] }} */ model) => model.files;
/** Give files their addresses. A model that was trained here has its content already. @param {any[]} files */
const locate = (files) => Promise.all(files.map(async (one) => one.blob ?? Object.assign(one, await file(one.path))));
const newToken = () => URL.createObjectURL(new Blob());

/** @type {() => void} */
let begin;
/** Fulfilled when the worker may load its files: a slow line brings the first picture before them. */
const begun = /** @type {Promise<void>} */ (new Promise((done) => (begin = done)));

const elementOf = (/** @type {string} */ name) =>
  config.views.find((/** @type {View} */ { view }) => view === name)?.element ?? '';
const isTab = (/** @type {string} */ view) => elementOf(view).startsWith('tab-');
const isSeen = (/** @type {string} */ view) => Boolean(document.getElementById(elementOf(view))?.offsetParent);

/** The worker, and the questions that wait for it. */
class WorkerClient {
  #running = /** @type {Worker | null} */ (null);
  #worker = this.#begin();
  #serial = 0;
  #since = 0;
  #asked = /** @type {Map<number, Question>} */ (new Map());
  #isAbsent = false; // the first model
  isReady = false;
  doing = say('client-loading-the-program');
  failed = '';
  isTelling = false; // in the bar, so that the header need not say it too
  progress = { done: 0, heads: 0 };

  async #begin() {
    await begun;
    return this.#start().catch(() => this.#fail(TOO_OLD));
  }

  async #start() {
    const worker = new Worker(await at(config.worker)); // from a disk, browsers start no module as a worker
    this.#running = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onmessageerror = () => this.#fail(TOO_OLD);
    worker.onerror = ({ message }) => this.#fail(message ? TOO_OLD : CUT); // without one its file did not come
    const { program, models } = config.site;
    await locate([...program, ...models.flatMap(filesOf)]);
    worker.postMessage({ site: { ...config.site, token: newToken() } });
    return worker;
  }

  /** Try once more what could not be loaded. */
  again() {
    if (this.#isAbsent) this.#running?.postMessage({ again: true });
    this.#isAbsent = false;
    if (!this.failed) return;
    this.#running?.terminate();
    this.failed = '';
    this.#worker = this.#begin();
  }

  /** @param {string} view @param {string} name of the view's function @param {object} request @returns {Promise<Reply>} */
  ask(view, name, request) {
    if (this.failed) return Promise.resolve(noAnswer('lost', this.failed));
    if (name === 'run') {
      begin();
      this.#putOff(() => true);
    } else if (isTab(view)) this.#putOff((other) => isTab(other) && !isSeen(other));
    return new Promise((answered) => this.#send({ view, name, request, token: '', isPutOff: false, answered }));
  }

  /** @param {Question} question */
  async #send(question) {
    const id = ++this.#serial;
    question.token = newToken();
    this.#asked.set(id, question);
    const { view, name, request, token } = question;
    (await this.#worker)?.postMessage({ id, view, name, request, token });
  }

  /** End the visitor's run at its next step. */
  stop() {
    for (const { name, token } of this.#asked.values()) if (name === 'run') URL.revokeObjectURL(token);
  }

  /**
   * A run goes first, and so does the tab that is looked at: what others have asked is ended, and asked once more after it.
   * @param {(view: string) => boolean} mayWait
   */
  #putOff(mayWait) {
    for (const question of this.#asked.values()) {
      if (!mayWait(question.view)) continue;
      question.isPutOff = true;
      URL.revokeObjectURL(question.token);
    }
  }

  #hear(/** @type {any} */ data) {
    if ('id' in data) this.#answer(data);
    else if ('step' in data) this.#advance(data);
    else if (data.failed) this.#fail(data.failed);
    else if (data.absent) {
      this.#isAbsent = true;
      this.tell(data.absent, null, true);
    } else if (data.ready) {
      this.#isAbsent = false;
      this.isReady = true;
      document.documentElement.dataset.computes = 'true';
      this.tell(this.#asked.size ? say('client-first-answer-on-way') : '');
      dispatchEvent(new CustomEvent('gw-ready'));
    } else if (data.brought) {
      if (this.isReady) keep(data.brought);
    } else if (!this.failed && !this.#isAbsent) this.#load(data);
  }

  /** @param {{ what: string, loaded: number, total: number }} amount */
  #load({ what, loaded, total }) {
    const title = titleOf(what);
    if (loaded >= total) this.tell(say('client-is-starting', { title }));
    else
      this.tell(say('client-loading-mb', { title, loaded: megabytes(loaded), total: megabytes(total) }), {
        loaded,
        total,
      });
  }

  /** @param {{ id: number, reply?: string, kind?: Kind, failed?: string }} data */
  #answer({ id, reply, kind = 'refused', failed = '' }) {
    const question = this.#asked.get(id);
    this.#asked.delete(id);
    this.progress = { done: 0, heads: 0 };
    if (this.doing && this.isReady) this.tell('');
    if (!question) return;
    URL.revokeObjectURL(question.token);
    const said = reply === undefined ? noAnswer(kind, failed) : JSON.parse(reply);
    if (question.isPutOff && !said.ok) this.#send(Object.assign(question, { isPutOff: false }));
    else question.answered(said);
  }

  /** @param {{ step: number, done?: number, heads?: number }} data */
  #advance({ step, done = 0, heads = 0 }) {
    if (step === 1) this.#since = performance.now();
    if (heads) this.progress = { done, heads };
    this.doing = heads
      ? say('client-silencing-each-head-turn', { done, heads })
      : say('client-still-working-step', { step });
    if (performance.now() > this.#since + LONG) this.tell(this.doing);
  }

  /** @param {string} sentence */
  #fail(sentence) {
    this.failed = sentence;
    this.tell(sentence, null, true);
    for (const { answered } of this.#asked.values()) answered(noAnswer('lost', sentence));
    this.#asked.clear();
  }

  /** @param {string} sentence @param {{ loaded: number, total: number } | null} amount @param {boolean} mayTryAgain */
  tell(sentence, amount = null, mayTryAgain = false) {
    this.doing = sentence;
    const bar = document.getElementById('gw-progress'),
      said = document.getElementById('gw-said'),
      button = document.getElementById('gw-again');
    if (!bar || !said || !button) return;
    bar.hidden = !sentence;
    this.isTelling = !bar.hidden;
    button.hidden = !mayTryAgain;
    said.textContent = amount ? say('client-you-can-look-around-type', { sentence }) : sentence;
    const done = bar.querySelector('progress');
    if (done)
      Object.assign(done, amount ? { max: amount.total, value: amount.loaded, hidden: false } : { hidden: true });
  }
}

/** @typedef {import('../types').NoAnswer['kind']} Kind */
/** @type {(kind: Kind, error: string) => Reply} */
const noAnswer = (kind, error) => ({ ok: false, kind, error });

/** @param {string} model */
function titleOf(model) {
  const found = config.site.about.find((/** @type {{ name: string }} */ { name }) => name === model);
  return found ? modelTitle(found) : say('client-the-program');
}
const megabytes = (/** @type {number} */ bytes) => number(bytes / 1e6, 1);

/** The models in a database of the part Train here; none where nothing can be read. @param {string} database @returns {Promise<any[]>} */
const modelsIn = (database) =>
  new Promise((found) => {
    const opening = indexedDB.open(database, 1);
    opening.onerror = opening.onblocked = () => found([]);
    opening.onupgradeneeded = () => opening.result.createObjectStore('models', { keyPath: 'name' });
    opening.onsuccess = () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains('models')) return found([]);
      const all = result.transaction('models').objectStore('models').getAll();
      all.onsuccess = () => found(all.result);
      all.onerror = () => found([]);
    };
  }).catch(() => []);

/** Offer what was trained in this browser, if the link names it. Older versions kept it for all pages of an origin. */
async function offerTrained() {
  if (!new URLSearchParams(location.search).get('model')?.startsWith('own-')) return;
  const found = [
    ...(await modelsIn('glassformer-trained')),
    ...(await modelsIn(siteStorageName('glassformer-trained', true))),
  ];
  new Map(found.filter(isWhole).map((model) => [model.name, model])).forEach((model) => offer(model));
}

const VERBS = { translator: say('client-translate'), generator: say('client-write') };
const isWhole = (/** @type {any} */ { zip, title, task, sides, examples }) =>
  zip instanceof Uint8Array &&
  Object.hasOwn(VERBS, task) &&
  [sides, examples].every((texts) => Array.isArray(texts) && texts.length > 0) &&
  [title, ...sides, ...examples].every((text) => typeof text === 'string');

/** Offer a model that was trained in this browser; a damaged record is left out, and the link's answer says so. @param {any} model */
function offer({ zip, name, ...about }) {
  const header = config.views.find((/** @type {View} */ { view }) => view === 'header').props,
    verb = VERBS[/** @type {keyof typeof VERBS} */ (about.task)];
  header.models.push({ ...about, name, verb, here: true });
  config.site.about.push({ ...about, name, folder: `/models/${name}` });
  const file = { path: `${name}.zip`, blob: new Blob([zip]), bytes: zip.length, sha256: '' };
  config.site.models.push({ name, folder: `/models/${name}`, files: [file] });
}

/** Questions that are answered beside the worker, by view: how far it is can be told while it computes, but not by it. @type {Record<string, Record<string, () => object>>} */
const BESIDE = {
  header: {
    status: () => ({ said: client.isTelling ? '' : STILL, before: 0 }),
    stop: () => client.stop() ?? {},
  },
  heads: { heads_done: () => client.progress },
};

/** The place of the worker that trains, for the part Train here. */
async function training() {
  await locate(config.site.program);
  return { worker: await at(config.worker), site: { ...config.site, models: [], about: [], trains: true } };
}

function keepForLater() {
  if ('serviceWorker' in navigator && isSecureContext && !config.isOneFile)
    at('service_worker.js')
      .then((path) => navigator.serviceWorker.register(path))
      .then(
        () =>
          addEventListener('gw-ready', () =>
            keep([
              './',
              ...config.keep,
              ...filesOf(config.site.models[0]).flatMap(({ path, only }) => (only ? [] : [path])),
            ]),
          ),
        () => undefined, // without it the page works, but only with a network
      );
}

/** Keep files for visits without a network: the page, and each model that was used. @param {string[]} paths */
async function keep(paths) {
  if (!('serviceWorker' in navigator) || config.isOneFile) return;
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data: hasRoom }) => {
    document.documentElement.dataset.kept = String(hasRoom);
    if (!hasRoom) client.tell(say('client-browser-has-no-room-left'));
  };
  active?.postMessage({ keep: await Promise.all(paths.map(at)) }, [channel.port2]);
}

/** @param {any} given the settings of the page @returns {Promise<Transport>} */
export async function tabTransport(given) {
  config = given;
  await offerTrained();
  config.views.find((/** @type {View} */ { view }) => view === 'model').props = { training };
  config.views.find((/** @type {View} */ { view }) => view === 'sentences').props = { most: MOST_TEXTS };
  client = new WorkerClient();
  document.getElementById('gw-again')?.addEventListener('click', () => client.again());
  addEventListener('online', () => client.again());
  keepForLater();
  return {
    async ask(view, name, request) {
      if (BESIDE[view]?.[name]) return { ok: true, ...BESIDE[view][name]() };
      if (name === 'count' && !client.isReady) return { ok: true, tokens: null };
      return client.ask(view, name, request);
    },
    at,
    async data(path) {
      const answer = await fetch(await at(path));
      if (!answer.ok) throw new Error(path);
      return JSON.parse((await answer.text()).replace(config.plotly, await at(config.plotly)));
    },
    missing: async () => say('client-file-page-missing-reload-page'),
    painted: () => begin(),
  };
}
