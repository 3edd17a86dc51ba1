// @ts-nocheck
/* A step of k positions turns every sine and cosine pair by its own angle: dials, the matrix of one pair, the check. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { maths } from '../../widgets/maths.js';
import * as encoding from './encoding.js';

const DIALS = 6,
  PER_ROW = 3,
  CAPTION = 18,
  EDGE = 46; // room for half a caption

const LAW =
  '<math><mrow><mi>PE</mi><mo>(</mo><mi>p</mi><mo>+</mo><mi>k</mi><mo>)</mo></mrow><mo>=</mo><mrow><mo>(</mo><mtable><mtr><mtd><mi>cos</mi><mi>k</mi><mi>ω</mi></mtd><mtd><mi>sin</mi><mi>k</mi><mi>ω</mi></mtd></mtr><mtr><mtd><mo form="prefix">−</mo><mi>sin</mi><mi>k</mi><mi>ω</mi></mtd><mtd><mi>cos</mi><mi>k</mi><mi>ω</mi></mtd></mtr></mtable><mo>)</mo></mrow><mspace width=".2em"/><mi>PE</mi><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo></math>';

/** The pairs on the dials: from the fastest to one that hardly moves. */
function pairsOf(width) {
  const count = Math.floor(width / 2),
    last = Math.max(0, Math.round((count - 1) * 0.62));
  return [...new Set(Array.from({ length: DIALS }, (_, i) => Math.round((i * last) / (DIALS - 1))))].slice(
    0,
    Math.max(0, count),
  );
}

const degrees = (angle) => {
  const value = (angle * 180) / Math.PI;
  return `${value >= 10 ? words.thousands(Math.round(value)) : words.number(value, value < 0.1 ? 2 : 1)}°`;
};
const angleOf = (pair, lab) => lab.step * encoding.frequency(2 * pair, lab.table.width, lab.base);

function dial(context, { x, y, r }, from, turn, chosen) {
  const tip = (angle) => [x + Math.sin(angle) * r, y - Math.cos(angle) * r],
    to = from + turn;
  Object.assign(context, { strokeStyle: theme.colour[chosen ? 'accent' : 'line'], lineWidth: chosen ? 2 : 1.5 });
  context.beginPath();
  context.arc(x, y, r, 0, 7);
  context.stroke();
  context.fillStyle = theme.colour['accent-wash'];
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, r - 1.5, from - Math.PI / 2, from + (turn % (2 * Math.PI)) - Math.PI / 2);
  context.fill();
  for (const [angle, colour, thickness] of [
    [to, 'accent', 2],
    [from, 'ink', 1.5],
  ]) {
    Object.assign(context, {
      strokeStyle: theme.colour[colour],
      fillStyle: theme.colour[colour],
      lineWidth: thickness,
    });
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(...tip(angle));
    context.stroke();
    context.beginPath();
    context.arc(...tip(angle), 3.5, 0, 7);
    context.fill();
  }
}

const NS = 'http://www.w3.org/1998/Math/MathML';
const node = (tag, ...children) => {
  const element = document.createElementNS(NS, tag);
  element.append(...children);
  return element;
};
const fence = (rows, decimals) =>
  node(
    'mrow',
    node('mo', '('),
    node(
      'mtable',
      ...rows.map((row) => node('mtr', ...row.map((value) => node('mtd', node('mn', words.number(value, decimals)))))),
    ),
    node('mo', ')'),
  );

/** The law with the numbers of the chosen pair at the chosen position. */
function numbers(pair, lab) {
  const { data, width, length } = lab.table,
    angle = angleOf(pair, lab),
    [sin, cos] = [Math.sin(angle), Math.cos(angle)],
    read = (p) => [[data[p * width + 2 * pair]], [data[p * width + 2 * pair + 1]]];
  const from = Math.min(lab.at, Math.max(0, length - 1 - lab.step)),
    [[a], [b]] = read(from),
    after = from + lab.step < length ? read(from + lab.step) : [[cos * a + sin * b], [cos * b - sin * a]];
  const decimals = lab.most < 0.5 ? 3 : 2,
    equal = lab.kind === 'learned' ? '≠' : '='; // a learned table follows no such law
  const at = (p) => node('msub', node('mi', 'PE'), node('mn', String(p)));
  return {
    from,
    math: node(
      'math',
      at(from + lab.step),
      node('mo', '='),
      fence(after, decimals),
      node('mo', equal),
      fence(
        [
          [cos, sin],
          [-sin, cos],
        ],
        2,
      ),
      fence(read(from), decimals),
    ),
  };
}

function verdict(lab) {
  if (lab.table.width < 2) return 'One dimension alone has no partner to turn with.';
  const { error, numbers: count } = lab.turned,
    tiny = words.tiny(error),
    odd = lab.table.width % 2 ? ' The last sine has no partner and is left out.' : '';
  if (!count)
    return `A step of ${lab.step} leaves these ${lab.table.length} positions. Choose a smaller step or more positions.`;
  if (lab.kind === 'learned')
    return `A learned table need not turn: this matrix misses its numbers by up to ${words.number(error)}.`;
  return `Checked on all ${words.thousands(count)} numbers: largest error ${tiny}.${odd}`;
}

export function buildRotation(view) {
  const canvas = create('canvas', '', { tabIndex: 0, role: 'application' }),
    law = create('p', 'gf-law'),
    shown = create('p', 'gf-law gf-numbers'),
    check = create('p', 'gf-cap gf-check');
  law.append(maths(LAW));
  let chosen = 1,
    places = [];
  const choose = (i) => {
    chosen = Math.max(0, Math.min(places.length - 1, i));
    view.draw();
  };
  canvas.addEventListener('click', ({ offsetX, offsetY }) => {
    const i = places.findIndex(({ x, y, r }) => Math.abs(offsetX - x) <= r + 8 && Math.abs(offsetY - y) <= r + 8);
    if (i >= 0) choose(i);
  });
  canvas.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key];
    if (!move) return;
    event.preventDefault();
    choose(chosen + move[1] + PER_ROW * move[0]);
    const pair = places[chosen]?.pair;
    if (pair !== undefined) dom.say(`Pair ${2 * pair}, ${2 * pair + 1} turns by ${degrees(angleOf(pair, view.lab))}.`);
  });
  function dials(lab) {
    const width = Math.min(360, view.rotationHost.clientWidth),
      pairs = pairsOf(lab.table.width),
      size = Math.min(view.phone ? 92 : 60, (width - 28) / PER_ROW),
      context = draw.fit(canvas, width, Math.ceil(pairs.length / PER_ROW) * (size + CAPTION) || 1);
    places = pairs.map((pair, i) => ({
      pair,
      x: EDGE + (i % PER_ROW) * ((width - 2 * EDGE) / (PER_ROW - 1)),
      y: Math.floor(i / PER_ROW) * (size + CAPTION) + size / 2,
      r: size / 2 - 6,
    }));
    chosen = Math.min(chosen, Math.max(0, places.length - 1));
    places.forEach((place, i) => {
      const from = lab.at * encoding.frequency(2 * place.pair, lab.table.width, lab.base),
        turn = angleOf(place.pair, lab);
      dial(context, place, from, turn, i === chosen);
      Object.assign(context, {
        font: draw.font(12, i === chosen ? '600' : ''),
        textAlign: 'center',
        textBaseline: 'middle',
        fillStyle: theme.colour[i === chosen ? 'accent' : 'ink-2'],
      });
      context.fillText(`${2 * place.pair}, ${2 * place.pair + 1}: ${degrees(turn)}`, place.x, place.y + size / 2 + 6);
    });
    const list = places
      .map(({ pair }) => `${2 * pair} and ${2 * pair + 1} by ${degrees(angleOf(pair, lab))}`)
      .join(', ');
    canvas.setAttribute('aria-label', `A step of ${lab.step} turns the pairs ${list}. Arrow keys choose a pair.`);
  }
  return {
    elements: [canvas, law, shown, check],
    draw(lab) {
      dials(lab);
      const place = places[chosen];
      if (place) {
        const { from, math } = numbers(place.pair, lab);
        shown.replaceChildren(math);
        shown.title = `Dimensions ${2 * place.pair} and ${2 * place.pair + 1}, from position ${from} to ${from + lab.step}`;
      } else shown.replaceChildren();
      check.textContent = verdict(lab);
      check.dataset.error = lab.turned.error;
    },
  };
}
