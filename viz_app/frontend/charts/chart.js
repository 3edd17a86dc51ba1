/* One chart: Plotly draws a figure from the server in the page's colours, with marks, and zoom by pointer and keys.
   Plotly's script is loaded in a quiet moment after the page has opened, or when the first chart becomes visible. */
/** @import { Charts, Figure, PlotlyPart } from '../types' */
import { SEPARATORS } from '../state/format.js';
import { say } from '../state/say.js';
import { theme } from '../state/theme.js';
import { button } from '../widgets/controls.js';
import { create } from '../widgets/dom.js';
import { notice } from '../widgets/notice.js';
import { coloured, grown, zoomed } from './figure.js';
import { loadPlotly, plotlyNow } from './script.js';

/** @typedef {[number, number]} Range */
/** @typedef {{xaxis: Range, yaxis: Range}} Ranges */
/** @typedef {HTMLElement & {on: (event: string, listener: (event: any) => void) => void, layout: PlotlyPart, _fullLayout: PlotlyPart}} Plot */
/**
 * `onZoom` gets the visible range, or null for all of it; `onDraw` is called whenever the axes have changed. `onClick` gets Plotly's point.
 * @typedef {object} Options
 * @property {(range: Range | null) => void} [onZoom]
 * @property {(point: PlotlyPart) => void} [onClick]
 * @property {() => void} [onDraw]
 */

/** Return a figure, or a part of one, in the colours and at the size of the page. @template T @param {T} figure @returns {T} */
const dressed = (figure) => grown(coloured(figure, valueOf), theme.scale);

const PATIENCE = 2000; // ms until the page says that it is waiting
const WAITING = say('charts-loading-chart-library');
const LOST = say('charts-chart-library-could-not-be');
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
  #figure = /** @type {Figure | null} */ (null);
  /** @type {Ranges | null} The full ranges, without zoom. */
  #whole = null;
  #zoom = /** @type {Ranges | null} */ (null);
  /** @type {{shapes: PlotlyPart[], annotations: PlotlyPart[]}} The marks of the figure itself. */
  #own = { shapes: [], annotations: [] };
  #key = /** @type {unknown[]} */ ([]);
  #drawnKey = '';
  #isOpen = false;
  #isLoading = false;
  #mayDraw = false;

  /** @param {Charts} charts the tab's data @param {Options} [options] */
  constructor(charts, options = {}) {
    this.charts = charts;
    this.options = options;
    this.host = /** @type {Plot} */ (/** @type {unknown} */ (create('div', 'gf-plot', { tabIndex: 0, role: 'img' })));
    this.back = button(say('charts-reset-zoom'), () => this.zoom(null), 'gf-btn gf-small gf-unzoom', { hidden: true });
    this.notice = notice('gf-cap');
    this.element = create('div', 'gf-chart', this.notice.element, this.host, this.back);
    this.host.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => this.#take(event));
    theme.subscribe(() => this.#paint());
    new ResizeObserver(() => this.#paint()).observe(this.element);
  }

  /** @param {string} label @param {boolean} [hasKeys] true if the page handles more keys here */
  describe(label, hasKeys = false) {
    this.host.setAttribute('aria-label', say('charts-plus-minus-zoom-shows-all', { label }));
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
    plotlyNow()?.relayout(this.host, dressed(marks));
  }

  /** Show a range of the x axis, or all if null. @param {Range | null} range @param {Range | null} [up] the range of the y axis */
  zoom(range, up = null) {
    if (!this.#whole || !this.#isOpen || (!up && same(range, this.#zoom?.xaxis ?? null))) return;
    const { xaxis, yaxis } = range
      ? { ...(this.#zoom ?? this.#whole), xaxis: range, ...(up && { yaxis: up }) }
      : this.#whole;
    plotlyNow()?.relayout(this.host, { 'xaxis.range': [...xaxis], 'yaxis.range': [...yaxis] });
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

  /** True once the axes are there. */
  get isDrawn() {
    return this.#isOpen;
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

  /** Functions from axis values to px of a drawing on the chart, and the length of such a px on the x axis. */
  get scale() {
    const { xaxis, yaxis } = this.host._fullLayout,
      along = (/** @type {PlotlyPart} */ axis) => (/** @type {number} */ value) =>
        (axis._offset + axis.d2p(value)) / theme.scale;
    return { x: along(xaxis), y: along(yaxis), px: (theme.scale * (xaxis.range[1] - xaxis.range[0])) / xaxis._length };
  }

  /** Draw if anything has changed; the first time a moment later. @returns {boolean} true if Plotly was asked to draw */
  #paint() {
    const width = this.element.clientWidth,
      id = `${theme.stamp} ${width}`;
    if (!this.#figure || !width || id === this.#drawnKey) return false;
    const plotly = plotlyNow();
    if (!plotly || !this.#mayDraw) {
      this.#load();
      return false;
    }
    const { data, layout } = dressed(this.#figure);
    Object.assign(layout, {
      separators: SEPARATORS,
      width,
      dragmode: matchMedia('(pointer: coarse)').matches ? false : 'zoom',
    });
    this.#drawnKey = id;
    plotly.react(this.host, data, layout, { ...this.charts.config, ...CLIPS_BY_NAME }).then(() => this.#opened());
    return true;
  }

  async #load() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const late = setTimeout(() => this.#say(WAITING), PATIENCE),
      isThere = await loadPlotly(this.charts.script);
    clearTimeout(late);
    this.#say(isThere ? '' : LOST);
    // A task for each chart, because the first drawing takes long. Until then nothing else draws it.
    setTimeout(() => {
      [this.#isLoading, this.#mayDraw] = [false, isThere];
      if (isThere) this.#paint();
    });
  }

  /** @param {string} text */
  #say(text) {
    this.notice.say(text);
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
    this.options.onDraw?.();
    this.element.dataset.drawn = String(Number(this.element.dataset.drawn ?? 0) + 1);
  }

  #listen() {
    const { onClick } = this.options;
    this.host.on('plotly_relayout', () => this.#moved());
    if (onClick) this.host.on('plotly_click', ({ points }) => onClick(points[0]));
  }

  #moved() {
    const seen = this.#seen(),
      before = this.#zoom;
    this.#zoom = same(seen, this.#whole) ? null : seen;
    this.back.hidden = !this.#zoom;
    this.options.onDraw?.();
    if (!same(before, this.#zoom)) this.options.onZoom?.(this.#zoom?.xaxis ?? null);
  }

  /** @param {KeyboardEvent} event */
  #take(event) {
    if (!this.#whole || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '0') this.zoom(null);
    else if (Object.hasOwn(NEARER, event.key)) this.nearer(NEARER[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
