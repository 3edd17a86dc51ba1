/* The logit lens: the token that the output layer of a translator reads at each depth, or the classes of a classifier and
   the contributions of the tokens. */
/** @import { LensClasses, LensWord, Picture, Shown } from './types' */
import { classOf } from '../../state/class_names.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { bold } from '../../widgets/row_sentence.js';
import * as signed from '../../widgets/signed.js';

/** @type {(show: Shown) => { left: number, each: number, top: number, tall: number, right: number }} */
const classCells = ({ tokens, width, phone }) => {
  const left = phone ? 40 : 84,
    right = phone ? 56 : 150,
    each = (width - left - right) / tokens.length;
  return { left, each, top: each < 34 || phone ? 62 : 28, tall: 36, right };
};
/** Return the classes of a classifier's run by depth. Every classifier's run has them. @type {(show: Shown) => LensClasses} */
const classesOf = ({ run }) => {
  if (!run.classes) throw new Error('a translator has no classes');
  return run.classes;
};
/** @type {(show: Shown) => number} */
const classShown = (show) => {
  const { labels, shares } = classesOf(show),
    last = shares[shares.length - 1];
  return Math.max(0, Math.min(labels.length - 1, show.label ?? last.indexOf(Math.max(...last))));
};
/** @type {(classes: LensClasses, label: number) => number} */
const classPeak = (classes, label) =>
  Math.max(...classes.contributions.flatMap((tokens) => tokens.map((row) => Math.abs(row[label]))));

/** @param {CanvasRenderingContext2D} context @param {Shown} show @param {{ shares: number[], k: number, label: number, peak: number }} row */
function classRow(context, show, { shares, k, label, peak }) {
  const { left, each, top, tall } = classCells(show),
    classes = classesOf(show),
    middle = top + (k + 0.5) * tall;
  draw.print(context, depthName(k, show.phone), 0, middle);
  classes.contributions[k]?.forEach((row, i) => {
    const value = peak ? row[label] / peak : 0;
    context.fillStyle = theme.signedColour(value);
    context.fillRect(left + i * each, top + k * tall, each - 1, tall - 1);
    if (each < 38) return;
    const colour = theme.signed.ink[theme.shareIndex(value / 2 + 0.5)];
    draw.print(context, format.signed(row[label], 2), left + (i + 0.5) * each, middle, { colour, align: 'center' });
  });
  const said = `${show.phone ? '' : `${classes.labels[label]} `}${format.percent(shares[label])}`;
  draw.print(context, said, show.width, middle, { isBold: true, colour: 'ink', align: 'right' });
}

/** @type {Picture} */
export const classLens = {
  draw(canvas, show) {
    const { tokens, token, width } = show,
      classes = classesOf(show),
      { left, each, top, tall } = classCells(show),
      label = classShown(show),
      peak = classPeak(classes, label);
    const context = draw.fit(canvas, width, top + classes.shares.length * tall + 4);
    classes.shares.forEach((shares, k) => classRow(context, show, { shares, k, label, peak }));
    if (!classes.contributions.length) return; // no token has a share
    draw.columnLabels(context, tokens, { left, bottom: top, width: each, hot: token });
    signed.print(context, signed.scale(peak), width, top - 10);
    draw.frame(context, left + token * each - 1, top - 1, each + 1, classes.shares.length * tall + 1);
  },
  find(show, _, { x, y }) {
    const { left, each, top, tall } = classCells(show),
      token = Math.floor((x - left) / each),
      last = classesOf(show).shares.length - 1;
    if (!classesOf(show).contributions.length) return null;
    return token >= 0 && token < show.tokens.length
      ? { token, k: Math.max(0, Math.min(last, Math.floor((y - top) / tall))) }
      : null;
  },
  tip: (show, { token, k }) =>
    say('anatomy-adds-score', {
      token: format.quoted(show.tokens[token]),
      depthName: depthOf(k),
      tokenB: format.signed(classesOf(show).contributions[k][token][classShown(show)], 3),
      labels: classOf(classesOf(show).labels[classShown(show)]),
    }),
  note(show) {
    const { labels, shares } = classesOf(show),
      label = classShown(show),
      path = shares.map((row, k) => `${depthOf(k)} ${format.percent(row[label])}`),
      values = { label: create('b', '', classOf(labels[label])), path: format.list(path) };
    return classesOf(show).contributions.length
      ? pieces('anatomy-class-lens', values)
      : pieces('anatomy-class-lens-whole', values);
  },
  table(show) {
    const classes = classesOf(show),
      label = classShown(show);
    return {
      columns: [...(classes.contributions.length ? show.tokens.map(format.label) : []), ...classes.labels],
      rows: classes.shares.map((shares, k) => [
        depthName(k),
        [...(classes.contributions[k]?.map((row) => row[label]) ?? []), ...shares],
      ]),
    };
  },
};

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
    rows: run.words.map((steps, k) => [depthName(k), steps.map(({ share }) => share)]),
    isShare: true,
    written: run.words[0].map(({ token }) => token),
    text(k, i) {
      const [piece, share] = run.words[k][i].top[0];
      return `${format.label(piece)} ${format.number(share, 3)}`;
    },
  }),
};
