// @ts-nocheck
/* The same head in four runs: positions on, off, shuffled, shifted; what each writes, and how far each head moved. */
import * as codec from '../../state/codec.js';
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as changes from '../../widgets/changes.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { SLANT, hatchCell, matrix } from '../../widgets/painted_matrix.js';

const MODES = [
  ['on', 'On'],
  ['off', 'Off'],
  ['shuffled', 'Shuffled'],
  ['shifted', 'Shifted'],
];
const TILE = 12,
  TILE_LEFT = 20;

function button(text, label, press) {
  const element = create('button', 'gf-btn gf-tiny', text, { type: 'button', 'aria-label': label });
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    press();
  });
  return element;
}

function controls(view, mode) {
  if (mode === 'shuffled')
    return [
      button('Again', 'Shuffle again, with the next seed', () =>
        view.pick('shuffled', { seed: view.variants.seed + 1 }),
      ),
    ];
  if (mode !== 'shifted') return [];
  const by = (step) => () => view.pick('shifted', { shift: Math.max(0, view.variants.shift + step) });
  return [
    create(
      'span',
      'gf-stepper',
      button('−', 'Shift by one position less', by(-1)),
      create('output', '', { 'aria-live': 'polite' }),
      button('+', 'Shift by one position more', by(1)),
    ),
  ];
}

const isOpen = (map, at) => map.allowed[at] === 1;
function shareCell(context, map, levels, i, j, box) {
  const k = map.keys.length,
    at = i * k + j;
  if (!isOpen(map, at))
    return hatchCell(
      context,
      box,
      j + 1 < k && !isOpen(map, at + 1),
      i + 1 < map.queries.length && !isOpen(map, at + k),
      theme.colour.hatch,
    );
  context.fillStyle = theme.shareColour(codec.weight(levels[at]));
  return context.fillRect(box.x, box.y, box.w, box.h);
}
function changeCell(context, map, change, scale, i, j, box) {
  const k = map.keys.length,
    at = i * k + j;
  if (!isOpen(map, at)) return shareCell(context, map, change, i, j, box);
  context.fillStyle = theme.signedColour(scale ? change[at] / scale : 0);
  return context.fillRect(box.x, box.y, box.w, box.h);
}

/** Cells as large as fit, labels only where they can be read. */
function layout(width, map, phone) {
  const [n, k] = [map.queries.length, map.keys.length],
    gutter = width > 240 ? 74 : 54,
    labelled = Math.floor((width - gutter - SLANT) / k);
  if (labelled >= 9)
    return {
      cw: Math.min(22, labelled),
      ch: Math.max(9, Math.min(17, Math.floor(150 / n))),
      gutter,
      top: 46,
      labels: true,
    };
  const bare = Math.max(phone ? 6 : 4, Math.floor((width - 6 - SLANT) / k));
  return { cw: bare, ch: bare, gutter: 6, top: 14, labels: false };
}

const points = (thousandths) => `${words.signed(thousandths / 10, 1)} points`;
const decimals = (map, levels, at) => (isOpen(map, at) ? codec.decimals(levels[at]) : 'masked');

function cellText({ map, levels, plain, change }, i, j, mode) {
  const at = i * map.keys.length + j,
    writes = map.writes?.[i] === undefined ? '' : ` (predicts ${words.quoted(map.writes[i])})`;
  const head = `${words.quoted(map.queries[i])}${writes} → ${words.quoted(map.keys[j])}\n`;
  if (mode === 'on' || !isOpen(map, at)) return head + decimals(map, levels, at);
  return `${head}${decimals(map, levels, at)}, as trained ${decimals(map, plain, at)}\n${points(change[at])}`;
}

function answerNodes({ output }, mode) {
  if (output.classes)
    return [
      create('b', mode !== 'on' && output.changed ? 'gf-new' : '', output.after),
      create(
        'span',
        'gf-classes',
        ...output.classes.map(([label, before, after]) =>
          create(
            'span',
            '',
            `${label} `,
            create('span', '', words.percent(after)),
            mode === 'on' ? '' : ` (${words.signed((after - before) * 100, 1)} points)`,
          ),
        ),
      ),
    ];
  if (mode === 'on') return [output.after || '(nothing)'];
  return output.after ? changes.text(output.words.filter(([kind]) => kind !== '-')) : ['(nothing)'];
}

/** Small squares, layers down and heads across: how much of its attention each head gives elsewhere. */
function movedHeads(view, mode) {
  const canvas = create('canvas', '', { role: 'img', 'aria-label': 'Change in every head: not run yet' });
  const at = ({ offsetX, offsetY }) => ({
    head: Math.floor((offsetX - TILE_LEFT) / TILE),
    layer: Math.floor(offsetY / TILE),
  });
  canvas.addEventListener('pointermove', (event) => {
    const { head, layer } = at(event),
      share = view.state()?.sides[mode]?.moved[layer]?.[head];
    dom.tooltip(
      share === undefined || share === null
        ? ''
        : `layer ${layer + 1}, head ${head + 1}\n${words.percent(share)} of its attention moved`,
      event,
    );
  });
  canvas.addEventListener('pointerleave', () => dom.tooltip(''));
  canvas.addEventListener('click', (event) => {
    const { head, layer } = at(event),
      moved = view.state()?.sides[mode]?.moved;
    if (moved?.[layer]?.[head] === undefined) return;
    event.stopPropagation();
    view.select({ layer, head });
  });
  return {
    element: canvas,
    draw({ moved }, sel) {
      const context = draw.fit(canvas, TILE_LEFT + moved[0].length * TILE + 2, moved.length * TILE + 2);
      moved.forEach((layer, l) => {
        Object.assign(context, {
          font: draw.font(11, l === sel.layer ? '600' : ''),
          textAlign: 'left',
          textBaseline: 'middle',
          fillStyle: theme.colour[l === sel.layer ? 'accent' : 'ink-2'],
        });
        context.fillText(`L${l + 1}`, 0, (l + 0.5) * TILE);
        layer.forEach((share, h) => {
          context.fillStyle = share === null ? theme.colour['accent-wash'] : theme.shareColour(share);
          context.fillRect(TILE_LEFT + h * TILE, l * TILE + 1, TILE - 1, TILE - 1);
        });
      });
      draw.frame(
        context,
        TILE_LEFT + sel.head * TILE - 0.5,
        sel.layer * TILE + 0.5,
        TILE,
        TILE,
        theme.colour.accent,
        1.5,
      );
      canvas.setAttribute(
        'aria-label',
        `Attention moved, by layer and head: ${moved.map((layer, l) => `layer ${l + 1}: ${layer.map((share) => (share === null ? 'NaN' : words.percent(share))).join(', ')}`).join('; ')}.`,
      );
    },
  };
}

function figure(view, [mode, title]) {
  const pick = create('button', 'gf-pick', title, { type: 'button' }),
    picture = matrix({
      label: `${title}. Arrow keys move from cell to cell, each is read aloud. Enter selects the row.`,
    });
  const answer = create('p', 'gf-answer', { dir: 'auto' }),
    note = create('p', 'gf-cap'),
    heads = movedHeads(view, mode),
    more = controls(view, mode);
  const element = create(
      'figure',
      '',
      create('figcaption', '', pick, ...more),
      picture.element,
      answer,
      note,
      heads.element,
    ),
    { canvas } = picture;
  element.dataset.mode = mode;
  element.addEventListener('click', () => view.pick(mode));
  let focus = null;
  const side = () => view.state()?.sides[mode];
  canvas.addEventListener('pointermove', (event) => {
    const cell = picture.at(event),
      known = side(),
      inside = known && cell?.i >= 0 && cell.j >= 0;
    dom.tooltip(inside ? cellText(known, cell.i, cell.j, mode) : '', event);
    view.hoverCell(inside ? cell : null);
  });
  canvas.addEventListener('pointerleave', () => {
    dom.tooltip('');
    view.hoverCell(null);
  });
  canvas.addEventListener('click', (event) => {
    const cell = picture.at(event);
    if (cell?.i >= 0) view.selectRow(cell.i);
  });
  canvas.addEventListener('blur', () => {
    focus = null;
    view.hoverCell(null);
  });
  canvas.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key],
      known = side();
    if (!known) return;
    if (move) {
      event.preventDefault();
      focus = {
        i: Math.max(0, Math.min(known.map.queries.length - 1, (focus?.i ?? view.state().row) + move[0])),
        j: Math.max(0, Math.min(known.map.keys.length - 1, (focus?.j ?? -1) + move[1])),
      };
      picture.show(focus.i, focus.j);
      view.hoverCell(focus);
      dom.say(cellText(known, focus.i, focus.j, mode).replaceAll('\n', ', '));
    } else if (event.key === 'Enter' && focus) {
      event.preventDefault();
      view.selectRow(focus.i);
    }
  });
  function drawMatrix(state, known) {
    const { map } = known,
      size = layout(element.clientWidth, map, view.phone),
      asChange = view.ui.change && mode !== 'on',
      blank = (tokens) => (size.labels ? tokens : tokens.map(() => ''));
    picture.draw({
      queries: blank(map.queries),
      writes: null,
      keys: blank(map.keys),
      cw: size.cw,
      ch: size.ch,
      gutter: size.gutter,
      top: size.top,
      room: element.clientWidth,
      tallest: 320,
      hot: state.hover ?? { i: state.row, j: -1 },
      paint: (context, i, j, box) =>
        asChange
          ? changeCell(context, map, known.change, state.scale, i, j, box)
          : shareCell(context, map, known.levels, i, j, box),
      over(context, g) {
        draw.frame(context, g.gutter - 1, g.top + state.row * g.ch - 1, g.k * g.cw + 1, g.ch + 1);
        if (state.hover)
          draw.frame(
            context,
            g.gutter + state.hover.j * g.cw - 1,
            g.top + state.hover.i * g.ch - 1,
            g.cw + 1,
            g.ch + 1,
            theme.colour.ink,
          );
      },
    });
  }
  return {
    element,
    mode,
    centre: picture.centre,
    draw(state) {
      const known = state?.sides[mode],
        error = view.errorOf(mode),
        picked = view.variants.picked === mode;
      element.classList.toggle('gf-on', picked);
      element.classList.toggle('gf-waiting', !known && !error);
      pick.setAttribute('aria-pressed', String(picked));
      if (mode === 'shifted') more[0].querySelector('output').textContent = `by ${view.variants.shift}`;
      if (mode === 'shuffled') more[0].title = `seed ${view.variants.seed}`;
      note.classList.toggle('gf-problem', Boolean(error));
      picture.element.hidden = answer.hidden = heads.element.hidden = Boolean(error);
      if (error) {
        note.textContent = error;
        return;
      }
      if (!known) {
        note.textContent = 'Running …';
        return;
      }
      drawMatrix(state, known);
      answer.replaceChildren(...answerNodes(known, mode));
      const moved = known.moved[state.sel.layer][state.sel.head];
      note.textContent =
        mode === 'on'
          ? 'as trained'
          : `${moved === null ? 'NaN' : words.percent(moved)} of this head’s attention moved${known.output.classes ? '' : `, ${changes.count(known.output.changed)}`}`;
      heads.element.hidden = mode === 'on';
      if (mode !== 'on') heads.draw(known, state.sel);
      element.dataset.text = known.output.after ?? '';
    },
  };
}

const EFFECTS = {
  off: 'With no positions at all',
  shuffled: 'With positions shuffled',
  shifted: 'With every position shifted',
};

/** The chosen row in words: where it looks as trained, and what the picked run changes. */
function sentence(state, mode) {
  const known = state.sides[mode],
    { map, plain, change, levels } = known ?? state.sides.on,
    k = map.keys.length,
    { row } = state,
    bold = (j) => create('b', '', words.quoted(map.keys[j]));
  const from = row * k,
    reads = map.writes?.[row],
    start = [
      reads === undefined ? 'For ' : 'After reading ',
      create('b', 'gf-acc', words.quoted(map.queries[row])),
      ...(reads === undefined ? [] : [', to predict ', create('b', 'gf-acc', words.quoted(reads))]),
    ];
  const who = `, head ${state.sel.head + 1} of layer ${state.sel.layer + 1} `,
    best = (values, sign) => values.reduce((top, value, j) => (sign * value > sign * values[top] ? j : top), 0);
  const mine = Array.from(plain.subarray(from, from + k), codec.weight),
    most = best(mine, 1);
  if (mode === 'on' || !known)
    return [
      ...start,
      who,
      'looks most at ',
      bold(most),
      ` (${words.percent(mine[most])}). Pick a run without its positions to compare.`,
    ];
  const moves = Array.from(change.subarray(from, from + k)),
    up = best(moves, 1),
    down = best(moves, -1),
    describe = (j) => `\u00a0(${decimals(map, plain, from + j)} → ${decimals(map, levels, from + j)})`;
  if (moves.every((value) => Math.abs(value) < 1))
    return [`${EFFECTS[mode]}: `, ...start, who, 'looks where it looked before.'];
  return [
    `${EFFECTS[mode]}: `,
    ...start,
    who,
    'turns',
    ...(moves[down] < 0 ? [' away from ', bold(down), describe(down)] : []),
    ...(moves[up] > 0 ? [moves[down] < 0 ? ' and towards ' : ' towards ', bold(up), describe(up)] : []),
    '.',
  ];
}

function table(state) {
  const { map } = state.sides.on,
    k = map.keys.length,
    shown = MODES.filter(([mode]) => state.sides[mode]);
  const rows = map.keys.map((key, j) =>
    create(
      'tr',
      '',
      create('th', '', words.label(key), { scope: 'row' }),
      ...shown.map(([mode]) =>
        create('td', '', decimals(state.sides[mode].map, state.sides[mode].levels, state.row * k + j)),
      ),
      ...shown
        .slice(1)
        .map(([mode]) =>
          create('td', '', isOpen(map, state.row * k + j) ? points(state.sides[mode].change[state.row * k + j]) : ''),
        ),
    ),
  );
  const titles = [
    `${words.label(map.queries[state.row])} looks at`,
    ...shown.map(([, title]) => title),
    ...shown.slice(1).map(([, title]) => `Δ ${title}`),
  ];
  return create(
    'table',
    '',
    create('caption', 'gf-sr', 'The chosen row in the four runs'),
    create('thead', '', create('tr', '', ...titles.map((title) => create('th', '', title, { scope: 'col' })))),
    create('tbody', '', ...rows),
  );
}

export function buildRuns(view) {
  const figures = MODES.map((one) => figure(view, one)),
    read = create('p', 'gf-says'),
    numbers = create('div', 'gf-table', {
      hidden: true,
      tabIndex: 0,
      role: 'region',
      'aria-label': 'The chosen row in numbers',
    }),
    host = create('div', 'gf-four', ...figures.map(({ element }) => element));
  return {
    elements: [host, numbers, read],
    centre: (mode, i, j) => figures.find((one) => one.mode === mode).centre(i, j),
    draw(state) {
      figures.forEach((one) => one.draw(state));
      numbers.hidden = !view.ui.table || !state;
      if (!state) return;
      if (view.ui.table) numbers.replaceChildren(table(state));
      read.replaceChildren(...sentence(state, view.variants.picked));
    },
  };
}
export const MODE_NAMES = MODES.map(([mode]) => mode);
