/* The logit lens of a classifier: the classes as read at each depth, and the contributions of the tokens. */
/** @import { LensClasses, Picture, Shown } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import * as signed from '../../widgets/signed.js';
import { classOf } from '../../state/class_names.js';
import { pieces, say } from '../../state/say.js';
import { depthName, depthOf } from './word_lens.js';

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
    draw.columnLabels(context, tokens, { left, bottom: top, width: each, hot: token });
    classes.shares.forEach((shares, k) => classRow(context, show, { shares, k, label, peak }));
    if (classes.contributions.length) signed.print(context, signed.scale(peak), width, top - 10);
    draw.frame(context, left + token * each - 1, top - 1, each + 1, classes.shares.length * tall + 1);
  },
  find(show, _, { x, y }) {
    const { left, each, top, tall } = classCells(show),
      token = Math.floor((x - left) / each),
      last = classesOf(show).shares.length - 1;
    if (!classesOf(show).contributions.length) return null; // no token has a share of its own
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
        [
          ...(classes.contributions[k]?.map((row) => format.signed(row[label], 3)) ?? []),
          ...shares.map((share) => format.number(share, 3)),
        ],
      ]),
    };
  },
};
