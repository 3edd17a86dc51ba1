/* The picture of the routes: a row for each token, a column for each depth, a line for each edge that is drawn. Source and
   encoder stand above; their last states run on as rails, which the layers of the decoder read. */
/** @import { FlowState, Line, Node, Page } from './types' */
import { say } from '../../state/say.js';
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { button, slider } from '../../widgets/controls.js';
import { announce, ARROWS, create, setText } from '../../widgets/dom.js';
import { svg } from '../../widgets/svg.js';
import { drawn, goalOf, nodesOf, stateText } from './captions.js';
import { nameOf } from './parts.js';
import { through } from './routes.js';
import { CARRY, carryOf } from './state.js';

const ROW = { least: 24, most: 38 }, // px
  TOP = 44, // px: the names of the layers
  BETWEEN = 30, // px between the source and what is written
  NAMES = { wide: 150, narrow: 104 }, // px of a token and its share
  BOX = { most: 150, least: 48, letter: 9, high: 28 }, // px
  ROUND = 600, // px: a narrower picture has the answer below
  WIDEST = 11, // px of a line
  [HALF_LETTER, LAYER] = [4, 20], // px: of a title, and of a layer's number
  DOT = { least: 2.5, most: 11 }, // px
  SAYS = say('flow-graph'),
  HINT = say('flow-point-at-a-dot');

/** @param {number} share */
const colourOf = (share) => theme.shareColour(0.35 + 0.65 * Math.min(1, share * 1.6));
/** @param {number} share */
const widthOf = (share) => 1 + WIDEST * (Number.isNaN(share) ? 0.5 : share);

/** @typedef {ReturnType<typeof geometryOf>} Geometry */

/** Return true if a rule divides what is written from the source; the source may have no line. @param {{ encoder: number[], decoder: number[] }} rows @param {boolean} hasBoth */
const isWrittenApart = ({ encoder, decoder }, hasBoth) => decoder.length > 0 && (hasBoth || encoder.length > 0);

/** Return where everything stands. @param {FlowState} state @param {number} width */
function geometryOf(state, width) {
  const { route, facts, read, step, into } = state,
    isRound = width < ROUND,
    left = isRound ? NAMES.narrow : NAMES.wide,
    answer = goalOf(state),
    box = Math.max(BOX.least, Math.min(BOX.most, 20 + answer.length * BOX.letter, width * 0.45)),
    nodes = [...route.nodes.values()],
    layers = (/** @type {string} */ stack) =>
      Math.max(0, ...state.lines.map((line) => (line.map === stack ? line.layer + 1 : 0))),
    isPooled = step === null && into === null,
    [encoder, decoder] = [layers('encoder'), layers('decoder')],
    hasBoth = encoder > 0 && decoder > 0,
    columns = encoder + decoder + (hasBoth ? 1 : 0) + (isPooled ? 1 : 0),
    pitch = (width - left - (isRound ? 16 : box + 22)) / Math.max(1, columns);
  const x = (/** @type {Node['stack']} */ stack, /** @type {number} */ depth) =>
    left + pitch * (stack === 'encoder' ? depth : stack === 'out' ? columns : depth + (hasBoth ? encoder + 1 : 0));
  const placesOf = (/** @type {string} */ stack) =>
    [...new Set(nodes.filter((node) => node.stack === stack).map(({ place }) => place))].sort((a, b) => a - b);
  const rows = { encoder: placesOf('encoder'), decoder: placesOf('decoder') },
    count = rows.encoder.length + rows.decoder.length,
    room = draw.windowHeight() * 0.62,
    high = Math.max(ROW.least, Math.min(ROW.most, room / (count + 2)));
  const ys = /** @type {Map<string, number>} */ (new Map());
  let y = TOP;
  const put = (/** @type {'encoder' | 'decoder'} */ stack) => {
    for (const place of rows[stack]) {
      ys.set(stack + place, y + high / 2);
      y += high;
    }
  };
  put('encoder');
  const rule = y + BETWEEN / 2 - 4;
  const isApart = isWrittenApart(rows, hasBoth);
  if (isApart) y += BETWEEN;
  put('decoder');
  if (isPooled) ys.set('out0', TOP + (y - TOP) / 2);
  const yOf = (/** @type {Node} */ { stack, place }) => ys.get(stack + place) ?? 0,
    [last, depth, at] = isPooled
      ? /** @type {const} */ (['out', 0, 0])
      : into === null
        ? /** @type {const} */ (['decoder', decoder, step])
        : /** @type {const} */ (['encoder', encoder, into]),
    end = { x: x(last, depth), y: ys.get(`${last}${at}`) ?? y };
  return {
    ...{
      width,
      height: y + (isRound ? BOX.high + 14 : 10),
      left,
      pitch,
      x,
      yOf,
      rule,
      isApart,
      encoder,
      decoder,
      hasBoth,
    },
    ...{ rows, end, answer, isRound, box, places: { encoder: facts.source, decoder: read } },
  };
}

/** @param {string} text @param {number} x @param {number} y @param {Record<string, string | number>} [more] */
const write = (text, x, y, more = {}) => svg('text', { x, y, 'font-size': 12, class: 'fl-soft', ...more }, text);

/** Write the names of stacks and layers. @param {FlowState} state @param {Geometry} g */
function headings({ facts }, { x, pitch, encoder, decoder, hasBoth, isApart, rule, width, isRound, rows }) {
  const nodes = [];
  for (const [stack, count, title] of /** @type {['encoder' | 'decoder', number, string][]} */ ([
    ['encoder', encoder, say('flow-relate')],
    ['decoder', decoder, say('flow-decoder-looks', { isAcross: hasBoth, isShort: isRound })],
  ])) {
    if (!count) continue;
    const middle = (x(stack, 0) + x(stack, count)) / 2,
      [at, anchor] = middle + title.length * HALF_LETTER > width ? [width, 'end'] : [middle, 'middle'];
    nodes.push(write(title, at, 13, { 'text-anchor': anchor, 'font-weight': 600, class: 'fl-title' }));
    for (let layer = 0; layer < count; layer += Math.ceil(LAYER / pitch)) {
      const name = isRound || pitch < 56 ? String(layer + 1) : say('flow-layer', { layer: layer + 1 });
      nodes.push(write(name, x(stack, layer + 0.5), 31, { 'text-anchor': 'middle' }));
    }
  }
  nodes.push(write(rows.encoder.length || !isApart ? facts.sides[encoder ? 0 : 1] : '', 0, 31));
  if (isApart)
    nodes.push(
      svg('path', { d: `M0,${rule}H${width}`, class: 'fl-rule' }),
      write(say('flow-written-so-far'), 0, rule + 15),
    );
  return nodes;
}

/** Return the path of a line. A line across leaves its rail in the layer that reads it. @param {Geometry} g @param {FlowState} state @param {Line} line */
function pathOf(g, { states }, { map, layer, from, to }) {
  const [below, above] = [states.get(from), states.get(to)].map((one) => /** @type {Node} */ (one)),
    start = { x: map === 'cross' ? g.x('decoder', layer) : g.x(below.stack, below.depth), y: g.yOf(below) },
    end = above.stack === 'out' ? g.end : { x: g.x(above.stack, above.depth), y: g.yOf(above) },
    half = (start.x + end.x) / 2;
  return start.y === end.y
    ? `M${start.x},${start.y}H${end.x}`
    : `M${start.x},${start.y}C${half},${start.y} ${half},${end.y} ${end.x},${end.y}`;
}

/** Draw the rails: the last states of the encoder, as far as they are read. @param {FlowState} state @param {Geometry} g */
function railsOf({ route, states }, g) {
  const rails = [];
  for (const id of new Set(route.lines.filter(({ map }) => map === 'cross').map(({ from }) => from))) {
    const read = route.lines.filter((line) => line.map === 'cross' && line.from === id),
      last = Math.max(...read.map(({ layer }) => layer)),
      y = g.yOf(/** @type {Node} */ (states.get(id)));
    for (let layer = 0; layer <= last; layer++) {
      const share = read.filter((line) => line.layer >= layer).reduce((sum, line) => sum + line.share, 0),
        from = layer ? g.x('decoder', layer - 1) : g.x('encoder', g.encoder);
      rails.push({ d: `M${from},${y}H${g.x('decoder', layer)}`, share, ends: [id] });
    }
  }
  return rails;
}

/** Draw the lines; `ends` are the states that light one. @param {FlowState} state @param {Geometry} g */
function linesOf(state, g) {
  const all = [
    ...railsOf(state, g),
    ...state.route.lines.map((line) => ({ d: pathOf(g, state, line), share: line.share, ends: [line.from, line.to] })),
  ].sort((a, b) => a.share - b.share);
  return all.map(({ d, share, ends }) => {
    const look = Number.isNaN(share) ? { class: 'fl-line fl-shut' } : { class: 'fl-line', stroke: colourOf(share) },
      path = svg('path', { d, ...look, 'stroke-width': widthOf(share) });
    return { path, ends };
  });
}

/** Frame the line by which the open head read most, in orange. @param {FlowState} state @param {Geometry} g */
function openLine(state, g) {
  const part = state.found?.parts.find(({ key }) => key === state.open),
    { map, layer, reads } = part ?? {};
  if (!map || !reads || state.step === null || state.into !== null) return []; // a label has no row of its own
  const key = reads.reduce((best, value, at) => (Math.abs(value) > Math.abs(reads[best]) ? at : best), 0),
    line = state.route.lines.find(
      (one) => one.map === map && one.layer === layer && one.key === key && one.query === state.step,
    );
  return line ? [svg('path', { d: pathOf(g, state, line), class: 'fl-open' })] : [];
}

/** Draw the tokens of the rows with their shares. @param {FlowState} state @param {Geometry} g */
function namesOf({ states }, g) {
  return /** @type {('encoder' | 'decoder')[]} */ (['encoder', 'decoder']).flatMap((stack) =>
    g.rows[stack].map((place) => {
      const id = `${stack}.0.${place}`,
        at = { ...{ id, stack, depth: 0, place }, share: states.get(id)?.share ?? 0 },
        y = g.yOf(at) + 5,
        full = nameOf(g.places[stack], place),
        letters = Math.floor((g.left - 56) / 8.2),
        shown = stack === 'encoder' ? format.cut(full, letters) : full;
      const text = write(shown, g.x(stack, 0) - 10, y, { 'text-anchor': 'end', 'font-size': 15, class: 'fl-name' });
      return svg('g', { class: 'fl-token' }, svg('title', {}, full), text, write(format.share(at.share), 0, y));
    }),
  );
}

/** Draw the answer. @param {Geometry} g */
function answerOf({ end, isRound, box, answer, width, height }) {
  const [x, y] = isRound ? [width - box - 1, height - BOX.high - 2] : [end.x + 18, end.y - BOX.high / 2],
    letters = Math.floor((box - 12) / BOX.letter),
    shown = format.cut(answer, letters),
    d = isRound ? `M${end.x},${end.y}V${y}` : `M${end.x},${end.y}H${x}`;
  return [
    svg('path', { d, class: 'fl-line', stroke: colourOf(1), 'stroke-width': 4 }),
    svg('rect', { x, y, width: box, height: BOX.high, rx: 4, class: 'fl-box' }),
    svg(
      'text',
      { x: x + box / 2, y: y + 19, 'text-anchor': 'middle', 'font-size': 15, class: 'fl-answer' },
      svg('title', {}, answer),
      shown,
    ),
  ];
}

/** Draw the states. @param {FlowState} state @param {Geometry} g */
function dotsOf({ route }, g) {
  return [...route.nodes.values()]
    .filter(({ stack }) => stack !== 'out')
    .map((node) => {
      const at = { cx: g.x(node.stack, node.depth), cy: g.yOf(node) },
        isBroken = Number.isNaN(node.share),
        r = isBroken ? DOT.least : Math.max(DOT.least, Math.sqrt(node.share) * DOT.most),
        fill = isBroken ? theme.colour.hatch : colourOf(node.share),
        dot = svg('circle', { ...at, r, class: 'fl-dot', fill, 'data-id': node.id });
      return { node, dot, at, hit: svg('circle', { ...at, r: 12, class: 'fl-hit', 'data-id': node.id }) };
    });
}

/** Return the next state in a direction, along the lines first. @param {FlowState} state @param {{ node: Node, at: { cx: number, cy: number } }[]} dots @param {string} id @param {[number, number]} move */
function nextOf({ route }, dots, id, [down, right]) {
  const now = dots.find(({ node }) => node.id === id)?.at;
  if (!now) return dots.reduce((last, one) => (one.at.cx >= last.at.cx ? one : last), dots[0])?.node.id ?? '';
  /** @typedef {typeof dots[number]} Dot */
  const joined = new Set(route.lines.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))),
    isAhead = (/** @type {Dot} */ { at }) =>
      right ? (at.cx - now.cx) * right > 2 : Math.abs(at.cx - now.cx) < 2 && (at.cy - now.cy) * down > 2,
    cost = (/** @type {Dot} */ { node, at }) =>
      (right && !joined.has(node.id) ? 1e4 : 0) + 2 * Math.abs(at.cx - now.cx) + Math.abs(at.cy - now.cy);
  return dots.filter(isAhead).sort((a, b) => cost(a) - cost(b))[0]?.node.id ?? id;
}

/** @typedef {{ state: FlowState, dots: ReturnType<typeof dotsOf>, lines: ReturnType<typeof linesOf> }} Shown */

/** Return the button that leads the routes to the last state of a source token instead of the answer, and back. @param {Page} page @param {FlowState} state @param {string} id */
function leadTo({ view }, { into, facts, states, asked }, id) {
  const node = states.get(id),
    isOther = node?.stack === 'encoder' && node.depth > 0 && node.place !== into;
  if (isOther)
    return button(
      say('flow-only-routes-to', { token: nameOf(facts.source, node.place) }),
      () => view.select({ into: node.place }),
      'gf-textlink',
    );
  if (into === null || facts.task === 'encoder') return '';
  return button(
    say('flow-back-to', { token: format.quoted(asked.name) }),
    () => view.select({ into: null }),
    'gf-textlink',
  );
}

/** Light the ways through a state, and say what passes there. @param {Shown} shown @param {string} id @param {HTMLElement} picture @param {HTMLElement} card @param {Page} page */
function light({ state, dots, lines }, id, picture, card, page) {
  const isLit = state.route.nodes.has(id),
    lit = isLit ? through(state.route, id) : new Set();
  picture.classList.toggle('fl-dim', isLit);
  for (const { node, dot } of dots) {
    dot.classList.toggle('fl-lit', lit.has(node.id));
    dot.classList.toggle('fl-chosen', node.id === id);
  }
  for (const { path, ends } of lines) {
    const isOn = ends.every((one) => lit.has(one));
    path.classList.toggle('fl-lit', isOn);
  }
  const isKept = id === page.kept; // a state under the pointer is soon another one
  card.replaceChildren(...(isLit ? nodesOf(stateText(state, id)) : [HINT]), ' ', isKept ? leadTo(page, state, id) : '');
}

/** Let pointer and keys choose a state. @param {Page} page @param {HTMLElement} picture @param {{ show: (id: string) => void, next: (move: [number, number]) => string, said: () => string }} acts */
function listen(page, picture, { show, next, said }) {
  const idAt = (/** @type {Event} */ { target }) =>
    target instanceof Element ? (target.getAttribute('data-id') ?? '') : '';
  const keep = (/** @type {string} */ id) => {
    page.kept = id;
    show(id);
  };
  picture.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && show(idAt(event) || page.kept));
  picture.addEventListener('pointerleave', () => show(page.kept));
  picture.addEventListener('click', (event) => keep(idAt(event) === page.kept ? '' : idAt(event)));
  picture.addEventListener('keydown', (event) => {
    const move = ARROWS[event.key];
    if (!move && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    keep(move ? next(move) : '');
    announce(said());
  });
}

/** Build the control of how much the lines carry. @param {Page} page */
function buildThreshold({ view }) {
  const control = slider(
      say('flow-share-that-lines-carry'),
      (value) => view.select({ routes: value === CARRY ? null : value }),
      { min: 10, max: 99 },
    ),
    output = create('output', '');
  return {
    element: create('label', 'gf-cap', say('flow-the-lines-carry'), ' ', control.element, output),
    draw() {
      control.draw(carryOf());
      setText(output, format.share(carryOf() / 100));
    },
  };
}

/** Build the routes. @param {Page} page @returns {Piece<FlowState>} */
export function buildRoutes(page) {
  const threshold = buildThreshold(page),
    about = create('p', 'gf-cap'),
    picture = create('div', 'fl-picture', { tabIndex: 0, role: 'application', 'aria-label': SAYS }),
    card = create('p', 'fl-card'),
    head = create('div', 'fl-head', create('h3', '', say('flow-how-it-got-there')), threshold.element);
  let now = /** @type {Shown | null} */ (null);
  let width = 0;
  const show = (/** @type {string} */ id) => now && light(now, id, picture, card, page);
  listen(page, picture, {
    show,
    next: (move) => (now ? nextOf(now.state, now.dots, page.kept, move) : ''),
    said: () => card.textContent ?? '',
  });
  return {
    element: create('section', 'fl-routes', head, about, picture, card),
    layout() {
      width = draw.widthOf(picture);
    },
    draw(state) {
      if (!width) return;
      const g = geometryOf(state, width),
        lines = linesOf(state, g),
        dots = dotsOf(state, g),
        paths = lines.map(({ path }) => path);
      threshold.draw();
      setText(about, drawn(state));
      const nodes = [...headings(state, g), ...paths, ...openLine(state, g), ...answerOf(g), ...namesOf(state, g)],
        spots = [...dots.map(({ dot }) => dot), ...dots.map(({ hit }) => hit)];
      picture.replaceChildren(
        svg('svg', { ...draw.sized(g.width, g.height), 'aria-hidden': 'true' }, ...nodes, ...spots),
      );
      now = { state, dots, lines };
      show(page.kept);
    },
  };
}
