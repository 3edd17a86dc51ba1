/* The curve of steering: log p of the token and of its rival by the amount of a vector. */
/** @import { Pair, SteeringCurve } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { sized } from '../../widgets/canvas.js';
import { svg } from '../../widgets/svg.js';

export const MOST = 4; // times the vector, on either side
const [HIGH, LEFT, RIGHT, TOP, BOTTOM] = [132, 40, 92, 10, 20], // px
  NEAR = 13, // px between the names of both lines
  LETTERS = 11; // of a name

/** @typedef {{ x: (amount: number) => number, y: (log: number) => number, low: number, width: number }} Axes */

/** @param {SteeringCurve} curve @param {number} width @returns {Axes} */
function axesOf({ logs }, width) {
  const low = Math.floor(Math.min(-1, ...logs.flat().map((value) => value ?? 0)));
  return {
    ...{ low, width },
    x: (amount) => LEFT + ((amount + MOST) / (2 * MOST)) * (width - LEFT - RIGHT),
    y: (log) => TOP + (log / low) * (HIGH - TOP - BOTTOM),
  };
}

/** @param {number} amount */
const timesOf = (amount) => format.inOrder(`${format.number(amount, 0)} ×`);

/** @param {string} text @param {Record<string, string | number>} more */
const write = (text, more) => svg('text', { 'font-size': 11, class: 'gf-soft', ...more }, text);

/** Return the path of one line, with a gap where there is no number. @param {SteeringCurve} curve @param {0 | 1} which @param {Axes} axes */
function pathOf({ amounts, logs }, which, { x, y }) {
  let isOn = false;
  return logs
    .map((row, at) => {
      const value = row[which],
        mark = isOn ? 'L' : 'M';
      isOn = value !== null;
      return value === null ? '' : `${mark}${x(amounts[at])},${y(value)}`;
    })
    .join('');
}

/** Name both lines at their ends, apart from each other. @param {Pair} pair @param {SteeringCurve} curve @param {Axes} axes */
function namesOf({ token, rival }, { logs }, { y, low, width }) {
  const ends = [0, 1].map((which) => y(logs[logs.length - 1][which] ?? low)),
    apart = Math.max(0, NEAR - Math.abs(ends[0] - ends[1])) / 2,
    upper = ends[0] <= ends[1] ? 0 : 1;
  return [token, rival].map((name, which) => {
    return write(format.cut(format.quoted(name), LETTERS), {
      ...{ x: width - RIGHT + 6, y: ends[which] + 4 + (which === upper ? -apart : apart) },
      class: which ? 'gf-soft' : 'gf-ink',
    });
  });
}

/** Draw both lines; the chosen amount is upright. @param {Pair} pair @param {SteeringCurve} curve @param {number} amount @param {number} width */
export function picture(pair, curve, amount, width) {
  const axes = axesOf(curve, width),
    { x, y, low } = axes,
    told = curve.amounts.flatMap((one, at) =>
      at % 4
        ? []
        : [
            say('patch-at-amount', {
              amount: timesOf(one),
              logs: format.series(curve.logs[at].map((log) => format.number(log ?? NaN))),
            }),
          ],
    ),
    names = { token: format.quoted(pair.token), rival: format.quoted(pair.rival) },
    label = say('patch-curve-in-words', { ...names, values: format.parted(told) });
  return svg(
    'svg',
    { ...sized(width, HIGH), role: 'img', 'aria-label': label },
    svg('path', { d: `M${LEFT},${y(0)}H${width - RIGHT}M${LEFT},${y(low)}H${width - RIGHT}`, class: 'gf-rule' }),
    svg('path', { d: `M${x(amount)},${TOP - 4}V${HIGH - BOTTOM}`, class: 'gf-chosen' }),
    svg('path', { d: pathOf(curve, 1, axes), class: 'gf-rival' }),
    svg('path', { d: pathOf(curve, 0, axes), class: 'gf-token' }),
    ...namesOf(pair, curve, axes),
    ...[0, low].map((log) => write(format.number(log, 0), { x: LEFT - 6, y: y(log) + 4, 'text-anchor': 'end' })),
    ...[-MOST, 0, MOST].map((one) => write(timesOf(one), { x: x(one), y: HIGH - 5, 'text-anchor': 'middle' })),
  );
}
