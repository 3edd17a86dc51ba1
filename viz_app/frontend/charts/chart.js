/* Plotly's own script: asked for when the first chart is on show, and never before.

   One chart: a figure of the server's drawn by Plotly in the page's colours, with zoom by pointer and keys, and marks. */
/** @import { Charts, Figure, PlotlyPart } from '../types' */
import { theme } from '../state/theme.js';
import { create } from '../widgets/dom.js';
import { coloured, zoomed } from './figure.js';

/**
 * What we use of it.
 * @typedef {object} PlotlyScript
 * @property {(host: HTMLElement, data: object[], layout: object, config: object) => Promise<HTMLElement>} react
 * @property {(host: HTMLElement, layout: object) => Promise<HTMLElement>} relayout
 */

/** @type {Promise<PlotlyScript> | null} */
let asked = null;

/** @returns {PlotlyScript | null} */
const plotly = () => /** @type {any} */ (window).Plotly ?? null;

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
function loadPlotly(address) {
  asked ??= fetched(address).catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** @typedef {[number, number]} Range */
/** @typedef {{xaxis: Range, yaxis: Range}} Ranges */
/** @typedef {HTMLElement & {on: (event: string, listener: (event: any) => void) => void, layout: PlotlyPart, _fullLayout: PlotlyPart}} Plot */
/**
 * `onZoom` hears which positions are in sight, null for all; the other two get Plotly's point.
 * @typedef {object} Options
 * @property {(range: Range | null) => void} [onZoom]
 * @property {(point: PlotlyPart | null) => void} [onHover]
 * @property {(point: PlotlyPart) => void} [onClick]
 */

const PATIENCE = 2000; // ms until a person is told what the page waits for
const WAITING = 'Loading what draws the charts, 1.3 MB …';
const LOST = 'What draws the charts did not come. Check that the server is still running, then reload the page.';
/**
 * In a page with a `<base>` Plotly names its clip paths by the address that the page had when the chart was first drawn.
 * Ours changes with every choice: the browser would then ask the server for that page to look for the path in it.
 */
const CLIPS_BY_NAME = { _exportedPlot: true };
/** @type {Record<string, number>} */
const NEARER = { '+': 0.5, '=': 0.5, '-': 2, _: 2 };

const valueOf = (/** @type {string} */ name) => getComputedStyle(document.body).getPropertyValue(name).trim();
const same = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);

export class Chart {
  /** @type {Figure | null} */
  #figure = null;
  /** @type {Ranges | null} What is in sight when nothing is zoomed. */
  #whole = null;
  /** @type {Ranges | null} */
  #zoom = null;
  /** @type {{shapes: PlotlyPart[], annotations: PlotlyPart[]}} What the figure itself brings. */
  #own = { shapes: [], annotations: [] };
  /** @type {unknown[]} */
  #key = [];
  #drawn = '';
  #isOpen = false;

  /** @param {Charts} charts what the tab brought along @param {Options} [options] */
  constructor(charts, options = {}) {
    this.charts = charts;
    this.options = options;
    this.host = /** @type {Plot} */ (/** @type {unknown} */ (create('div', 'gf-plot', { tabIndex: 0, role: 'img' })));
    this.back = create('button', 'gf-btn gf-small gf-unzoom', 'Reset zoom', { type: 'button', hidden: true });
    this.notice = create('p', 'gf-cap', { hidden: true, role: 'status' });
    this.element = create('div', 'gf-chart', this.notice, this.host, this.back);
    this.back.addEventListener('click', () => this.zoom(null));
    this.host.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => this.#take(event));
    theme.subscribe(() => this.#paint());
    new ResizeObserver(() => this.#paint()).observe(this.element);
  }

  /** @param {string} label @param {boolean} [hasKeys] whether the page has keys of its own for it */
  describe(label, hasKeys = false) {
    this.host.setAttribute('aria-label', `${label} Plus and minus zoom, 0 shows all.`);
    this.host.setAttribute('role', hasKeys ? 'application' : 'img');
  }

  /**
   * Draws the figure that `make` gives if `key` says that it is another one, and marks on top of it, which are cheap.
   * @param {unknown[]} key @param {() => Figure} make @param {PlotlyPart[]} [shapes] @param {PlotlyPart[]} [annotations]
   */
  draw(key, make, shapes = [], annotations = []) {
    if (!this.#figure || key.length !== this.#key.length || key.some((one, i) => one !== this.#key[i])) {
      const figure = make();
      this.#own = { shapes: figure.layout.shapes ?? [], annotations: figure.layout.annotations ?? [] };
      if (!same(figure.layout.xaxis.range, this.#figure?.layout.xaxis.range)) this.#zoom = null;
      [this.#figure, this.#key, this.#drawn] = [figure, key, ''];
    }
    const { layout } = this.#figure,
      marks = {
        shapes: [...this.#own.shapes, ...shapes],
        annotations: [...this.#own.annotations, ...annotations],
      },
      before = { shapes: layout.shapes, annotations: layout.annotations };
    Object.assign(layout, marks);
    if (this.#paint() || !this.#drawn || same(marks, before)) return; // drawn with them, or not there yet
    plotly()?.relayout(this.host, coloured(marks, valueOf));
  }

  /** Shows these positions only, null for all. @param {Range | null} range @param {Range | null} [up] of the other axis */
  zoom(range, up = null) {
    if (!this.#whole || !this.#isOpen || (!up && same(range, this.#zoom?.xaxis ?? null))) return;
    const { xaxis, yaxis } = range
      ? { ...(this.#zoom ?? this.#whole), xaxis: range, ...(up && { yaxis: up }) }
      : this.#whole;
    plotly()?.relayout(this.host, { 'xaxis.range': [...xaxis], 'yaxis.range': [...yaxis] });
  }

  /** Draws nearer around the middle, by a factor below 1, or further away. @param {number} factor */
  nearer(factor) {
    if (!this.#whole) return;
    const { xaxis, yaxis } = this.#zoom ?? this.#whole,
      next = zoomed(xaxis, factor, this.#whole.xaxis);
    if (!this.#isTied) this.zoom(next);
    else if (same(next, this.#whole.xaxis)) this.zoom(null);
    else this.zoom(next, zoomed(yaxis, factor, this.#whole.yaxis));
  }

  /** What is in sight, null for all. */
  get sight() {
    return this.#zoom;
  }

  /** Whether both axes have one scale. */
  get #isTied() {
    return Boolean(this.#figure?.layout.yaxis.scaleanchor);
  }

  /** Where a pointer is on the axes, null beside them. @param {{clientX: number, clientY: number}} event */
  place({ clientX, clientY }) {
    const layout = this.host._fullLayout;
    if (!layout) return null;
    const box = this.host.getBoundingClientRect(),
      [x, y] = [clientX - box.left - layout.xaxis._offset, clientY - box.top - layout.yaxis._offset];
    if (x < 0 || x > layout.xaxis._length || y < 0 || y > layout.yaxis._length) return null;
    return { x: Number(layout.xaxis.p2d(x)), y: Number(layout.yaxis.p2d(y)) };
  }

  /** Where a place of the axes is on the screen. @param {number} x @param {number} y */
  onScreen(x, y) {
    const { xaxis, yaxis } = this.host._fullLayout,
      box = this.host.getBoundingClientRect();
    return { x: box.left + xaxis._offset + xaxis.d2p(x), y: box.top + yaxis._offset + yaxis.d2p(y) };
  }

  /** Draws if anything has changed. @returns {boolean} whether it has */
  #paint() {
    const width = this.element.clientWidth,
      id = `${theme.stamp} ${width}`;
    if (!this.#figure || !width || id === this.#drawn) return false;
    const script = plotly();
    if (!script) {
      this.#load();
      return false;
    }
    const { data, layout } = coloured(this.#figure, valueOf);
    Object.assign(layout, { width, dragmode: matchMedia('(pointer: coarse)').matches ? false : 'zoom' });
    this.#drawn = id;
    script.react(this.host, data, layout, { ...this.charts.config, ...CLIPS_BY_NAME }).then(() => this.#opened());
    return true;
  }

  async #load() {
    const late = setTimeout(() => this.#say(WAITING), PATIENCE),
      isThere = await loadPlotly(this.charts.script).then(
        () => true,
        () => false,
      );
    clearTimeout(late);
    this.#say(isThere ? '' : LOST);
    if (isThere) this.#paint();
  }

  /** @param {string} text */
  #say(text) {
    Object.assign(this.notice, { textContent: text, hidden: !text });
  }

  /** What is in sight now. @returns {Ranges} */
  #seen() {
    const { xaxis, yaxis } = this.host.layout;
    return { xaxis: [xaxis.range[0], xaxis.range[1]], yaxis: [yaxis.range[0], yaxis.range[1]] };
  }

  /** After each drawing: all of it is in sight; then the part that was before. */
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
