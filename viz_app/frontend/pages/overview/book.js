/* The picture of a wide page, read like two lines of a book. Above: 1 Read, 2 Relate. Below: 3 Look back, the word that
   is written, onto which 4 Look across falls, and 5 Choose. A classifier adds up and chooses below. */
/** @import { Cell } from './parts.js' */
/** @import { State } from './state.js' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { verdict } from '../../state/verdict.js';
import { svg } from '../../widgets/svg.js';
import * as parts from './parts.js';
import { choicesOf, isLast, leadOf, OFF, piecesOf, written } from './state.js';

/** @typedef {{ source: (word: number) => void, target: (word: number) => void }} Choose */
/** @typedef {{ name: string, x: number, y: number, isBeside?: boolean, isLeft?: boolean }} Title of a stage, beside its picture or in the gutter; `isLeft` ends at x */

/**
 * @typedef {object} Page
 * @property {State} state
 * @property {number} width
 * @property {number} spare px of height that may be used as well
 * @property {Choose} choose
 * @property {(stage: string, ...nodes: (Node | null)[]) => void} add draws nodes of a stage
 * @property {Title[]} titles
 */

const GUTTER = 168, // px for the names of the stages
  TOP = 8,
  START = 62, // px above the words of a model that reads what it writes
  RELATED = 62, // px between the two lines of the source
  FALL = 102, // px from the source to the word that is written
  PLACE = { least: 0.47, most: 0.57 }, // of the width, where the word is written: the more words the farther right
  BELOW = 160, // px for the arcs and the bars
  THREAD = 0.08, // the smallest share of a grey thread
  BARS = { x: 122, pitch: 24, widest: 240, least: 5, most: 9, beside: 190 },
  COLUMN = { high: 48, width: 22, room: 99 }; // px of what a word adds

/** Draw words under their waves, and below them the same words in their context. @param {Page} page */
function drawSource({ state, width, spare, choose, add, titles }) {
  const { run, focus } = state,
    cells = parts.placed(run.source, { from: GUTTER, to: width, centre: focus }),
    below = TOP + parts.HIGH + 12,
    second = below + RELATED + spare / 3,
    look = { kind: (/** @type {number} */ word) => (word === focus ? 'ov-focus' : ''), choose: choose.source },
    { shares, isOff } = state.look('encoder'),
    focused = parts.middle(cells.find(({ index, isFold }) => index === focus && !isFold) ?? cells[0]);
  add('read', ...parts.boxes(cells, TOP, look), ...parts.waves(state, cells, TOP + parts.HIGH + 3));
  if (!isOff)
    add('relate', ...threads(state, cells, below, second), ...ribbons(cells, shares, below, { x: focused, y: second }));
  add('relate', ...parts.boxes(cells, second, look));
  add(
    'relate',
    ...(isOff ? [offNote({ x: focused, y: (below + second) / 2 })] : percents(cells, shares, below + 15, focused)),
  );
  titles.push({ name: 'read', x: 0, y: 0 }, { name: 'relate', x: 0, y: below + 26 });
  return { cells, bottom: second + parts.HIGH };
}

/** Return what stands in place of the ribbons of a head that is off. @param {{ x: number, y: number }} at */
const offNote = ({ x, y }) => parts.write(OFF, { x, y }, { anchor: 'middle', size: 13, kind: 'ov-return' });

/** Return grey threads: what all other words take. @param {State} state @param {Cell[]} cells @param {number} top @param {number} bottom */
function threads({ related, focus }, cells, top, bottom) {
  const shown = cells.filter(({ isFold }) => !isFold);
  return shown
    .filter(({ index }) => index !== focus)
    .flatMap((to) => {
      const shares = related(to.index);
      return shown
        .filter(({ index }) => shares[index] >= THREAD)
        .map((from) =>
          svg('path', {
            d: parts.falling({ x: parts.middle(from), y: top }, { x: parts.middle(to), y: bottom }),
            ...{ class: 'ov-thread', 'stroke-width': 0.75 + 1.6 * shares[from.index] },
          }),
        );
    });
}

/** Return the ribbons from words to a point, the strongest last. @param {Cell[]} cells @param {number[]} shares @param {number} top @param {{ x: number, y: number }} to */
const ribbons = (cells, shares, top, to) =>
  cells
    .map((cell) => ({ cell, share: parts.shareOf(cell, shares) }))
    .filter(({ share }) => share >= parts.FAINT)
    .sort((a, b) => a.share - b.share)
    .map(({ cell, share }) => parts.ribbon(parts.falling({ x: parts.middle(cell), y: top }, to), share));

/** Write the larger shares beside the beginnings of their ribbons. @param {Cell[]} cells @param {number[]} shares @param {number} y @param {number} to where they lead */
const percents = (cells, shares, y, to) =>
  parts.percents(
    cells.map((cell) => ({ x: parts.middle(cell), share: parts.shareOf(cell, shares) })),
    { y, to, from: GUTTER },
  );

/** Draw the words so far, the word that is written, and the choice. @param {Page} page @param {{ x: number, y: number }} at the middle of the word's upper edge @param {boolean} isRead the words so far are all that is read */
function drawTarget(page, { x, y }, isRead) {
  const { state, choose, add } = page,
    { run, step, stage, isHidden } = state,
    word = written(state),
    place = Math.max(70, Math.min(150, parts.boxWidth(word) + 12)),
    left = x - place / 2,
    look = state.look('decoder'),
    past = run.target.slice(0, step + 1),
    cells = parts.placed(past, { from: GUTTER, to: left - 42, centre: step, isRight: true });
  const own = isRead ? 'read' : 'back';
  add(own, ...parts.boxes(cells, y, { choose: choose.target }));
  if (isRead) add('read', ...givenBy(state, cells, y), ...parts.waves(state, cells, y + parts.HIGH + 3));
  add(
    'back',
    ...(look.isOff ? [offNote({ x, y: y + 56 })] : arcs(cells, look.shares, x, y + parts.HIGH + (isRead ? 14 : 0))),
  );
  const box = svg('rect', { x: left, y, width: place, height: parts.HIGH, rx: 4 }),
    shown = isHidden ? '?' : parts.measured(format.label(word), undefined, 134).shown;
  add(
    stage === 'back' || stage === 'across' ? stage : 'choose',
    svg(
      'g',
      { class: `ov-word ov-now ${isHidden ? 'ov-waits' : ''}` },
      box,
      parts.write(shown, { x, y: y + 19.5 }, { anchor: 'middle' }),
    ),
  );
  drawChoice(page, { x: x + place / 2, y });
  if (!isHidden && step >= state.given) add('choose', ...returning(state, cells, { left, y, above: isRead ? 38 : 14 }));
}

/** Return the bracket over the words that the visitor gave. @param {State} state @param {Cell[]} cells @param {number} y */
function givenBy({ given }, cells, y) {
  const own = cells.filter(({ index, isFold }) => !isFold && index > 0 && index <= given);
  if (!own.length) return [];
  const [first, last] = [own[0], own[own.length - 1]];
  return [
    svg('path', { d: `M${first.x},${y - 5}v-5H${last.x + last.width}v5`, class: 'ov-line' }),
    parts.write(say('overview-given-by-you'), { x: first.x, y: y - 16 }, { size: 13, kind: 'ov-note' }),
  ];
}

/** Return the arcs below the words so far. @param {Cell[]} cells @param {number[]} shares @param {number} x @param {number} y */
function arcs(cells, shares, x, y) {
  const drawn = cells
    .map((cell) => ({ from: parts.middle(cell), share: parts.shareOf(cell, shares) }))
    .filter(({ share }) => share >= parts.FAINT)
    .sort((a, b) => a.share - b.share);
  const dip = (/** @type {number} */ from) => Math.min(66, 24 + (x - from) * 0.16);
  return [
    ...drawn.map(({ from, share }) =>
      parts.ribbon(`M${from},${y}C${from},${y + dip(from)} ${x},${y + dip(from)} ${x},${y}`, share, 8),
    ),
    ...parts.percents(
      drawn.map(({ from, share }) => ({ x: from, share })),
      { y: y + 18, to: x, from: GUTTER - 50 },
    ),
  ];
}

/** @param {string} piece */
const short = (piece) => parts.strong(parts.measured(format.label(piece), 13, 90).shown);

/** Draw the bars of the choice, and the arrow that leads to them. @param {Page} page @param {{ x: number, y: number }} from the edge of the word */
function drawChoice({ state, width, spare, add, titles }, { x: from, y }) {
  const count = Math.min(BARS.most, BARS.least + Math.floor(spare / BARS.pitch)),
    choices = choicesOf(state, count),
    label = Math.min(parts.longest(choices), Math.max(40, width - from - BARS.beside)),
    x = from + 64 + label,
    long = Math.min(BARS.widest, width - x - 58),
    half = y + parts.HIGH / 2,
    own = piecesOf(state),
    isHidden = state.isHidden && state.stage !== '';
  add(
    'choose',
    svg('path', { d: `M${from + 4},${half}H${x - label - 18}`, class: 'ov-line', 'marker-end': 'url(#ov-arrow)' }),
    ...(isHidden ? [] : parts.barsOf(choices, { x, y: half, label, width: long, pitch: BARS.pitch })),
    own.length > 1 && !isHidden
      ? parts.remark(
          pieces('overview-written-in-pieces', { word: short(written(state)), first: short(own[0].token) }),
          { x: x - label, y: half + choices.length * BARS.pitch },
        )
      : null,
  );
  titles.push({ name: 'choose', x: x - label - 8, y: y - 28, isBeside: true });
}

/** Return the dotted arrow with which the word goes back in, or the word that the text is finished. @param {State} state @param {Cell[]} cells @param {{ left: number, y: number, above: number }} place the upper left corner of the word, and px between it and the remark */
function returning(state, cells, { left, y, above }) {
  if (isLast(state))
    return [
      parts.remark(
        pieces('overview-end-means-finished', { end: parts.strong('‹end›') }),
        { x: left - 6, y: y - 12 },
        { anchor: 'end', kind: 'ov-return' },
      ),
    ];
  const last = cells[cells.length - 1],
    to = last.x + last.width + 18,
    from = left + 10,
    word = parts.measured(format.quoted(written(state))).shown,
    room = to - GUTTER + 16,
    isLong = parts.measured(say('overview-goes-back-in', { word, isLong: true }), 13, 999).width < room,
    said = pieces('overview-goes-back-in', { word: parts.strong(word), isLong });
  return [
    svg('path', {
      d: `M${from},${y - 2}C${from},${y - 24} ${to},${y - 24} ${to},${y + 9}`,
      ...{ class: 'ov-back', 'marker-end': 'url(#ov-again)' },
    }),
    parts.remark(said, { x: to - 5, y: y - above }, { anchor: 'end', kind: 'ov-return' }),
  ];
}

/** Draw what the words add up to. @param {Page} page @param {Cell[]} cells @param {number} top */
function drawSum({ state, add, titles }, cells, top) {
  const { parts: added, label, against, leaning, lead } = leadOf(state.run),
    most = Math.max(...added.map(Math.abs)) || 1,
    zero = top + COLUMN.room,
    end = cells[cells.length - 1];
  const columns = cells.flatMap((cell) => {
    const value = parts.shareOf(cell, added),
      high = Math.max(1, (COLUMN.high * Math.min(most, Math.abs(value))) / most),
      isFor = value > 0,
      x = parts.middle(cell);
    return [
      svg('rect', {
        ...{ x: x - COLUMN.width / 2, width: COLUMN.width, y: isFor ? zero - high : zero, height: high },
        class: isFor ? 'ov-for' : 'ov-against',
      }),
      parts.write(format.signed(value), { x, y: isFor ? zero + 18 : zero - 7 }, { anchor: 'middle', size: 13 }),
    ];
  });
  const sum = added.reduce((all, one) => all + one, 0);
  const said = say('overview-words-models-own', {
    sum: format.signed(sum),
    leaning: format.signed(leaning),
    lead: format.signed(lead),
    label,
    against,
  });
  add(
    'pool',
    svg('path', { d: `M${GUTTER},${zero}H${end.x + end.width}`, class: 'ov-line' }),
    ...columns,
    parts.write(said, { x: GUTTER, y: zero + 70 }, { size: 14, kind: 'ov-note' }),
  );
  titles.push({ name: 'pool', x: 0, y: top + 44 });
  return zero + 74;
}

/** Draw the labels with their shares, and the line from which on one is said. @param {Page} page @param {number} top */
function drawVerdict({ state, width, add, titles }, top) {
  const scores = /** @type {import('../../types').Classification} */ (state.run.classification),
    { below, word, unsure } = verdict(scores),
    choices = choicesOf(state, 6),
    label = parts.longest(choices, 240),
    x = GUTTER + label + 8,
    long = Math.min(352, width - x - 200),
    y = top + 42,
    pitch = 27,
    end = y + (choices.length - 1) * pitch + 13,
    limit = x + long * below;
  add(
    'choose',
    ...parts.barsOf(choices, { x, y, label, width: long, pitch }),
    ...(below > 0
      ? [
          svg('path', { d: `M${limit},${y - 13}V${end}`, class: 'ov-limit' }),
          parts.write(
            say('overview-from-on-says-label', { below: format.share(below) }),
            { x: limit, y: end + 17 },
            { anchor: 'middle', size: 13, kind: 'ov-return' },
          ),
        ]
      : []),
    unsure ? parts.write(word, { x: x + long + 70, y: (y + end) / 2 }, { size: 18, kind: 'ov-verdict' }) : null,
  );
  titles.push({ name: 'choose', x: 0, y: top + 28 });
  return end + (below > 0 ? 24 : 6);
}

/** @param {string} id @param {string} kind */
const arrow = (id, kind) =>
  svg(
    'marker',
    { id, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' },
    svg('path', { d: 'M0,0L8,4L0,8Z', class: kind }),
  );

/**
 * Draw the picture. Returns its nodes by stage in drawing order, the titles of the stages, and its height.
 * @param {State} state
 * @param {{ width: number, spare: number, choose: Choose, fade: (stage: string) => string }} look `fade` gives the class of a stage
 */
export function bookOf(state, { width, spare, choose, fade }) {
  /** @type {Node[]} */
  const nodes = [svg('defs', {}, arrow('ov-arrow', 'ov-tip'), arrow('ov-again', 'ov-tip ov-tip-again'))],
    titles = /** @type {Title[]} */ ([]);
  const { run, stages } = state,
    add = (/** @type {string} */ stage, /** @type {(Node | null)[]} */ ...drawn) =>
      nodes.push(
        svg('g', { class: `ov-part ${fade(stage)}`, 'data-part': stage }, ...drawn.filter((one) => one !== null)),
      ),
    page = { state, width, spare, choose, add, titles };
  if (!run.source.length) {
    titles.push({ name: 'read', x: 0, y: START - 20 }, { name: 'back', x: 0, y: START + 46 });
    drawTarget(page, { x: GUTTER + (width - GUTTER) * PLACE.most, y: START }, true);
    return { nodes, titles, height: START + parts.HIGH + BELOW + spare };
  }
  const { cells, bottom } = drawSource(page);
  if (run.maps.cross) {
    const y = bottom + FALL + spare / 3,
      text = run.target.slice(0, -1).reduce((sum, word) => sum + parts.boxWidth(word) + 6, 120),
      x = GUTTER + Math.max((width - GUTTER) * PLACE.least, Math.min((width - GUTTER) * PLACE.most, width - 530, text)),
      { shares, isOff, best } = state.look('cross'),
      strongest = cells.find(({ index, count }) => best >= index && best < index + count) ?? cells[0],
      comesFromRight = parts.middle(strongest) > x + 20;
    add(
      'across',
      ...(isOff ? [offNote({ x, y: bottom + 24 })] : ribbons(cells, shares, bottom, { x, y })),
      ...(isOff ? [] : percents(cells, shares, bottom + 18, x)),
    );
    drawTarget(page, { x, y }, false);
    titles.push(
      { name: 'across', x: comesFromRight ? x - 48 : x + 42, y: y - 60, isBeside: true, isLeft: comesFromRight },
      { name: 'back', x: 0, y: y - 4 },
    );
    return { nodes, titles, height: y + parts.HIGH + BELOW - 20 + spare / 3 };
  }
  const has = (/** @type {string} */ name) => stages.some((stage) => stage.name === name),
    summed = has('pool') ? drawSum(page, cells, bottom) : bottom;
  return { nodes, titles, height: has('choose') ? drawVerdict(page, summed) : summed };
}
