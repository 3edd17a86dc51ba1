/* The transport with a server: each question is a POST to `ask/VIEW/NAME`. A reply that is lost, for example because a
   copy of the server ends, is asked for once more; a refusal is not. No address holds a word of the visitor's. */
/** @import { Reply } from '../types' */
/** @import { Transport } from './client.js' */
import { seatHeaders } from './member.js';
import { say } from '../state/say.js';

/* On a ZeroGPU Space this page is a frame of Hugging Face's, which hands out the headers by which a run on a GPU is
   charged to the visitor. Gradio's own client asks for them in the same way. Only a page below TLS can be that frame,
   so its own scheme is that of Hugging Face's page, and no file here needs to hold an address. */

const OFFER = 'supports-zerogpu-headers';
const WANT = 'zerogpu-headers';
const HUB = 'huggingface.co';
const PATIENCE = 2000; // ms; without the headers the run is charged to the Space

/** Return a function that promises the headers of the next question, and null where nobody can offer any. @param {Window} page @returns {(() => Promise<Record<string, string>>) | null} */
export function zerogpuHeaders(page) {
  let isOffered = false;
  const { parent, location } = page;
  if (parent === page || !location.hostname.endsWith('.hf.space')) return null;
  const hub = `${location.protocol}//${HUB}`;
  page.addEventListener('message', ({ origin, data }) => (isOffered ||= origin === hub && data === OFFER));
  parent.postMessage(OFFER, hub);
  return () =>
    new Promise((done) => {
      if (!isOffered) return done({});
      const { port1, port2 } = new MessageChannel(),
        finish = (/** @type {Record<string, string> | null} */ headers) => (port1.close(), done(headers ?? {}));
      port1.onmessage = ({ data }) => finish(data);
      setTimeout(finish, PATIENCE, null);
      return parent.postMessage(WANT, hub, [port2]);
    });
}

const GONE = [502, 503, 504]; // statuses with which a proxy, or a server that ends, says that it has no answer
const PAUSE = 700; // ms, enough for a proxy to find another copy of the server
const EARLIER = say('client-page-belongs-earlier-version');
const UNREACHED = say('client-server-did-not-answer-check');
const LOST = say('client-server-did-not-answer-check-still');

const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

/** @param {string} path @param {object} body @param {Record<string, string>} more headers @returns {Promise<Reply>} */
async function post(path, body, more) {
  try {
    const headers = { ...seatHeaders(), ...more, 'Content-Type': 'application/json' },
      answer = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) }),
      said = await answer.json();
    if (answer.ok) return said;
    const byId = said.said ? { said: said.said } : {};
    return { ok: false, kind: GONE.includes(answer.status) ? 'lost' : 'refused', error: said.error ?? LOST, ...byId };
  } catch {
    return { ok: false, kind: 'lost', error: LOST }; // no connection, cut off in the middle, or a proxy's own page
  }
}

/** @param {number} [pause] ms @returns {Transport} */
export function serverTransport(pause = PAUSE) {
  const charged = globalThis.window ? zerogpuHeaders(window) : null;
  const page = Math.random().toString(36).slice(2); // the newest run of a page ends the one before
  return {
    async ask(view, name, request) {
      // Without a wait before it, the server works while the view that asks still draws.
      const posted = async () => post(`ask/${view}/${name}`, { data: request, page }, charged ? await charged() : {}),
        reply = await posted();
      if (reply.ok || reply.kind !== 'lost') return reply;
      await new Promise((done) => setTimeout(done, pause));
      return posted();
    },
    at: async (path) => at(path),
    async data(path) {
      const answer = await fetch(at(path));
      return answer.ok ? answer.json() : Promise.reject(new Error(path));
    },
    async missing(path) {
      const answer = await fetch(at(path), { cache: 'no-store' }).catch(() => null); // null: no connection
      return answer ? EARLIER : UNREACHED;
    },
  };
}
