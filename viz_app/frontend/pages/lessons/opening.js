/* Lessons of a link or a file. The server reads them, so that a bad one gets the same sentence everywhere. */
import { say } from '../../state/say.js';
import { create, tell } from '../../widgets/dom.js';

/** @import { Lesson, Played } from './types' */
/** @typedef {{ ask: (name: 'lesson_file', request: object) => Promise<{ ok: true, value: { lesson: Lesson } } | { ok: false, error: string }> }} Client */

const START = '#lesson=';
const LARGEST = 100_000; // characters

/** Tell a learning platform that plays the page what happens in a lesson. @type {(kind: 'stop' | 'answer' | 'finished', about: object, lesson: Lesson, stop: number) => void} */
export const tellPlatform = (kind, about, { name }, stop) =>
  window.dispatchEvent(new CustomEvent('gf-lesson', { detail: { kind, lesson: name, stop, ...about } }));

/** Return what a learning platform kept of a lesson that was left, once. @returns {Played | null} */
export function keptByPlatform() {
  const { played = null } = /** @type {any} */ (window).glassformerLeft ?? {};
  delete (/** @type {any} */ (window).glassformerLeft);
  return Array.isArray(played?.attempts) && Array.isArray(played.rows) ? played : null;
}

/** Return false if the text is no lesson. @param {string} text JSON @param {Client} client @param {(lesson: Lesson, text: string) => void} play */
export async function openText(text, client, play) {
  if (text.length > LARGEST) {
    tell(say('lessons-too-long', { count: text.length, most: LARGEST }));
    return false;
  }
  const answer = await client.ask('lesson_file', { lesson: text });
  if (answer.ok) play(answer.value.lesson, text);
  else tell(answer.error);
  return answer.ok;
}

/** Let the visitor choose a file. @param {Client} client @param {(lesson: Lesson, text: string) => void} play */
export function openFile(client, play) {
  const input = create('input', '', { type: 'file', accept: '.json,application/json' });
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (file) openText(file.size > 4 * LARGEST ? ' '.repeat(LARGEST + 1) : await file.text(), client, play);
  });
  input.click();
}

/** @param {ReadableStream<any>} stream */
const bytesOf = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

/** Return a link to this page that holds a lesson. @param {string} text JSON */
export async function linkOf(text) {
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))),
    base64 = btoa(String.fromCharCode(...packed))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return `${location.href.split(/[?#]/)[0]}${START}${base64}`;
}

/** @param {string} hash */
function writeHash(hash) {
  try {
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  } catch {
    // A page opened from disk may not change its address: the lesson lasts as long as the page.
  }
}

/** Let the address hold a lesson. @param {string} text JSON */
export const keepHash = async (text) => writeHash(new URL(await linkOf(text)).hash);

/** Take a lesson out of the address. */
export const dropHash = () => hasHash() && writeHash('');

/** @param {string} hash */
async function unpacked(hash) {
  const base64 = hash.slice(START.length).replaceAll('-', '+').replaceAll('_', '/'),
    packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  for (let size = 0; size <= 4 * LARGEST; size += parts.at(-1)?.length ?? 0) {
    const { done, value } = await reader.read();
    if (done) return new TextDecoder().decode(await bytesOf(new Blob(parts).stream()));
    parts.push(value);
  }
  throw new Error('too large');
}

/** Return true if the address holds a lesson. */
export const hasHash = () => location.hash.startsWith(START);

/** Open the lesson of the address. Return false if it cannot be read. @param {Client} client @param {(lesson: Lesson, text: string) => void} play */
export async function openHash(client, play) {
  const text = await unpacked(location.hash).catch(() => null);
  if (text !== null && (await openText(text, client, play))) return true;
  if (text === null) tell(say('lessons-unreadable'));
  dropHash();
  return false;
}
