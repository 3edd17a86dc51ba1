// @ts-nocheck
/* The scores of a first layer in parts: content and position of the token that asks, by those of the token that answers. */
import * as arrays from '../../state/arrays.js';
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import * as signed from '../../widgets/signed.js';

const LEFT = 58,
  TOP = 20,
  GAP = 10,
  BIASES = 4,
  FOUR = [0, 1, 2, 3];
const VERDICTS = [
  'This head asks what, not where.',
  'Where this head looks hangs on the word that asks.',
  'What this head asks for hangs on where it stands.',
  'This head asks where, not what.',
];

/** An answer of the server as the picture needs it. */
export const readSplit = (answer) => ({
  ...answer,
  parts: arrays.unpack(answer.parts),
  open: arrays.unpackBits(answer.open).data,
  n: answer.tokens.length,
});

const value = ({ parts, n }, part, head, i, j) => arrays.at(parts, part, head)[i * n + j];
const total = (split, head, i, j) => split.names.reduce((sum, _, part) => sum + value(split, part, head, i, j), 0);
const shares = (split, head) => {
  const spread = split.spread[head],
    all = spread.reduce((sum, part) => sum + part, 0);
  return spread.map((part) => (all > 0 ? part / all : 0));
};
const hasBiases = (split) =>
  split.spread.some((head) => head[BIASES] > 0) || signed.peak(Array.from(arrays.at(split.parts, BIASES))) > 1e-6;

function geometry(view, split) {
  const room = view.phone ? view.root.clientWidth - LEFT - GAP - 2 : 2 * 112,
    cell = Math.max(2, Math.min(view.phone ? 22 : 14, Math.floor(room / 2 / split.n))),
    size = cell * split.n;
  return { cell, size, width: LEFT + 2 * size + GAP + 2, height: TOP + 2 * size + GAP + 24 };
}
const corner = (g, part) => [LEFT + (part % 2) * (g.size + GAP), TOP + Math.floor(part / 2) * (g.size + GAP)];

function labels(context, g) {
  Object.assign(context, {
    font: draw.font(12),
    fillStyle: theme.colour['ink-2'],
    textBaseline: 'middle',
    textAlign: 'center',
  });
  ['key content', 'key position'].forEach((name, i) =>
    context.fillText(g.size < 74 ? name.replace('key ', '') : name, corner(g, i)[0] + g.size / 2, 8),
  );
  context.textAlign = 'right';
  ['content', 'position'].forEach((name, i) =>
    ['query', name].forEach((word, line) =>
      context.fillText(word, LEFT - 6, corner(g, 2 * i)[1] + g.size / 2 + (line ? 8 : -8)),
    ),
  );
}

function squares(context, g, split, head, most) {
  const closed = (i, j) => i < split.n && j < split.n && !split.open[i * split.n + j],
    gap = g.cell > 8 ? 1 : 0;
  for (const part of FOUR) {
    const [left, top] = corner(g, part);
    for (let i = 0; i < split.n; i++) {
      for (let j = 0; j < split.n; j++) {
        const [x, y] = [left + j * g.cell, top + i * g.cell];
        if (closed(i, j)) {
          draw.hatch(context, x, y, g.cell - (closed(i, j + 1) ? 0 : gap), g.cell - (closed(i + 1, j) ? 0 : gap), 4);
          continue;
        }
        context.fillStyle = theme.signedColour(most ? value(split, part, head, i, j) / most : 0);
        context.fillRect(x, y, g.cell - gap, g.cell - gap);
      }
    }
  }
}

const line = (name, text, strong) => [
  create('span', strong ? 'gf-acc' : '', name),
  create('b', strong ? 'gf-acc' : '', text),
];

function cellNodes(split, head, { i, j }) {
  const title = `${words.quoted(split.tokens[i])} → ${words.quoted(split.tokens[j])}`;
  if (!split.open[i * split.n + j])
    return [create('p', '', title), create('p', 'gf-cap', 'masked: this score is never used')];
  const parts = split.names
    .map((name, part) => [name, value(split, part, head, i, j)])
    .filter(([name]) => name !== 'biases' || hasBiases(split));
  return [
    create('p', '', title),
    ...parts.flatMap(([name, part]) => line(name, words.signed(part))),
    ...line('sum = score', words.signed(total(split, head, i, j)), true),
  ];
}

function shareNodes(split, head) {
  const share = shares(split, head),
    best = share.indexOf(Math.max(...share)),
    verdict = share[best] > 0.5 ? VERDICTS[best] : undefined;
  const rows = split.names.flatMap((name, part) =>
    name === 'biases' && !hasBiases(split) ? [] : line(name, share[part] ? words.percent(share[part]) : `0\u202f%`),
  );
  return [
    create('p', '', 'Share of the spread'),
    ...rows,
    create('p', 'gf-claim', verdict ?? 'This head asks both what and where.'),
    create('p', 'gf-cap', 'Point at a cell to add up its parts.'),
  ];
}

/** Why the parts add up, and what is held still. */
function small(split) {
  const norm = split.preNorm
    ? 'LayerNorm comes first here: its 1 ÷ √variance is held as it was in this run, the rest of it is linear. '
    : '';
  const biases = hasBiases(split) ? 'Biases belong to neither content nor position and are a part of their own. ' : '';
  return `${norm}${biases}In this run the parts miss the scores by ${words.tiny(split.error)} at most.`;
}

/** Every head of the first layer: how much of its spread is position with position. A click chooses it. */
function headBars(view) {
  const host = create('div', 'gf-bars', {
    role: 'group',
    'aria-label': 'Heads of the first layer, by the share of position with position',
  });
  let built = 0;
  return {
    element: host,
    draw(split, head) {
      const count = split.spread.length;
      if (built !== count)
        host.replaceChildren(
          ...Array.from({ length: count }, (_, h) => {
            const bar = create('button', '', create('i'), create('span', '', String(h + 1)), { type: 'button' });
            bar.addEventListener('click', () => view.select({ map: split.map, layer: 0, head: h }));
            return bar;
          }),
        );
      built = count;
      [...host.children].forEach((bar, h) => {
        const share = shares(view.split(), h)[3];
        bar.firstChild.style.height = `${Math.max(1, share * 32)}px`;
        bar.classList.toggle('gf-on', h === head);
        bar.setAttribute('aria-pressed', String(h === head));
        bar.title = `head ${h + 1}: position · position ${words.percent(share)}`;
        bar.setAttribute('aria-label', bar.title);
      });
    },
  };
}

function tableOf(split, head, row) {
  const shown = split.names.filter((name) => name !== 'biases' || hasBiases(split));
  const rows = split.tokens.map((token, j) =>
    create(
      'tr',
      '',
      create('th', '', words.label(token), { scope: 'row' }),
      ...(split.open[row * split.n + j]
        ? [...shown.map((_, part) => value(split, part, head, row, j)), total(split, head, row, j)].map((number) =>
            create('td', '', words.signed(number, 3)),
          )
        : [create('td', '', 'masked', { colSpan: shown.length + 1 })]),
    ),
  );
  const titles = [`${words.label(split.tokens[row])} asks`, ...shown, 'score'];
  return create(
    'table',
    '',
    create('caption', 'gf-sr', 'The scores of the chosen row in parts'),
    create('thead', '', create('tr', '', ...titles.map((title) => create('th', '', title, { scope: 'col' })))),
    create('tbody', '', ...rows),
  );
}

export function buildSplit(view) {
  const canvas = create('canvas', 'gf-cross', { tabIndex: 0, role: 'application' }),
    side = create('div', 'gf-parts gf-cap'),
    caption = create('p', 'gf-about'),
    foot = create('p', 'gf-cap'),
    bars = headBars(view),
    numbers = create('div', 'gf-table', {
      hidden: true,
      tabIndex: 0,
      role: 'region',
      'aria-label': 'The parts in numbers',
    });
  const body = create(
      'div',
      'gf-split',
      canvas,
      create('div', '', side, bars.element, create('p', 'gf-cap', 'position · position, every head')),
    ),
    element = create(
      'section',
      'gf-what',
      create('h2', '', 'What or where? The score in four parts'),
      caption,
      body,
      numbers,
      foot,
    );
  let cell = null,
    g = null;
  function under({ offsetX, offsetY }) {
    const split = view.split();
    if (!split || !g) return null;
    for (const part of FOUR) {
      const [left, top] = corner(g, part),
        [j, i] = [Math.floor((offsetX - left) / g.cell), Math.floor((offsetY - top) / g.cell)];
      if (i >= 0 && j >= 0 && i < split.n && j < split.n) return { i, j };
    }
    return null;
  }
  const point = (next) => {
    if (next?.i === cell?.i && next?.j === cell?.j) return;
    cell = next;
    view.draw();
  };
  canvas.addEventListener('pointermove', (event) => point(under(event)));
  canvas.addEventListener('pointerleave', () => point(null));
  canvas.addEventListener('blur', () => point(null));
  canvas.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key],
      split = view.split();
    if (!move || !split) return;
    event.preventDefault();
    const last = split.n - 1;
    point({
      i: Math.max(0, Math.min(last, (cell?.i ?? 0) + move[0])),
      j: Math.max(0, Math.min(last, (cell?.j ?? -1) + move[1])),
    });
    dom.say(
      cellNodes(split, view.splitHead(), cell)
        .map((node) => node.textContent)
        .join(' '),
    );
  });
  function note(split, sel) {
    const elsewhere = sel.map !== split.map || sel.layer !== 0 ? ' (higher up, tokens hold what they have read)' : '';
    const which = `${split.map}, layer 1, head ${view.splitHead() + 1}`;
    const changed = view.variants.picked === 'on' ? '' : ` with positions ${view.variants.picked}`;
    return `In the first layer a token is content plus position${elsewhere}, so each score is a sum. Here ${which}${changed}.`;
  }
  return {
    element,
    centre(part, i, j) {
      const box = canvas.getBoundingClientRect(),
        [left, top] = corner(g, part);
      return { x: box.left + left + (j + 0.5) * g.cell, y: box.top + top + (i + 0.5) * g.cell };
    },
    draw(state) {
      const split = view.split(),
        error = view.splitError();
      element.classList.toggle('gf-waiting', !split && !error);
      body.hidden = foot.hidden = !split;
      numbers.hidden = !split || !view.ui.table;
      caption.classList.toggle('gf-problem', Boolean(error));
      if (!split || !state) {
        caption.textContent = error || 'Taking the scores apart …';
        return;
      }
      const head = view.splitHead(),
        most = Math.max(...FOUR.map((part) => signed.peak(Array.from(arrays.at(split.parts, part, head)))));
      g = geometry(view, split);
      const context = draw.fit(canvas, g.width, g.height);
      labels(context, g);
      squares(context, g, split, head, most);
      cell = cell && cell.i < split.n && cell.j < split.n ? cell : null;
      if (cell)
        for (const part of FOUR) {
          const [left, top] = corner(g, part);
          draw.frame(
            context,
            left + cell.j * g.cell - 1,
            top + cell.i * g.cell - 1,
            g.cell + 1,
            g.cell + 1,
            theme.colour.ink,
            1.5,
          );
        }
      signed.print(context, `one scale, ${signed.scale(most)}`, LEFT + 2 * g.size + GAP, TOP + 2 * g.size + GAP + 12);
      side.replaceChildren(...(cell ? cellNodes(split, head, cell) : shareNodes(split, head)));
      bars.draw(split, head);
      if (view.ui.table) numbers.replaceChildren(tableOf(split, head, Math.min(state.row, split.n - 1)));
      caption.textContent = note(split, state.sel);
      foot.textContent = small(split);
      canvas.setAttribute(
        'aria-label',
        `The scores of head ${head + 1} in four parts. ${shareNodes(split, head)
          .map((node) => node.textContent)
          .join(' ')} Arrow keys read each cell.`,
      );
      element.dataset.sel = `${split.map}.${head}`;
    },
  };
}
