/* Plotly's script. The page fetches it in a quiet moment, and starts it when the first chart becomes visible, because that
   takes a third of a second. */

/**
 * The part of Plotly that the charts use.
 * @typedef {object} PlotlyScript
 * @property {(host: HTMLElement, data: object[], layout: object, config: object) => Promise<HTMLElement>} react
 * @property {(host: HTMLElement, layout: object) => Promise<HTMLElement>} relayout
 */

let asked = /** @type {Promise<PlotlyScript> | null} */ (null);
let plotly = /** @type {PlotlyScript | null} */ (null);

const at = (/** @type {string} */ address) => new URL(address, document.baseURI).href;

/** Let the browser fetch Plotly for later, without starting it. @param {string} address */
export function prefetchPlotly(address) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: at(address) }),
  );
}

/** Return Plotly, or null until it is loaded. */
export const plotlyNow = () => plotly;

/** @param {string} address @returns {Promise<PlotlyScript>} */
function fetched(address) {
  return new Promise((done, failed) => {
    const tag = document.createElement('script');
    tag.src = at(address);
    tag.onload = () => {
      const script = /** @type {any} */ (window).Plotly;
      if (script) done(script);
      else failed(new Error('Plotly’s script defines no Plotly.'));
    };
    tag.onerror = () => failed(new Error('Plotly’s script could not be loaded.'));
    document.head.append(tag);
  });
}

/**
 * Load Plotly once for the page. After a failure the next call tries again.
 * @param {string} address
 * @returns {Promise<boolean>} true if it is there
 */
export async function loadPlotly(address) {
  try {
    plotly = await (asked ??= fetched(address));
  } catch {
    asked = null;
  }
  return plotly !== null;
}
