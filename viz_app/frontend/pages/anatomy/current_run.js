/* The lower panel: one of four pictures of the current run by depth. */
/** @import { AnatomyState, AnatomyView, Depths, Picture, PictureTable, Pointed } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { told } from '../../state/told.js';
import { placeOf, widthOf } from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { choices, segments } from '../../widgets/segments.js';
import { table, tableFrame, tableSwitch } from '../../widgets/table.js';
import { classLens, wordLens } from './logit_lens.js';
import { norms } from './layer_norms.js';
import { relu } from './relu_zeros.js';
import { buildCompared } from './compared.js';
import { buildResidual } from './residual.js';

/** @type {import('../../widgets/segments.js').Options<string>} */
const SHOWS = choices({
  ...{ residual: say('anatomy-residual'), norm: say('anatomy-layernorm') },
  ...{ relu: say('anatomy-relu'), lens: say('anatomy-logit-lens') },
});
export const SHOW_NAMES = SHOWS.map(([name]) => name);

/** Return the pictures that this run has, with their names, and sentences about the others. @param {Depths} run */
function offered(run) {
  const [{ norms: own, zeros }] = Object.values(run.stacks);
  const label = own.length && !own[0].centres ? say('anatomy-rmsnorm') : say('anatomy-layernorm');
  const missing = /** @type {Record<string, string>} */ ({
    norm: own.length ? '' : say('anatomy-no-norms'),
    relu: zeros.length ? '' : say('anatomy-no-units'),
    lens: run.noLens,
  });
  return {
    options: SHOWS.filter(([name]) => !missing[name]).map(
      ([name, text]) => /** @type {const} */ ([name, name === 'norm' ? label : text]),
    ),
    missing: Object.values(missing).filter(Boolean).join(' '),
    /** @type {(show: string) => string} */
    fitted: (show) => (missing[show] ? 'residual' : show),
  };
}

/**
 * Return the chosen picture with its data, or null until the run arrives.
 * @param {AnatomyView} view
 * @param {AnatomyState} state
 * @param {Depths | null} run
 * @returns {AnatomyView['picture']}
 */
function pictureOf(view, { show: chosen, sel, side: chosenSide }, run) {
  if (!run) return null;
  const show = offered(run).fitted(chosen),
    writes = run.words.length > 0,
    wanted = show === 'lens' && writes ? 'decoder' : show === 'lens' ? 'encoder' : chosenSide,
    side = run.stacks[wanted] ? wanted : 'encoder';
  /** @type {Record<string, Picture>} */
  const pictures = {
    residual: /** @type {Picture} */ (view.residual),
    norm: norms,
    relu,
    lens: writes ? wordLens : classLens,
  };
  const picture = pictures[show];
  const tokens = side === 'encoder' ? run.source : run.target.slice(0, -1),
    asked = Number(side === 'encoder' ? sel.row : sel.step) || 0;
  const token = Math.min(view.pointed?.token ?? asked, tokens.length - 1);
  return {
    name: show,
    picture,
    show: {
      run,
      side,
      stack: run.stacks[side],
      tokens,
      token,
      width: view.room,
      phone: view.phone,
      sel,
      label: sel.label,
      norm: view.norm,
    },
  };
}

/** @param {PictureTable} table @param {string} caption */
const tableOf = ({ columns, rows, decimals = 3, text }, caption) =>
  table({
    caption,
    columns: ['', ...columns],
    rows: rows.map(([name, values], row) => ({
      name,
      cells: values.map((value, column) => text?.(row, column) ?? format.number(value, decimals)),
    })),
    isCaptioned: true,
  });

/** @param {AnatomyView} view @param {HTMLElement} canvas */
function pointing(view, canvas) {
  /** @type {(event: MouseEvent) => Pointed | null} */
  const find = (event) => {
    const now = view.picture;
    if (!now) return null;
    return now.picture.find(now.show, event, placeOf(event));
  };
  /** @type {(at: Pointed) => void} */
  const choose = (at) => {
    if (!view.picture) return;
    const { picture, show } = view.picture;
    store.set(picture.pick ? picture.pick(show, at) : show.side === 'encoder' ? { row: at.token } : { step: at.token });
  };
  canvas.addEventListener('mousemove', (event) => {
    const at = find(event),
      moved = at?.token !== view.pointed?.token;
    dom.tooltip(at && view.picture ? view.picture.picture.tip(view.picture.show, at) : '', event);
    view.pointed = at;
    if (moved) view.draw();
  });
  canvas.addEventListener('mouseleave', () => {
    view.pointed = null;
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
    view.pointed = null;
    view.speak = true;
    if (down && picture.step) store.set(picture.step(show, down));
    else store.set({ [show.side === 'encoder' ? 'row' : 'step']: (show.token + down + right + count) % count });
  });
}

const SIDES = choices({ encoder: say('anatomy-encoder'), decoder: say('anatomy-decoder') });

/** Build the line above the picture: the choice of the picture, of the stack, and of picture or table. @param {AnatomyView} view @returns {Piece<AnatomyState>} */
function heading(view) {
  const name = create('span', 'gf-cap'),
    swap = tableSwitch(view.ui, () => view.draw());
  const sides = segments({
    label: say('anatomy-which-stack'),
    options: SIDES,
    choose: (side) => store.set({ map: side }),
  });
  const shows = segments({
    label: say('anatomy-which-picture'),
    options: SHOWS,
    choose: (show) => store.set({ show: show === 'residual' ? null : show }),
  });
  const tools = create('div', 'gf-tool', sides.element, shows.element, swap),
    missing = create('p', 'gf-cap gf-not-shown');
  const row = create('div', 'gf-row', create('h3', '', say('anatomy-in-this-run'), ' ', name), tools);
  return {
    element: create('div', '', row, missing),
    draw({ show, side }) {
      const own = view.own(),
        found = view.run && offered(view.run);
      name.textContent = told(own.say);
      sides.element.hidden = show === 'lens' || (view.run !== null && Object.keys(view.run.stacks).length < 2);
      sides.draw(side);
      shows.draw(found?.fitted(show) ?? show, found?.options ?? SHOWS);
      missing.textContent = found?.missing ?? '';
    },
  };
}

/** @param {AnatomyView} view @returns {Piece<AnatomyState>} */
export function buildLive(view) {
  const canvas = create('canvas', 'gf-picture', {
    tabIndex: 0,
    role: 'application',
    'aria-label': say('anatomy-picture-run-arrow'),
  });
  const twin = tableFrame(say('anatomy-numbers-as-table'), false, 'gf-scroll'),
    note = create('p', 'gf-told'),
    top = heading(view),
    residual = buildResidual(view.charts),
    compared = buildCompared(view, (run, state) => pictureOf(view, state, run)),
    body = create('div', 'gf-pictures', residual.element, canvas, twin);
  view.residual = residual;
  pointing(view, canvas);
  pointing(view, residual.host);
  /** @type {(state: AnatomyState) => (Node | string)[]} */
  function picture(state) {
    const now = pictureOf(view, state, view.run);
    view.picture = now;
    residual.element.hidden = now?.picture !== residual || view.ui.isTable;
    canvas.hidden = !now || !residual.element.hidden || view.ui.isTable;
    twin.hidden = !now || !view.ui.isTable;
    if (!now) return [view.runProblem || say('anatomy-running-the-sentence')];
    if (view.ui.isTable) twin.replaceChildren(tableOf(now.picture.table(now.show), note.textContent));
    else now.picture.draw(canvas, now.show);
    return now.picture.note(now.show);
  }
  return {
    element: create('div', 'gf-live', top.element, compared.element, body, note),
    draw(state) {
      view.room = widthOf(body);
      top.draw(state);
      compared.draw(state);
      note.replaceChildren(...picture(state));
      if (view.speak) dom.announce(note.textContent);
      view.speak = false;
    },
  };
}
