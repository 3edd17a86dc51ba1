/* One chart: Plotly draws a figure from the server in the page's colours, with marks, and zoom by pointer and keys.
   Plotly's script is loaded when the first chart becomes visible; a chart with options.script has another one, and each
   chart stays with its own. */
/** @import { Charts, Figure, PlotlyPart } from '../types' */
import { theme } from '../state/theme.js';
import { create } from '../widgets/dom.js';
import { coloured, grown, zoomed } from './figure.js';

/**
 * The part of Plotly that this module uses.
 * @typedef {object} PlotlyScript
 * @property {(host: HTMLElement, data: object[], layout: object, config: object) => Promise<HTMLElement>} react
 * @property {(host: HTMLElement, layout: object) => Promise<HTMLElement>} relayout
 */

/** @type {Map<string, Promise<void>>} Scripts that are loading or loaded, by address. */
const asked = new Map();
/** @type {Map<string, PlotlyScript>} */
const loaded = new Map();

/** @param {string} address @returns {Promise<void>} */
function fetched(address) {
  return new Promise((done, failed) => {
    const tag = document.createElement('script');
    tag.src = new URL(address, document.baseURI).href;
    tag.onload = () => {
      const script = /** @type {any} */ (window).Plotly;
      if (!script) return failed(new Error('Plotly’s script defines no Plotly.'));
      loaded.set(address, script);
      done();
    };
    tag.onerror = () => failed(new Error('Plotly’s script could not be loaded.'));
    document.head.append(tag);
  });
}

/**
 * Load a script once for the page. After a failure the next call tries again.
 * @param {string} address
 */
async function loadPlotly(address) {
  if (!asked.has(address)) asked.set(address, fetched(address));
  try {
    await asked.get(address);
  } catch (error) {
    asked.delete(address);
    throw error;
  }
}

/** @typedef {[number, number]} Range */
/** @typedef {{xaxis: Range, yaxis: Range}} Ranges */
/** @typedef {HTMLElement & {on: (event: string, listener: (event: any) => void) => void, layout: PlotlyPart, _fullLayout: PlotlyPart}} Plot */
/**
 * `onZoom` gets the visible range, or null for all of it. The other two get Plotly's point.
 * @typedef {object} Options
 * @property {(range: Range | null) => void} [onZoom]
 * @property {(point: PlotlyPart | null) => void} [onHover]
 * @property {(point: PlotlyPart) => void} [onClick]
 * @property {string} [script] address of another script of Plotly than all charts have
 */

/** Return a figure, or a part of one, in the colours and at the size of the page. @template T @param {T} figure @returns {T} */
const dressed = (figure) => grown(coloured(figure, valueOf), theme.scale);

const PATIENCE = 2000; // ms until the page says that it is waiting
const WAITING = 'Loading the chart library …';
const LOST = 'The chart library could not be loaded. Check that the server is still running, then reload the page.';
/**
 * A setting for relative clip paths. Otherwise Plotly, in a page with a `<base>`, writes the page's address into them.
 * The address changes with every selection, and the browser would then request the old page to find the path.
 */
const CLIPS_BY_NAME = { _exportedPlot: true };
/** @type {Record<string, number>} */
const NEARER = { '+': 0.5, '=': 0.5, '-': 2, _: 2 };

const valueOf = (/** @type {string} */ name) => getComputedStyle(document.body).getPropertyValue(name).trim();
const same = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);

export class Chart {
  /** @type {Figure | null} */
  #figure = null;
  /** @type {Ranges | null} The full ranges, without zoom. */
  #whole = null;
  /** @type {Ranges | null} */
  #zoom = null;
  /** @type {{shapes: PlotlyPart[], annotations: PlotlyPart[]}} The marks of the figure itself. */
  #own = { shapes: [], annotations: [] };
  /** @type {unknown[]} */
  #key = [];
  #drawnKey = '';
  #isOpen = false;

  /** @param {Charts} charts the tab's data @param {Options} [options] */
  constructor(charts, options = {}) {
    this.charts = charts;
    this.options = options;
    this.script = options.script ?? charts.script;
    this.host = /** @type {Plot} */ (/** @type {unknown} */ (create('div', 'gf-plot', { tabIndex: 0, role: 'img' })));
    this.back = create('button', 'gf-btn gf-small gf-unzoom', 'Reset zoom', { type: 'button', hidden: true });
    this.notice = create('p', 'gf-cap', { hidden: true, role: 'status' });
    this.element = create('div', 'gf-chart', this.notice, this.host, this.back);
    this.back.addEventListener('click', () => this.zoom(null));
    this.host.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => this.#take(event));
    theme.subscribe(() => this.#paint());
    new ResizeObserver(() => this.#paint()).observe(this.element);
  }

  /** @param {string} label @param {boolean} [hasKeys] true if the page handles more keys here */
  describe(label, hasKeys = false) {
    this.host.setAttribute('aria-label', `${label} Plus and minus zoom, 0 shows all.`);
    this.host.setAttribute('role', hasKeys ? 'application' : 'img');
  }

  /**
   * Draw a figure with marks on top. `make` is called only if `key` has changed; drawing marks alone is cheap.
   * @param {unknown[]} key @param {() => Figure} make @param {PlotlyPart[]} [shapes] @param {PlotlyPart[]} [annotations]
   */
  draw(key, make, shapes = [], annotations = []) {
    if (!this.#figure || key.length !== this.#key.length || key.some((one, i) => one !== this.#key[i])) {
      const figure = make();
      this.#own = { shapes: figure.layout.shapes ?? [], annotations: figure.layout.annotations ?? [] };
      if (!same(figure.layout.xaxis.range, this.#figure?.layout.xaxis.range)) this.#zoom = null;
      [this.#figure, this.#key, this.#drawnKey] = [figure, key, ''];
    }
    const { layout } = this.#figure,
      marks = {
        shapes: [...this.#own.shapes, ...shapes],
        annotations: [...this.#own.annotations, ...annotations],
      },
      before = { shapes: layout.shapes, annotations: layout.annotations };
    Object.assign(layout, marks);
    if (this.#paint() || !this.#drawnKey || same(marks, before)) return; // drawn with the marks, or not loaded yet
    this.#plotly?.relayout(this.host, dressed(marks));
  }

  /** Show a range of the x axis, or all if null. @param {Range | null} range @param {Range | null} [up] the range of the y axis */
  zoom(range, up = null) {
    if (!this.#whole || !this.#isOpen || (!up && same(range, this.#zoom?.xaxis ?? null))) return;
    const { xaxis, yaxis } = range
      ? { ...(this.#zoom ?? this.#whole), xaxis: range, ...(up && { yaxis: up }) }
      : this.#whole;
    this.#plotly?.relayout(this.host, { 'xaxis.range': [...xaxis], 'yaxis.range': [...yaxis] });
  }

  /** Zoom around the middle: in by a factor below 1, out by a factor above 1. @param {number} factor */
  nearer(factor) {
    if (!this.#whole) return;
    const { xaxis, yaxis } = this.#zoom ?? this.#whole,
      next = zoomed(xaxis, factor, this.#whole.xaxis);
    if (!this.#isTied) this.zoom(next);
    else if (same(next, this.#whole.xaxis)) this.zoom(null);
    else this.zoom(next, zoomed(yaxis, factor, this.#whole.yaxis));
  }

  get #plotly() {
    return loaded.get(this.script);
  }

  /** The visible ranges, or null without zoom. */
  get sight() {
    return this.#zoom;
  }

  /** True if both axes have the same scale. */
  get #isTied() {
    return Boolean(this.#figure?.layout.yaxis.scaleanchor);
  }

  /** Return the axis values at a pointer, or null outside the axes. @param {{clientX: number, clientY: number}} event */
  place({ clientX, clientY }) {
    const layout = this.host._fullLayout;
    if (!layout) return null;
    const box = this.host.getBoundingClientRect(),
      [x, y] = [clientX - box.left - layout.xaxis._offset, clientY - box.top - layout.yaxis._offset];
    if (x < 0 || x > layout.xaxis._length || y < 0 || y > layout.yaxis._length) return null;
    return { x: Number(layout.xaxis.p2d(x)), y: Number(layout.yaxis.p2d(y)) };
  }

  /** Return the screen position of a point given by axis values. @param {number} x @param {number} y */
  onScreen(x, y) {
    const { xaxis, yaxis } = this.host._fullLayout,
      box = this.host.getBoundingClientRect();
    return { x: box.left + xaxis._offset + xaxis.d2p(x), y: box.top + yaxis._offset + yaxis.d2p(y) };
  }

  /** Draw if anything has changed. @returns {boolean} true if Plotly was asked to draw */
  #paint() {
    const width = this.element.clientWidth,
      id = `${theme.stamp} ${width}`;
    if (!this.#figure || !width || id === this.#drawnKey) return false;
    const script = this.#plotly;
    if (!script) {
      this.#load();
      return false;
    }
    const { data, layout } = dressed(this.#figure);
    Object.assign(layout, { width, dragmode: matchMedia('(pointer: coarse)').matches ? false : 'zoom' });
    this.#drawnKey = id;
    script.react(this.host, data, layout, { ...this.charts.config, ...CLIPS_BY_NAME }).then(() => this.#opened());
    return true;
  }

  async #load() {
    const late = setTimeout(() => this.#say(WAITING), PATIENCE),
      isThere = await loadPlotly(this.script).then(
        () => true,
        () => false,
      );
    clearTimeout(late);
    this.#say(isThere ? '' : LOST);
    if (isThere) setTimeout(() => this.#paint()); // a task for each chart, because the script has just taken a long one
  }

  /** @param {string} text */
  #say(text) {
    Object.assign(this.notice, { textContent: text, hidden: !text });
  }

  /** Return the visible ranges. @returns {Ranges} */
  #seen() {
    const { xaxis, yaxis } = this.host.layout;
    return { xaxis: [xaxis.range[0], xaxis.range[1]], yaxis: [yaxis.range[0], yaxis.range[1]] };
  }

  /** After each drawing, remember the full ranges and zoom back to the part that was visible. */
  #opened() {
    const part = this.#zoom;
    this.#whole = this.#seen();
    if (!this.#isOpen) this.#listen();
    this.#isOpen = true;
    this.#zoom = null;
    if (part) this.zoom(part.xaxis, this.#isTied ? part.yaxis : null);
    this.element.dataset.drawn = String(Number(this.element.dataset.drawn ?? 0) + 1);
  }

  #listen() {
    const { onHover, onClick } = this.options;
    this.host.on('plotly_relayout', () => this.#moved());
    if (onHover) {
      this.host.on('plotly_hover', ({ points }) => onHover(points[0]));
      this.host.on('plotly_unhover', () => onHover(null));
    }
    if (onClick) this.host.on('plotly_click', ({ points }) => onClick(points[0]));
  }

  #moved() {
    const seen = this.#seen(),
      before = this.#zoom;
    this.#zoom = same(seen, this.#whole) ? null : seen;
    this.back.hidden = !this.#zoom;
    if (!same(before, this.#zoom)) this.options.onZoom?.(this.#zoom?.xaxis ?? null);
  }

  /** @param {KeyboardEvent} event */
  #take(event) {
    if (!this.#whole || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '0') this.zoom(null);
    else if (event.key in NEARER) this.nearer(NEARER[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
