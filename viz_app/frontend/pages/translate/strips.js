/* Source above, target below, one button a token, with the ribbons between them. */
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { ribbonPainter } from './ribbons.js';

const LONG = 14;

function hoverOf(view, isSource, index) {
  const { map, isEncoder, rows } = view.now();
  if (isSource) return isEncoder ? { i: index } : map.name === 'cross' ? { j: index } : null;
  if (map.name === 'cross') return index > 0 ? { i: index - 1 } : null;
  return map.name === 'decoder' && index < rows ? { i: index } : null;
}

/** Says in words and by a line that a token was given, not chosen. */
function markForced(button, isFirst) {
  button.classList.add('gf-forced');
  button.classList.toggle('gf-first', isFirst);
  button.title += ' (forced)';
  button.append(create('span', 'gf-sr', ' forced'));
}

function tokenButton(view, pieces, index, isSource) {
  const button = dom.token(pieces[index], 'button');
  button.type = 'button';
  button.title = pieces[index];
  if (!isSource && view.run.steps[index - 1]?.forced) markForced(button, index === 1);
  button.classList.toggle('gf-join', words.isJoined(pieces, index));
  const enter = () => view.point(hoverOf(view, isSource, index));
  const leave = () => view.point(null);
  for (const type of ['pointerenter', 'focus']) button.addEventListener(type, enter);
  for (const type of ['pointerleave', 'blur']) button.addEventListener(type, leave);
  button.addEventListener('click', () => {
    if (isSource) view.select({ row: index });
    else if (index > 0) view.select({ step: index - 1 });
  });
  return button;
}

/** Where lines may start and end, in the coordinates of the strips' content. */
function anchors(scroller, buttons) {
  const box = scroller.getBoundingClientRect();
  return buttons.map((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const [dx, dy] = [scroller.scrollLeft - box.left, scroller.scrollTop - box.top];
    return {
      x: (left + right) / 2 + dx,
      left: left + dx,
      right: right + dx,
      y: (top + bottom) / 2 + dy,
      top: top + dy,
      bottom: bottom + dy,
    };
  });
}

function markTarget(view, buttons, state) {
  const { sel, hover, isEncoder, map } = state,
    target = view.run.target;
  const hot = hover?.i === undefined || isEncoder ? -1 : hover.i + (map.name === 'cross' ? 1 : 0);
  buttons.forEach((button, i) => {
    const { classList } = button;
    classList.toggle('gf-todo', i > sel.step + 1);
    classList.toggle('gf-lead', i <= sel.step && i + 1 < target.length && words.isJoined(target, i + 1));
    classList.toggle('gf-writes', i === sel.step + 1);
    classList.toggle('gf-reads', i === sel.step);
    classList.toggle('gf-hot', i === hot);
  });
}

function markSource(buttons, { hover, map, isEncoder, active }) {
  const column = map.name === 'decoder' ? undefined : hover?.j;
  buttons.forEach((button, j) => button.classList.toggle('gf-hot', column === j || (isEncoder && j === active)));
}

/** Many tokens, or too long ones, are set smaller; what still does not fit scrolls sideways. */
export function shrink(scroller, count) {
  scroller.classList.toggle('gf-long', count > LONG);
  if (scroller.scrollWidth > scroller.clientWidth) scroller.classList.add('gf-long');
}

export function buildStrips(view) {
  const { source, target, sides } = view.run;
  const buttons = [source, target].map((pieces, side) =>
    pieces.map((_, i) => tokenButton(view, pieces, i, side === 0)),
  );
  buttons[0].forEach((button, i) =>
    button.classList.toggle('gf-lead', i + 1 < source.length && words.isJoined(source, i + 1)),
  );
  const strips = buttons.map((tokens, side) =>
    create('div', 'gf-strip ' + ['gf-source', 'gf-target'][side], ...tokens),
  );
  const grid = create(
    'div',
    'gf-strips',
    create('div', 'gf-cap gf-side gf-source', sides[0]),
    strips[0],
    create('div', 'gf-cap gf-side gf-target', sides[1]),
    strips[1],
  );
  const canvas = create('canvas', 'gf-ribbons', { 'aria-hidden': 'true' });
  const element = create('div', 'gf-stripbox', canvas, grid);
  const ribbons = ribbonPainter(view, canvas, grid);
  let places = null;
  grid.addEventListener('scroll', () => view.later(() => ribbons(places)), { passive: true });
  return {
    element,
    layout() {
      shrink(grid, Math.max(source.length, target.length));
      places = { source: anchors(grid, buttons[0]), target: anchors(grid, buttons[1]) };
    },
    draw(state) {
      markTarget(view, buttons[1], state);
      markSource(buttons[0], state);
      ribbons(places);
    },
    follow({ sel }) {
      const place = places?.target[sel.step + 1];
      if (place && grid.scrollWidth > grid.clientWidth) grid.scrollLeft = place.x - grid.clientWidth * 0.7;
    },
  };
}
