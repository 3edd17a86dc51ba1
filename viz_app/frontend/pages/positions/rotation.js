/* The rotation: a step of k positions turns every pair of sine and cosine by its own angle. Dials show the pairs, a
   formula shows one pair, and a line below shows the check of all numbers. */
/** @import { Page, Rotation, ShownEncoding } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create, maths } from '../../widgets/dom.js';
import { fence, node } from '../../widgets/formulae.js';
import * as encoding from './encoding.js';
import { frequency } from './encoding.js';
import { equation, LAW_OF_TURNS, says, titleOf } from './turned_head.js';
import { buildDial, section } from './tools.js';

const LAW =
  '<math><mrow><mi>PE</mi><mo>(</mo><mi>p</mi><mo>+</mo><mi>k</mi><mo>)</mo></mrow><mo>=</mo><mrow><mo>(</mo><mtable><mtr><mtd><mi>cos</mi><mi>k</mi><mi>ω</mi></mtd><mtd><mi>sin</mi><mi>k</mi><mi>ω</mi></mtd></mtr><mtr><mtd><mo form="prefix">−</mo><mi>sin</mi><mi>k</mi><mi>ω</mi></mtd><mtd><mi>cos</mi><mi>k</mi><mi>ω</mi></mtd></mtr></mtable><mo>)</mo></mrow><mspace width=".2em"/><mi>PE</mi><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo></math>';

/** @param {number} angle */
const degrees = (angle) => {
  const value = (angle * 180) / Math.PI;
  return `${value >= 10 ? format.thousands(Math.round(value)) : format.number(value, value < 0.1 ? 2 : 1)}°`;
};
/** Return the angle by which a step turns a pair. @type {(pair: number, shown: ShownEncoding) => number} */
const angleOf = (pair, shown) => shown.step * encoding.frequency(2 * pair, shown.table.width, shown.base);

/** Return the formula with the numbers of a pair at the chosen position. @type {(pair: number, shown: ShownEncoding) => { from: number, math: Element }} */
function numbers(pair, shown) {
  const { data, width, length } = shown.table,
    angle = angleOf(pair, shown),
    [sin, cos] = [Math.sin(angle), Math.cos(angle)],
    read = (/** @type {number} */ p) => [[data[p * width + 2 * pair]], [data[p * width + 2 * pair + 1]]];
  const from = Math.min(shown.at, Math.max(0, length - 1 - shown.step)),
    [[a], [b]] = read(from),
    after = from + shown.step < length ? read(from + shown.step) : [[cos * a + sin * b], [cos * b - sin * a]];
  const decimals = shown.most < 0.5 ? 3 : 2,
    equal = shown.kind === 'sinusoidal' ? '=' : '≠'; // a learned table need not follow the formula
  const at = (/** @type {number} */ p) => node('msub', node('mi', 'PE'), node('mn', String(p)));
  return {
    from,
    math: node(
      'math',
      at(from + shown.step),
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

/** @param {ShownEncoding} shown */
function verdict(shown) {
  if (shown.table.width < 2) return say('positions-single-dimension');
  const { error, numbers: count } = shown.turned,
    tiny = format.tiny(error).replaceAll(' ', '\u00a0');
  if (!count) return say('positions-step-too-long-for', { step: shown.step, count: shown.table.length });
  if (shown.kind === 'learned') return say('positions-learned-table-need', { error: format.number(error) });
  if (shown.kind === 'computed') return say('positions-two-halves', { error: format.number(error) });
  return say('positions-checked-on-all', {
    ...{ count: format.thousands(count), tiny, isOdd: shown.table.width % 2 === 1 },
  });
}

/** @typedef {{ pair: number, x: number, y: number, r: number }} Dial the place of a pair's dial, in px */

const DIALS = 6,
  PER_ROW = 3,
  CAPTION = 34, // px for two lines: the pair, and its angle
  EDGE = 46; // px for half a caption

/** Return the pairs on the dials, from the fastest to a very slow one. @param {number} width */
function pairsOf(width) {
  const count = Math.floor(width / 2),
    last = Math.max(0, Math.round((count - 1) * 0.62)),
    spaced = Array.from({ length: DIALS }, (_, i) => Math.round((i * last) / (DIALS - 1)));
  return [...new Set(spaced)].slice(0, Math.max(0, count));
}

/** @type {(context: CanvasRenderingContext2D, dial: Dial, angle: number, colour: string, thickness: number) => void} */
function dialHand(context, { x, y, r }, angle, colour, thickness) {
  const tip = { x: x + Math.sin(angle) * r, y: y - Math.cos(angle) * r },
    shade = theme.colour[colour];
  Object.assign(context, { strokeStyle: shade, fillStyle: shade, lineWidth: thickness });
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(tip.x, tip.y);
  context.stroke();
  context.beginPath();
  context.arc(tip.x, tip.y, 3.5, 0, 7);
  context.fill();
}

/** Draw a dial: the hands before and after the step, and the angle between them. @type {(context: CanvasRenderingContext2D, dial: Dial, from: number, turn: number, isChosen: boolean) => void} */
function face(context, dial, from, turn, isChosen) {
  const { x, y, r } = dial,
    up = Math.PI / 2;
  Object.assign(context, { strokeStyle: theme.colour[isChosen ? 'accent' : 'line'], lineWidth: isChosen ? 2 : 1.5 });
  context.beginPath();
  context.arc(x, y, r, 0, 7);
  context.stroke();
  context.fillStyle = theme.colour['accent-wash'];
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, r - 1.5, from - up, from + (turn % (2 * Math.PI)) - up);
  context.fill();
  dialHand(context, dial, from + turn, 'accent', 2);
  dialHand(context, dial, from, 'ink', 1.5);
}

/** @type {(context: CanvasRenderingContext2D, text: string, x: number, y: number, isChosen: boolean) => void} */
function caption(context, text, x, y, isChosen) {
  Object.assign(context, {
    font: draw.font(12, isChosen ? '600' : ''),
    textAlign: 'center',
    textBaseline: 'middle',
    fillStyle: theme.colour[isChosen ? 'accent' : 'ink-2'],
  });
  context.fillText(text, x, y);
}

/** The dials of some pairs. One of them is chosen. */
class Dials {
  canvas = create('canvas', '', { tabIndex: 0, role: 'application' });
  chosen = 1;
  /** @type {Dial[]} */
  dials = [];
  /** The number of pairs if dimensions i and i + pairs are one, as in rotary positions; else 0. */
  pairs = 0;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.canvas.addEventListener('click', (event) => {
      const at = draw.placeOf(event),
        isNear = (/** @type {Dial} */ { x, y, r }) => Math.abs(at.x - x) <= r + 8 && Math.abs(at.y - y) <= r + 8;
      const i = this.dials.findIndex(isNear);
      if (i >= 0) this.choose(i);
    });
    this.canvas.addEventListener('keydown', (event) => {
      const move = dom.ARROWS[event.key];
      if (!move) return;
      event.preventDefault();
      this.choose(this.chosen + move[1] + PER_ROW * move[0]);
      const pair = this.pair();
      if (pair !== undefined)
        dom.announce(
          say('positions-pair-turns-by', { pair: this.nameOf(pair), pairB: degrees(angleOf(pair, page.shown)) }),
        );
    });
  }

  /** Return the two dimensions of a pair. @param {number} pair */
  nameOf(pair) {
    return format.series(
      [2 * pair, 2 * pair + 1].map((one) => String(this.pairs ? pair + (one % 2) * this.pairs : one)),
    );
  }

  /** @returns {number | undefined} */
  pair = () => this.dials[this.chosen]?.pair;

  /** @param {number} i */
  choose(i) {
    this.chosen = Math.max(0, Math.min(this.dials.length - 1, i));
    this.page.view.draw();
  }

  /** @param {ShownEncoding} shown @param {Rotation | null} turned */
  draw(shown, turned) {
    this.pairs = turned ? turned.frequencies.data.length : 0;
    const width = Math.min(360, draw.widthOf(/** @type {HTMLElement} */ (this.canvas.parentElement))),
      pairs = pairsOf(shown.table.width),
      size = Math.min(this.page.view.phone ? 92 : 60, (width - 28) / PER_ROW),
      context = draw.fit(this.canvas, width, Math.ceil(pairs.length / PER_ROW) * (size + CAPTION) || 1);
    this.dials = pairs.map((pair, i) => ({
      pair,
      x: EDGE + (i % PER_ROW) * ((width - 2 * EDGE) / (PER_ROW - 1)),
      y: Math.floor(i / PER_ROW) * (size + CAPTION) + size / 2,
      r: size / 2 - 6,
    }));
    this.chosen = Math.min(this.chosen, Math.max(0, this.dials.length - 1));
    this.dials.forEach((dial, i) => {
      const { pair, x, y } = dial,
        turn = angleOf(pair, shown),
        isChosen = i === this.chosen;
      face(context, dial, shown.at * frequency(2 * pair, shown.table.width, shown.base), turn, isChosen);
      caption(context, this.nameOf(pair), x, y + size / 2 + 6, isChosen);
      caption(context, degrees(turn), x, y + size / 2 + 22, isChosen);
    });
    const list = format.series(
      pairs.map((pair) =>
        say('positions-by-pair-pair-b', { pair: this.nameOf(pair), pairB: degrees(angleOf(pair, shown)) }),
      ),
    );
    this.canvas.setAttribute('aria-label', say('positions-step-turns-pairs', { step: shown.step, list }));
  }
}

/** @param {Page} page */
export function buildRotation(page) {
  const dials = new Dials(page),
    step = buildDial(page, 'step'),
    law = create('p', 'gf-law'),
    ofPair = create('p', 'gf-law gf-numbers'),
    check = create('p', 'gf-cap gf-check'),
    ofHead = create('p', 'gf-cap gf-of-head');
  const element = section(
    {
      title: say('positions-step-rotation'),
      about: say('positions-each-pair-dimensions'),
      beside: step.element,
      className: 'gf-rotation',
    },
    ...[dials.canvas, law, ofPair, check, ofHead],
  );
  return {
    element,
    /** Draw the rotation, in the numbers of the selected head if the model turns its queries and keys. @param {ShownEncoding} shown @param {Rotation | null} turned */
    draw(shown, turned) {
      step.draw(page.settings.step);
      dials.draw(shown, turned);
      const pair = dials.pair(),
        row = turned ? page.rowOf(turned) : 0;
      law.replaceChildren(maths(turned ? LAW_OF_TURNS : LAW));
      if (pair === undefined) ofPair.replaceChildren();
      else if (turned && pair < turned.frequencies.data.length) {
        ofPair.replaceChildren(equation(turned, row, pair));
        ofPair.title = titleOf(turned, row, pair);
      } else {
        const { from, math } = numbers(pair, shown);
        ofPair.replaceChildren(math);
        ofPair.title = say('positions-dimensions-from', {
          pair: 2 * pair,
          pairB: 2 * pair + 1,
          from,
          fromB: from + shown.step,
        });
      }
      const said = turned && says(turned, row, shown.step);
      check.textContent = said ? said.check : verdict(shown);
      check.dataset.error = String(said ? said.error : shown.turned.error);
      ofHead.textContent = said ? said.about : '';
    },
  };
}
