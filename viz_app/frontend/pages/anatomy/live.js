// @ts-nocheck
/* The lower panel: the numbers of the open station, or one of four pictures of the current run by depth. */
import { store } from '../../state/store.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { classLens, wordLens } from './lens.js';
import { norms } from './norms.js';
import { relu, residual } from './pictures.js';
import { buildValues } from './values.js';

const SHOWS = [
  ['values', 'Values'],
  ['residual', 'Residual'],
  ['norm', 'LayerNorm'],
  ['relu', 'ReLU'],
  ['lens', 'Logit lens'],
];
export const SHOW_NAMES = SHOWS.map(([name]) => name);

/** Which picture, with all that it needs; null until the run has come. */
function pictureOf(view, state) {
  const { run } = view,
    { show, sel } = state;
  if (!run || show === 'values') return null;
  const writes = run.words.length > 0,
    side = show === 'lens' && writes ? 'decoder' : show === 'lens' ? 'encoder' : state.side;
  const picture = {
    residual,
    norm: norms,
    relu,
    lens: writes ? wordLens : classLens,
  }[show];
  const tokens = side === 'encoder' ? run.source : run.target.slice(0, -1),
    asked = Number(side === 'encoder' ? sel.row : sel.step) || 0;
  const token = Math.min(view.hover?.token ?? asked, tokens.length - 1);
  return {
    picture,
    show: {
      run,
      side,
      stack: run.stacks[side],
      tokens,
      token,
      width: view.width,
      phone: view.phone,
      sel,
      label: sel.label,
      norm: view.norm,
    },
  };
}

function tableOf({ columns, rows }, caption) {
  const head = create('tr', '', create('td', ''), ...columns.map((name) => create('th', '', name, { scope: 'col' })));
  const body = rows.map(([name, cells]) =>
    create('tr', '', create('th', '', name, { scope: 'row' }), ...cells.map((cell) => create('td', '', cell))),
  );
  return create(
    'table',
    '',
    create('caption', 'gf-cap', caption),
    create('thead', '', head),
    create('tbody', '', ...body),
  );
}

function pointing(view, canvas) {
  const find = (event) => {
    const now = view.picture;
    return now && now.picture.find(now.show, event.offsetX, event.offsetY);
  };
  const choose = (at) => {
    const { picture, show } = view.picture;
    store.set(picture.pick ? picture.pick(show, at) : show.side === 'encoder' ? { row: at.token } : { step: at.token });
  };
  canvas.addEventListener('mousemove', (event) => {
    const at = find(event),
      moved = at?.token !== view.hover?.token;
    dom.tooltip(at ? view.picture.picture.tip(view.picture.show, at) : '', event);
    view.hover = at;
    if (moved) view.draw();
  });
  canvas.addEventListener('mouseleave', () => {
    view.hover = null;
    dom.tooltip('');
    view.draw();
  });
  canvas.addEventListener('click', (event) => {
    const at = find(event);
    if (at) choose(at);
  });
  canvas.addEventListener('keydown', (event) => {
    const [down, right] = dom.ARROWS[event.key] ?? [0, 0];
    if (!(down || right) || !view.picture) return;
    event.preventDefault();
    const { show, picture } = view.picture,
      count = show.tokens.length;
    view.hover = null;
    view.speak = true;
    if (down && picture.step) store.set(picture.step(show, down));
    else store.set({ [show.side === 'encoder' ? 'row' : 'step']: (show.token + down + right + count) % count });
  });
}

function heading(view, title, sides, shows) {
  const swap = create('button', 'gf-btn gf-small', 'Table', { type: 'button' });
  swap.addEventListener('click', () => {
    view.ui.table = !view.ui.table;
    view.draw();
  });
  const syncs = [
    dom.segments(
      sides,
      [
        ['encoder', 'Encoder'],
        ['decoder', 'Decoder'],
      ],
      () => view.now()?.side,
      (side) => store.set({ map: side }),
    ),
    dom.segments(
      shows,
      SHOWS,
      () => view.now()?.show,
      (show) => store.set({ show: show === 'residual' ? null : show }),
    ),
  ];
  return {
    row: create('div', 'gf-row', title, create('div', 'gf-tool', sides, shows, swap)),
    swap,
    sync: () => syncs.forEach((sync) => sync()),
  };
}

export function buildLive(view) {
  const name = create('span', 'gf-cap'),
    title = create('h2', '', 'In this run', ' ', name),
    sides = create('div', '', { 'aria-label': 'Which stack' }),
    shows = create('div', '', { 'aria-label': 'Which picture' });
  const canvas = create('canvas', 'gf-picture', {
    tabIndex: 0,
    role: 'application',
    'aria-label': 'Picture of this run. Arrow keys choose a token; the sentence below reads it.',
  });
  const twin = create('div', 'gf-scroll', { tabIndex: 0, role: 'region', 'aria-label': 'The numbers as a table' }),
    note = create('p', 'gf-told'),
    values = buildValues(view);
  const { row, swap, sync } = heading(view, title, sides, shows),
    body = create('div', 'gf-pictures', canvas, twin, values.element);
  pointing(view, canvas);
  function picture(state) {
    view.picture = pictureOf(view, state);
    const now = view.picture;
    canvas.hidden = !now || view.ui.table;
    twin.hidden = !now || !view.ui.table;
    if (!now) return [view.runProblem || 'Running the sentence …'];
    if (view.ui.table) twin.replaceChildren(tableOf(now.picture.table(now.show), note.textContent));
    else now.picture.draw(canvas, now.show);
    return now.picture.note(now.show);
  }
  return {
    element: create('div', 'gf-live', row, body, note),
    draw(state) {
      view.width = body.clientWidth;
      const own = view.own(),
        isValues = state.show === 'values';
      title.firstChild.textContent = isValues ? 'Values of this station' : 'In this run';
      name.textContent = isValues ? '' : own.say;
      sides.hidden = isValues || state.show === 'lens' || !own.layers.decoder;
      swap.textContent = view.ui.table ? 'Picture' : 'Table';
      swap.setAttribute('aria-pressed', String(view.ui.table));
      sync();
      values.element.hidden = !isValues;
      if (isValues) [canvas.hidden, twin.hidden] = [true, true];
      note.replaceChildren(...(isValues ? values.draw(state) : picture(state)));
      if (view.speak) dom.say(note.textContent);
      view.speak = false;
    },
  };
}
