/* On a ZeroGPU Space this page is a frame of Hugging Face's, which hands out the headers by which a run on a GPU is
   charged to the visitor. Gradio's own client asks for them in the same way. Only a page below TLS can be that frame,
   so its own scheme is that of Hugging Face's page, and no file here needs to hold an address. */
const OFFER = 'supports-zerogpu-headers';
const WANT = 'zerogpu-headers';
const HUB = 'huggingface.co';
const PATIENCE = 2000; // ms; without the headers the run is charged to the Space

/** Return a function that promises the headers of the next question: none where nobody offers any. @param {Window} page @returns {() => Promise<Record<string, string>>} */
export function zerogpuHeaders(page) {
  let isOffered = false;
  const { parent, location } = page;
  if (parent === page || !location.hostname.endsWith('.hf.space')) return async () => ({});
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
