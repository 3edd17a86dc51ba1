/* Lessons of a link or a file. The server reads them, so that a bad one gets the same sentence everywhere. */
import { create } from '../../widgets/dom.js';

/** @import { Lesson } from './types' */
/** @typedef {{ ask: (name: 'lesson_file', request: object) => Promise<{ ok: true, value: { lesson: Lesson } } | { ok: false, error: string }> }} Client */

const START = '#lesson=';
const LARGEST = 100_000; // characters
const UNREADABLE = 'This link holds no lesson that can be read. Ask for the lesson’s file instead.';

/** Show a text in the header's line. @param {string} detail */
export const tell = (detail) => window.dispatchEvent(new CustomEvent('gf-tell', { detail }));

/** @param {string} text JSON @param {Client} client @param {(lesson: Lesson) => void} play */
export async function openText(text, client, play) {
  if (text.length > LARGEST) {
    tell(`This lesson has ${text.length} characters; ${LARGEST} fit.`);
    return;
  }
  const answer = await client.ask('lesson_file', { lesson: text });
  if (answer.ok) play(answer.value.lesson);
  else tell(answer.error);
}

/** Let the visitor choose a file. @param {Client} client @param {(lesson: Lesson) => void} play */
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

/** Open the lesson of the address. Return false if it has none. @param {Client} client @param {(lesson: Lesson) => void} play */
export function openHash(client, play) {
  if (!location.hash.startsWith(START)) return false;
  const base64 = location.hash.slice(START.length).replaceAll('-', '+').replaceAll('_', '/');
  history.replaceState(history.state, '', location.pathname + location.search);
  const unpacked = async () => {
    const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts = [];
    for (let size = 0; size <= 4 * LARGEST; size += parts.at(-1)?.length ?? 0) {
      const { done, value } = await reader.read();
      if (done) return new TextDecoder().decode(await bytesOf(new Blob(parts).stream()));
      parts.push(value);
    }
    throw new Error('too large');
  };
  unpacked().then(
    (text) => openText(text, client, play),
    () => tell(UNREADABLE),
  );
  return true;
}
