/* The lines of the picture, on one canvas behind the tokens: who looks at whom in each stage. */
import * as codec from '../../state/codec.js';
import { theme } from '../../state/theme.js';
import { verdict } from '../../state/verdict.js';
import * as draw from '../../widgets/canvas.js';
import { isLit } from './picture.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Read} Read */
/** @typedef {{ left: number, right: number, top: number, bottom: number, x: number, y: number }} Box */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ source: Box[], context: Box[], target: Box[], parts: Record<string, Box>, bar: Box | null }} Boxes */
/**
 * @typedef {object} Drawn how the rows of a map are drawn
 * @property {string} stage
 * @property {number} rows how many rows are written
 * @property {number} row the row at work, −1 for none
 * @property {(key: number) => Point} from
 * @property {(row: number) => Point | null} to
 * @property {boolean} [isQuiet] true if the row at work is no more than a thread
 */

const THREAD = 0.12, // the weight of the weakest grey line
  FAINT = 0.02, // and of the weakest line of the row at work
  NAMED = 10; // per cent, the smallest share beside a line
const FADED = 0.5; // the alpha of a stage that is not at work
const DEEP = 26; // px below the target, where it looks back on narrow pages
const END = 18; // px between the end of lines and the edge of their stage

/** @param {Element} element @param {DOMRect} frame @returns {Box} */
function boxOf(element, frame) {
  const { left, right, top, bottom } = element.getBoundingClientRect(),
    across = (/** @type {number} */ x) => (x - frame.left) / theme.scale,
    down = (/** @type {number} */ y) => (y - frame.top) / theme.scale;
  return {
    ...{ left: across(left), right: across(right), top: down(top), bottom: down(bottom) },
    ...{ x: across((left + right) / 2), y: down((top + bottom) / 2) },
  };
}

/** Return the middle of a box's edge. @type {Record<'right' | 'left' | 'top' | 'bottom', (box: Box) => Point>} */
const edge = {
  right: ({ right, y }) => [right, y],
  left: ({ left, y }) => [left, y],
  top: ({ x, top }) => [x, top],
  bottom: ({ x, bottom }) => [x, bottom],
};

/** Return the weights of a row, 0 for a cell without a number. @param {Read} read @param {number} row */
const rowOf = ({ map, levels }, row) => map.keys.map((_, j) => codec.weight(levels[row * map.keys.length + j]) || 0);

/** @param {Box[]} boxes */
const lowest = (boxes) => Math.max(...boxes.map(({ bottom }) => bottom));

export class Lines {
  /** @type {Boxes} */
  #boxes = { source: [], context: [], target: [], parts: {}, bar: null };
  #size = { width: 0, height: 0 };
  #progress = 1;
  #isFlat = true;
  /** @type {CanvasRenderingContext2D} */
  #context;

  /** @param {ReturnType<typeof import('./picture.js').buildPicture>} picture */
  constructor(picture) {
    this.picture = picture;
    this.#context = draw.contextOf(picture.canvas);
  }

  /** @param {boolean} isFlat true if the stages stand side by side */
  measure(isFlat) {
    const { element, strips, parts } = this.picture,
      frame = element.getBoundingClientRect(),
      all = (/** @type {'source' | 'context' | 'target'} */ name) =>
        (strips[name]?.boxes ?? []).map((box) => boxOf(box.closest('.ov-waved') ?? box, frame)),
      bar = element.querySelector('.ov-bars .ov-chosen');
    this.#isFlat = isFlat;
    this.#size = { width: frame.width / theme.scale, height: frame.height / theme.scale };
    this.#boxes = {
      ...{ source: all('source'), context: all('context'), target: all('target') },
      parts: Object.fromEntries(parts.map((part) => [part.element.dataset.part, boxOf(part.element, frame)])),
      bar: bar && boxOf(bar, frame),
    };
  }

  /** @param {State} state @param {number} progress of the stage at work, from 0 to 1 */
  draw(state, progress) {
    this.#progress = progress;
    this.#context = draw.fit(this.picture.canvas, this.#size.width, this.#size.height);
    if (state.open || !this.#size.width) return;
    const { maps, classification } = state.run;
    if (maps.encoder && this.#isFlat && state.stage !== 'read') this.#relate(state);
    if (maps.cross && !state.isEarly) this.#across(state);
    if (maps.decoder && !state.isEarly) this.#back(state);
    if (classification && this.#isFlat) this.#pool(state);
  }

  /** @param {Point} from @param {Point} to @param {string} colour @param {number} width */
  #line(from, to, colour, width) {
    const context = this.#context,
      [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(...from);
    if (this.#isFlat) context.bezierCurveTo(mx, from[1], mx, to[1], ...to);
    else context.bezierCurveTo(from[0], my, to[0], my, ...to);
    context.stroke();
  }

  /** @param {Point} at */
  #dot([x, y]) {
    this.#context.fillStyle = theme.colour.accent;
    this.#context.beginPath();
    this.#context.arc(x, y, 5, 0, 7);
    this.#context.fill();
  }

  /** Write a share beside a line, on a ground of paper. @param {number} share @param {Point} at where the line begins */
  #label(share, [x, y]) {
    const context = this.#context,
      isRight = !this.#isFlat && x > this.#size.width / 2,
      at = this.#isFlat ? [x + 8, y - 14] : [x + (isRight ? -6 : 6), y + 12];
    Object.assign(context, {
      font: draw.font(13, '600'),
      textAlign: isRight ? 'right' : 'left',
      lineJoin: 'round',
    });
    Object.assign(context, { textBaseline: 'middle', lineWidth: 4, globalAlpha: 1 });
    Object.assign(context, { strokeStyle: theme.colour.paper, fillStyle: theme.colour.ink });
    context.strokeText(`${share}\u202f%`, at[0], at[1]);
    context.fillText(`${share}\u202f%`, at[0], at[1]);
  }

  /** Draw one row of a map. @param {Read} read @param {number} row @param {Drawn} drawn @param {boolean} isStrong */
  #row(read, row, { from, to }, isStrong) {
    const weights = rowOf(read, row),
      end = to(row),
      order = weights.map((_, key) => key).sort((a, b) => weights[a] - weights[b]);
    for (const key of order) {
      const weight = weights[key];
      if (!end || weight < (isStrong ? FAINT : THREAD)) continue;
      if (isStrong) this.#line(from(key), end, theme.shareColour(0.3 + 0.7 * weight), 1 + 9 * weight);
      else this.#line(from(key), end, theme.colour.empty, 0.75 + 2 * weight);
    }
  }

  /** Draw the rows of a map: the one at work in blue with its shares, the others as grey threads. @param {State} state @param {Read} read @param {Drawn} drawn */
  #rows(state, read, drawn) {
    const { stage, rows, row, from, to, isQuiet } = drawn,
      context = this.#context,
      lit = isLit(state, stage),
      progress = state.stage === stage ? this.#progress : 1,
      end = row < 0 ? null : to(row);
    context.globalAlpha = lit ? 1 : FADED;
    for (let i = 0; i < rows; i++) if (i !== row) this.#row(read, i, drawn, false);
    if (!end) return;
    const [x, y] = from(0);
    context.save();
    context.beginPath();
    if (this.#isFlat) context.rect(0, 0, x + (end[0] - x) * progress, this.#size.height);
    else context.rect(0, 0, this.#size.width, y + (end[1] - y) * progress);
    if (progress < 1) context.clip();
    this.#row(read, row, drawn, !isQuiet);
    context.restore();
    if (!lit || isQuiet || progress < 1) return;
    const shares = codec.percentsOfRow(read.levels, row, read.map.keys.length);
    const all = stage === 'across' ? this.#boxes.context : this.#boxes.target;
    shares.forEach((share, key) => {
      const [left, top] = from(key);
      if (share >= NAMED) this.#label(share, [left, this.#isFlat ? top : lowest(all)]);
    });
  }

  /** @param {State} state */
  #relate(state) {
    const read = state.read('encoder'),
      { source, context } = this.#boxes,
      isQuiet = state.stage !== 'relate' && !state.run.classification;
    this.#rows(state, read, {
      ...{ stage: 'relate', rows: read.map.queries.length, row: read.row, isQuiet },
      from: (key) => edge.right(source[key]),
      to: (row) => edge.left(context[row]),
    });
  }

  /** @param {State} state */
  #across(state) {
    const { context, target } = this.#boxes;
    this.#rows(state, state.read('cross'), {
      ...{ stage: 'across', rows: state.step, row: state.stage === 'back' ? -1 : state.step },
      from: (key) => edge[this.#isFlat ? 'right' : 'bottom'](context[key]),
      to: (row) => (target[row + 1] ? edge[this.#isFlat ? 'left' : 'top'](target[row + 1]) : null),
    });
  }

  /** @param {State} state */
  #back(state) {
    const { target, parts, bar } = this.#boxes,
      { step } = state,
      x = parts.back.right - END;
    this.#rows(state, state.read('decoder'), {
      ...{ stage: 'back', rows: step, row: step, isQuiet: state.stage !== 'back' && Boolean(state.run.maps.cross) },
      from: (key) => edge[this.#isFlat ? 'right' : 'bottom'](target[key]),
      to: (row) => (this.#isFlat ? [x, target[row].y] : [target[row].x, lowest(target) + DEEP]),
    });
    if (!this.#isFlat) return;
    this.#dot([x, target[step].y]);
    if (!bar) return;
    this.#context.globalAlpha = isLit(state, 'choose') ? 1 : FADED;
    this.#line([x + 6, target[step].y], [bar.left - 4, bar.y], theme.colour.control, 2);
  }

  /** Draw the parts that the tokens add to the likeliest class. @param {State} state */
  #pool(state) {
    const scores = state.run.classification,
      contributions = scores?.contributions,
      label = scores ? verdict(scores).index : 0,
      { context, parts, bar } = this.#boxes;
    if (!contributions || ['read', 'relate'].includes(state.stage)) return;
    const added = contributions.map((row) => row?.[label] ?? 0),
      most = Math.max(...added.map(Math.abs)) || 1,
      end = /** @type {Point} */ ([parts.pool.right - END, (context[0].y + context[context.length - 1].y) / 2]);
    this.#context.globalAlpha = isLit(state, 'pool') ? 1 : FADED;
    added.forEach((value, i) =>
      this.#line(edge.right(context[i]), end, theme.signedColour(value / most), 1 + (9 * Math.abs(value)) / most),
    );
    this.#dot(end);
    this.#context.globalAlpha = isLit(state, 'choose') ? 1 : FADED;
    if (bar) this.#line([end[0] + 6, end[1]], [bar.left - 4, bar.y], theme.colour.control, 2);
  }
}
