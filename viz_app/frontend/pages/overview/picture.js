/* The picture of the model: a column for each stage, with the tokens, the heads, the likeliest tokens and the text. */
import * as format from '../../state/format.js';
import { unpack } from '../../state/arrays.js';
import { create, icon, setText, token } from '../../widgets/dom.js';
import { fit, widthOf, windowHeight } from '../../widgets/canvas.js';
import { headGrid } from '../../widgets/head_grid.js';
import { weights } from '../../widgets/cells.js';
import { peak, strip as signedStrip } from '../../widgets/signed.js';
import { bestOf, choicesOf, opened, windowed } from './state.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./story.js').Stage} Stage */
/** @typedef {'source' | 'context' | 'target'} StripName */

const SPACE = '▁'; // a piece that is the space before the next one
const PLUS = 'M7 2v10M2 7h10',
  CROSS = 'm3 3 8 8m0-8-8 8';
const ROOM = { least: 12, most: 24, phone: 13 }; // tokens
const ROW = 20, // px of a token in a long sentence
  AROUND = 536; // px above and below the tokens
const WRITTEN = { before: 8, after: 4 }; // tokens of a long text around the new one
const LONG = 12; // tokens: rows of more are smaller, and fit a window of 900 px
/** In px: width and height of the waves, height of all layers of thumbnails. */
const SIZES = { wide: { wave: [56, 18], thumbs: 118 }, phone: { wave: [36, 7], thumbs: 62 } };
const BARS = { wide: 5, phone: 3 };
/** What is bright beside its own stage. @type {Record<string, string[]>} */
const ALSO = { relate: ['read'], write: ['choose'] };

/** @param {State} state @param {string} name of a stage */
export const isLit = ({ stage, open, stages }, name) =>
  Boolean(open) || !stages.some((one) => one.name === stage) || stage === name || (ALSO[stage] ?? []).includes(name);

/** Return the strips of each stage. @param {Stage[]} stages @returns {Record<string, StripName[]>} */
function stripsOf(stages) {
  const has = (/** @type {string} */ name) => stages.some((stage) => stage.name === name);
  if (has('pool')) return { read: ['source'], pool: ['context'] };
  return has('across') ? { read: ['source'], across: ['context', 'target'] } : { read: ['source'], back: ['target'] };
}

/** @param {State} state @param {Stage} stage */
function subtitle({ run, stages }, { name }) {
  const [from, to] = run.sides;
  /** @type {Record<string, string>} */
  const texts = {
    read: `${run.source.length} tokens`,
    relate: 'encoder: words look at each other',
    back: 'decoder, first: at what is written',
    across: `decoder, then: the ${to} looks at the ${from}`,
    pool: run.classification?.contributions ? 'all vectors become one' : 'each word in its context',
    choose: !stages.some((one) => one.name === 'pool') ? 'the next word' : run.isEncoder ? 'the token' : 'the class',
  };
  return texts[name];
}

/** Build the tokens of a strip. Only those in the window are elements; the others are folded. @param {Page} page @param {StripName} name */
function buildStrip({ view }, name) {
  const element = create('div', `ov-strip ov-${name}`);
  let built = '';
  /** The element of each token, or of the folded tokens that hold it. @type {HTMLElement[]} */
  const boxes = [];
  /** @type {[HTMLCanvasElement, number][]} */
  const waves = [];
  /** @param {number} index */
  function choose(index) {
    if (name === 'target') index > 0 && view.select({ step: index - 1, story: null });
    else view.select({ row: index, open: name === 'source' ? 'read' : 'relate' });
  }
  /** @param {string[]} pieces @param {import('./state.js').Shown[]} shown @param {boolean} isWaved */
  function build(pieces, shown, isWaved) {
    boxes.length = waves.length = 0;
    const elements = shown.map(({ index, count }) => {
      if (count > 1) {
        const folded = create('span', 'ov-fold', `${count} more`, {
          title: pieces
            .slice(index, index + count)
            .map(format.label)
            .join(' '),
        });
        for (let at = index; at < index + count; at++) boxes[at] = folded;
        return folded;
      }
      const button = /** @type {HTMLButtonElement} */ (token(pieces[index], 'button'));
      Object.assign(button, { type: 'button', title: pieces[index] });
      button.style.setProperty('--letters', `${format.label(pieces[index]).length}`); // long ones are set smaller
      button.addEventListener('click', () => choose(index));
      boxes[index] = button;
      if (!isWaved) return button;
      const canvas = create('canvas', 'ov-wave', { 'aria-hidden': 'true' });
      waves.push([canvas, index]);
      return create('div', 'ov-waved', button, canvas);
    });
    element.replaceChildren(...elements);
  }
  return {
    element,
    boxes,
    waves,
    /** @param {State} state @param {number} room */
    draw(state, room) {
      const { run, step } = state,
        pieces = name === 'target' ? run.target : run.source,
        map = run.maps.cross ? 'cross' : run.names[0],
        at =
          name === 'target'
            ? step + 1
            : map === 'cross' && !state.isEarly
              ? bestOf(state.read('cross'))
              : state.read(map).row,
        shown = windowed(pieces.length, at, room),
        stamp = JSON.stringify([run.id, shown.map(({ index }) => index), Boolean(run.pieces)]);
      if (stamp !== built) build(pieces, shown, name === 'source' && Boolean(run.waves));
      built = stamp;
      return shown.length;
    },
  };
}

/** Draw the first numbers of each position. @param {State} state @param {[HTMLCanvasElement, number][]} canvases @param {{ width: number, height: number }} size */
function drawWaves({ run }, canvases, { width, height }) {
  const table = unpack(run.waves);
  if (!table || !width) return;
  const [, count] = table.shape,
    most = peak(table.data);
  for (const [canvas, index] of canvases) {
    const row = run.pieces ? run.pieces.source.first[index] : index;
    signedStrip(
      fit(canvas, width, height),
      table.data.subarray(row * count, (row + 1) * count),
      0,
      0,
      width,
      height,
      most,
    );
  }
}

/** Mark what is read, written, looked at and not there yet. @param {State} state @param {Record<StripName, ReturnType<typeof buildStrip>>} strips */
function mark(state, { source, context, target }) {
  const { run, step, stage, isEarly, isHidden } = state,
    isAcross = Boolean(run.maps.cross) && !isEarly && stage !== 'back',
    key = isAcross ? bestOf(state.read('cross')) : -1,
    row = run.maps.encoder && (isEarly || run.classification) && stage !== 'read' ? state.read('encoder').row : -1;
  for (const strip of [source, context])
    strip?.boxes.forEach((box, i) => {
      box.classList.toggle('ov-key', i === key && strip === context);
      box.classList.toggle('ov-row', i === row);
    });
  target?.boxes.forEach((box, i) => {
    const isNext = i === step + 1,
      isFold = box.classList.contains('ov-fold');
    box.classList.toggle('ov-reads', i === step && !isEarly && !isFold);
    box.classList.toggle('ov-writes', isNext && !isEarly);
    box.classList.toggle('ov-waits', isNext && isHidden);
    if (!isFold || !isNext) box.classList.toggle('ov-todo', isEarly ? i > 0 : i > step + 1);
    if (isNext && !isFold)
      setText(/** @type {Element} */ (box.firstElementChild), isHidden ? '?' : format.label(run.target[i]));
    else if (!isFold && box.firstElementChild) setText(box.firstElementChild, format.label(run.target[i]));
  });
}

/** Build the thumbnails of all heads of a stage's map. @param {Page} page @param {Stage} stage @param {import('../../types').MapName} map */
function buildThumbnails({ view }, stage, map) {
  const grid = headGrid({
    label: `All heads of ${map === 'cross' ? 'the link' : `the ${map}`}`,
    choose: (place) => view.select({ map, ...place, open: stage.name }),
    describe: ({ layer, head }) => `Layer ${layer + 1}, head ${head + 1}`,
    isBare: true,
  });
  let room = 0;
  return {
    element: create('div', 'ov-heads', grid.element),
    layout() {
      room = widthOf(grid.element);
    },
    /** @param {State} state @param {number} tall px */
    draw(state, tall) {
      const { map: shown, sel } = state.read(map);
      if (!room) return;
      grid.draw({
        ...{
          room,
          layers: shown.layers,
          heads: shown.heads,
          sel,
          rows: shown.queries.length,
          columns: shown.keys.length,
        },
        cells: (layer, head) => weights(shown.levels(layer, head), shown.allowed),
        key: `${state.run.id}.${map}.${Boolean(state.run.pieces)}`,
        largest: { width: room, height: Math.floor(tall / shown.layers) - 2 },
        written: state.written(stage),
      });
    },
  };
}

/** Return the list of the likeliest tokens or classes. @param {State} state @param {number} count */
export function choiceList(state, count) {
  const items = choicesOf(state, count).map(({ name, share, text, isChosen, isRest }) =>
    create(
      'li',
      [isChosen ? 'ov-chosen' : '', isRest ? 'ov-rest' : ''].join(' ').trim(),
      ...[
        create('span', '', name, { dir: 'auto' }),
        create('div', '', create('i', '', { style: `width: ${share * 100}%` })),
      ],
      create('span', '', text),
    ),
  );
  return create('ol', 'ov-bars', ...items);
}

/** Return the text written so far, on a wide page a part of a long one, and its new token. @param {State} state @param {boolean} isWhole */
function written({ run, stage, open, step, isHidden }, isWhole) {
  const { target } = run,
    from = isWhole ? 1 : Math.max(1, step + 1 - WRITTEN.before),
    end = isWhole ? target.length : Math.min(target.length, step + 2 + WRITTEN.after);
  const apart = (/** @type {number} */ at) => (at > 1 && !format.isJoined(target, at) ? ' ' : ''),
    text = (/** @type {number} */ first, /** @type {number} */ last) =>
      target.slice(first, last).map((piece, i) => apart(first + i) + (piece === SPACE ? '' : format.label(piece)));
  const next = isHidden ? '…' : format.label(target[step + 1]),
    later = stage || open ? [] : [...text(step + 2, end), ...(end < target.length ? [' …'] : [])];
  return [
    ...[create('b', '', 'Written: '), from > 1 ? '… ' : '', ...text(from, step + 1), apart(step + 1)],
    ...[create('span', 'ov-new', next, { dir: 'auto' }), create('span', 'ov-later', ...later)],
  ];
}

/** Build the bars of the next token, and the text written so far. @param {Page} page */
function buildChoice({ view }) {
  const field = create('div', 'ov-field'),
    said = create('p', 'ov-said');
  return {
    field,
    foot: said,
    /** @param {State} state */
    draw(state) {
      const { run, stage, stages, isEarly } = state,
        at = stages.findIndex(({ name }) => name === stage),
        isEmpty = at >= 0 && at < stages.findIndex(({ name }) => name === 'choose');
      field.replaceChildren(
        isEmpty
          ? create('p', 'gf-cap', 'nothing chosen yet')
          : choiceList(state, run.classification ? 9 : BARS[view.phone ? 'phone' : 'wide']),
      );
      if (run.classification || isEarly) {
        said.replaceChildren();
        return;
      }
      said.replaceChildren(...written(state, view.phone));
    },
  };
}

/** Build the column of a stage. @param {Page} page @param {Stage} stage @param {Node[]} field @param {Node[]} foot */
function buildPart({ view }, stage, field, foot) {
  const sub = create('span', 'gf-cap'),
    head = create(
      'button',
      'ov-head',
      create('span', 'ov-mark', stage.mark),
      create('b', '', stage.title),
      icon(PLUS),
      sub,
      { type: 'button', 'aria-expanded': 'false' },
    ),
    path = /** @type {Element} */ (head.querySelector('path')),
    detail = create('div', 'ov-detail', { hidden: true });
  head.addEventListener('click', () => {
    const isOpen = view.now().open?.name === stage.name;
    view.select({
      open: isOpen ? null : opened(stage.name),
      ...(stage.map && !isOpen && { map: stage.map, ...placeOf(view.now(), stage) }),
    });
  });
  const element = create(
    'section',
    'ov-part',
    head,
    create('div', 'ov-body', ...field),
    create('div', 'ov-foot', ...foot),
    detail,
  );
  element.dataset.part = stage.name;
  return {
    element,
    head,
    detail,
    /** @param {State} state */
    draw(state) {
      const isOpen = state.open?.name === stage.name;
      setText(sub, subtitle(state, stage));
      head.setAttribute('aria-expanded', String(isOpen));
      path.setAttribute('d', isOpen ? CROSS : PLUS);
      element.classList.toggle('ov-open', isOpen);
      element.classList.toggle('ov-dim', !isLit(state, stage.name));
      detail.hidden = !isOpen;
    },
  };
}

/** Return the visible head of a stage. @param {State} state @param {Stage} stage */
function placeOf(state, { map }) {
  if (!map) return {};
  const { layer, head } = state.read(map).sel;
  return { layer, head };
}

/** Build the picture of a run. @param {Page} page @param {State} state */
export function buildPicture(page, { stages }) {
  const columns = stages.filter(({ name }) => name !== 'write'),
    names = stripsOf(stages);
  const strips = /** @type {Record<StripName, ReturnType<typeof buildStrip>>} */ (
    Object.fromEntries(
      Object.values(names)
        .flat()
        .map((name) => [name, buildStrip(page, name)]),
    )
  );
  const thumbnails = columns.flatMap((stage) =>
      stage.map ? [{ stage, ...buildThumbnails(page, stage, stage.map) }] : [],
    ),
    choice = buildChoice(page);
  const legend = create(
    'div',
    'ov-legend gf-cap',
    ...[create('p', '', 'wave of the place'), '−1 ', create('i', 'gf-ramp gf-signed'), ' +1'],
    ...[create('p', '', 'share of attention'), '0 ', create('i', 'gf-ramp'), ' 1'],
  );
  const parts = columns.map((stage) => {
    const own = (names[stage.name] ?? []).map((name) => strips[name].element),
      heads = thumbnails.filter((one) => one.stage === stage).map(({ element }) => element);
    if (stage.name === 'choose') return buildPart(page, stage, [choice.field], [choice.foot]);
    return buildPart(page, stage, own, stage.name === 'read' ? [legend] : heads);
  });
  const canvas = create('canvas', 'ov-lines', { 'aria-hidden': 'true' }),
    element = create('div', 'ov-picture', canvas, ...parts.map((part) => part.element));
  return {
    element,
    canvas,
    strips,
    parts,
    thumbnails,
    /** Write what is on the page, before sizes are read. @param {State} state */
    write(state) {
      const fitting = Math.floor((windowHeight() - AROUND) / ROW),
        room = page.view.phone ? ROOM.phone : Math.max(ROOM.least, Math.min(ROOM.most, fitting)),
        rows = Math.max(...Object.values(strips).map((strip) => strip.draw(state, room)));
      element.style.setProperty('--rows', String(rows));
      element.classList.toggle('ov-long', rows > LONG);
      element.classList.toggle('ov-opened', Boolean(state.open));
      element.dataset.open = state.open?.name ?? '';
      element.classList.toggle('ov-relate', state.stage === 'relate');
      mark(state, strips);
      parts.forEach((part) => part.draw(state));
      choice.draw(state);
    },
    measure() {
      thumbnails.forEach((one) => one.layout());
    },
    /** @param {State} state */
    draw(state) {
      const { wave, thumbs } = SIZES[page.view.phone ? 'phone' : 'wide'];
      drawWaves(state, strips.source.waves, { width: wave[0], height: wave[1] });
      if (!state.open) thumbnails.forEach((one) => one.draw(state, thumbs));
    },
  };
}
