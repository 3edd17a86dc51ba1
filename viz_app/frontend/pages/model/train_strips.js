/* The input and the answer of a run as two strips of characters, and the lines of the chosen head between them. */
/** @import { ToyView, TrainPage } from './types' */
import * as codec from '../../state/codec.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { button as makeButton, mark, press } from '../../widgets/controls.js';
import { create, setText } from '../../widgets/dom.js';
import { phraseOf } from './train_captions.js';

const FAINT = 0.03; // the weight of the weakest line
const END = '</s>';

/** @typedef {ReturnType<typeof draw.boxOf>} Box */
/** @typedef {{ weight: number, from: Box, to: Box, isWithin: boolean, side: number, isChosen: boolean }} Edge */

/** Return the first row that writes a character of the answer. @param {ToyView} view */
const firstRow = ({ read, expected }) => read.length - 1 - expected.length;
const named = (/** @type {string} */ char) => (char === ' ' ? '␣' : format.label(char));

/** Give a strip so many children. @param {HTMLElement} strip @param {number} count @param {() => HTMLElement} make */
function fit(strip, count, make) {
  while (strip.childElementCount > count) strip.lastElementChild?.remove();
  while (strip.childElementCount < count) strip.append(make());
}

/** Return the character that was written at a place, the end, or '' for nothing. @param {ToyView | undefined} view @param {number} at */
const writtenAt = (view, at) => view?.written[at] ?? (view && at === view.written.length ? END : '');

/** Write one place of the answer. @param {Element} button @param {ToyView | undefined} view @param {number} at @param {string} want */
function writePlace(button, view, at, want) {
  const has = writtenAt(view, at),
    isWrong = Boolean(view) && has !== want && (has !== '' || want !== END);
  setText(button.children[0], named(has) || '·');
  setText(button.children[1], isWrong ? say('model-right-is', { want: named(want) }) : '');
  button.className = `gf-place${isWrong ? ' gf-wrong' : ''}${has === END ? ' gf-special' : ''}`;
  const verdict = view ? (isWrong ? 'wrong' : 'right') : 'none';
  mark(
    button,
    'label',
    say('model-place-in-answer', {
      ...{ place: at + 1, isEmpty: !has, has: named(has), verdict, want: named(want) },
    }),
  );
}

/** Return the lines of the chosen head between the boxes of the strips. @type {(page: TrainPage, view: ToyView, top: Box[], bottom: Box[]) => Edge[]} */
function edgesOf(page, view, top, bottom) {
  const map = page.mapOf(view);
  if (!map) return [];
  const first = firstRow(view),
    levels = map.levels(page.layerOf(map), page.headOf(map)),
    chosen = page.rowOf(view),
    isOfInput = map.name === 'encoder';
  /** The box of a key. A decoder-only model reads input and answer as one. @param {number} j */
  const keyBox = (j) => {
    if (map.name !== 'decoder') return top[j];
    if (view.maps.cross) return bottom[j - 1];
    return j < view.source.length ? top[j - 1] : bottom[j - first - 1];
  };
  const edges = [];
  for (let i = 0; i < map.queries.length; i++)
    for (let j = 0; j < map.keys.length; j++) {
      const weight = codec.weight(levels[i * map.keys.length + j]),
        from = isOfInput ? top[i] : bottom[i - first],
        to = keyBox(j);
      if (!(weight > FAINT) || !from || !to) continue;
      const isWithin = isOfInput || bottom.includes(to);
      edges.push({ ...{ weight, from, to, isWithin, side: isOfInput ? 1 : -1 }, isChosen: !isOfInput && i === chosen });
    }
  return edges.sort((a, b) => Number(a.isChosen) - Number(b.isChosen) || a.weight - b.weight);
}

/** Draw one line: across from the answer to the input, or an arc within a strip. @param {CanvasRenderingContext2D} context @param {Edge} edge */
function line(context, { weight, from, to, isWithin, side, isChosen }) {
  context.strokeStyle = theme.shareColour(0.3 + 0.7 * weight);
  context.globalAlpha = isChosen ? 1 : 0.3 + 0.6 * weight;
  context.lineWidth = isChosen ? 1 + 8 * weight : 0.5 + 5 * weight;
  context.beginPath();
  const edge = side > 0 ? from.bottom : from.top;
  if (!isWithin) {
    const bend = (from.top - to.bottom) / 2;
    context.moveTo(from.x, from.top);
    context.bezierCurveTo(from.x, from.top - bend, to.x, to.bottom + bend, to.x, to.bottom);
  } else if (from === to) context.arc(from.x, edge + side * 6, 5, 0, 7);
  else {
    const bend = side * Math.min(64, 12 + Math.abs(from.x - to.x) * 0.28);
    context.moveTo(from.x, edge);
    context.bezierCurveTo(from.x, edge + bend, to.x, edge + bend, to.x, edge);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** @param {TrainPage} page @param {number} which run */
export function buildStrips(page, which) {
  const [input, output] = [create('div', 'gf-letters gf-input'), create('div', 'gf-letters gf-output')],
    canvas = create('canvas', '', { 'aria-hidden': 'true' }),
    inside = create('div', 'gf-within', canvas, input, output),
    element = create('div', 'gf-io', inside, { tabIndex: 0, role: 'region' });
  /** A click chooses the row that writes this place. */
  const choose = (/** @type {HTMLElement} */ button) => {
    const view = page.session.views[which];
    if (view) page.chooseRow(view, firstRow(view) + [...output.children].indexOf(button));
  };
  const place = () => {
    const button = makeButton([create('span', ''), create('i', '')], () => choose(button), 'gf-place');
    return button;
  };
  return {
    element,
    draw() {
      const { text, task, views } = page.session,
        view = views[which],
        expected = view?.expected ?? task.answers[task.examples.indexOf(text)] ?? '';
      mark(element, 'label', [say('model-input-and-answer'), phraseOf(page.session, which)].join(' ').trim());
      fit(input, text.length, () => create('span', 'gf-place'));
      fit(output, expected.length + 1, place);
      [...text].forEach((char, at) => setText(input.children[at], char));
      [...output.children].forEach((button, at) => {
        writePlace(button, view, at, expected[at] ?? END);
        const isRow = view && page.sel.map !== 'encoder' && page.rowOf(view) === firstRow(view) + at;
        press(button, isRow);
      });
      const [width, height] = [inside.clientWidth / theme.scale, inside.clientHeight / theme.scale],
        context = draw.fit(canvas, width, height),
        [top, bottom] = [input, output].map((strip) => [...strip.children].map((child) => draw.boxOf(child, inside)));
      if (view) edgesOf(page, view, top, bottom).forEach((edge) => line(context, edge));
    },
  };
}
