/* The picture of a narrow page: one stage fills it, and a pager turns to the others. */
/** @import { Choose } from './book.js' */
/** @import { State } from './state.js' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { verdict } from '../../state/verdict.js';
import { svg } from '../../widgets/svg.js';
import * as parts from './parts.js';
import { choicesOf, leadOf, written } from './state.js';

/** @typedef {{ width: number, room: number, choose: Choose }} Size `room`: px of height down to the bar at the thumb */
/** @typedef {{ nodes: Node[], height: number }} Leaf */

const ROW = { most: 32, least: 24 }, // px
  ROWS = 10, // words: of more those that get least are one row
  WORD = 160, // px of a column of words
  FLOW = { gap: 8, pitch: 52 }; // px between words that are read

/** Return how many of some rows fit, and how high they are. @param {number} count @param {number} room */
function fitted(count, room) {
  const fits = Math.max(4, Math.floor(room / ROW.least)),
    rows = Math.min(count, ROWS + 1, fits);
  return { rows, high: Math.max(ROW.least, Math.min(ROW.most, room / rows)) };
}

/** Return the words with the largest shares, in their order, and those that share one row. @param {number[]} shares @param {number} rows */
function kept(shares, rows) {
  if (shares.length <= rows) return { shown: [...shares.keys()], rest: [] };
  const order = [...shares.keys()].sort((a, b) => shares[b] - shares[a] || a - b),
    shown = order.slice(0, rows - 1).sort((a, b) => a - b);
  return { shown, rest: order.slice(rows - 1) };
}

/** Draw words with their shares, and ribbons to the word at work. @param {{ names: string[], shares: number[], isOff: boolean }} look @param {string} word @param {Size} size @param {(word: number) => void} choose @returns {Leaf} */
function columns({ names, shares, isOff }, word, { width, room }, choose) {
  const { rows, high } = fitted(shares.length, room),
    { shown, rest } = kept(shares, rows),
    column = Math.min(WORD, width * 0.47),
    place = Math.max(80, parts.boxWidth(word) + 12),
    height = rows * high,
    to = { x: width - place, y: height / 2 },
    half = (column + to.x) / 2;
  const y = (/** @type {number} */ row) => row * high + high / 2,
    sum = rest.reduce((all, one) => all + shares[one], 0),
    drawn = [...shown.map((one) => shares[one]), ...(rest.length ? [sum] : [])].map((share, row) => ({ share, row }));
  const lines = isOff ? [] : drawn.filter(({ share }) => share >= parts.FAINT).sort((a, b) => a.share - b.share);
  const nodes = lines.map(({ share, row }) =>
    parts.ribbon(`M${column},${y(row)}C${half},${y(row)} ${half},${to.y} ${to.x},${to.y}`, share),
  );
  shown.forEach((index, row) => {
    const isSpecial = format.isSpecial(names[index]),
      size = isSpecial ? 13 : 16,
      box = svg(
        'g',
        { class: `ov-word ov-choosable ${isSpecial ? 'ov-special' : ''}` },
        svg('title', {}, format.label(names[index])),
      );
    box.append(
      svg('rect', { x: 0.5, y: y(row) - high / 2 + 1, width: column, height: high - 4, rx: 4 }),
      parts.write(
        parts.measured(format.label(names[index]), size, column - 66).shown,
        { x: 9, y: y(row) + 4 },
        { size },
      ),
      parts.write(
        isOff ? '' : format.share(shares[index]),
        { x: column - 8, y: y(row) + 4 },
        { anchor: 'end', size: 14 },
      ),
    );
    box.addEventListener('click', () => choose(index));
    nodes.push(box);
  });
  if (rest.length)
    nodes.push(
      parts.write(
        say('overview-other-words', { count: rest.length, isOff, sum: format.share(sum) }),
        { x: 9, y: y(shown.length) + 4 },
        { size: 13, kind: 'ov-note' },
      ),
    );
  const box = svg('rect', { x: to.x, y: to.y - 15, width: place - 1, height: 30, rx: 4 }),
    text = parts.write(parts.measured(word).shown, { x: to.x + place / 2, y: to.y + 5.5 }, { anchor: 'middle' });
  nodes.push(svg('g', { class: 'ov-word ov-now' }, box, text));
  return { nodes, height };
}

/** Draw the words that are read, with their waves. @param {State} state @param {Size} size @returns {Leaf} */
function flowing(state, { width, room, choose }) {
  const { run, focus, step } = state,
    isSource = run.source.length > 0,
    words = isSource ? run.source : run.target.slice(0, step + 1),
    lines = Math.max(1, Math.floor(room / FLOW.pitch));
  let [x, line] = [0, 0];
  const cells = words.map((name, index) => {
    const own = Math.min(width - 1, parts.boxWidth(name));
    if (x + own > width) [x, line] = [0, line + 1];
    const cell = { index, count: 1, name, x: x + 0.5, width: own, line };
    x += own + FLOW.gap;
    return cell;
  });
  const pitch = Math.max(ROW.most, Math.min(FLOW.pitch, room / (line + 1))),
    shown = cells.filter((cell) => cell.line < Math.max(lines, Math.floor(room / pitch))),
    act = isSource ? choose.source : choose.target;
  const nodes = shown.flatMap((cell) => [
    ...parts.boxes([cell], cell.line * pitch + 1, {
      kind: (word) => (isSource && word === focus ? 'ov-focus' : ''),
      choose: act,
    }),
    ...(pitch > 44 ? parts.waves(state, [cell], cell.line * pitch + parts.HIGH + 4) : []),
  ]);
  return { nodes, height: (shown[shown.length - 1].line + 1) * pitch };
}

/** Draw what each word adds. @param {State} state @param {Size} size @returns {Leaf} */
function summed({ run }, { width, room, choose }) {
  const { parts: added } = leadOf(run),
    { rows, high } = fitted(added.length, room),
    { shown, rest } = kept(added.map(Math.abs), rows),
    most = Math.max(...added.map(Math.abs)) || 1,
    zero = width * 0.6,
    reach = width * 0.2;
  const line = (
    /** @type {string} */ name,
    /** @type {number} */ value,
    /** @type {number} */ row,
    /** @type {() => void} */ act,
  ) => {
    const y = row * high + high / 2,
      long = Math.max(1, (reach * Math.min(most, Math.abs(value))) / most),
      group = svg('g', { class: 'ov-choosable' });
    group.append(
      svg('rect', { x: 0, y: y - high / 2, width, height: high, class: 'ov-ground' }),
      parts.write(parts.measured(name, 16, width * 0.36).shown, { x: 0, y: y + 5 }),
      svg('rect', {
        x: value > 0 ? zero : zero - long,
        y: y - high * 0.2,
        width: long,
        height: high * 0.4,
        class: value > 0 ? 'ov-for' : 'ov-against',
      }),
      parts.write(format.signed(value), { x: width, y: y + 5 }, { anchor: 'end', size: 14 }),
    );
    group.addEventListener('click', act);
    return group;
  };
  const nodes = shown.map((index, row) =>
    line(format.label(run.source[index]), added[index], row, () => choose.source(index)),
  );
  const sum = rest.reduce((all, one) => all + added[one], 0);
  if (rest.length)
    nodes.push(line(say('overview-other-words-counted', { count: rest.length }), sum, shown.length, () => {}));
  nodes.push(svg('path', { d: `M${zero},0V${rows * high}`, class: 'ov-line' }));
  return { nodes, height: rows * high };
}

/** Draw the choice. @param {State} state @param {Size} size @returns {Leaf} */
function chosen(state, { width, room }) {
  const count = Math.max(3, Math.min(6, Math.floor(room / ROW.least) - 1)),
    choices = choicesOf(state, count),
    pitch = Math.max(ROW.least, Math.min(ROW.most + 2, room / choices.length)),
    label = Math.min(width * 0.45, parts.longest(choices, 240)),
    x = label + 8;
  const nodes = parts.barsOf(choices, { x, y: pitch / 2, label, width: width - x - 62, pitch }),
    scores = state.run.classification,
    below = scores ? verdict(scores).below : 0,
    limit = x + (width - x - 62) * below;
  if (below > 0) nodes.push(svg('path', { d: `M${limit},0V${pitch * choices.length}`, class: 'ov-limit' }));
  return { nodes, height: pitch * choices.length };
}

/** Draw one stage. @param {State} state @param {string} stage @param {Size} size @returns {Leaf} */
export function leafOf(state, stage, size) {
  const { run, focus, isHidden } = state,
    { choose } = size;
  if (stage === 'read') return flowing(state, size);
  if (stage === 'pool') return summed(state, size);
  if (stage === 'choose') return chosen(state, size);
  if (stage === 'relate') return columns(state.look('encoder'), format.label(run.source[focus]), size, choose.source);
  const word = isHidden && state.stage ? '?' : format.label(written(state));
  return stage === 'back'
    ? columns(state.look('decoder'), word, size, choose.target)
    : columns(state.look('cross'), word, size, choose.source);
}
