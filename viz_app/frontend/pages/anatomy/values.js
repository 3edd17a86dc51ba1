/* The numbers of one tensor of the open component, in each visible design. With whole words on, the weights are summed
   over the pieces of a key and averaged over those of a query. All other tensors are by piece. */
/** @import { AnatomyState, AnatomyView, Cursor, Design, Designs, Tensor } from './types' */
import { placeOf, widthOf } from '../../widgets/canvas.js';
import * as format from '../../state/format.js';
import { isOn, merged, wordsOf } from '../../state/whole_words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { tensorOf } from './component.js';
import { isOwn, nameOf } from './designs.js';
import { clamp, tensors } from './tensor.js';

/** Return true if a tensor is drawn between whole words. @param {Tensor} tensor */
const isMerged = ({ part, columns, shape }) => isOn() && part === 'weights' && columns === shape.at(-1);

/** @type {(tensor: Tensor, data: Designs) => Tensor} */
export function inWords(tensor, { written, starts }) {
  const { blocks, rows, columns, rowTokens, columnTokens, name } = tensor,
    isDecoder = name.startsWith('decoder'),
    own = isDecoder ? starts.target : starts.source,
    reads = wordsOf(rowTokens ?? [], own),
    queries = isDecoder && written.length === rows ? wordsOf(written, starts.written) : reads,
    keys = wordsOf(columnTokens ?? [], name.includes('.cross.') ? starts.source : own);
  const [height, width] = [queries.first.length, keys.first.length],
    numbers = Array.from({ length: blocks }, (_, block) => {
      const cells = Float64Array.from({ length: rows * columns }, (__, at) => tensor.at(block, 0, at));
      return merged(cells, queries, keys);
    });
  const all = numbers.flatMap((block) => [...block]),
    mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  return {
    ...tensor,
    ...{ rows: height, columns: width, shape: [...tensor.shape.slice(0, -2), height, width] },
    at: (block, row, column) => numbers[block][row * width + column],
    rowTokens: queries.first.map((start) => reads.names[reads.of[start]]),
    columnTokens: keys.names,
    mean,
    spread: Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length),
    least: Math.min(...all),
    most: Math.max(...all),
  };
}

/**
 * @typedef {object} Figure one tensor on the page
 * @property {HTMLElement} element
 * @property {HTMLElement} caption
 * @property {HTMLElement} sums
 * @property {HTMLCanvasElement} canvas
 * @property {HTMLElement} twin
 * @property {Tensor | null} tensor
 * @property {Cursor | null} cursor
 * @property {number} width
 * @property {object | null} answer
 * @property {boolean} isOn the state of the switch when the answer was read
 * @property {boolean} isOfWords
 * @property {() => void} paint
 */

/** @param {Figure} figure */
function pointing(figure) {
  const { canvas } = figure;
  /** @type {(cursor: Cursor | null, at?: { clientX: number, clientY: number }) => void} */
  const show = (cursor, at) => {
    figure.cursor = cursor;
    dom.tooltip(cursor && figure.tensor ? tensors.sentence(figure.tensor, cursor) : '', at);
    figure.paint();
  };
  canvas.addEventListener('mousemove', (event) => {
    if (figure.tensor) {
      const { x, y } = placeOf(event);
      show(tensors.find(figure.tensor, widthOf(canvas), x, y), event);
    }
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
    dom.announce(tensors.sentence(tensor, next).replace('\n', ': '));
  });
  canvas.addEventListener('blur', () => {
    if (figure.cursor) show(null);
  });
}

/** @returns {Figure} */
function newFigure() {
  const caption = create('p', 'gf-cap'),
    sums = create('p', 'gf-cap'),
    canvas = create('canvas', '', { tabIndex: 0, role: 'application' }),
    twin = create('div', 'gf-scroll');
  /** @type {Figure} */
  const figure = {
    element: create('figure', 'gf-value', caption, canvas, twin, sums),
    caption,
    sums,
    canvas,
    twin,
    tensor: null,
    cursor: null,
    width: 0,
    answer: null,
    isOn: false,
    isOfWords: false,
    paint: () => {},
  };
  figure.paint = () => {
    if (figure.tensor && canvas.clientWidth !== undefined && figure.width)
      tensors.draw(canvas, figure.tensor, figure.width, figure.cursor);
  };
  pointing(figure);
  return figure;
}

/** @param {Design} design @param {Designs} data */
function about(design, { seed, designs }) {
  if (isOwn(design)) return 'Trained weights, this run.';
  const own = designs.find(isOwn)?.vocabulary ?? design.vocabulary;
  const size = design.vocabulary === own ? '' : `, a vocabulary of ${format.thousands(own)}`;
  return `Random weights, seed ${seed}${size}: not trained here.`;
}
/** @type {(design: Design) => string} */
const waiting = (design) =>
  isOwn(design) ? 'Running …' : `Drawing ${format.thousands(design.parameters)} random weights, then running …`;

/** @type {(figure: Figure, design: Design, name: string | null, state: AnatomyState) => void} */
function caption(figure, design, name, state) {
  const title = name ?? `no ${state.part} in layer ${state.depth + 1} of this design`,
    units = figure.isOfWords ? ' in whole words' : '',
    shape = figure.tensor ? `, ${figure.tensor.shape.map(format.thousands).join(' × ')}${units}` : '';
  figure.caption.replaceChildren(create('b', '', nameOf(design)), ` ${title}${shape}. ${about(design, state.data)}`);
  figure.canvas.setAttribute(
    'aria-label',
    `${title} of ${nameOf(design)}. Arrow keys go from number to number, page keys from head to head.`,
  );
  figure.element.dataset.tensor = figure.tensor ? `${design.name}:${name}` : '';
}

/** @type {(figure: Figure, answer: ReturnType<AnatomyView['values']>, data: Designs) => void} */
function take(figure, answer, data) {
  if (figure.answer === answer && figure.isOn === isOn()) return;
  const pieces = answer?.ok ? tensors.read(answer.value, data) : null,
    isOfWords = pieces !== null && isMerged(pieces);
  Object.assign(figure, {
    ...{ answer, isOn: isOn(), isOfWords, cursor: null },
    tensor: pieces && isOfWords ? inWords(pieces, data) : pieces,
  });
  if (isOfWords) figure.canvas.dataset.words = '';
  else delete figure.canvas.dataset.words;
}

/** @type {(figure: Figure, design: Design, name: string | null, answer: ReturnType<AnatomyView['values']>) => string} */
function summed(figure, design, name, answer) {
  if (figure.tensor) return tensors.summary(figure.tensor);
  if (!name) return '';
  return answer && !answer.ok ? answer.error : waiting(design);
}

/** Build the open tensor of each visible design. `draw` returns the note below. @param {AnatomyView} view */
export function buildValues(view) {
  const figures = [newFigure(), newFigure()],
    element = create('div', 'gf-values', ...figures.map((figure) => figure.element));
  /** @type {(figure: Figure, design: Design, state: AnatomyState) => void} */
  function fill(figure, design, state) {
    const name = tensorOf(design, state.component, state.part, state.depth),
      answer = name ? view.values(design, name) : null;
    take(figure, answer, state.data);
    caption(figure, design, name, state);
    const { tensor } = figure;
    figure.canvas.hidden = !tensor || view.ui.isTable;
    figure.twin.hidden = !tensor || !view.ui.isTable;
    figure.sums.textContent = summed(figure, design, name, answer);
    figure.width = widthOf(figure.element);
    if (view.ui.isTable && tensor)
      figure.twin.replaceChildren(tensors.table(tensor, Math.min(Number(state.sel.head) || 0, tensor.blocks - 1)));
    figure.paint();
  }
  return {
    element,
    /** @param {AnatomyState} state */
    draw(state) {
      figures.forEach((figure, i) => {
        figure.element.hidden = !state.picked[i];
        if (state.picked[i]) fill(figure, state.picked[i], state);
      });
      element.classList.toggle('gf-two', state.picked.length > 1);
      const columns = figures[0].tensor?.columnTokens
        ? ' as queries, columns are tokens as keys'
        : ', columns are the numbers of their vectors';
      return [`Rows are tokens${columns}. Point at a cell to see its number.`];
    },
  };
}
