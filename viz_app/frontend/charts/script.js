/* Plotly's script. The page loads it in a quiet moment, because starting it takes a third of a second, or when the first
   chart becomes visible. */

/**
 * The part of Plotly that the charts use.
 * @typedef {object} PlotlyScript
 * @property {(host: HTMLElement, data: object[], layout: object, config: object) => Promise<HTMLElement>} react
 * @property {(host: HTMLElement, layout: object) => Promise<HTMLElement>} relayout
 */

/** @type {Promise<PlotlyScript> | null} */
let asked = null;
/** @type {PlotlyScript | null} */
let plotly = null;

const SIZE = { width: 300, height: 200 }; // px
/** A logarithmic axis with ticks of its own and a title with an index. */
const AXIS = {
  type: 'log',
  title: { text: 'a<sub>b</sub>' },
  tickmode: 'array',
  tickvals: [1, 9],
  ticktext: ['1', '9'],
};
/** Two figures with the parts that the charts use. */
const SPECIMENS = [
  { data: [{ z: [[0, 1]], type: 'heatmap' }], layout: SIZE },
  {
    data: [
      { x: [1, 9], y: [1, 9], name: 'a<sub>b</sub>', mode: 'lines+markers' },
      { x: [1, 9, null, 2], y: [9, 1, null, 2], name: 'b', mode: 'lines' },
    ],
    layout: {
      ...SIZE,
      xaxis: AXIS,
      yaxis: AXIS,
      annotations: [{ text: 'a', x: 0, y: 0 }],
      shapes: [{ type: 'line', x0: 1, x1: 9, y0: 2, y1: 2 }],
    },
  },
];

/**
 * Load Plotly and let it draw out of sight, because its first drawing takes twice as long as the others.
 * @param {string} address
 */
export async function warmPlotly(address) {
  if (!(await loadPlotly(address))) return;
  const host = document.createElement('div');
  host.style.cssText = 'position: fixed; visibility: hidden; pointer-events: none; width: 300px';
  document.body.append(host);
  for (const { data, layout } of SPECIMENS) {
    await plotly?.react(host, data, layout, {});
    await new Promise((done) => setTimeout(done)); // a task for each
  }
  host.remove();
}

/** Return Plotly, or null until it is loaded. */
export const plotlyNow = () => plotly;

/** @param {string} address @returns {Promise<PlotlyScript>} */
function fetched(address) {
  return new Promise((done, failed) => {
    const tag = document.createElement('script');
    tag.src = new URL(address, document.baseURI).href;
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
