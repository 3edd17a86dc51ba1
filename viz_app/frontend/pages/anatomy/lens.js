// @ts-nocheck
/* The logit lens: what each depth would say if it were the last. Words for a translator, classes for a classifier. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import * as signed from '../../widgets/signed.js';

const depthName = (k, phone) => (k ? (phone ? `L${k}` : `Layer ${k}`) : phone ? 'Emb.' : 'Embedding');
const quoted = (token) => create('b', '', words.quoted(token));
const whole = (share) =>
  share >= 0.995 && share < 0.9995 ? words.number(share * 100, 1) : String(Math.round(share * 100));

/** On phones the depths run across, so that words and numbers fit. */
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

function wordCell(context, { token, top }, x, y, w, h) {
  const [piece, share] = top[0];
  context.fillStyle = theme.shareColour(share);
  context.fillRect(x, y, w, h);
  Object.assign(context, {
    fillStyle: theme.inkOnShare(share),
    textBaseline: 'middle',
    textAlign: 'left',
    font: draw.font(12, piece === token ? '600' : ''),
  });
  if (w < 24) return;
  const number = w >= 62,
    room = w - 8 - (number ? 26 : 0);
  context.fillText(draw.clip(context, words.label(piece), room), x + 4, y + h / 2);
  if (!number) return;
  Object.assign(context, { font: draw.font(11), textAlign: 'right' });
  context.fillText(whole(share), x + w - 5, y + h / 2);
}

function wordLabels(context, { tokens, token, phone, run }, { left, each, top, tall }) {
  Object.assign(context, { font: draw.font(12), textBaseline: 'middle', fillStyle: theme.colour['ink-2'] });
  if (!phone)
    draw.columnLabels(context, tokens.slice(0, run.words[0].length), {
      left,
      bottom: top,
      width: each,
      flat: draw.labelsLieFlat(context, tokens, each),
      hot: token,
    });
  const names = phone ? tokens : run.words.map((_, k) => depthName(k));
  names.slice(0, phone ? run.words[0].length : undefined).forEach((name, i) => {
    const on = phone && i === token;
    Object.assign(context, {
      font: draw.font(12, on ? '600' : ''),
      fillStyle: on ? theme.colour.accent : theme.colour['ink-2'],
      textAlign: 'left',
      textBaseline: 'middle',
    });
    context.fillText(draw.clip(context, phone ? words.label(name) : name, left - 8), 0, top + (i + 0.5) * tall);
  });
  if (!phone) return;
  Object.assign(context, { font: draw.font(12), fillStyle: theme.colour['ink-2'], textAlign: 'center' });
  run.words.forEach((_, k) => context.fillText(depthName(k, true), left + (k + 0.5) * each, top - 10));
}

/** The first depth from which on the word written is on top. */
const settledAt = (depths, row) =>
  depths.findIndex((_, k) => depths.slice(k).every((steps) => steps[row].top[0][0] === steps[row].token));

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
  find(show, x, y) {
    const { left, each, top, tall, columns, down } = wordCells(show),
      column = Math.floor((x - left) / each),
      row = Math.max(0, Math.min(down - 1, Math.floor((y - top) / tall)));
    if (column < 0 || column >= columns) return null;
    return show.phone ? { token: row, k: column } : { token: column, k: row };
  },
  tip({ run, tokens }, { token, k }) {
    const { top, share, token: written } = run.words[k][token],
      rows = top.map(([piece, chance]) => `${words.label(piece)} ${words.number(chance, 3)}`);
    return [
      `after ${words.quoted(tokens[token])}, ${depthName(k).toLowerCase()}`,
      ...rows,
      ...(top.some(([piece]) => piece === written) ? [] : [`… ${words.label(written)} ${words.number(share, 3)}`]),
    ].join('\n');
  },
  note({ run, tokens, token }) {
    const row = Math.min(token, run.words[0].length - 1),
      first = settledAt(run.words, row),
      written = run.words[0][row].token;
    const when =
      first < 0
        ? ' is not the likeliest at any depth'
        : first === 0
          ? ' is settled from the start'
          : ` is settled in layer ${first}`;
    return [
      'What each depth would write if it were the last, in per cent. After ',
      quoted(tokens[row]),
      ', ',
      quoted(written),
      `${when}. Bold: already the token written. Only the last depth was trained to be read this way.`,
    ];
  },
  table: ({ run, tokens }) => ({
    columns: tokens.slice(0, run.words[0].length).map(words.label),
    rows: run.words.map((steps, k) => [
      depthName(k),
      steps.map(({ top }) => `${words.label(top[0][0])} ${words.number(top[0][1], 3)}`),
    ]),
  }),
};

const classCells = ({ tokens, width, phone }) => {
  const left = phone ? 40 : 84,
    right = phone ? 56 : 150,
    each = (width - left - right) / tokens.length;
  return { left, each, top: each < 34 || phone ? 62 : 28, tall: 36, right };
};
const classShown = ({ run, label }) =>
  Math.max(
    0,
    Math.min(
      run.classes.labels.length - 1,
      label ?? run.classes.shares.at(-1).indexOf(Math.max(...run.classes.shares.at(-1))),
    ),
  );
const classPeak = (classes, label) =>
  Math.max(...classes.contributions.flatMap((tokens) => tokens.map((row) => Math.abs(row[label]))));

function classRow(context, show, { shares, k, label, peak }) {
  const { left, each, top, tall } = classCells(show),
    { classes } = show.run,
    middle = top + (k + 0.5) * tall;
  Object.assign(context, {
    font: draw.font(12),
    textBaseline: 'middle',
    textAlign: 'left',
    fillStyle: theme.colour['ink-2'],
  });
  context.fillText(depthName(k, show.phone), 0, middle);
  classes.contributions[k].forEach((row, i) => {
    const value = peak ? row[label] / peak : 0;
    context.fillStyle = theme.signedColour(value);
    context.fillRect(left + i * each, top + k * tall, each - 1, tall - 1);
    if (each < 38) return;
    Object.assign(context, { textAlign: 'center', fillStyle: theme.signed.ink[theme.shareIndex(value / 2 + 0.5)] });
    context.fillText(words.signed(row[label], 2), left + (i + 0.5) * each, middle);
  });
  Object.assign(context, { font: draw.font(12, '600'), textAlign: 'right', fillStyle: theme.colour.ink });
  context.fillText(
    `${show.phone ? '' : `${classes.labels[label]} `}${words.percent(shares[label])}`,
    show.width,
    middle,
  );
}

export const classLens = {
  draw(canvas, show) {
    const {
        run: { classes },
        tokens,
        token,
        width,
      } = show,
      { left, each, top, tall } = classCells(show),
      label = classShown(show),
      peak = classPeak(classes, label);
    const context = draw.fit(canvas, width, top + classes.shares.length * tall + 4);
    draw.columnLabels(context, tokens, {
      left,
      bottom: top,
      width: each,
      flat: draw.labelsLieFlat(context, tokens, each),
      hot: token,
    });
    classes.shares.forEach((shares, k) => classRow(context, show, { shares, k, label, peak }));
    signed.print(context, signed.scale(peak), width, top - 10);
    draw.frame(context, left + token * each - 1, top - 1, each + 1, classes.shares.length * tall + 1);
  },
  find(show, x, y) {
    const { left, each, top, tall } = classCells(show),
      token = Math.floor((x - left) / each),
      last = show.run.classes.shares.length - 1;
    return token >= 0 && token < show.tokens.length
      ? { token, k: Math.max(0, Math.min(last, Math.floor((y - top) / tall))) }
      : null;
  },
  tip: (show, { token, k }) =>
    `${words.quoted(show.tokens[token])}, ${depthName(k).toLowerCase()}\nadds ${words.signed(show.run.classes.contributions[k][token][classShown(show)], 3)} to the score of ${show.run.classes.labels[classShown(show)]}`,
  note(show) {
    const { labels, shares } = show.run.classes,
      label = classShown(show),
      path = shares.map((row, k) => `${depthName(k).toLowerCase()} ${words.percent(row[label])}`);
    return [
      'The class head on every depth, as if it were the last: what each token adds to the score of ',
      create('b', '', labels[label]),
      '. Its share by depth: ',
      ...words.list(path),
      '. Only the last depth was trained to be read this way.',
    ];
  },
  table(show) {
    const { classes } = show.run,
      label = classShown(show);
    return {
      columns: [...show.tokens.map(words.label), ...classes.labels],
      rows: classes.shares.map((shares, k) => [
        depthName(k),
        [
          ...classes.contributions[k].map((row) => words.signed(row[label], 3)),
          ...shares.map((share) => words.number(share, 3)),
        ],
      ]),
    };
  },
};
