/* The three small charts of a training: loss, what is right on unseen examples, and one more. They are plain lines of
   SVG, because they are drawn ten times a second while the page trains. */
/** @import { TrainPage } from './types' */
/** @import { Session } from './train_session.js' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { sized } from '../../widgets/canvas.js';
import { theme } from '../../state/theme.js';
import { mark } from '../../widgets/controls.js';
import { create, region } from '../../widgets/dom.js';
import { svg } from '../../widgets/svg.js';
import { aimOf, percent, unitOf } from './train_captions.js';

const SIZE = { left: 30, right: 6, height: 78, foot: 15, top: 4 }; // px
const NARROW = 230; // px: fewer steps are named
/** @type {(at: number) => string} the class of a run's lines */
const runClass = (at) => (at ? 'gf-b' : 'gf-a');

/** @typedef {{ points: [step: number, value: number][], name: string }} Line */
/** @typedef {{ title: string, values: string[], lines: Line[], most: number, ticks: number[], text: (tick: number) => string }} Drawing */

/** @param {Session} session @param {number} width */
function axes({ settings: { steps } }, width) {
  const { left, right, height, foot, top } = SIZE;
  return {
    x: (/** @type {number} */ step) => left + ((width - left - right) * step) / steps,
    y: (/** @type {number} */ part_) => top + (height - foot - 2 * top) * (1 - Math.max(0, Math.min(1, part_))),
    step: (/** @type {number} */ x) => ((x - left) / (width - left - right)) * steps,
  };
}

/** Return the lines, texts and the mark of a chart. @type {(session: Session, drawing: Drawing, width: number) => SVGElement[]} */
function contents(session, { lines, most, ticks, text }, width) {
  const { x, y } = axes(session, width),
    { steps } = session.settings,
    { shown } = session,
    { left, height, foot } = SIZE,
    named = (width < NARROW ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1]).map((at) => Math.round(at * steps));
  const path = (/** @type {Line['points']} */ points, /** @type {string} */ kind) =>
    points.length > 1
      ? [
          svg('path', {
            class: kind,
            d: `M${points.map(([step, value]) => `${x(step).toFixed(1)} ${y(value / most).toFixed(1)}`).join('L')}`,
          }),
        ]
      : [];
  const drawn = lines.flatMap(({ points, name }) => {
    const until = points.findLastIndex(([step]) => step <= shown),
      end = points[until];
    return [
      ...path(points.slice(Math.max(0, until)), 'gf-later'),
      ...path(points.slice(0, until + 1), name),
      ...(end && !name.includes('thin')
        ? [svg('circle', { class: name, cx: x(end[0]), cy: y(end[1] / most), r: 4 })]
        : []),
    ];
  });
  return [
    ...ticks.flatMap((tick) => [
      svg('line', { class: 'gf-rule', x1: left, x2: x(steps), y1: y(tick / most), y2: y(tick / most) }),
      svg('text', { x: left - 5, y: y(tick / most) + 4, 'text-anchor': 'end' }, text(tick)),
    ]),
    ...named.map((step) =>
      svg(
        'text',
        { x: x(step), y: height - 1, 'text-anchor': step === steps ? 'end' : step ? 'middle' : 'start' },
        step ? String(step) : say('model-step'),
      ),
    ),
    svg('line', { class: 'gf-mark', x1: x(shown), x2: x(shown), y1: 0, y2: height - foot }),
    ...drawn,
  ];
}

/** @param {TrainPage} page @param {string} label @returns {Piece<Drawing>} */
function chart({ session }, label) {
  const picture = svg('svg', { 'aria-hidden': 'true', class: 'gf-lines' }),
    [title, values] = [create('span', ''), create('span', 'gf-values')],
    element = create('div', 'gf-curve-of', create('div', 'gf-chart-title', title, values), picture, {
      role: 'img',
      'aria-label': label,
    });
  let width = 0;
  const look = (/** @type {PointerEvent} */ event) => {
    if (session.runs.length) session.look(axes(session, width).step(event.offsetX / theme.scale));
  };
  picture.addEventListener('pointerdown', (event) => {
    picture.setPointerCapture(event.pointerId);
    look(event);
  });
  picture.addEventListener('pointermove', (event) => picture.hasPointerCapture(event.pointerId) && look(event));
  return {
    element,
    draw(drawing) {
      title.textContent = drawing.title;
      values.replaceChildren(...drawing.values.map((value, at) => create('b', at ? 'gf-acc' : '', value)));
      const numbers = format.listed(drawing.values) || say('model-no-number-yet');
      mark(element, 'label', say('model-at-step', { title: drawing.title, values: numbers, shown: session.shown }));
      width = element.clientWidth / theme.scale;
      for (const [key, value] of Object.entries(sized(width, SIZE.height))) picture.setAttribute(key, value);
      picture.replaceChildren(...contents(session, drawing, width));
    },
  };
}

const SHARES = { most: 1, ticks: [0, 0.5, 1], text: (/** @type {number} */ tick) => String(100 * tick) };

/** @param {Session} session @returns {Drawing} */
function lossOf({ runs, shown }) {
  const most = Math.max(4, ...runs.flatMap(({ losses }) => losses.slice(0, 3).map(([, loss]) => Math.ceil(loss)))),
    lossAt = (/** @type {[number, number][]} */ losses) => losses[Math.min(losses.length, shown) - 1]?.[1];
  return {
    title: say('model-loss-on-training'),
    values: runs.map(({ losses }) => {
      const loss = lossAt(losses);
      return loss === undefined ? '–' : format.number(loss, loss < 0.1 ? 3 : 2);
    }),
    lines: runs.map(({ losses }, at) => ({ points: losses, name: runClass(at) })),
    ...{ most, ticks: [0, Math.round(most / 2), most], text: String },
  };
}

/** @param {Session} session @returns {Drawing} */
function rightOf(session) {
  const { runs } = session,
    line = (/** @type {'letters' | 'words'} */ of, /** @type {string} */ kind) =>
      runs.map(({ reports }, at) => ({
        points: reports.map((one) => /** @type {[number, number]} */ ([one.step, one[of]])),
        name: `${runClass(at)} ${kind}`,
      }));
  return {
    title: say('model-unseen-right-dashed', { unit: unitOf(session) }),
    values: runs.map((_, at) => percent(session.report(at)?.letters ?? 0)),
    lines: [...line('words', 'gf-thin'), ...line('letters', '')],
    ...SHARES,
  };
}

/** Return the attention of the chosen head on the places that decide the next character, or what it gets right when fed. @param {TrainPage} page @returns {Drawing} */
function thirdOf({ session, sel }) {
  const { runs, task } = session,
    isAim = Boolean(task.aim) && aimOf(session, session.report(0), sel) !== null && session.beside !== 'causal',
    value = (/** @type {import('./types').Report | undefined} */ report) =>
      (isAim ? aimOf(session, report, sel) : report?.fed) ?? 0;
  return {
    title: isAim ? say('model-this-head-on', { aim: task.aim }) : say('model-right-when-fed-answer'),
    values: runs.map((_, at) => percent(value(session.report(at)))),
    lines: runs.map(({ reports }, at) => ({
      points: reports.map((one) => /** @type {[number, number]} */ ([one.step, value(one)])),
      name: runClass(at),
    })),
    ...SHARES,
  };
}

/** @param {TrainPage} page */
export function buildCurves(page) {
  const charts = [say('model-loss'), say('model-right'), say('model-attention')].map((label) => chart(page, label));
  return {
    element: region('gf-curves', say('model-curves'), ...charts.map(({ element }) => element)),
    draw() {
      [lossOf(page.session), rightOf(page.session), thirdOf(page)].forEach((drawing, at) => charts[at].draw(drawing));
    },
  };
}
