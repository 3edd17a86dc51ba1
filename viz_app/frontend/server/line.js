/* The page's `fetch`, which every request uses, Gradio's own included. It removes the query from the address of a
   request, because Gradio puts the page's address there, and every proxy would log the visitor's text. A request that
   is lost, for example because a copy of the server ends, is sent once more. A refusal is not sent again. */
const LOST = [502, 503, 504]; // statuses with which a proxy reports a lost server
const PAUSE = 700; // ms, enough for a proxy to find another copy of the server

/** @typedef {(where: any, options?: RequestInit) => Promise<Response>} Ask */

/**
 * Turn a refusal of a page's function into an answer, because Gradio would drop its sentence.
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
