// @ts-nocheck
/* Why the scores are divided by √d_k: how far they spread, what softmax makes of that, and where else one may divide. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { buildChart } from './chart.js';
import { rich } from './row.js';

const ROW = 64;

const mean = (heads, key) => heads.reduce((sum, head) => sum + head[key], 0) / heads.length;

function softmax(scores, open) {
  const top = scores.reduce((most, value, j) => (open[j] && value > most ? value : most), -Infinity);
  const powers = Array.from(scores, (value, j) => (open[j] ? Math.exp(value - top) : 0)),
    total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** What the scores of this row are without the division, wherever the model puts it. */
const unscaled = (r) => Array.from(r.scaled, (value) => value * Math.sqrt(r.layer.dHead));

function rowShares(context, shares, r, { top, width, name }) {
  const room = width - 8,
    cw = room / r.n,
    bar = Math.max(2, Math.min(34, cw - 3)),
    height = ROW - 34;
  Object.assign(context, {
    font: draw.font(12),
    fillStyle: theme.colour['ink-2'],
    textAlign: 'left',
    textBaseline: 'middle',
  });
  context.fillText(name, 0, top + 7);
  shares.forEach((share, j) => {
    const left = (j + 0.5) * cw - bar / 2;
    if (!r.open[j]) {
      draw.hatch(context, left, top + 30, bar, height, 5);
      return;
    }
    context.fillStyle = theme.colour.s0;
    context.fillRect(left, top + 30, bar, height);
    context.fillStyle = theme.shareColour(0.35 + 0.65 * share);
    context.fillRect(left, top + 30 + height * (1 - share), bar, height * share);
    if (cw < 26 && share < 0.2) return;
    Object.assign(context, { fillStyle: theme.colour.ink, font: draw.font(11), textAlign: 'center' });
    context.fillText(words.percent(share).replace('\u202f%', ''), (j + 0.5) * cw, top + 22);
  });
}

function thisRow() {
  const canvas = create('canvas', '', { role: 'img', 'aria-label': 'This row with the scale and without' });
  return {
    element: canvas,
    draw(r) {
      const width = canvas.parentNode.clientWidth,
        context = draw.fit(canvas, width, 2 * ROW + 10),
        without = softmax(unscaled(r), r.open);
      rowShares(context, Array.from(r.weights), r, {
        top: 0,
        width,
        name: `this row as it was, softmax(s ÷ ${words.number(Math.sqrt(r.layer.dHead))}), in per cent`,
      });
      rowShares(context, without, r, { top: ROW + 8, width, name: 'the same row without the scale, softmax(s)' });
      const list = (shares) =>
        r.layer.keys
          .map((token, j) => `${words.label(token)} ${r.open[j] ? words.percent(shares[j]) : 'masked'}`)
          .join(', ');
      canvas.setAttribute('aria-label', `With the scale: ${list(Array.from(r.weights))}. Without: ${list(without)}.`);
    },
  };
}

/** Both ways in 32-bit arithmetic, term after term, as a model would do them. */
function bothWays(r) {
  const { fround } = Math,
    d = r.layer.dHead,
    root = fround(Math.sqrt(d)),
    fourth = fround(d ** 0.25),
    inputs = r.layer.queryScale !== 1;
  const [plain, small] = inputs ? [(v) => fround(v * fourth), (v) => v] : [(v) => v, (v) => fround(v / fourth)];
  const product = (change, j) =>
    r.query.reduce((sum, q, c) => fround(sum + fround(change(q) * change(r.key(j)[c]))), 0);
  return Array.from({ length: r.n }, (_, j) => ({
    after: fround(product(plain, j) / root),
    before: product(small, j),
  }));
}

function twoPlaces() {
  const table = create('div', 'gf-terms gf-places', {
      tabIndex: 0,
      role: 'region',
      'aria-label': 'Both ways, number by number',
    }),
    result = create('p', 'gf-result');
  let shown = null;
  return {
    elements: [table, result],
    draw(r) {
      if (shown === r) return;
      shown = r;
      const pairs = bothWays(r),
        far = Math.max(...pairs.map(({ after, before }) => Math.abs(after - before)));
      const rows = pairs.map(({ after, before }, j) =>
        create(
          'tr',
          '',
          create('th', '', words.label(r.layer.keys[j]), { scope: 'row' }),
          ...[after, before].map((value) => create('td', '', words.signed(value, 4))),
        ),
      );
      const head = create(
        'tr',
        '',
        ...['token', '(q · k) ÷ √d_k', '(q ÷ d_k^¼) · (k ÷ d_k^¼)'].map((name) =>
          create('th', '', ...rich(name), { scope: 'col' }),
        ),
      );
      table.replaceChildren(
        create(
          'table',
          '',
          create('caption', 'gf-sr', 'The scale in two places'),
          create('thead', '', head),
          create('tbody', '', ...rows),
        ),
      );
      const way = r.layer.queryScale === 1 ? 'This model divides the scores.' : 'This model divides q and k.';
      result.textContent =
        far === 0
          ? `Same numbers, to the last bit. ${way}`
          : `Same numbers: they differ by ${words.tiny(far)} at most, the rounding of 32 bits. ${way}`;
    },
  };
}

/** Powers of two over all that is measured. */
function octaves(values) {
  const logs = values.map((value) => Math.log2(Math.max(value, 1e-3))),
    [low, high] = [Math.min(0, ...logs) - 0.3, Math.max(0, ...logs) + 0.3];
  const powers = Array.from({ length: Math.floor(high) - Math.ceil(low) + 1 }, (_, i) => Math.ceil(low) + i);
  return {
    ticks: powers.map((power) => [2 ** power, power < 0 ? words.number(2 ** power) : String(2 ** power)]),
    scale: (value) => (Math.log2(Math.max(value, 1e-3)) - low) / (high - low),
  };
}

const bothCharts = () => ({
  spread: buildChart({
    name: 'Spread of q·k over d_k',
    series: [
      ['spread', 'q·k', true],
      ['scaled', 'q·k ÷ √d_k', false],
    ],
    axis: octaves,
    read: (value) => words.number(value),
    law: { sign: '√', at: 128, value: 128 ** 0.5 },
  }),
  top: buildChart({
    name: 'Largest share of a softmax over ten tokens, over d_k',
    series: [
      ['top', 'without the scale', true],
      ['topScaled', 'with it', false],
    ],
    axis: () => ({
      ticks: [
        [0, '0'],
        [0.5, '50\u202f%'],
        [1, '100\u202f%'],
      ],
      scale: (value) => value,
    }),
    read: words.percent,
  }),
});

const key = (sign, text) => create('span', '', create('i', '', sign), ...rich(text));
const legend = (first, second) =>
  create(
    'p',
    'gf-cap gf-keyline',
    key('●', first),
    key('○', second),
    key('−', 'the heads of this run, the chosen one in orange'),
  );

export function buildExperiment(view) {
  const { spread, top } = bothCharts(),
    row = thisRow(),
    places = twoPlaces(),
    heads = create('p', 'gf-result'),
    share = create('p', 'gf-result');
  const again = create('button', 'gf-btn gf-small', 'Draw again', { type: 'button' });
  const panel = (title, note, ...content) =>
    create(
      'section',
      '',
      create('div', 'gf-row', create('h2', '', ...rich(title)), ...(content[0] === again ? [content.shift()] : [])),
      create('p', 'gf-note2', ...rich(note)),
      ...content,
    );
  const charts = create(
    'div',
    'gf-experiment',
    panel(
      'Dot products spread like √d_k',
      'Products of random vectors whose components have mean 0 and variance 1. Each dot is the standard deviation of thousands.',
      again,
      spread.element,
      legend('q·k', 'q·k ÷ √d_k'),
      heads,
    ),
    panel(
      'Without the scale, one token takes all',
      'The largest share of a softmax over ten random scores, on average. Near 100\u202f% the softmax is flat: nothing is left to learn from.',
      top.element,
      legend('without the scale', 'with it'),
      row.element,
      share,
    ),
  );
  const twice = panel(
    'Two places for the same scale',
    'Dividing the scores by √d_k, or q and k by its square root each: this row both ways, in 32-bit arithmetic.',
    ...places.elements,
  );
  twice.classList.add('gf-twice');
  let seed = 1,
    data = null,
    shown = '',
    asked = '',
    painted = '',
    visible = false;
  new IntersectionObserver(
    ([entry]) => {
      visible = entry.isIntersecting;
      if (visible) view.draw();
    },
    { rootMargin: '200px' },
  ).observe(charts);
  async function load(id) {
    if (asked === id) return;
    asked = id;
    const answer = await view.source.experiment({ ...view.request, seed });
    if (asked !== id) return;
    if (!answer.ok) {
      heads.textContent = answer.error;
      return;
    }
    [data, shown] = [answer, id];
    view.draw();
  }
  again.addEventListener('click', () => {
    seed += 1;
    view.draw();
  });
  function sentences(r) {
    const mine = data.heads.find(
      (head) => head.map === r.layer.map && head.layer === r.layer.layer && head.head === r.head,
    );
    heads.replaceChildren(
      ...rich(
        `The ${data.heads.length} heads of this run have d_k = ${data.width}; their q·k spread ${words.number(mean(data.heads, 'spread'))} on average, ${words.number(mean(data.heads, 'scaled'))} once scaled. The chosen head: ${words.number(mine.spread)} and ${words.number(mine.scaled)}. Learned q and k need not have variance 1.`,
      ),
    );
    share.textContent = `Over all heads and rows of this run the largest share is ${words.percent(mean(data.heads, 'topScaled'))} on average; without the scale it would be ${words.percent(mean(data.heads, 'top'))}. A model trained without it would learn other numbers.`;
  }
  return {
    charts,
    twice,
    draw({ r }) {
      places.draw(r);
      if (!visible) return;
      const id = JSON.stringify([view.request, seed]);
      if (shown !== id) load(id);
      const depends = [view.id, r.head, r.i, shown === id, charts.clientWidth, theme.stamp, devicePixelRatio].join(' ');
      if (depends === painted) return;
      painted = depends;
      row.draw(r);
      if (!data) return;
      const isChosen = (head) =>
        Number(head.map === r.layer.map && head.layer === r.layer.layer && head.head === r.head);
      spread.draw(data, isChosen);
      top.draw(data, isChosen);
      if (shown === id) sentences(r);
      view.root.dataset.experiment = shown === id ? seed : '';
    },
  };
}
