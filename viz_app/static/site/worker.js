/* The worker of the page without a server: Python, NumPy and this project's own code in the visitor's tab.

   In:  { site }                               once: the files to load, see builder.py, each with its address
        { id, view, name, request, token }     a question; answered in the order of their arrival
        { train, given }                       to a worker whose site `trains`: start, go, pause, view, slow_down, zipped
   Out: { loaded, total, what }                bytes of what is being fetched
        { ready: true }                        questions are answered from now on
        { brought: paths }                     the files of a model are there
        { step, done, heads }                  the question under way has made another step
        { id, reply } or { id, failed }        the answer, or a sentence on why there is none
        { trained, reply }                     the answer to `train`, or what steps of training gave: `advance`
        { failed }                             nothing can be answered: a sentence */
const FOLDER = '/site';
const PACKED = '.brotli'; // a browser offers scripts no decoder for it
const PAUSE = 50; // ms between two looks at the token: a look takes up to 1 ms

/** @typedef {{ path: string, url: string, blob?: Blob, bytes: number, sha256: string }} SiteFile */
/** @typedef {{ name: string, folder: string, files: SiteFile[] }} SiteModel */
/** @typedef {{ program: SiteFile[], models: SiteModel[], about: object[], token: string, trains?: boolean }} Site */
/** @typedef {{ train: string, given: any[] }} Training what a training is asked: a function of viz_app.static.toy, or go, pause */
/** @typedef {{ id: number, view: string, name: string, request: any, token: string }} Question */

/** @type {Site} */
let site;
/** @type {Promise<{ decompress: (packed: Uint8Array) => Uint8Array }>} */
let unpacker;
/** @type {any} Pyodide. */
let python;
/** The models whose files are there, or on their way. @type {Map<string, Promise<void>>} */
const brought = new Map();

const say = (/** @type {object} */ message) => postMessage(message);

/** A message for a person, thrown where a file is missing or damaged. */
class SiteError extends Error {}

/**
 * Fetch files, unpack them, and report the bytes of all of them.
 * @param {SiteFile[]} files
 * @param {string} what
 * @returns {Promise<Uint8Array>[]}
 */
function fetching(files, what) {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  const count = (/** @type {number} */ more) => say({ loaded: (loaded += more), total, what });
  return files.map((file) => whole(file, count));
}

/** @param {SiteFile} file @param {(more: number) => void} count @returns {Promise<Uint8Array>} */
async function whole(file, count) {
  const { path, blob, bytes, sha256 } = file;
  if (blob) file.url = URL.createObjectURL(blob); // an address made by a page from a disk says nothing to its worker
  const answer = await fetch(file.url).catch(() => null);
  if (!answer) throw new SiteError('A file of this page could not be fetched. Check the connection, then reload.');
  if (!answer.ok || !answer.body) throw broken(path, 'missing');
  const content = new Uint8Array(bytes);
  let at = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > bytes) throw broken(path, 'damaged');
    content.set(value, at);
    at += value.length;
    count(value.length);
  }
  if (at < bytes || !(await isWhole(content, sha256))) throw broken(path, 'damaged');
  return path.endsWith(PACKED) ? unpack(path, content) : content;
}

/** See `_Site.packed` in builder.py. @param {string} path @param {Uint8Array} packed @returns {Promise<Uint8Array>} */
async function unpack(path, packed) {
  const content = (await unpacker).decompress(packed);
  if (!path.endsWith(`weights.safetensors${PACKED}`)) return content;
  const numbers = new Uint8Array(content.length),
    middle = Math.ceil(content.length / 2);
  for (let index = 0; index < middle; index++) {
    numbers[2 * index] = content[index];
    numbers[2 * index + 1] = content[middle + index];
  }
  return numbers;
}

/** The name of a file, without its folder, once it is unpacked. @param {string} path */
const nameOf = (path) => path.replace(/.*\//, '').replace(PACKED, '');

/** @param {string} path @param {string} how */
const broken = (path, how) =>
  new SiteError(
    `The file ${path} of this page is ${how}. Reload the page; if that does not help, build the site again.`,
  );

/** Browsers offer hashes only to pages from https or this machine. @param {Uint8Array} content @param {string} sha256 */
async function isWhole(content, sha256) {
  if (!sha256 || !globalThis.crypto?.subtle) return true;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (content)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** Pyodide asks for its files by name: it gets what was fetched. @param {Uint8Array[]} contents of the program */
function handOut(contents) {
  const fetchedBefore = self.fetch;
  self.fetch = async (asked, options) => {
    const index = site.program.findIndex(({ path }) => nameOf(path) === nameOf(String(asked)));
    if (index < 0) return fetchedBefore(asked, options);
    const headers = /** @type {HeadersInit} */ (
      /\.wasm$/.test(String(asked)) ? { 'Content-Type': 'application/wasm' } : {}
    );
    return new Response(/** @type {BodyInit} */ (contents[index]), { headers });
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
const imported = (/** @type {RegExp} */ name) => import(site.program[placeOf(name)].url);

/** Brotli's decoder, once both of its files are there. @param {Promise<Uint8Array>[]} coming the files of the program */
async function startUnpacker(coming) {
  const [, module] = await Promise.all([/^brotli_.*\.js/, /^brotli_.*\.wasm/].map((name) => coming[placeOf(name)]));
  const decoder = await imported(/^brotli_.*\.js/);
  decoder.initSync({ module });
  return decoder;
}

async function boot() {
  const coming = fetching(site.program, 'the program');
  unpacker = startUnpacker(coming);
  const parts = await Promise.all(coming);
  const [numpy, own, products] = [/\.whl/, /^code-/, /^linear-/].map((name) => parts[placeOf(name)]);
  const end = handOut(parts);
  const watch = watchMemory();
  await imported(/^pyodide\.asm\.js/);
  const { loadPyodide } = await imported(/^pyodide\.mjs/);
  python = await loadPyodide({ indexURL: 'runtime:/' });
  watch.stop();
  end();
  python.unpackArchive(numpy, 'whl');
  python.FS.mkdirTree(FOLDER);
  python.unpackArchive(own, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path[:0] = ['${FOLDER}/viz_app/static/stand_ins', '${FOLDER}']`);
  await installKernel(products, watch.memory);
  if (site.trains) {
    python.runPython('from viz_app.static import toy');
    return;
  }
  canStop = !isRevoked(site.token);
  python.registerJsModule('page', { about: JSON.stringify(site.about), isStopped, tell });
  python.runPython('import page; from viz_app.static import tab; tab.start(page.about, page.isStopped, page.tell)');
}

/** Put the files of a model where Python reads them, once. @param {string} name */
async function bring(name) {
  const model = site.models.find((one) => one.name === name);
  if (!model) return;
  const coming = brought.get(name) ?? put(model);
  brought.set(name, coming);
  await coming.catch((problem) => {
    brought.delete(name); // so that the next question tries again
    throw problem;
  });
}

/** @param {SiteModel} model */
async function put({ name, folder, files }) {
  const contents = await Promise.all(fetching(files, `the model ${name}`));
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
  if (canStop && isRevoked(own)) return say({ id, failed: 'This question was ended before it was computed.' });
  try {
    await bring(request?.model);
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
  if (problem instanceof SiteError) return problem.message;
  console.error(String(problem));
  if (/memory|allocation/i.test(String(problem)))
    return 'There is too little memory for it. Close other tabs and programs, or take a shorter sentence or a smaller size.';
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

self.onmessage = ({ data }) => {
  if (data.site) {
    site = data.site;
    line = boot();
    line.then(
      () => bring(site.models[0]?.name).then(() => say({ ready: true })),
      (problem) => say({ failed: sentence(problem) }),
    );
    return;
  }
  line = line.then(() => (data.train ? practise(data) : answer(data)));
};
