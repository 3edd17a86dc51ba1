/* The page without a server: tabs, and a worker in place of the server. Each view is mounted as Gradio mounts it, when it
   is first visible, by the same `mount({ element, root, props, server, data })`. */

/** @typedef {{ view: string, element: string, module: string, styles: string[], data: string | null, props: Record<string, unknown>, functions: string[] }} View */

const config = JSON.parse(document.getElementById('gw-site')?.textContent ?? '{}');
const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

/** The worker, and the questions that wait for it. */
class Place {
  #worker = new Worker(at(config.worker), { type: 'module' });
  #serial = 0;
  /** @type {Map<number, (answer: any) => void>} */
  #asked = new Map();
  isReady = false;
  doing = 'Loading the program.';
  failed = '';

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = () => this.#fail('This browser cannot run the models. Try a newer one.');
    this.#worker.postMessage({ site: config.site });
  }

  /**
   * @param {string} view
   * @param {string} name of the view's function
   * @param {unknown} request
   * @returns {Promise<any>} the answer, or `{ ok: false, error }`
   */
  ask(view, name, request) {
    if (this.failed) return Promise.resolve({ ok: false, error: this.failed });
    const id = ++this.#serial;
    return new Promise((answered) => {
      this.#asked.set(id, answered);
      this.#worker.postMessage({ id, view, name, request });
    });
  }

  #hear(/** @type {any} */ data) {
    if ('id' in data) {
      const answered = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if (this.doing && this.isReady) this.#tell('');
      answered?.(data.reply === undefined ? { ok: false, error: data.failed } : JSON.parse(data.reply));
    } else if (data.failed) this.#fail(data.failed);
    else if (data.ready) {
      this.isReady = true;
      document.documentElement.dataset.computes = 'true';
      this.#tell('');
      dispatchEvent(new CustomEvent('gw-ready'));
    } else if (!this.failed)
      this.#tell(`Loading ${data.what}: ${megabytes(data.loaded)} of ${megabytes(data.total)} MB.`, data);
  }

  /** @param {string} sentence */
  #fail(sentence) {
    this.failed = sentence;
    this.#tell(sentence);
    for (const answered of this.#asked.values()) answered({ ok: false, error: sentence });
    this.#asked.clear();
  }

  /** @param {string} sentence @param {{ loaded: number, total: number } | null} amount */
  #tell(sentence, amount = null) {
    this.doing = sentence;
    const bar = document.getElementById('gw-progress'),
      said = document.getElementById('gw-said');
    if (!bar || !said) return;
    bar.hidden = !sentence;
    said.textContent = sentence && !this.failed ? `${sentence} You can look around and type meanwhile.` : sentence;
    const done = bar.querySelector('progress');
    if (done) Object.assign(done, amount ? { max: amount.total, value: amount.loaded } : {});
    if (done) done.hidden = Boolean(this.failed);
  }
}

const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);

const place = new Place();

/** What a view asks by name. @param {View} view */
function serverOf({ view, functions }) {
  const named = functions.map((name) => [name, (/** @type {unknown} */ request) => place.ask(view, name, request)]);
  const server = Object.fromEntries(named);
  return view === 'header' ? { ...server, ...headerOf(server) } : server;
}

/** The header's questions, as far as they differ without a server. @param {Record<string, (request: any) => Promise<any>>} server */
function headerOf(server) {
  return {
    run: async (/** @type {{ id: number }} */ request) => {
      const reply = await server.run(request);
      return reply.error ? { answer: { id: request.id, error: reply.error }, picture: null } : reply;
    },
    count: async (/** @type {unknown} */ request) => (place.isReady ? server.count(request) : null),
    status: async () => place.doing || 'Still working: the sentence is long, or this device is slow.',
    stop: async () => null, // a run ends by itself, and the newest question is asked next
  };
}

/** @param {string} path @returns {Promise<void>} */
const style = (path) =>
  new Promise((loaded, failed) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: at(path) });
    Object.assign(link, { onload: () => loaded(), onerror: failed });
    document.head.append(link);
  });

/** @param {string} path */
async function dataOf(path) {
  const answer = await fetch(at(path));
  return answer.ok ? answer.json() : Promise.reject(new Error(path));
}

/** @type {Set<string>} */
const mounted = new Set();

/** @param {View} view */
async function mount(view) {
  if (mounted.has(view.element)) return;
  mounted.add(view.element);
  const element = document.getElementById(view.element);
  if (!element) return;
  const root = element.querySelector('.gf-mount') ?? element;
  try {
    const [page, data] = await Promise.all([
      import(at(view.module)),
      view.data ? dataOf(view.data) : null,
      ...view.styles.map(style),
    ]);
    page.mount({ element, root, props: view.props, server: serverOf(view), data });
  } catch (problem) {
    console.error(problem);
    root.append('A file of this page is missing. Reload the page, or build the site again.');
  }
}

/** @returns {HTMLElement[]} */
const tabs = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#gf-pages [role=tab]'))];

/** @param {HTMLElement} chosen */
function open(chosen) {
  for (const tab of tabs()) {
    const isChosen = tab === chosen,
      panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle('selected', isChosen);
    if (panel) panel.style.display = isChosen ? 'block' : 'none';
  }
  const view = config.views.find((/** @type {View} */ one) => chosen.id === `${one.element}-button`);
  if (view) mount(view);
}

/** Arrows move along the tabs, as in every list of tabs. @param {KeyboardEvent} event */
function move(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
  if (!step) return;
  const all = tabs(),
    index = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = Number.isFinite(step) ? (index + step + all.length) % all.length : step > 0 ? all.length - 1 : 0;
  event.preventDefault();
  all[next].focus();
  all[next].click();
}

for (const tab of tabs()) tab.addEventListener('click', () => open(tab));
document
  .querySelector('#gf-pages [role=tablist]')
  ?.addEventListener('keydown', (event) => move(/** @type {KeyboardEvent} */ (event)));
open(tabs()[0]);
for (const view of config.views) if (!view.element.startsWith('tab-')) mount(view);

if ('serviceWorker' in navigator && isSecureContext)
  navigator.serviceWorker.register(at('service_worker.js')).then(
    () => addEventListener('gw-ready', keepAll),
    () => undefined, // without it the page works, but only with a network
  );

/** What this visit has fetched is kept, so that the next one needs no network. */
async function keepAll() {
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => (document.documentElement.dataset.kept = 'true');
  active?.postMessage({ keep: [at('./'), ...config.keep.map(at)] }, [channel.port2]);
}

export {};
