/* The worker of the page without a server: Python, NumPy and this project's own code in the visitor's tab.

   In:  { site }                        once: what to load, see builder.py
        { id, view, name, request }     a question; answered in the order of their arrival
   Out: { loaded, total, what }         bytes of what is being fetched
        { ready: true }                 questions are answered from now on
        { id, reply } or { id, failed } the answer, or a sentence on why there is none
        { failed }                      nothing can be answered: a sentence */
const FOLDER = '/site';

/** @typedef {{ path: string, bytes: number, sha256: string }} SiteFile */
/** @typedef {{ name: string, folder: string, files: SiteFile[] }} SiteModel */
/** @typedef {{ runtime: SiteFile[], wheel: SiteFile, code: SiteFile, kernel: SiteFile, models: SiteModel[], about: object[] }} Site */

/** @type {Site} */
let site;
/** @type {any} Pyodide. */
let python;
/** The models whose files are there. @type {Set<string>} */
const present = new Set();

const say = (/** @type {object} */ message) => postMessage(message);

/** A message for a person, thrown where a file is missing or damaged. */
class SiteError extends Error {}

/**
 * Fetch files and report the bytes of all of them.
 * @param {SiteFile[]} files
 * @param {string} what
 * @returns {Promise<Uint8Array[]>}
 */
async function fetched(files, what) {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  const count = (/** @type {number} */ more) => say({ loaded: (loaded += more), total, what });
  return Promise.all(files.map((file) => whole(file, count)));
}

/** @param {SiteFile} file @param {(more: number) => void} count @returns {Promise<Uint8Array>} */
async function whole({ path, bytes, sha256 }, count) {
  const answer = await fetch(new URL(`../${path}`, self.location.href)).catch(() => null);
  if (!answer) throw new SiteError('A file of this page could not be fetched. Check the connection, then reload.');
  if (!answer.ok || !answer.body)
    throw new SiteError(`The file ${path} of this page is missing. Build the site again.`);
  const content = new Uint8Array(bytes);
  let at = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > bytes) throw damaged(path);
    content.set(value, at);
    at += value.length;
    count(value.length);
  }
  if (at < bytes || !(await isWhole(content, sha256))) throw damaged(path);
  return content;
}

const damaged = (/** @type {string} */ path) =>
  new SiteError(`The file ${path} of this page is damaged. Reload the page, or build the site again.`);

/** Browsers offer hashes only to pages from https or this machine. @param {Uint8Array} content @param {string} sha256 */
async function isWhole(content, sha256) {
  if (!globalThis.crypto?.subtle) return true;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (content)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
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

async function boot() {
  const { runtime, wheel, code, kernel, about } = site;
  const parts = await fetched([...runtime, wheel, code, kernel], 'the program');
  const [numpy, own, products] = parts.slice(runtime.length);
  const folder = new URL(`../${runtime[0].path.replace(/[^/]*$/, '')}`, self.location.href).href;
  const watch = watchMemory();
  const { loadPyodide } = await import(`${folder}pyodide.mjs`); // from the browser's cache, as all that was fetched above
  python = await loadPyodide({ indexURL: folder });
  watch.stop();
  python.unpackArchive(numpy, 'whl');
  python.FS.mkdirTree(FOLDER);
  python.unpackArchive(own, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path[:0] = ['${FOLDER}/viz_app/static/stand_ins', '${FOLDER}']`);
  await installKernel(products, watch.memory);
  python.globals.set('about', JSON.stringify(about));
  python.runPython('from viz_app.static import tab; tab.start(about)');
}

/** Put the files of a model where Python reads them. @param {string} name */
async function bring(name) {
  const model = site.models.find((one) => one.name === name);
  if (!model || present.has(name)) return;
  const contents = await fetched(model.files, `the model ${name}`);
  python.FS.mkdirTree(model.folder);
  model.files.forEach(({ path }, index) =>
    python.FS.writeFile(`${model.folder}/${path.split('/').at(-1)}`, contents[index]),
  );
  present.add(name);
}

/** @param {{ id: number, view: string, name: string, request: any }} question */
async function answer({ id, view, name, request }) {
  try {
    await bring(request?.model);
    const ask = python.globals.get('tab').ask;
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
    return 'This browser has too little memory for it. Close other tabs, or take a shorter sentence.';
  return 'This run failed. Try again, or try another sentence.';
}

/** What is answered now, so that questions keep their order. @type {Promise<void>} */
let line;

/** Bytes of Python's memory, for tests/benchmarks/static_benchmark.py. */
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
  line = line.then(() => answer(data));
};

export {};
