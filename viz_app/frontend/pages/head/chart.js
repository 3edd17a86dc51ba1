// @ts-nocheck
/* A small chart over d_k: random vectors as dots joined by a line, the heads of this run as a column of ticks. */
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { rich } from './row.js';

const LEFT = 44,
  RIGHT = 16,
  TOP = 12,
  BOTTOM = 30,
  HEIGHT = 232;
const NEAR = 14; // how far a dot may be to be pointed at

const plain = (title) => title.replace('d_k', 'dₖ');
const text = (context, letters, x, y, align = 'center', colour = 'ink-2') => {
  Object.assign(context, {
    font: draw.font(12),
    fillStyle: theme.colour[colour],
    textAlign: align,
    textBaseline: 'middle',
  });
  context.fillText(letters, x, y);
};

/** The letters d and k, k smaller and lower, after `before`. */
function widthName(context, before, x, y, colour) {
  text(context, `${before}d`, x, y, 'right', colour);
  context.font = draw.font(9);
  context.textAlign = 'left';
  context.fillText('k', x + 1, y + 3);
}

function axes(context, { right, x, y, ticks, widths }) {
  for (const [value, name] of ticks) {
    context.fillStyle = theme.colour.line;
    context.fillRect(LEFT, Math.round(y(value)), right - LEFT, 1);
    text(context, name, LEFT - 8, y(value), 'right');
  }
  for (const d of widths) text(context, String(d), x(d), HEIGHT - BOTTOM + 12);
  widthName(context, '', right - 6, HEIGHT - 6, 'ink-2');
}

function joined(context, points, colour, filled) {
  context.strokeStyle = context.fillStyle = theme.colour[colour];
  context.lineWidth = 1.5;
  context.beginPath();
  points.forEach(([x, y], i) => context[i ? 'lineTo' : 'moveTo'](x, y));
  context.stroke();
  for (const [x, y] of points) {
    context.beginPath();
    context.arc(x, y, 3.5, 0, 7);
    context.fillStyle = theme.colour[filled ? colour : 'paper'];
    context.fill();
    context.stroke();
  }
}

/** A tick for every head of the run at its d_k, the chosen one longer and orange. */
function headTicks(context, marks) {
  for (const { x, y, on, side } of [...marks].sort((a, b) => a.on - b.on)) {
    context.fillStyle = theme.colour[on ? 'accent' : 'control'];
    context.fillRect(side < 0 ? x - (on ? 22 : 16) : x + 6, y - (on ? 1 : 0.5), on ? 16 : 10, on ? 2 : 1);
  }
}

/**
 * `series` are [key, name, filled]; `read(value)` prints a value; `axis(values)` gives {ticks, scale}, where `scale`
 * maps a value to 0..1 from below; `law` is drawn beside the dots. Returns {element, draw(data, isChosen)}.
 */
export function buildChart({ name, series, axis, read, law }) {
  const canvas = create('canvas', '', { role: 'img', 'aria-label': `${name}. The numbers are in the table below.` }),
    table = create('div', 'gf-terms');
  const details = create('details', '', create('summary', 'gf-cap', 'The numbers'), table);
  let spots = [];
  canvas.addEventListener('pointermove', (event) => {
    const near = spots
      .map((spot) => ({ ...spot, far: Math.hypot(spot.x - event.offsetX, spot.y - event.offsetY) }))
      .sort((a, b) => a.far - b.far)[0];
    dom.tooltip(near && near.far < NEAR ? near.text : '', event);
  });
  canvas.addEventListener('pointerleave', () => dom.tooltip(''));
  const cells = (one) => series.map(([key]) => create('td', '', read(one[key])));
  function fillTable(data) {
    const head = create(
      'tr',
      '',
      ...['d_k', ...series.map(([, title]) => title)].map((title) =>
        create('th', '', ...rich(title), { scope: 'col' }),
      ),
    );
    table.replaceChildren(
      create(
        'table',
        '',
        create('caption', 'gf-sr', name),
        create('thead', '', head),
        create(
          'tbody',
          '',
          ...data.random.map((one) =>
            create('tr', '', create('th', '', String(one.width), { scope: 'row' }), ...cells(one)),
          ),
        ),
      ),
    );
  }
  return {
    element: create('div', '', canvas, details),
    draw(data, isChosen) {
      const right = canvas.parentNode.clientWidth - RIGHT,
        context = draw.fit(canvas, right + RIGHT, HEIGHT),
        widths = data.random.map((one) => one.width);
      const last = Math.log2(widths.at(-1)),
        x = (d) => LEFT + 12 + (Math.log2(d) / last) * (right - LEFT - 24);
      const { ticks, scale } = axis([...data.random, ...data.heads].flatMap((one) => series.map(([key]) => one[key])));
      const y = (value) => HEIGHT - BOTTOM - Math.max(0, Math.min(1, scale(value))) * (HEIGHT - TOP - BOTTOM);
      axes(context, { right, x, y, ticks, widths });
      const marks = data.heads.flatMap((head) =>
        series.map(([key, title, filled]) => ({
          x: x(data.width),
          y: y(head[key]),
          on: isChosen(head),
          side: filled ? -1 : 1,
          text: `${head.map}, layer ${head.layer + 1}, head ${head.head + 1}\n${plain(title)} ${read(head[key])}`,
        })),
      );
      headTicks(context, marks);
      for (const [key, , filled] of series)
        joined(
          context,
          data.random.map((one) => [x(one.width), y(one[key])]),
          filled ? 'ink' : 'ink-2',
          filled,
        );
      if (law) widthName(context, law.sign, x(law.at) - 6, y(law.value) - 14, 'ink');
      const dots = data.random.flatMap((one) =>
        series.map(([key, title]) => ({
          x: x(one.width),
          y: y(one[key]),
          text: `random vectors of ${one.width}\n${plain(title)} ${read(one[key])}`,
        })),
      );
      spots = [...dots, ...marks.map((mark) => ({ ...mark, x: mark.x + mark.side * 11 }))];
      fillTable(data);
    },
  };
}
