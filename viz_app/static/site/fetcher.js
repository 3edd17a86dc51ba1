/* Fetches, checks and unpacks the files of the page for its worker: in a worker of its own, so that Python starts
   meanwhile on another processor. From a disk a worker may start no other; then the one that asks does it.

   In:  { decoder: files }          once: Brotli's script and its WebAssembly
        { fetch: number, file }     a file
   Out: { fetch, more }             so many bytes of it came
        { fetch, content }          all of it, unpacked
        { fetch, failed }           a sentence on why it cannot be used */
const OWN_NAME = 'fetcher'; // of the worker
const PACKED = '.brotli'; // a browser offers scripts no decoder for it
const CUT = 'A file of this page could not be fetched. Check the connection, then try again.';

/** @typedef {{ path: string, url: string, blob?: Blob, bytes: number, sha256: string }} SiteFile */
/** @typedef {(more: number) => void} Count is told how many bytes came */
/** @typedef {{ file: SiteFile, count: Count, bring: (content: Uint8Array | Promise<Uint8Array>) => void, fail: (problem: Error) => void }} Awaited */

/** @type {Promise<{ decompress: (packed: Uint8Array) => Uint8Array }>} */
let decoder;

/** A message for a person, thrown where a file is missing or damaged. */
class SiteError extends Error {
  name = 'SiteError';
}

export class Fetcher {
  /** Files on their way. @type {Map<number, Awaited>} */
  #awaited = new Map();
  #last = 0;
  #worker = /** @type {Worker | null} */ (null);

  /** @param {SiteFile[]} files of Brotli's decoder */
  constructor(files) {
    try {
      this.#worker = new Worker(import.meta.url, { type: 'module', name: OWN_NAME });
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.onerror = () => this.#goAlone(files);
      this.#worker.postMessage({ decoder: files });
    } catch {
      this.#goAlone(files);
    }
  }

  /** @param {SiteFile} file @param {Count} count @returns {Promise<Uint8Array>} */
  whole(file, count) {
    if (!this.#worker) return whole(file, count);
    return new Promise((bring, fail) => {
      this.#awaited.set(++this.#last, { file, count, bring, fail });
      this.#worker?.postMessage({ fetch: this.#last, file });
    });
  }

  /** @param {{ fetch: number, more?: number, content?: Uint8Array, failed?: string }} said */
  #hear({ fetch, more, content, failed }) {
    const one = this.#awaited.get(fetch);
    if (!one) return;
    if (more !== undefined) return one.count(more);
    this.#awaited.delete(fetch);
    if (content) one.bring(content);
    else one.fail(new SiteError(failed));
  }

  /** @param {SiteFile[]} files of Brotli's decoder */
  #goAlone(files) {
    this.#worker = null;
    decoder = startDecoder(files);
    for (const { file, count, bring } of this.#awaited.values()) bring(whole(file, count));
    this.#awaited.clear();
  }
}

/** Fetch a file; if it is not what it should be, forget what the browser has kept of it and fetch it once more. @param {SiteFile} file @param {Count} count @returns {Promise<Uint8Array>} */
async function whole(file, count) {
  let loaded = 0;
  const counted = (/** @type {number} */ more) => {
    loaded += more;
    count(more);
  };
  try {
    return await fetched(file, 'default', counted);
  } catch {
    if (loaded) count(-loaded);
    await forget(addressOf(file));
    return fetched(file, 'reload', count);
  }
}

/** @param {SiteFile} file @param {RequestCache} cache @param {Count} count @returns {Promise<Uint8Array>} */
async function fetched(file, cache, count) {
  const { path, bytes, sha256 } = file;
  const answer = await fetch(addressOf(file), { cache }).catch(() => null);
  if (!answer) throw new SiteError(CUT);
  if (!answer.ok || !answer.body) throw broken(path, 'missing');
  const content = new Uint8Array(bytes);
  let at = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(new SiteError(CUT)));
    if (done) break;
    if (at + value.length > bytes) throw broken(path, 'damaged');
    content.set(value, at);
    at += value.length;
    count(value.length);
  }
  if (at < bytes || !(await isWhole(content, sha256))) throw broken(path, 'damaged');
  return path.endsWith(PACKED) ? unpack(path, content) : content;
}

/** Drop a file that the service worker keeps. @param {string} address */
async function forget(address) {
  try {
    const names = await caches.keys();
    await Promise.all(names.map(async (name) => (await caches.open(name)).delete(address)));
  } catch {
    // A page from a disk keeps nothing.
  }
}

/** An address made by a page from a disk says nothing to its worker. @param {SiteFile} file */
const addressOf = ({ url, blob }) => (blob ? URL.createObjectURL(blob) : url);

/** @param {string} path @param {string} how */
const broken = (path, how) =>
  new SiteError(`The file ${path} of this page is ${how}. Try again; if that does not help, tell those who offer it.`);

/** Browsers offer hashes only to pages from https or this machine. @param {Uint8Array} content @param {string} sha256 */
async function isWhole(content, sha256) {
  if (!sha256 || !globalThis.crypto?.subtle) return true;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (content)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** See `_Site.packed` in builder.py. @param {string} path @param {Uint8Array} packed @returns {Promise<Uint8Array>} */
async function unpack(path, packed) {
  const content = (await decoder).decompress(packed);
  if (!path.endsWith(`weights.safetensors${PACKED}`)) return content;
  const numbers = new Uint8Array(content.length),
    middle = Math.ceil(content.length / 2);
  for (let index = 0; index < middle; index++) {
    numbers[2 * index] = content[index];
    numbers[2 * index + 1] = content[middle + index];
  }
  return numbers;
}

/** @param {SiteFile[]} files of Brotli's decoder */
async function startDecoder([script, code]) {
  const cut = () => Promise.reject(new SiteError(CUT));
  const [started, module] = await Promise.all([import(addressOf(script)).catch(cut), whole(code, () => {})]);
  started.initSync({ module });
  return started;
}

/** @param {{ data: { decoder?: SiteFile[], fetch: number, file: SiteFile } }} message */
async function answer({ data: { decoder: files, fetch, file } }) {
  if (files) {
    decoder = startDecoder(files);
    decoder.catch(() => {}); // told by each file that needs it
    return;
  }
  try {
    const content = await whole(file, (more) => postMessage({ fetch, more }));
    postMessage({ fetch, content }, { transfer: [content.buffer] });
  } catch (problem) {
    postMessage({
      fetch,
      failed: problem instanceof SiteError ? problem.message : broken(file.path, 'damaged').message,
    });
  }
}

if (self.name === OWN_NAME) self.onmessage = answer;
