/* Plotly's own script: asked for when the first chart is on show, and never before. */

/**
 * What we use of it.
 * @typedef {object} PlotlyScript
 * @property {(host: HTMLElement, data: object[], layout: object, config: object) => Promise<HTMLElement>} react
 * @property {(host: HTMLElement, layout: object) => Promise<HTMLElement>} relayout
 */

/** @type {Promise<PlotlyScript> | null} */
let asked = null;

/** @returns {PlotlyScript | null} */
export const plotly = () => /** @type {any} */ (window).Plotly ?? null;

/** @param {string} address @returns {Promise<PlotlyScript>} */
function fetched(address) {
  return new Promise((done, failed) => {
    const tag = document.createElement('script');
    tag.src = new URL(address, document.baseURI).href;
    tag.onload = () => {
      const loaded = plotly();
      if (loaded) done(loaded);
      else failed(new Error('Plotly’s script holds no Plotly.'));
    };
    tag.onerror = () => failed(new Error('Plotly’s script did not come.'));
    document.head.append(tag);
  });
}

/**
 * Loads the script once for the page; after a failure the next call tries again.
 * @param {string} address
 */
export function loadPlotly(address) {
  asked ??= fetched(address).catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}
