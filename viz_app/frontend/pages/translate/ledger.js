/* What each token adds to the score of a class: a waterfall in which every bar starts where the last one ended. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { shrink } from './strips.js';

const MATHS = 'http://www.w3.org/1998/Math/MathML';

/** The strongest class but the chosen one. */
function rival(scores, label) {
  const others = scores.logits.map((logit, c) => [logit, c]).filter(([, c]) => c !== label);
  return others.reduce((best, other) => (other[0] > best[0] ? other : best))[1];
}

/** What the ledger lists: the score of the chosen class, or its lead over the strongest other one. */
export function bookOf(view, scores, { label, ledger }) {
  const other = ledger === 'lead' && scores.contributions ? rival(view.scores(true), label) : -1;
  const of = (values) => values[label] - (other < 0 ? 0 : values[other]);
  if (!scores.contributions) return { adds: null, sum: of(scores.logits), other };
  return {
    adds: scores.contributions.map((values) => (values ? of(values) : 0)),
    bias: of(scores.bias),
    sum: of(scores.logits),
    other,
  };
}

const tokenText = (view, state, i) => {
  const piece = words.label(view.run.source[i]),
    book = bookOf(view, view.scores(), state.sel);
  if (view.isOut(i)) return `${piece} is left out: click to put it back`;
  const gain = book.adds
    ? `${piece} adds ${words.signed(book.adds[i], 4)} to ${view.run.classification.labels[state.sel.label]}`
    : piece;
  if (!view.options.rerun) return gain;
  return gain + (words.isSpecial(view.run.source[i]) ? '\nit stays' : '\nclick to leave it out');
};

function tokenButton(view, i) {
  const { source } = view.run,
    button = dom.token(source[i], 'button');
  button.type = 'button';
  button.classList.toggle('gf-join', words.isJoined(source, i));
  button.classList.toggle('gf-lead', i + 1 < source.length && words.isJoined(source, i + 1));
  const enter = (event) => {
    view.point(view.isOut(i) ? null : { i });
    const text = tokenText(view, view.now(), i);
    if (event.type === 'focus') dom.say(text);
    else dom.tooltip(text, event);
  };
  const leave = () => {
    view.point(null);
    dom.tooltip('');
  };
  for (const type of ['pointerenter', 'focus']) button.addEventListener(type, enter);
  for (const type of ['pointerleave', 'blur']) button.addEventListener(type, leave);
  button.addEventListener('click', () => {
    if (view.options.rerun && !words.isSpecial(source[i])) view.leaveOut(i);
    else view.select({ row: i });
    dom.tooltip('');
  });
  return button;
}

/** Running sums of the bars and the range of all values shown; the range keeps the unedited run in view. */
function range(books) {
  let [low, high] = [0, 0];
  for (const book of books) {
    let sum = 0;
    for (const value of [...book.adds, book.bias]) {
      sum += value;
      [low, high] = [Math.min(low, sum), Math.max(high, sum)];
    }
  }
  return [low, high];
}

const tickStep = (span) => {
  const raw = span / 5,
    power = 10 ** Math.floor(Math.log10(raw || 1));
  return power * ([1, 2, 5].find((n) => n * power >= raw) ?? 10);
};

function ruler(context, { low, high, at, upright, width, height }) {
  const step = tickStep(high - low),
    decimals = Math.max(1, -Math.floor(Math.log10(step) + 1e-9));
  Object.assign(context, { font: draw.font(12), textBaseline: 'middle', textAlign: 'right', lineWidth: 1 });
  for (let n = Math.ceil(low / step - 1e-9); n * step <= high + 1e-9; n++) {
    const place = Math.round(at(n * step)) + 0.5;
    context.strokeStyle = theme.colour[n === 0 ? 'control' : 'line'];
    context.beginPath();
    if (upright) {
      context.moveTo(place, 2);
      context.lineTo(place, height);
    } else {
      context.moveTo(34, place);
      context.lineTo(width, place);
    }
    context.stroke();
    context.fillStyle = theme.colour['ink-2'];
    if (!upright) context.fillText(n === 0 ? '0' : words.signed(n * step, decimals), 29, place);
  }
}

/** A bar from one value to another, across the middle of its token; upright ledgers swap the axes. */
function bar(context, scale, middle, breadth, from, to, colour, framed) {
  const [a, b] = [scale.at(from), scale.at(to)],
    length = Math.max(1.5, Math.abs(b - a)),
    start = Math.min(a, b);
  const box = scale.upright
    ? [start, middle - breadth / 2, length, breadth]
    : [middle - breadth / 2, start, breadth, length];
  context.fillStyle = colour;
  context.fillRect(...box);
  if (framed) draw.frame(context, box[0] - 1, box[1] - 1, box[2] + 2, box[3] + 2, theme.colour.ink, 1);
}

function link(context, { at, upright }, value, from, to) {
  const place = Math.round(at(value)) + 0.5;
  context.strokeStyle = theme.colour.control;
  context.lineWidth = 1;
  context.beginPath();
  if (upright) {
    context.moveTo(place, from);
    context.lineTo(place, to);
  } else {
    context.moveTo(from, place);
    context.lineTo(to, place);
  }
  context.stroke();
}

const tone = (value, biggest) =>
  theme.signedColour(Math.sign(value) * (0.4 + (0.6 * Math.abs(value)) / (biggest || 1)));

function bars(context, view, book, scale, places, { hover }) {
  const items = [...book.adds, book.bias],
    biggest = Math.max(...[...items, book.sum].map(Math.abs));
  let sum = 0;
  [...items, book.sum].forEach((value, n) => {
    const isSum = n === items.length,
      gone = n < book.adds.length && view.isOut(n),
      { middle, breadth } = places[n];
    const strong = isSum || hover?.i === n,
      from = isSum ? 0 : sum;
    sum = isSum ? value : sum + value;
    if (!gone) bar(context, scale, middle, breadth, from, sum, tone(value, biggest), strong && !isSum);
    if (!isSum)
      link(
        context,
        scale,
        sum,
        middle + (gone ? -breadth / 2 : breadth / 2),
        places[n + 1].middle - places[n + 1].breadth / 2,
      );
    Object.assign(context, {
      font: draw.font(13, strong ? '600' : ''),
      textBaseline: 'middle',
      textAlign: scale.upright ? 'right' : 'center',
      fillStyle: theme.colour[strong ? 'ink' : gone ? 'accent' : 'ink-2'],
    });
    context.fillText(
      gone ? 'out' : words.signed(value),
      scale.upright ? scale.width - 2 : middle,
      scale.upright ? middle : 10,
    );
  });
}

function places(buttons, scroller, upright) {
  const box = scroller.getBoundingClientRect();
  return buttons.map((button) => {
    const { left, right, top, bottom, width } = button.getBoundingClientRect();
    return upright
      ? { middle: (top + bottom) / 2 - box.top, breadth: 12 }
      : {
          middle: (left + right) / 2 - box.left + scroller.scrollLeft,
          breadth: Math.max(14, Math.min(width - 10, 40)),
          end: right - box.left + scroller.scrollLeft,
        };
  });
}

function formula() {
  const make = (tag, ...children) => {
    const node = document.createElementNS(MATHS, tag);
    node.append(...children);
    return node;
  };
  const sum = make('msub', make('mo', '∑'), make('mi', 't')),
    term = make(
      'mrow',
      make('mi', 'w'),
      make('mo', '·'),
      make('msub', make('mi', 'h'), make('mi', 't')),
      make('mo', '/'),
      make('mi', 'n'),
    );
  sum.firstChild.setAttribute('largeop', 'false');
  sum.firstChild.setAttribute('movablelimits', 'false');
  return create(
    'span',
    'gf-formula',
    make('math', make('mi', 'score'), make('mo', '='), sum, term, make('mo', '+'), make('mi', 'b')),
  );
}

function canvasBox(view, canvas, scroller, where) {
  const upright = view.phone,
    width = upright ? scroller.clientWidth : Math.max(scroller.clientWidth, where.at(-1).end + 6);
  const height = upright ? scroller.clientHeight : view.run.classification.labels.length > 3 ? 196 : 138;
  return { context: draw.fit(canvas, width, height), width, height, upright };
}

function markTokens(view, buttons, book, { row, hover }) {
  buttons.forEach((button, i) => {
    button.classList.toggle('gf-out', view.isOut(i));
    button.classList.toggle('gf-chosenrow', i === row);
    button.classList.toggle('gf-hot', hover?.i === i || hover?.j === i);
    if (view.options.rerun) button.setAttribute('aria-pressed', view.isOut(i));
    if (book.adds) button.dataset.adds = book.adds[i];
  });
}

function paintBooks(view, canvas, scroller, where, book, state) {
  const { context, ...box } = canvasBox(view, canvas, scroller, where);
  const [low, high] = range([book, bookOf(view, view.scores(true), state.sel)]);
  const [from, to] = box.upright ? [122, box.width - 58] : [box.height - 8, 26];
  const scale = { ...box, low, high, at: (value) => from + ((value - low) / (high - low || 1)) * (to - from) };
  ruler(context, scale);
  bars(context, view, book, scale, where, state);
}

/** Switches between the score of a class and its lead; returns what brings the buttons up to date. */
function readings(view, host) {
  const options = Object.entries({ score: 'Score', lead: 'Lead over the runner-up' });
  const choose = (value) => view.select({ ledger: value === 'lead' ? 'lead' : null });
  return dom.segments(host, options, () => view.now().sel.ledger ?? 'score', choose);
}

/** Where a classifier does not average its tokens no share is exact: the tokens stay, to be left out, without bars. */
function unshared(view) {
  const { source } = view.run,
    tokens = source.map((_, i) => tokenButton(view, i)),
    why = 'This model does not average its tokens, so what each of them adds to a score cannot be told exactly.';
  const scroller = create('div', 'gf-ledger', create('div', 'gf-strip', ...tokens));
  return {
    element: create(
      'div',
      '',
      create('h2', '', 'What the model reads'),
      scroller,
      create('p', 'gf-cap gf-unshared', why),
    ),
    layout() {
      shrink(scroller, source.length);
    },
    draw(state) {
      markTokens(view, tokens, bookOf(view, view.scores(), state.sel), state);
    },
  };
}

export function buildLedger(view) {
  const { source } = view.run;
  if (!view.run.classification.contributions) return unshared(view);
  const title = create('h2'),
    mode = create('div'),
    total = create('span', 'gf-tok gf-sum');
  const tokens = source.map((_, i) => tokenButton(view, i)),
    all = [...tokens, create('span', 'gf-tok gf-bias', 'bias'), total];
  const canvas = create('canvas', 'gf-books', {
    role: 'img',
    'aria-label': 'The ledger: what each token adds, added up in order',
  });
  const scroller = create('div', 'gf-ledger', create('div', 'gf-strip', ...all), canvas);
  const sync = readings(view, mode);
  let where = null;
  return {
    element: create('div', '', create('div', 'gf-row', title, formula(), mode), scroller),
    layout() {
      Object.assign(canvas.style, { width: '1px', height: '1px' });
      shrink(scroller, source.length);
      where = places(all, scroller, view.phone);
    },
    draw(state) {
      const book = bookOf(view, view.scores(), state.sel),
        { labels } = view.run.classification;
      markTokens(view, tokens, book, state);
      const chosen = create('span', 'gf-acc', labels[state.sel.label]);
      title.replaceChildren('What each token adds to ', chosen, book.other < 0 ? '' : ` over ${labels[book.other]}`);
      total.textContent = book.other < 0 ? 'score' : 'lead';
      sync();
      paintBooks(view, canvas, scroller, where, book, state);
    },
  };
}
