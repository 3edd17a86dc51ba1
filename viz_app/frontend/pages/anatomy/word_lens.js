/* The logit lens of a translator: the token that the output layer reads at each depth. */
/** @import { LensWord, Picture, Shown } from './types' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { bold } from '../../widgets/row_sentence.js';

/** @type {(k: number, phone?: boolean) => string} */
export const depthName = (k, phone) =>
  k
    ? phone
      ? `L${k}`
      : say('anatomy-layer-value', { value: k })
    : phone
      ? say('anatomy-emb')
      : say('anatomy-embedding');
/** Return the name of a depth inside a sentence. @param {number} k */
export const depthOf = (k) => (k ? say('anatomy-depth-layer', { layer: k }) : say('anatomy-depth-embedding'));
/** @type {(token: string) => HTMLElement} */
/** @type {(share: number) => string} */
const whole = (share) =>
  share >= 0.995 && share < 0.9995 ? format.number(share * 100, 1) : String(Math.round(share * 100));

/** Return the positions of the cells. On phones the depths run across, so that tokens and numbers fit. @param {Shown} show */
function wordCells({ run, width, phone }) {
  const depths = run.words.length,
    rows = run.words[0].length,
    left = phone ? 72 : 84,
    columns = phone ? depths : rows;
  const each = (width - left) / columns;
  return {
    left,
    each,
    top: phone || each >= 52 ? 26 : 62,
    tall: phone ? 32 : 34,
    across: phone ? depths : rows,
    down: phone ? rows : depths,
    columns,
  };
}

/** @type {(context: CanvasRenderingContext2D, word: LensWord, x: number, y: number, w: number, h: number) => void} */
function wordCell(context, { token, top }, x, y, w, h) {
  const [piece, share] = top[0];
  context.fillStyle = theme.shareColour(share);
  context.fillRect(x, y, w, h);
  if (w < 24) return;
  const isNumbered = w >= 62,
    colour = theme.inkOnShare(share),
    look = { colour, isBold: piece === token, room: w - 8 - (isNumbered ? 26 : 0) };
  draw.print(context, format.label(piece), x + 4, y + h / 2, look);
  if (isNumbered) draw.print(context, whole(share), x + w - 5, y + h / 2, { px: 11, colour, align: 'right' });
}

/** @param {CanvasRenderingContext2D} context @param {Shown} show @param {ReturnType<typeof wordCells>} cells */
function wordLabels(context, { tokens, token, phone, run }, { left, each, top, tall }) {
  if (!phone)
    draw.columnLabels(context, tokens.slice(0, run.words[0].length), { left, bottom: top, width: each, hot: token });
  const names = phone ? tokens : run.words.map((_, k) => depthName(k));
  names.slice(0, phone ? run.words[0].length : undefined).forEach((name, i) => {
    const isOn = phone && i === token,
      look = { isBold: isOn, colour: isOn ? 'accent' : 'ink-2', room: left - 8 };
    draw.print(context, phone ? format.label(name) : name, 0, top + (i + 0.5) * tall, look);
  });
  if (!phone) return;
  run.words.forEach((_, k) =>
    draw.print(context, depthName(k, true), left + (k + 0.5) * each, top - 10, { align: 'center' }),
  );
}

/** Return the first depth from which on the written token is always the likeliest. @type {(depths: LensWord[][], row: number) => number} */
const settledAt = (depths, row) =>
  depths.findIndex((_, k) => depths.slice(k).every((steps) => steps[row].top[0][0] === steps[row].token));

/** @type {Picture} */
export const wordLens = {
  draw(canvas, show) {
    const cells = wordCells(show),
      { left, each, top, tall, down } = cells,
      context = draw.fit(canvas, show.width, top + down * tall + 4);
    wordLabels(context, show, cells);
    show.run.words.forEach((steps, k) =>
      steps.forEach((step, i) => {
        const [column, row] = show.phone ? [k, i] : [i, k];
        wordCell(context, step, left + column * each, top + row * tall, each - 1, tall - 1);
      }),
    );
    if (show.phone) draw.frame(context, left - 1, top + show.token * tall - 1, show.width - left, tall + 1);
    else draw.frame(context, left + show.token * each - 1, top - 1, each + 1, down * tall + 1);
  },
  find(show, _, { x, y }) {
    const { left, each, top, tall, columns, down } = wordCells(show),
      column = Math.floor((x - left) / each),
      row = Math.max(0, Math.min(down - 1, Math.floor((y - top) / tall)));
    if (column < 0 || column >= columns) return null;
    return show.phone ? { token: row, k: column } : { token: column, k: row };
  },
  tip({ run, tokens }, { token, k }) {
    const { top, share, token: written } = run.words[k][token],
      rows = top.map(([piece, chance]) => `${format.label(piece)} ${format.number(chance, 3)}`);
    return [
      say('anatomy-after-token', { token: format.quoted(tokens[token]), depthName: depthOf(k) }),
      ...rows,
      ...(top.some(([piece]) => piece === written) ? [] : [`… ${format.label(written)} ${format.number(share, 3)}`]),
    ].join('\n');
  },
  note({ run, tokens, token }) {
    const capped = run.cap ? ` ${say('anatomy-lens-capped', { cap: format.number(run.cap, 0) })}` : '';
    const row = Math.min(token, run.words[0].length - 1),
      first = settledAt(run.words, row),
      written = run.words[0][row].token;
    const read = pieces('anatomy-word-lens', {
      ...{ token: bold(tokens[row]), written: bold(written), layer: first },
      when: first < 0 ? 'never' : first ? 'later' : 'always',
    });
    return [...read, capped];
  },
  table: ({ run, tokens }) => ({
    columns: tokens.slice(0, run.words[0].length).map(format.label),
    rows: run.words.map((steps, k) => [
      depthName(k),
      steps.map(({ top }) => `${format.label(top[0][0])} ${format.number(top[0][1], 3)}`),
    ]),
  }),
};
