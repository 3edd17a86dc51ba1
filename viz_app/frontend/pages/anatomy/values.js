// @ts-nocheck
/* The numbers of one tensor of the open station, in each design on show. */
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { isOwn, nameOf } from './cards.js';
import { tensorOf } from './station.js';
import { tensors } from './tensor.js';

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

function pointing(figure) {
  const { canvas } = figure;
  const show = (cursor, at) => {
    figure.cursor = cursor;
    dom.tooltip(cursor ? tensors.sentence(figure.tensor, cursor) : '', at);
    figure.paint();
  };
  canvas.addEventListener('mousemove', (event) => {
    if (figure.tensor) show(tensors.find(figure.tensor, canvas.clientWidth, event.offsetX, event.offsetY), event);
  });
  canvas.addEventListener('mouseleave', () => {
    if (figure.tensor) show(null);
  });
  canvas.addEventListener('keydown', (event) => {
    const turn = { PageUp: -1, PageDown: 1 }[event.key] ?? 0,
      [down, right] = dom.ARROWS[event.key] ?? [0, 0],
      { tensor } = figure;
    if (!tensor || !(turn || down || right)) return;
    event.preventDefault();
    const { block, row, column } = figure.cursor ?? { block: 0, row: 0, column: 0 };
    const next = {
        block: clamp(block + turn, 0, tensor.blocks - 1),
        row: clamp(row + down, 0, tensor.rows - 1),
        column: clamp(column + right, 0, tensor.columns - 1),
      },
      box = canvas.getBoundingClientRect();
    show(next, { clientX: box.left + box.width / 2, clientY: box.top });
    dom.say(tensors.sentence(tensor, next).replace('\n', ': '));
  });
  canvas.addEventListener('blur', () => {
    if (figure.cursor) show(null);
  });
}

function newFigure() {
  const caption = create('p', 'gf-cap'),
    sums = create('p', 'gf-cap'),
    canvas = create('canvas', '', { tabIndex: 0, role: 'application' }),
    twin = create('div', 'gf-scroll');
  const figure = {
    element: create('figure', 'gf-value', caption, canvas, twin, sums),
    caption,
    sums,
    canvas,
    twin,
    tensor: null,
    cursor: null,
  };
  figure.paint = () => {
    if (figure.tensor && canvas.clientWidth !== undefined && figure.width)
      tensors.draw(canvas, figure.tensor, figure.width, figure.cursor);
  };
  pointing(figure);
  return figure;
}

function about(design, { seed, designs }) {
  if (isOwn(design)) return 'Trained weights, this run.';
  const own = designs.find(isOwn).vocabulary;
  const size = design.vocabulary === own ? '' : `, a vocabulary of ${words.thousands(own)}`;
  return `Random weights, seed ${seed}${size}: not trained here.`;
}
const waiting = (design) =>
  isOwn(design) ? 'Running …' : `Drawing ${words.thousands(design.parameters)} random weights, then running …`;

/** `fetch(design, tensor)` gives the answer or null and calls for a new drawing when it comes. */
export function buildValues(view) {
  const figures = [newFigure(), newFigure()],
    element = create('div', 'gf-values', ...figures.map((figure) => figure.element));
  function fill(figure, design, state) {
    const name = tensorOf(design, state.station, state.part, state.depth),
      answer = name && view.values(design, name);
    const title = name ?? `no ${state.part} in layer ${state.depth + 1} of this design`;
    figure.caption.replaceChildren(
      create('b', '', nameOf(design)),
      ` ${title}${answer?.ok ? `, ${answer.shape.map(words.thousands).join(' × ')}` : ''}. ${about(design, state.data)}`,
    );
    figure.canvas.setAttribute(
      'aria-label',
      `${title} of ${nameOf(design)}. Arrow keys go from number to number, page keys from head to head.`,
    );
    if (figure.answer !== answer)
      Object.assign(figure, { answer, cursor: null, tensor: answer?.ok ? tensors.read(answer, view.data) : null });
    figure.canvas.hidden = !figure.tensor || view.ui.table;
    figure.twin.hidden = !figure.tensor || !view.ui.table;
    figure.sums.textContent = figure.tensor
      ? tensors.summary(figure.tensor)
      : name
        ? (answer?.error ?? waiting(design))
        : '';
    figure.width = figure.element.clientWidth;
    if (view.ui.table && figure.tensor)
      figure.twin.replaceChildren(
        tensors.table(figure.tensor, Math.min(Number(state.sel.head) || 0, figure.tensor.blocks - 1)),
      );
    figure.element.dataset.tensor = figure.tensor ? `${design.name}:${name}` : '';
    figure.paint();
  }
  return {
    element,
    draw(state) {
      figures.forEach((figure, i) => {
        figure.element.hidden = !state.picked[i];
        if (state.picked[i]) fill(figure, state.picked[i], state);
      });
      element.classList.toggle('gf-two', state.picked.length > 1);
      return [
        `Rows are tokens${figures[0].tensor?.columnTokens ? ' that look, columns tokens looked at' : ', columns the numbers of their vectors'}. A number shows when you point at it.`,
      ];
    },
  };
}
