/* The effect of the chosen head on each token of the answer: signed bars with their own scale. */
/** @import { HeadsState } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { create, tooltip } from '../../widgets/dom.js';
import { isNothing, nats } from './captions.js';
import { effectsOf } from './state.js';

const TOP = 18,
  HEIGHT = 58,
  LABELS = 68,
  LONGEST = 84, // px of a tilted name
  HALF = 7, // px: half a line
  NARROWEST = 38; // px of a column, so that its number can be read
const LEAST = 4; // units of the last decimal, the smallest end of the scale, so that tiny effects have small bars

/** @typedef {import('./captions.js').Known} Known */
/** @typedef {Known & { most: number, column: number, zero: number, unit: number, left: number }} Shown */

/** Return the room that tilted names need before the first column. @type {(context: CanvasRenderingContext2D, tokens: string[], column: number) => number} */
function roomBefore(context, tokens, column) {
  context.font = draw.font(12, '600');
  const starts = tokens.map(
    (token, i) =>
      (i + 0.5) * column + 4 - Math.min(LONGEST, context.measureText(format.label(token)).width + HALF) * Math.SQRT1_2,
  );
  return Math.ceil(Math.max(0, -Math.min(...starts)));
}

/** @type {(known: Known, width: number, context: CanvasRenderingContext2D) => Shown} */
function shownOf(known, width, context) {
  const all = Array.from(known.byToken),
    least = LEAST / 10 ** known.decimals,
    [up, down] = [Math.max(0, ...all), -Math.min(0, ...all)],
    most = Math.max(least, up, down);
  const unit = HEIGHT / Math.max(up + down, least),
    widest = Math.max(NARROWEST, width / known.tokens.length),
    left = roomBefore(context, known.tokens, widest),
    column = Math.max(NARROWEST, (width - left) / known.tokens.length);
  return { ...known, most, column, zero: TOP + up * unit, unit, left };
}

/** @type {(context: CanvasRenderingContext2D, shown: Shown, i: number, isMost: boolean) => void} */
function bar(context, { byToken, decimals, column, zero, unit }, i, isMost) {
  const value = byToken[i],
    height = Math.abs(value) * unit,
    left = Math.round((i + 0.2) * column);
  context.fillStyle = theme.signedColour(Math.sign(value));
  context.fillRect(
    left,
    value < 0 ? zero + 1 : zero - height,
    Math.round(column * 0.6),
    Math.max(value ? 1 : 0, height),
  );
  Object.assign(context, {
    font: draw.font(11, isMost ? '600' : ''),
    fillStyle: theme.colour[isMost ? 'ink' : 'ink-2'],
    textAlign: 'center',
    textBaseline: 'middle',
  });
  context.fillText(
    isNothing(value, decimals) ? '0' : format.signed(value, decimals),
    (i + 0.5) * column,
    value < 0 ? zero - 9 : zero - height - 9,
  );
}

/** @type {(context: CanvasRenderingContext2D, shown: Shown, i: number, isMost: boolean) => void} */
function name(context, { tokens, column }, i, isMost) {
  context.save();
  context.translate((i + 0.5) * column + 4, TOP + HEIGHT + 9);
  context.rotate(-Math.PI / 4);
  Object.assign(context, {
    font: draw.font(12, isMost ? '600' : ''),
    fillStyle: theme.colour[format.isSpecial(tokens[i]) ? 'ink-2' : 'ink'],
    textAlign: 'right',
    textBaseline: 'middle',
  });
  context.fillText(draw.clip(context, format.label(tokens[i]), LONGEST), 0, 0);
  context.restore();
}

/** @type {(canvas: HTMLCanvasElement, shown: Shown) => void} */
function paint(canvas, shown) {
  const { byToken, tokens, column, most, zero, left } = shown,
    width = column * tokens.length,
    context = draw.fit(canvas, left + width, TOP + HEIGHT + LABELS),
    isMost = (/** @type {number} */ i) => Math.abs(byToken[i]) === most;
  context.translate(left, 0);
  context.fillStyle = theme.colour.control;
  context.fillRect(0, Math.round(zero), width, 1);
  tokens.forEach((_, i) => {
    bar(context, shown, i, isMost(i));
    name(context, shown, i, isMost(i));
  });
}

/** Return the tooltip of a column. @type {(state: HeadsState, i: number) => string} */
function tip({ effects, ...state }, i) {
  const { byToken, tokens } = /** @type {NonNullable<ReturnType<typeof effectsOf>>} */ (
      effectsOf({ effects, ...state })
    ),
    before = effects?.logP[i] ?? NaN,
    after = before + byToken[i];
  const p = (/** @type {number} */ log) => format.percent(Math.min(1, Math.exp(log)));
  return `${format.label(tokens[i])}\nlog p ${format.number(before, 3)} → ${format.number(after, 3)}\n${p(before)} → ${p(after)}`;
}

export function buildEffect() {
  const scale = create('span', 'gf-cap'),
    canvas = create('canvas', '', { role: 'img' }),
    box = create('div', 'gf-effect', canvas),
    element = create(
      'div',
      'gf-part',
      create('h4', 'gf-two', create('span', '', 'Without it: change of log p by token'), scale),
      box,
    );
  /** @type {HeadsState | null} */
  let drawnState = null;
  let column = 1,
    before = 0, // px, of the first column
    followed = '';
  /** Scroll to the largest bar if another head was chosen. @param {string} key @param {Shown} shown */
  function follow(key, { byToken, most }) {
    if (key === followed) return;
    followed = key;
    const at = Array.from(byToken).findIndex((value) => Math.abs(value) === most);
    box.scrollLeft = Math.max(0, before + (at + 0.5) * column - draw.widthOf(box) / 2) * theme.scale;
  }
  canvas.addEventListener('pointermove', (event) => {
    const at = Math.floor((draw.placeOf(event).x - before) / column);
    if (drawnState)
      tooltip(tip(drawnState, Math.max(0, Math.min(at, (drawnState.effects?.tokens.length ?? 1) - 1))), event);
  });
  canvas.addEventListener('pointerleave', () => tooltip(''));
  return {
    element,
    /** @param {HeadsState} state */
    draw(state) {
      const found = effectsOf(state);
      element.hidden = !found || found.tokens.length < 2;
      drawnState = element.hidden ? null : state;
      if (!found || element.hidden) return;
      const shown = shownOf(found, draw.widthOf(box), draw.contextOf(canvas));
      ({ column, left: before } = shown);
      scale.textContent = `±${format.number(shown.most, found.decimals)}`;
      box.tabIndex = before + column * found.tokens.length > draw.widthOf(box) + 1 ? 0 : -1;
      const each = found.tokens.map((token, i) => `${format.label(token)} ${nats(found.byToken[i], found.decimals)}`);
      canvas.setAttribute('aria-label', `Change of log p in nats: ${each.join(', ')}`);
      paint(canvas, shown);
      follow(`${state.chosen.id} ${state.runs.after.text}`, shown);
    },
  };
}
