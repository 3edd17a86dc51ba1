/* The line to the server, under everything that the page asks, Gradio's own requests included. A question travels in the
   body alone: Gradio adds the page's address to that of a run, so that every proxy would write down what was typed. One
   that is lost on the way, as when a copy of the server ends, is asked once more; a refusal is an answer. */
const LOST = [502, 503, 504]; // what a proxy says for a server that has gone
const PAUSE = 700; // ms, in which a proxy finds another copy

/** @typedef {(where: any, options?: RequestInit) => Promise<Response>} Ask */

/**
 * Turns a refusal of a page's function into its answer, because Gradio would drop the sentence.
 * @param {Response} answer
 * @param {string} address
 */
async function read(answer, address) {
  if (answer.status < 400 || answer.status >= 500) return answer;
  const said = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof said?.error !== 'string' || !address.includes('/component_server')) return answer;
  return Response.json({ ok: false, error: said.error });
}

/**
 * @param {Ask} ask the browser's `fetch`
 * @param {number} pause ms
 * @returns {Ask}
 */
export function steady(ask, pause = PAUSE) {
  return async (where, options) => {
    if (options?.method !== 'POST') return ask(where, options);
    const address = String(where).split('?')[0];
    const first = await ask(address, options).catch(() => null);
    if (first && !LOST.includes(first.status)) return read(first, address);
    await new Promise((done) => setTimeout(done, pause));
    return read(await ask(address, options), address);
  };
}
