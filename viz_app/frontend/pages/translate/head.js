/* The selected head: labelled, with numbers, drawn only where it can be seen, so that 128 tokens cost no more than 30. */
import * as codec from '../../state/codec.js';
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { addHeadPointer, bringIntoSight } from './head_pointer.js';

const ABSENT = 2;
const SLANT = 26; // what the last tilted label needs beside its column

function cellSize(view, n, k, room) {
  if (!view.phone)
    return [Math.max(12, Math.min(56, Math.floor(room / k))), Math.max(16, Math.min(38, Math.floor(350 / n)))];
  const width = Math.max(17, Math.min(40, Math.floor(room / k)));
  return [width, Math.max(26, Math.min(30, width + 4))];
}

function geometry(view, scroller, context, { map }) {
  const [n, k] = [map.queries.length, map.keys.length],
    two = map.writes !== null,
    space = scroller.clientWidth;
  const gutter = view.phone ? (two ? 126 : 74) : two ? 176 : 96,
    room = space - gutter - 2;
  const flat = !view.phone && draw.labelsLieFlat(context, map.keys, cellSize(view, n, k, room)[0]),
    top = flat ? 30 : 58;
  const [cw, ch] = cellSize(view, n, k, flat ? room : room - SLANT);
  const full = { width: Math.max(space, gutter + cw * k + 2 + (flat ? 0 : SLANT)), height: top + n * ch + 6 };
  return {
    n,
    k,
    two,
    gutter,
    cw,
    ch,
    flat,
    top,
    full,
    width: space,
    height: full.height,
    middle: view.phone ? 62 : 84,
  };
}

function number(context, level, share, x, y, wide) {
  context.fillStyle = theme.inkOnShare(share);
  context.font = draw.font(wide ? 12 : 11);
  context.fillText(codec.wholePercent(level), x, y);
}

function cell(context, g, { map, levels, upto }, i, j, numbers) {
  const at = i * g.k + j,
    x = g.gutter + j * g.cw,
    y = g.top + i * g.ch,
    [w, h] = [g.cw - 1, g.ch - 1];
  if (i >= upto || map.open[at] === ABSENT) return draw.dot(context, x + w / 2, y + h / 2);
  if (map.open[at] === 0) {
    const right = j + 1 < g.k && map.open[at + 1] === 0,
      below = i + 1 < upto && map.open[at + g.k] === 0;
    return draw.hatch(context, x, y, right ? g.cw : w, below ? g.ch : h, g.cw < 20 ? 5 : 6);
  }
  const level = levels[at],
    share = codec.share(level);
  context.fillStyle = level === codec.NAN ? theme.colour['accent-wash'] : theme.shareColour(share);
  context.fillRect(x, y, level === codec.NAN ? g.cw : w, h);
  if (numbers && g.cw >= 20 && codec.wholePercent(level) >= 5 && level !== codec.NAN)
    number(context, level, share, x + w / 2, y + h / 2 + 0.5, g.cw > 40);
  return undefined;
}

function brokenRows(context, g, { levels, upto }, [from, to]) {
  context.font = draw.font(11, '600');
  context.fillStyle = theme.colour.bad;
  for (let i = from; i < Math.min(to, upto); i++) {
    if (levels.subarray(i * g.k, (i + 1) * g.k).every((level) => level === codec.NAN))
      context.fillText('NaN', g.gutter + (g.k * g.cw) / 2, g.top + (i + 0.5) * g.ch);
  }
}

function pointers(context, g, { row, hover, upto }) {
  if (row < g.n) draw.frame(context, g.gutter - 1, g.top + row * g.ch - 1, g.k * g.cw + 1, g.ch + 1);
  if (!hover) return;
  context.strokeStyle = theme.colour.ink;
  context.lineWidth = 1;
  if (hover.j !== undefined)
    context.strokeRect(g.gutter + hover.j * g.cw - 0.5, g.top - 0.5, g.cw, Math.min(g.n, upto) * g.ch);
  if (hover.i !== undefined && hover.i !== row && hover.i < upto)
    context.strokeRect(g.gutter - 0.5, g.top + hover.i * g.ch - 0.5, g.k * g.cw, g.ch);
  if (hover.i !== undefined && hover.j !== undefined)
    draw.frame(
      context,
      g.gutter + hover.j * g.cw - 1,
      g.top + hover.i * g.ch - 1,
      g.cw + 1,
      g.ch + 1,
      theme.colour.ink,
    );
}

function cells(context, g, seen, state, numbers) {
  context.save();
  context.beginPath();
  context.rect(g.gutter - 3, g.top - 3, g.width - g.gutter + 3, g.height - g.top + 3);
  context.clip();
  context.translate(-seen.left, -seen.top);
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle' });
  for (let i = seen.rows[0]; i < seen.rows[1]; i++)
    for (let j = seen.columns[0]; j < seen.columns[1]; j++) cell(context, g, state, i, j, numbers);
  brokenRows(context, g, state, seen.rows);
  pointers(context, g, state);
  context.restore();
}

function rowLabel(context, g, { map, row, upto }, i, y) {
  const put = (text, x, align, colour, room) => {
    Object.assign(context, { textAlign: align, fillStyle: theme.colour[colour] });
    context.fillText(draw.clip(context, text, room), x, y);
  };
  const todo = i >= upto,
    ink = i === row ? 'accent' : todo ? 'ink-2' : 'ink',
    query = words.label(map.queries[i]);
  context.font = draw.font(g.middle === 62 ? 12 : 13, i === row ? '600' : '');
  if (!g.two)
    return put(
      query,
      g.gutter - 10,
      'right',
      ink === 'ink' && (words.isSpecial(map.queries[i]) || map.open[i * g.k + i] === ABSENT) ? 'ink-2' : ink,
      g.gutter - 14,
    );
  if (i > upto) return undefined; // what is not written yet is not given away
  const middle = g.gutter - g.middle;
  put(query, middle - 8, 'right', ink, middle - 10);
  put(todo ? '…' : words.label(map.writes[i]), middle + 8, 'left', ink, g.middle - 14);
  return put('→', middle, 'center', 'ink-2', 20);
}

function labels(context, g, seen, state) {
  context.save();
  context.beginPath();
  context.rect(g.gutter - 4, 0, g.width - g.gutter + 4, g.top);
  context.clip();
  const [from, to] = seen.columns;
  draw.columnLabels(context, state.map.keys, {
    left: g.gutter - seen.left,
    bottom: g.top,
    width: g.cw,
    flat: g.flat,
    hot: state.hover?.j,
    from: Math.max(0, from - 4),
    to,
  });
  context.restore();
  context.save();
  if (g.two) {
    Object.assign(context, {
      font: draw.font(12),
      fillStyle: theme.colour['ink-2'],
      textBaseline: 'middle',
      textAlign: 'right',
    });
    context.fillText('after', g.gutter - g.middle - 8, g.top - 11);
    context.textAlign = 'left';
    context.fillText('predicts', g.gutter - g.middle + 8, g.top - 11);
  }
  context.beginPath();
  context.rect(0, g.top - 2, g.gutter - 3, g.height - g.top + 2);
  context.clip();
  context.textBaseline = 'middle';
  for (let i = seen.rows[0]; i < seen.rows[1]; i++) rowLabel(context, g, state, i, g.top + (i + 0.5) * g.ch - seen.top);
  context.restore();
}

export function buildHead(view) {
  const canvas = create('canvas', 'gf-head', {
    tabIndex: 0,
    role: 'application',
    'aria-label': 'The selected head. Arrow keys move from cell to cell, each is read aloud. Enter selects the row.',
  });
  const space = create('div', 'gf-headspace', canvas),
    element = create('div', 'gf-scroll', space);
  let g = null;
  function paint() {
    const state = view.now();
    if (!element.clientWidth) return;
    g = geometry(view, element, canvas.getContext('2d'), state);
    Object.assign(space.style, { width: g.full.width + 'px', height: g.full.height + 'px' });
    element.style.maxHeight = Math.max(420, Math.round(innerHeight * 0.7)) + 'px';
    g.height = Math.min(g.full.height, element.clientHeight);
    const context = draw.fit(canvas, g.width, g.height),
      seen = draw.visible(g, element);
    cells(context, g, seen, state, view.ui.numbers);
    labels(context, g, seen, state);
  }
  element.addEventListener('scroll', () => view.later(paint), { passive: true });
  addHeadPointer(view, canvas, element, () => g);
  return {
    element,
    draw: paint,
    /** The middle of a cell on the screen, after bringing it into sight. */
    centre(i, j) {
      bringIntoSight(element, g, i, j);
      const box = canvas.getBoundingClientRect();
      return {
        x: box.left + g.gutter + (j + 0.5) * g.cw - element.scrollLeft,
        y: box.top + g.top + (i + 0.5) * g.ch - element.scrollTop,
      };
    },
    follow(state) {
      if (!g || (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight)) return;
      const row = state.levels.subarray(state.row * g.k, (state.row + 1) * g.k);
      bringIntoSight(element, g, state.row, row.indexOf(Math.max(...row)));
    },
  };
}
