/* The contributions of the tokens to a score, and their waterfall chart: every bar starts at the end of the one before.
   On phones the chart is upright. */
/** @import { Classification, State } from './selection.js' */
/** @import { Page } from './view.js' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';

/**
 * @typedef {object} Contributions
 * @property {number[] | null} adds by token; null if the model does not average its tokens, so that there are no exact contributions
 * @property {number} bias
 * @property {number} sum
 * @property {number} other the runner-up of the lead; −1 for the score of the chosen class alone
 */

/** Return the strongest class except the chosen one. @param {Classification} scores @param {number} label */
function runnerUp({ logits }, label) {
  let best = -1;
  logits.forEach((logit, c) => {
    if (c !== label && (best < 0 || logit > logits[best])) best = c;
  });
  return best;
}

/** @param {Classification} scores @param {{ label: number, ledger: string }} sel @returns {Contributions} */
export function contributionsOf(scores, { label, ledger }) {
  const { contributions, bias, logits } = scores,
    other = ledger === 'lead' && contributions ? runnerUp(scores, label) : -1,
    of = (/** @type {ArrayLike<number>} */ values) => values[label] - (other < 0 ? 0 : values[other]);
  if (!contributions || !bias) return { adds: null, bias: 0, sum: of(logits), other };
  return { adds: contributions.map((values) => (values ? of(values) : 0)), bias: of(bias), sum: of(logits), other };
}

const RULER = 34; // px for the numbers at the left
const HEIGHT = { few: 138, many: 196, classes: 3 }; // px, px, classes
const UPRIGHT = { from: 134, right: 58 }; // px for the tokens and for the numbers
const TICKS = 5;

/** @typedef {{ middle: number, breadth: number, end: number }} Column of a token, along the strip */

/**
 * @typedef {object} Scale
 * @property {boolean} upright
 * @property {number} width
 * @property {number} height
 * @property {number} low
 * @property {number} high
 * @property {(value: number) => number} at in pixels
 */

/** Return the lowest and the highest running sum. @param {Contributions} contributions */
function rangeOf({ adds, bias }) {
  let [sum, low, high] = [0, 0, 0];
  for (const value of [...(adds ?? []), bias]) {
    sum += value;
    [low, high] = [Math.min(low, sum), Math.max(high, sum)];
  }
  return { low, high };
}

/** @param {number} span */
function tickStep(span) {
  const raw = span / TICKS,
    power = 10 ** Math.floor(Math.log10(raw || 1));
  return power * ([1, 2, 5].find((n) => n * power >= raw) ?? 10);
}

/** Draw a line across the bars at a value. @param {CanvasRenderingContext2D} context @param {Scale} scale @param {number} value @param {[number, number]} span */
function line(context, { at, upright }, value, [from, to]) {
  const place = Math.round(at(value)) + 0.5;
  context.beginPath();
  if (upright) {
    context.moveTo(place, from);
    context.lineTo(place, to);
  } else {
    context.moveTo(from, place);
    context.lineTo(to, place);
  }
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context @param {Scale} scale */
function ruler(context, scale) {
  const { low, high, at, upright, width, height } = scale,
    step = tickStep(high - low),
    decimals = Math.max(1, -Math.floor(Math.log10(step) + 1e-9));
  Object.assign(context, { font: draw.font(12), textBaseline: 'middle', textAlign: 'right', lineWidth: 1 });
  context.fillStyle = theme.colour['ink-2'];
  for (let n = Math.ceil(low / step - 1e-9); n * step <= high + 1e-9; n++) {
    context.strokeStyle = theme.colour[n === 0 ? 'control' : 'line'];
    line(context, scale, n * step, upright ? [2, height] : [RULER, width]);
    const text = n === 0 ? '0' : format.signed(n * step, decimals);
    if (!upright) context.fillText(text, RULER - 5, Math.round(at(n * step)) + 0.5);
  }
}

/**
 * Draw a bar from one value to another at the middle of its token.
 * @param {CanvasRenderingContext2D} context
 * @param {Scale} scale
 * @param {Column} column
 * @param {{ from: number, to: number, colour: string, framed: boolean }} bar
 */
function paintBar(context, { at, upright }, { middle, breadth }, { from, to, colour, framed }) {
  const start = Math.min(at(from), at(to)),
    length = Math.max(1.5, Math.abs(at(to) - at(from))),
    across = middle - breadth / 2,
    [x, y, w, h] = upright ? [start, across, length, breadth] : [across, start, breadth, length];
  context.fillStyle = colour;
  context.fillRect(x, y, w, h);
  if (framed) draw.frame(context, x - 1, y - 1, w + 2, h + 2, theme.colour.ink, 1);
}

/** @param {CanvasRenderingContext2D} context @param {Scale} scale @param {number} middle @param {{ text: string, bold: boolean, colour: string }} number */
function paintNumber(context, { upright, width }, middle, { text, bold, colour }) {
  Object.assign(context, {
    font: draw.font(13, bold ? '600' : ''),
    textBaseline: 'middle',
    textAlign: upright ? 'right' : 'center',
    fillStyle: theme.colour[colour],
  });
  context.fillText(text, upright ? width - 2 : middle, upright ? middle : 10);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scale} scale
 * @param {Column[]} columns
 * @param {{ contributions: Contributions, pointed: number }} shown
 */
function paintBars(context, scale, columns, { contributions, pointed }) {
  const items = [...(contributions.adds ?? []), contributions.bias],
    largest = Math.max(...[...items, contributions.sum].map(Math.abs)) || 1,
    tone = (/** @type {number} */ value) =>
      theme.signedColour(Math.sign(value) * (0.4 + (0.6 * Math.abs(value)) / largest));
  let sum = 0;
  items.forEach((value, n) => {
    const column = columns[n],
      isPointed = n === pointed,
      bar = { from: sum, to: sum + value, colour: tone(value), framed: isPointed };
    sum += value;
    paintBar(context, scale, column, bar);
    const edge = column.breadth / 2,
      next = columns[n + 1];
    context.strokeStyle = theme.colour.control;
    context.lineWidth = 1;
    line(context, scale, sum, [column.middle + edge, next.middle - next.breadth / 2]);
    const colour = isPointed ? 'ink' : 'ink-2';
    paintNumber(context, scale, column.middle, { text: format.signed(value), bold: isPointed, colour });
  });
  const last = columns[items.length];
  paintBar(context, scale, last, { from: 0, to: contributions.sum, colour: tone(contributions.sum), framed: false });
  paintNumber(context, scale, last.middle, { text: format.signed(contributions.sum), bold: true, colour: 'ink' });
}

/** @param {HTMLElement[]} elements @param {HTMLElement} scroller @param {boolean} upright @returns {Column[]} */
function columnsOf(elements, scroller, upright) {
  return elements.map((element) => {
    const { left, right, x, y, bottom } = draw.boxOf(element, scroller);
    if (upright) return { middle: y, breadth: 12, end: bottom };
    return { middle: x, breadth: Math.max(14, Math.min(right - left - 10, 40)), end: right };
  });
}

/** @param {Page} page @param {HTMLElement[]} elements the tokens, bias and sum, one for each bar */
export function ledgerChart({ view, run }, elements) {
  const canvas = create('canvas', 'gf-books', { role: 'img' }),
    height = (run.classification?.labels.length ?? 0) > HEIGHT.classes ? HEIGHT.many : HEIGHT.few;
  canvas.setAttribute('aria-label', say('translate-contributions-tokens'));
  let columns = /** @type {Column[]} */ ([]);
  let size = { width: 0, height: 0 };
  return {
    canvas,
    hide: () => Object.assign(canvas.style, { width: '1px', height: '1px' }),
    /** @param {HTMLElement} scroller */
    measure(scroller) {
      columns = columnsOf(elements, scroller, view.phone);
      const room = draw.widthOf(scroller),
        width = Math.max(room, columns[columns.length - 1].end + 6);
      size = view.phone ? { width: room, height: scroller.clientHeight / theme.scale } : { width, height };
    },
    /** @param {State} state @param {Contributions} contributions */
    draw({ pointed }, contributions) {
      const upright = view.phone,
        { low, high } = rangeOf(contributions),
        [from, to] = upright ? [UPRIGHT.from, size.width - UPRIGHT.right] : [size.height - 8, 26],
        at = (/** @type {number} */ value) => from + ((value - low) / (high - low || 1)) * (to - from),
        scale = { ...size, upright, low, high, at },
        context = draw.fit(canvas, size.width, size.height);
      ruler(context, scale);
      paintBars(context, scale, columns, { contributions, pointed: pointed?.i ?? -1 });
    },
  };
}
