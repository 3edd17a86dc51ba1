/* The worker of the page without a server: Python, NumPy and this project's own code in the visitor's tab.

   In:  { site }                               once: the files to load, see builder.py, each with its address
        { id, view, name, request, token }     a question; answered in the order of their arrival
        { train, given }                       to a worker whose site `trains`: start, go, pause, view, slow_down, zipped
   Out: { loaded, total, what }                bytes that came of the model `what`, or of the program
        { ready: true }                        questions are answered from now on
        { brought: paths }                     the files of a model are there
        { step, done, heads }                  the question under way has made another step
        { id, reply }                          the answer, as JSON
        { id, kind, failed }                   there is none: of which kind, and a sentence
        { trained, reply }                     the answer to `train`, or what steps of training gave: `advance`
        { absent }                             the first model is not there: a sentence; `{ again: true }` asks for it
        { failed }                             nothing can be answered: a sentence */
const FOLDER = '/site';
const LIBRARIES = '/libraries';
const PACKED = '.brotli'; // a browser offers scripts no decoder for it
const REST = 5000; // ms after the start, then code is compiled for the next visit
const INDEX = 'runtime:/'; // where Pyodide looks for its files
const CUT = 'A file of this page could not be fetched. Check the connection, then try again.';
const PAUSE = 50; // ms between two looks at the token: a look takes up to 1 ms

/** @typedef {{ path: string, url: string, blob?: Blob, bytes: number, sha256: string, only?: string }} SiteFile a model's file may be for `only` one question */
/** @typedef {{ name: string, folder: string, files: SiteFile[] }} SiteModel */
/** @typedef {{ program: SiteFile[], models: SiteModel[], about: object[], token: string, trains?: boolean }} Site */
/** @typedef {{ train: string, given: any[] }} Training what a training is asked: a function of viz_app.static.toy, or go, pause */
/** @typedef {{ id: number, view: string, name: string, request: any, token: string }} Question */

/** @type {Site} */
let site;
/** @type {{ whole: (file: SiteFile, count: (more: number) => void) => Promise<Uint8Array> }} */
let fetcher;
/** @type {any} Pyodide. */
let python;
/** The first model, fetched while Python starts. @type {{ name: string, contents: Promise<Uint8Array[]> } | null} */
let ahead = null;
/** The models whose files are there, or on their way; and those whose files for one question are. @type {Map<string, Promise<void>>} */
const brought = new Map();

const say = (/** @type {object} */ message) => postMessage(message);

/** Fetch files, unpack them, and report the bytes of all of them. @param {SiteFile[]} files @param {string} what @returns {Promise<Uint8Array>[]} */
function fetching(files, what) {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  const count = (/** @type {number} */ more) => say({ loaded: (loaded += more), total, what });
  return files.map((file) => fetcher.whole(file, count));
}

/** An address made by a page from a disk says nothing to its worker. @param {SiteFile} file */
const addressOf = ({ url, blob }) => (blob ? URL.createObjectURL(blob) : url);

/** The name of a file, without its folder, once it is unpacked. @param {string} path */
const nameOf = (path) => path.replace(/.*\//, '').replace(PACKED, '');

/** Pyodide asks for its files by name: it gets what is fetched. @param {Promise<Uint8Array>[]} coming of the program */
function handOut(coming) {
  const fetchedBefore = self.fetch;
  self.fetch = async (asked, options) => {
    const address = String(asked);
    if (!address.startsWith(INDEX)) return fetchedBefore(asked, options);
    const content = await coming[site.program.findIndex(({ path }) => nameOf(path) === nameOf(address))];
    const headers = /** @type {HeadersInit} */ (/\.wasm$/.test(address) ? { 'Content-Type': 'application/wasm' } : {});
    return new Response(/** @type {BodyInit} */ (content), { headers });
  };
  return () => (self.fetch = fetchedBefore);
}

/** Pyodide does not hand out its memory, so it is taken where it is made. */
function watchMemory() {
  const Memory = WebAssembly.Memory;
  /** @type {{ memory: WebAssembly.Memory | null, stop: () => void }} */
  const watch = { memory: null, stop: () => (WebAssembly.Memory = Memory) };
  WebAssembly.Memory = /** @type {any} */ (
    function (/** @type {WebAssembly.MemoryDescriptor} */ descriptor) {
      watch.memory ??= new Memory(descriptor);
      return watch.memory;
    }
  );
  WebAssembly.Memory.prototype = Memory.prototype;
  return watch;
}

/** Where the kernel cannot be used, NumPy's products are used: slower, with the same numbers. @param {Uint8Array} code @param {WebAssembly.Memory | null} memory */
async function installKernel(code, memory) {
  if (!memory) return;
  try {
    const { instance } = await WebAssembly.instantiate(/** @type {BufferSource} */ (code), { env: { memory } });
    python.globals.set('linear', instance.exports.linear);
    python.runPython('from viz_app.static.kernel import install; install(linear)');
  } catch (problem) {
    console.info('Without the WebAssembly kernel:', String(problem));
  }
}

/** @param {RegExp} name of a file of the program */
const placeOf = (name) => site.program.findIndex(({ path }) => name.test(nameOf(path)));
const imported = (/** @type {RegExp} */ name) => import(addressOf(site.program[placeOf(name)]));

async function boot() {
  const { Fetcher } = await imported(/^fetcher-/);
  fetcher = new Fetcher([/^brotli_.*\.js/, /^brotli_.*\.wasm/].map((name) => site.program[placeOf(name)]));
  const coming = fetching(site.program, '');
  const known = compiledBefore();
  const started = startPython(coming);
  started.catch(() => {}); // where a file is missing, that is what is told
  const parts = await Promise.all(coming);
  const [numpy, own, products] = [/\.whl/, /^code-/, /^linear-/].map((name) => parts[placeOf(name)]);
  const [first] = site.models;
  if (first) ahead = { name: first.name, contents: contentsOf(first) };
  ahead?.contents.catch(() => {}); // told when it is asked for
  const memory = await started;
  unpackInto(LIBRARIES, numpy);
  unpackInto(FOLDER, (await known) ?? own);
  python.runPython(`
    import sys
    sys.dont_write_bytecode = True
    sys.path[:0] = ['${FOLDER}/viz_app/static/stand_ins', '${FOLDER}', '${LIBRARIES}']
    from viz_app.static import compiled
    compiled.remember('${FOLDER}')
  `);
  await installKernel(products, memory);
  if (site.trains) {
    python.runPython('from viz_app.static import toy');
    return;
  }
  canStop = !isRevoked(site.token);
  python.registerJsModule('page', { about: JSON.stringify(site.about), isStopped, tell });
  python.runPython('import page; from viz_app.static import tab; tab.start(page.about, page.isStopped, page.tell)');
  if (!(await known)) setTimeout(() => void compileForNextVisit(), REST);
}

/** Start Python; returns its memory. @param {Promise<Uint8Array>[]} coming files of the program */
async function startPython(coming) {
  const end = handOut(coming);
  const watch = watchMemory();
  await imported(/^pyodide\.asm\.js/);
  const { loadPyodide } = await imported(/^pyodide\.mjs/);
  python = await loadPyodide({ indexURL: INDEX });
  watch.stop();
  end();
  return watch.memory;
}

/** The files of a zip that holds each as it is. @param {Uint8Array} zip @returns {Iterable<[string, Uint8Array]>} */
function* filesOf(zip) {
  const numbers = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; numbers.getUint32(at, true) === 0x04034b50;) {
    const name = at + 30,
      nameEnd = name + numbers.getUint16(at + 26, true),
      begin = nameEnd + numbers.getUint16(at + 28, true);
    at = begin + numbers.getUint32(at + 18, true);
    yield [new TextDecoder().decode(zip.subarray(name, nameEnd)), zip.subarray(begin, at)];
  }
}

/** @param {string} folder @param {Uint8Array} zip */
function unpackInto(folder, zip) {
  const made = new Set();
  for (const [path, content] of filesOf(zip)) {
    const parent = `${folder}/${path}`.replace(/\/[^/]*$/, '');
    if (!made.has(parent)) python.FS.mkdirTree(parent);
    made.add(parent);
    if (!path.endsWith('/')) python.FS.writeFile(`${folder}/${path}`, content, { canOwn: true });
  }
}

/** Where this project's code is kept as a visit compiled it: an address for these very sources and this very Python. */
const compiledAddress = () =>
  new URL(
    [/^code-/, /^python_stdlib/].map((name) => site.program[placeOf(name)].sha256.slice(0, 16)).join('-'),
    location.href,
  );

/** The name of the cache with it, that of this page alone. The service worker clears only others. */
const compiledIn = () => `compiled-glassformer ${new URL('../', location.href).pathname}`;

/** A tab that need not compile it starts a second sooner. @returns {Promise<Uint8Array | null>} */
async function compiledBefore() {
  try {
    const answer = await (await caches.open(compiledIn())).match(compiledAddress());
    return answer ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null; // from a disk there is no cache
  }
}

/** Compile a module at a time, so that no question waits for more than one. */
async function compileForNextVisit() {
  try {
    if (!self.caches) return;
    const modules = python.globals.get('compiled').archive(FOLDER);
    let step = /** @type {{ done?: boolean, value?: any }} */ ({});
    for (; !step.done; await turn()) {
      const next = line.then(() => modules.next());
      line = next.catch(() => {});
      step = await next;
    }
    await caches.delete(compiledIn());
    await (await caches.open(compiledIn())).put(compiledAddress(), new Response(step.value.toJs()));
    step.value.destroy();
    modules.destroy();
  } catch (problem) {
    console.info('The next visit compiles again:', String(problem));
  }
}

/** Compile again after a start that failed. */
async function forgetCompiled() {
  try {
    await caches.delete(compiledIn());
  } catch {
    // from a disk there is no cache
  }
}

/**
 * Put the files of a model where Python reads them, once, and those for a question by its name. A link's model that is
 * not here is answered by the first.
 * @param {string | undefined} name
 * @param {string} [question]
 */
async function bring(name, question = '') {
  const known = site.models.find((one) => one.name === name);
  const model = name && !known ? site.models[0] : known;
  if (!model) return;
  for (const only of new Set(['', question])) {
    const key = `${model.name} ${only}`,
      coming = brought.get(key) ?? put(model, only);
    brought.set(key, coming);
    await coming.catch((problem) => {
      brought.delete(key); // so that the next question tries again
      throw problem;
    });
  }
}

/** @param {SiteModel} model @param {string} only */
const filesFor = ({ files }, only) => files.filter((one) => (one.only ?? '') === only);

/** @param {SiteModel} model @param {string} [only] */
const contentsOf = (model, only = '') => Promise.all(fetching(filesFor(model, only), model.name));

/** @param {SiteModel} model @param {string} only */
async function put(model, only) {
  const { name, folder } = model,
    files = filesFor(model, only);
  if (!files.length) return;
  const coming = ahead?.name === name ? ahead.contents : contentsOf(model, only);
  ahead = null;
  const contents = await coming;
  python.FS.mkdirTree(folder);
  files.forEach(({ path }, index) => {
    if (path.endsWith('.zip'))
      python.unpackArchive(contents[index], 'zip', { extractDir: folder.replace(/\/[^/]*$/, '') });
    else python.FS.writeFile(`${folder}/${nameOf(path)}`, contents[index], { canOwn: true });
  });
  say({ brought: files.flatMap(({ path, blob }) => (blob ? [] : [path])) });
}

let canStop = false; // not from a disk: there an address of the page says nothing to its worker
let token = ''; // of the question under way
let looked = 0;
let steps = 0;

/**
 * No message arrives while Python computes, but an address that the page has revoked can be told from one that it has
 * not, in the middle of everything and on any host.
 * @param {string} url
 */
function isRevoked(url) {
  const asked = new XMLHttpRequest();
  try {
    asked.open('GET', url, false);
    asked.send();
    return false;
  } catch {
    return true;
  }
}

/** Python asks this between two steps. */
function isStopped() {
  steps += 1;
  if (performance.now() < looked + PAUSE) return false;
  looked = performance.now();
  say({ step: steps });
  return Boolean(token) && isRevoked(token);
}

/** @param {number} done @param {number} heads */
const tell = (done, heads) => say({ step: steps, done, heads });

/** @param {Question} question */
async function answer({ id, view, name, request, token: own }) {
  if (canStop && isRevoked(own))
    return say({ id, kind: 'stopped', failed: 'This question was ended before it was computed.' });
  try {
    await bring(request?.model, name);
    const ask = python.globals.get('tab').ask;
    [token, steps, looked] = [canStop ? own : '', 0, 0];
    say({ id, reply: ask(view, name, JSON.stringify(request ?? null)) });
    ask.destroy();
  } catch (problem) {
    say({ id, failed: sentence(problem) });
  }
}

/** @param {unknown} problem */
function sentence(problem) {
  if (problem instanceof Error && problem.name === 'SiteError') return problem.message;
  console.error(String(problem));
  if (/memory|allocation/i.test(String(problem)))
    return 'There is too little memory for it. Close other tabs and programs, or take a shorter sentence or a smaller size.';
  if (problem instanceof TypeError && /import|fetch/i.test(problem.message)) return CUT;
  if (!fetcher) return 'The program did not start. Check the connection and try again, or try a newer browser.';
  if (!python) return 'This browser cannot run the models. Try a newer one.';
  return 'This run failed. Try again, or try another sentence.';
}

const CHUNK = 100; // ms of training until messages are read
let isTraining = false;

/** Let messages in; a timer would wait 4 ms. */
const turn = () =>
  new Promise((heard) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = heard;
    port2.postMessage(0);
  });

/** Call a function of viz_app.static.toy. @param {string} name @param {any[]} given */
function trained(name, ...given) {
  const own = python.globals.get('toy')[name];
  const reply = own(...given);
  own.destroy();
  if (typeof reply === 'string') return reply;
  const bytes = reply.toJs();
  reply.destroy();
  return bytes;
}

async function go() {
  if (isTraining) return;
  for (isTraining = true; isTraining; await turn()) {
    const reply = trained('advance', CHUNK);
    const { isDone, diverged } = JSON.parse(reply);
    if (isDone || diverged) isTraining = false;
    say({ trained: 'advance', reply });
  }
}

/** @param {Training} asked */
function practise({ train, given }) {
  try {
    if (train === 'start' || train === 'pause') isTraining = false;
    if (train === 'go') void go().catch((problem) => say({ failed: sentence(problem) }));
    else if (train !== 'pause') say({ trained: train, reply: trained(train, ...given) });
  } catch (problem) {
    say({ failed: sentence(problem) });
  }
}

/** What is answered now, so that questions keep their order. @type {Promise<void>} */
let line;

/** Bytes of Python's memory, for tests. */
Object.assign(self, { heapOfPython: () => python?._module.HEAPU8.length ?? 0 });

/** Bring the first model. */
const begin = () =>
  bring(site.models[0]?.name).then(
    () => say({ ready: true }),
    (problem) => say({ absent: sentence(problem) }),
  );

self.onmessage = ({ data }) => {
  if (data.site) {
    site = data.site;
    line = boot();
    line.then(begin, (problem) => {
      void forgetCompiled();
      say({ failed: sentence(problem) });
    });
    line = line.catch(() => {}); // a question would be asked of no Python, and is told so by the page
    return;
  }
  if (data.again) {
    void begin();
    return;
  }
  line = line.then(() => (data.train ? practise(data) : answer(data)));
};
