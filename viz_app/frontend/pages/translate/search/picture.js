/* The picture of a search tree in a scrolling frame: a button for each node, and lines from parents to children. Arrow
   keys go from node to node, Enter shows the path up to a node. */
/** @import { Look } from './section.js' */
/** @import { Node, Tree } from './tree.js' */
/** @import { Layout } from './layout.js' */
import { theme } from '../../../state/theme.js';
import { rem, sized, widthOf } from '../../../widgets/canvas.js';
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { barOf } from '../../../widgets/bar.js';
import { button as makeButton, press } from '../../../widgets/controls.js';
import { create, focusOn, tooltip } from '../../../widgets/dom.js';
import { svg } from '../../../widgets/svg.js';
import { chance, describe } from './captions.js';
import { layoutOf, nameOf, neighbour, rankedOf } from './layout.js';

const SEEN_AT = 0.6; // of the width: the position of the chosen node when the frame scrolls

/** @param {HTMLElement} host @returns {(text: string, px: number) => number} */
function measuring(host) {
  const context = /** @type {CanvasRenderingContext2D} */ (create('canvas').getContext('2d')),
    family = getComputedStyle(host).fontFamily;
  return (text, px) => {
    context.font = `${px}px ${family}`;
    return Math.ceil(context.measureText(text).width);
  };
}

/** @type {(place: Layout, tree: Tree, node: Node) => string} */
function curve({ spots }, { nodes }, node) {
  const to = spots[node.at],
    from = nodes[node.parent] ? spots[node.parent] : null,
    [x, y] = from ? [from.x + from.width, from.y] : [0, to.y],
    bend = Math.max(8, (to.x - x) / 2);
  return `M${x} ${y}C${x + bend} ${y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
}

/** @type {(node: Node, row: import('./layout.js').Spot['row'], look: Look) => HTMLButtonElement} */
function nodeButton(node, row, { tree, penalty }) {
  const isEnd = row === 'end' && tree.kind === 'beam',
    text = create('span', '', nameOf(tree, node, row, penalty), { dir: 'auto' }),
    parts = [...(isEnd ? ['⚑ '] : []), text, ...(row === 'kept' ? [create('i', '', chance(node))] : [])],
    button = makeButton(parts, null, `gf-node gf-${row}`, {
      tabIndex: -1,
      'aria-label': describe(tree, node, penalty).replaceAll('\n', ', '),
    });
  Object.assign(button.dataset, {
    at: node.at,
    place: `${node.step}.${node.rank}`,
    fate: node.fate,
    logProbability: node.logProbability,
    sum: node.sum,
  });
  return button;
}

class Picture {
  buttons = /** @type {HTMLButtonElement[]} */ ([]);
  lines = /** @type {SVGElement[]} */ ([]);
  steps = /** @type {HTMLElement[]} */ ([]);
  labels = create('div', 'gf-treelabels', { 'aria-hidden': 'true' });
  space = create('div', 'gf-treespace', {
    role: 'group',
    'aria-label': say('translate-search-tree-left'),
  });
  frame = create('div', 'gf-treeframe', this.space);
  element = create('div', 'gf-treepicture', this.labels, this.frame);
  ghost = svg('path', { class: 'gf-ghost' });
  place = /** @type {Layout | null} */ (null);
  #drawnKey = '';
  /** The scroll position before the element was removed from the page. @type {[number, number] | null} */
  #scroll = null;
  #focused = '';

  /** @param {import('../view.js').Page} page @param {Tree} tree @param {import('./steering.js').Steering} steering */
  constructor({ view }, tree, steering) {
    this.view = view;
    this.tree = tree;
    this.steering = steering;
    this.#listen();
  }

  #listen() {
    /** @param {Event} event */
    const nodeOf = ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      return button ? this.tree.nodes[Number(button.dataset.at)] : null;
    };
    this.space.addEventListener('click', (event) => {
      const node = nodeOf(event);
      if (node) this.steering.choose(node);
    });
    this.space.addEventListener('pointermove', (event) => this.#hover(nodeOf(event), event));
    this.space.addEventListener('pointerleave', () => this.#hover(null));
    this.space.addEventListener('keydown', (event) => {
      const node = nodeOf(event),
        next = node && neighbour(this.tree, node, event.key, this.steering.penalty);
      if (!node || next === null || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (next) this.#focus(next);
    });
  }

  /** @param {Node | null} node @param {PointerEvent} [event] */
  #hover(node, event) {
    tooltip(node ? describe(this.tree, node, this.steering.penalty) : '', event);
    this.#point(node);
  }

  /** Draw a dashed line to a pruned node, because it has no other line. @param {Node | null} node */
  #point(node) {
    const isLost = node && this.place?.spots[node.at].row === 'lost';
    this.ghost.setAttribute('d', isLost && this.place ? curve(this.place, this.tree, node) : '');
  }

  /** @param {Node} node */
  #focus({ at }) {
    this.buttons.forEach((button) => (button.tabIndex = -1));
    this.buttons[at].tabIndex = 0;
    this.buttons[at].focus();
  }

  remember = () => {
    this.#scroll = [this.frame.scrollLeft, this.frame.scrollTop];
    const active = document.activeElement;
    this.#focused = active instanceof HTMLElement && this.space.contains(active) ? (active.dataset.at ?? '') : '';
  };

  /** @param {Look} look */
  layout(look) {
    const before = this.#scroll ?? (this.place && [this.frame.scrollLeft, this.frame.scrollTop]);
    this.#scroll = null;
    this.#drawnKey = '';
    this.draw(look);
    if (before) [this.frame.scrollLeft, this.frame.scrollTop] = before;
    if (this.#focused) focusOn(this.space, `[data-at="${this.#focused}"]`);
    this.#focused = '';
  }

  /** @param {Look} look */
  draw(look) {
    const room = (this.element.clientWidth - this.labels.offsetWidth) / theme.scale;
    const key = `${room} ${this.view.phone} ${look.penalty}`,
      isFirst = !this.place;
    if (key !== this.#drawnKey && room > 0) this.#build(look, room);
    if (key !== this.#drawnKey && room > 0) this.#drawnKey = key;
    this.#mark(look);
    if (isFirst) this.follow(look); // because the node may have been chosen before the picture was loaded
  }

  /** @param {Look} look @param {number} room */
  #build(look, room) {
    const { tree } = this,
      place = layoutOf(tree, { penalty: look.penalty, room, phone: this.view.phone, measure: measuring(this.frame) });
    const picture = svg('svg', { ...sized(place.width, place.height), 'aria-hidden': 'true' });
    this.place = place;
    this.lines = [];
    this.buttons = tree.nodes.map((node) => {
      const { x, y, width, height, row } = place.spots[node.at],
        button = nodeButton(node, row, look);
      Object.assign(button.style, {
        left: rem(x),
        top: rem(y - height / 2),
        width: rem(width),
        height: rem(height),
      });
      if (row !== 'lost') picture.append((this.lines[node.at] = svg('path', { d: curve(place, tree, node) })));
      return button;
    });
    picture.append(this.ghost);
    this.steps = place.columns.map(({ x }, step) => stepLabel(x, String(step + 1)));
    const mass = tree.kind === 'sample' ? look.state.run.steps.map((step, i) => massBar(step, place, i)) : [];
    Object.assign(this.space.style, { width: rem(place.width), height: rem(place.height) });
    this.space.replaceChildren(picture, ...this.steps, ...mass, ...this.buttons);
    this.labels.replaceChildren(...place.rows.map(rowLabel));
    this.labels.style.height = rem(place.height);
  }

  /** @param {Look} look */
  #mark({ path, end, state, penalty }) {
    const on = new Set(path.map(({ at }) => at)),
      current = path[Math.min(state.sel.step, path.length - 1)] ?? end,
      ranked = rankedOf(this.tree, penalty),
      hasFocus = this.buttons.some((button) => button === document.activeElement);
    if (end) on.add(end.at);
    this.buttons.forEach((button, at) => {
      button.classList.toggle('gf-on', on.has(at));
      button.classList.toggle('gf-ranked', ranked.has(at));
      press(button, at === current?.at);
      if (!hasFocus) button.tabIndex = at === (current?.at ?? 0) ? 0 : -1;
      this.lines[at]?.classList.toggle('gf-on', on.has(at));
    });
    this.steps.forEach((label, step) => label.classList.toggle('gf-on', step === current?.step));
    this.#point(end);
  }

  /** @param {Look} look */
  follow({ path, end, state }) {
    const node = end ?? path[Math.min(state.sel.step, path.length - 1)],
      spot = node && this.place?.spots[node.at],
      { frame } = this;
    if (!spot || frame.scrollWidth <= frame.clientWidth) return;
    const [from, room] = [frame.scrollLeft / theme.scale, widthOf(frame)],
      isSeen = spot.x > from + 20 && spot.x + spot.width < from + room - 20;
    if (!isSeen) frame.scrollLeft = (spot.x - room * SEEN_AT) * theme.scale;
  }
}

/** @type {(x: number, text: string) => HTMLElement} */
function stepLabel(x, text) {
  const label = create('span', 'gf-treestep', text, { 'aria-hidden': 'true' });
  label.style.left = rem(x);
  return label;
}

/** @param {{ y: number, name: string }} row */
function rowLabel({ y, name }) {
  const label = create('span', '', name);
  label.style.top = rem(y);
  return label;
}

/** Return a bar for the total probability of the tokens that a token was drawn from. @type {(step: import('../../../types').Step, place: Layout, index: number) => HTMLElement} */
function massBar({ drawn }, { columns, mass }, index) {
  const share = drawn?.[1] ?? 0,
    bar = barOf(share, null, 'gf-mass-of');
  bar.append(create('b', '', drawn ? format.percent(share) : say('translate-forced')));
  Object.assign(bar.style, { left: rem(columns[index].x), top: rem(mass), width: rem(columns[index].width) });
  return bar;
}

/** @param {import('../view.js').Page} page @param {Tree} tree @param {import('./steering.js').Steering} steering */
export const buildPicture = (page, tree, steering) => new Picture(page, tree, steering);
