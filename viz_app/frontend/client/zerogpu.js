/* On a ZeroGPU Space this page is a frame of Hugging Face's, which hands out the headers by which a run on a GPU is
   charged to the visitor. Gradio's own client asks for them in the same way. */
const OFFER = 'supports-zerogpu-headers';
const WANT = 'zerogpu-headers';
const HUB = 'https://huggingface.co';
const PATIENCE = 2000; // ms; without the headers the run is charged to the Space

/** Return a function that promises the headers of the next question: none where nobody offers any. @param {Window} page @returns {() => Promise<Record<string, string>>} */
export function zerogpuHeaders(page) {
  let isOffered = false;
  const { parent } = page;
  if (parent === page || !page.location.hostname.endsWith('.hf.space')) return async () => ({});
  page.addEventListener('message', ({ origin, data }) => (isOffered ||= origin === HUB && data === OFFER));
  parent.postMessage(OFFER, HUB);
  return () =>
    new Promise((done) => {
      if (!isOffered) return done({});
      const { port1, port2 } = new MessageChannel(),
        finish = (/** @type {Record<string, string> | null} */ headers) => (port1.close(), done(headers ?? {}));
      port1.onmessage = ({ data }) => finish(data);
      setTimeout(finish, PATIENCE, null);
      return parent.postMessage(WANT, HUB, [port2]);
    });
}
