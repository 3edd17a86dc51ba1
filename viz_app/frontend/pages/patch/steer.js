/* Steering: a vector added to the base, more or less of it, and what the base then writes and gives to both tokens. */
/** @import { Page, Pair, PatchMap, PatchState, Stack, Steered, SteeringCurve } from './types' */
/** @import { Source, Steer } from '../../state/steering.js' */
import { valueOf } from '../../client/client.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import * as steering from '../../state/steering.js';
import { store } from '../../state/store.js';
import { sized, widthOf } from '../../widgets/canvas.js';
import { button, select, slider } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import { svg } from '../../widgets/svg.js';
import { term } from '../../widgets/terms.js';
import { marked } from './now.js';
import { rowOptions } from './places.js';
import { draftOf, isSteering as isOpen } from './state.js';

/* The curve of steering: log p of the token and of its rival by the amount of a vector. */

const MOST = 4; // times the vector, on either side
const [HIGH, LEFT, RIGHT, TOP, BOTTOM] = [132, 40, 92, 10, 20], // px
  NEAR = 13, // px between the names of both lines
  LETTERS = 11; // of a name

/** @typedef {{ x: (amount: number) => number, y: (log: number) => number, low: number, width: number }} Axes */

/** @param {SteeringCurve} curve @param {number} width @returns {Axes} */
function axesOf({ logs }, width) {
  const low = Math.floor(Math.min(-1, ...logs.flat().map((value) => value ?? 0)));
  return {
    ...{ low, width },
    x: (amount) => LEFT + ((amount + MOST) / (2 * MOST)) * (width - LEFT - RIGHT),
    y: (log) => TOP + (log / low) * (HIGH - TOP - BOTTOM),
  };
}

/** @param {number} amount */
const timesOf = (amount) => format.inOrder(`${format.number(amount, 0)} ×`);

/** @param {string} text @param {Record<string, string | number>} more */
const write = (text, more) => svg('text', { 'font-size': 11, class: 'gf-soft', ...more }, text);

/** Return the path of one line, with a gap where there is no number. @param {SteeringCurve} curve @param {0 | 1} which @param {Axes} axes */
function pathOf({ amounts, logs }, which, { x, y }) {
  let isOn = false;
  return logs
    .map((row, at) => {
      const value = row[which],
        mark = isOn ? 'L' : 'M';
      isOn = value !== null;
      return value === null ? '' : `${mark}${x(amounts[at])},${y(value)}`;
    })
    .join('');
}

/** Name both lines at their ends, apart from each other. @param {Pair} pair @param {SteeringCurve} curve @param {Axes} axes */
function namesOf({ token, rival }, { logs }, { y, low, width }) {
  const ends = [0, 1].map((which) => y(logs[logs.length - 1][which] ?? low)),
    apart = Math.max(0, NEAR - Math.abs(ends[0] - ends[1])) / 2,
    upper = ends[0] <= ends[1] ? 0 : 1;
  return [token, rival].map((name, which) => {
    return write(format.cut(format.quoted(name), LETTERS), {
      ...{ x: width - RIGHT + 6, y: ends[which] + 4 + (which === upper ? -apart : apart) },
      class: which ? 'gf-soft' : 'gf-ink',
    });
  });
}

/** Draw both lines; the chosen amount is upright. @param {Pair} pair @param {SteeringCurve} curve @param {number} amount @param {number} width */
function picture(pair, curve, amount, width) {
  const axes = axesOf(curve, width),
    { x, y, low } = axes,
    told = curve.amounts.flatMap((one, at) =>
      at % 4
        ? []
        : [
            say('patch-at-amount', {
              amount: timesOf(one),
              logs: format.series(curve.logs[at].map((log) => format.number(log ?? NaN))),
            }),
          ],
    ),
    names = { token: format.quoted(pair.token), rival: format.quoted(pair.rival) },
    label = say('patch-curve-in-words', { ...names, values: format.parted(told) });
  return svg(
    'svg',
    { ...sized(width, HIGH), role: 'img', 'aria-label': label },
    svg('path', { d: `M${LEFT},${y(0)}H${width - RIGHT}M${LEFT},${y(low)}H${width - RIGHT}`, class: 'gf-rule' }),
    svg('path', { d: `M${x(amount)},${TOP - 4}V${HIGH - BOTTOM}`, class: 'gf-chosen' }),
    svg('path', { d: pathOf(curve, 1, axes), class: 'gf-rival' }),
    svg('path', { d: pathOf(curve, 0, axes), class: 'gf-token' }),
    ...namesOf(pair, curve, axes),
    ...[0, low].map((log) => write(format.number(log, 0), { x: LEFT - 6, y: y(log) + 4, 'text-anchor': 'end' })),
    ...[-MOST, 0, MOST].map((one) => write(timesOf(one), { x: x(one), y: HIGH - 5, 'text-anchor': 'middle' })),
  );
}

const STEP = 0.25; // of the slider

/** Request the curve, and the answer of the draft. @param {Page} page @param {object} question */
export function loadSteering(page, question) {
  const draft = isOpen() ? draftOf(page.reply?.map ?? null) : null;
  page.steered = null;
  if (!draft) return;
  const of = (/** @type {number} */ amount) => ({ ...question, steering: steering.written([{ ...draft, amount }]) }),
    curve = page.client.want('steering_curve', of(1)),
    answer = page.client.want('steered', of(draft.amount)),
    refused = [curve, answer].flatMap((reply) => (reply && !reply.ok ? [reply.error] : []));
  page.steered = {
    problem: refused[0] ?? '',
    curve: valueOf(curve),
    answer: valueOf(answer),
    amount: draft.amount,
  };
}

/** Let the visitor choose a file. @param {(file: File) => unknown} use */
function chooseFile(use) {
  const input = create('input', '', { type: 'file', accept: '.npy' });
  input.addEventListener('change', () => input.files?.[0] && use(input.files[0]));
  input.click();
}

/** Return the vectors on offer: name, text, source. @param {Pair} pair @returns {[string, string, Source][]} */
const sourcesOf = ({ base, donor, ids, step, token, rival }) => [
  ['difference', say('patch-what-texts-differ-by'), ['difference', donor, base]],
  .../** @type {[string, string, Source][]} */ (
    step === null
      ? []
      : [
          ['token', say('patch-the-word', { word: format.quoted(token) }), ['token', ids[0]]],
          ['rival', say('patch-the-word', { word: format.quoted(rival) }), ['token', ids[1]]],
        ]
  ),
];

/** The list of what is added. @param {Page} page @param {(change: Partial<Steer>) => void} change @param {(text: string) => void} tell */
function buildSources(page, change, tell) {
  const list = select(say('patch-what-is-added'), (name) => {
    const { map } = page.now(),
      chosen = map && sourcesOf(map.pair).find(([key]) => key === name);
    if (chosen) return change({ source: chosen[2] });
    if (name === 'file')
      chooseFile((file) =>
        steering.fromFile(file, page.reply?.width ?? 0).then(
          (source) => change({ source }),
          (/** @type {Error} */ problem) => tell(problem.message),
        ),
      );
    page.view.draw(); // the list shows what is added, also if no file is chosen
  });
  return {
    element: list.element,
    /** @param {PatchMap} map @param {Steer} draft */
    draw({ pair }, draft) {
      const known = sourcesOf(pair),
        name = known.find(([, , source]) => JSON.stringify(source) === JSON.stringify(draft.source))?.[0],
        other = draft.source[0] === 'vector' ? say('patch-vector-of-file') : steering.told({ ...draft, amount: 1 });
      list.draw(name ?? 'own', [
        ...known.map(([key, text]) => [key, text]),
        ...(name ? [] : [['own', other]]),
        ['file', say('patch-file-of-numpy')],
      ]);
    },
  };
}

/** The lists of the depth and of the rows. @param {(change: Partial<Steer>) => void} change */
function buildPlace(change) {
  const depth = select(say('patch-the-depth'), (at) => {
      const [stack, layer] = at.split('.');
      change({ stack: /** @type {Stack} */ (stack), depth: Number(layer), rows: null });
    }),
    row = select(say('patch-the-rows'), (at) => change({ rows: at === 'all' ? null : [Number(at)] }));
  return {
    elements: [depth.element, row.element],
    /** @param {PatchMap} map @param {Steer} draft */
    draw({ pair, vectors }, { stack, depth: layer, rows }) {
      depth.draw(
        `${stack}.${layer}`,
        Object.entries(vectors).map(([name, depths]) => ({
          label: MAP_TITLES[name],
          options: depths.map((_, at) => [`${name}.${at}`, say('patch-depth-of-stack', { stack: name, depth: at })]),
        })),
      );
      const isSome = rows !== null && rows.length > 1;
      row.draw(isSome ? 'some' : String(rows?.[0] ?? 'all'), [
        ['all', say('patch-all-rows')],
        ...(isSome ? [['some', say('patch-so-many-rows', { count: rows.length })]] : []),
        ...rowOptions(pair.tokens[stack] ?? []),
      ]);
    },
  };
}

/** Make the draft a change of the run. @param {Steer | null} draft */
function keepDraft(draft) {
  if (!draft) return;
  store.branch();
  store.set({ steer: steering.written([...steering.read(store.get('steer')), draft]), steering: null });
}

/** @param {Page} page @returns {Piece<PatchState>} */
export function buildSteer(page) {
  const problem = notice(),
    answer = create('p', 'gf-big', { dir: 'auto', 'aria-live': 'polite' }),
    amountText = create('output', ''),
    drawing = create('div', 'gf-curve'),
    keep = button(say('patch-keep-as-change'), () => keepDraft(page.now().draft));
  let width = 0;
  const change = (/** @type {Partial<Steer>} */ more) => {
    const { draft } = page.now();
    problem.say('');
    if (draft) page.view.select({ steering: steering.written([{ ...draft, ...more }]) });
  };
  const sources = buildSources(page, change, problem.say),
    place = buildPlace(change),
    range = slider(say('patch-how-much'), (amount) => change({ amount }), { min: -MOST, max: MOST, step: STEP }),
    summary = create('summary', '', say('patch-steer')),
    says = pieces('patch-not-a-swap', { vector: term('steering', say('patch-a-vector')) });
  const element = create(
    'details',
    'gf-steer',
    summary,
    create('p', 'gf-cap', ...says),
    create('div', 'gf-tool', say('patch-add'), sources.element, ...place.elements),
    create('div', 'gf-tool', range.element, amountText),
    problem.element,
    answer,
    drawing,
    create('div', 'gf-tool', keep),
  );
  /** Draw what has arrived. @param {Steered} steered @param {Pair} pair @param {Steer} draft @param {string} base */
  function drawFound({ problem: said, answer: found, amount, curve }, pair, draft, base) {
    if (said) problem.say(said);
    answer.classList.toggle('gf-old', !found);
    if (found) {
      answer.replaceChildren(
        ...pieces('patch-run-writes-so', {
          ...{ run: base, isClass: pair.step === null, output: marked(found.output, found.before) },
        }),
      );
      Object.assign(element.dataset, { amount: String(amount), output: found.output });
    }
    if (curve && width) drawing.replaceChildren(picture(pair, curve, draft.amount, width));
  }
  element.addEventListener('toggle', () => {
    if (element.open === isOpen()) return;
    const draft = draftOf(page.now().map);
    page.view.select({ steering: element.open && draft ? steering.written([draft]) : null });
  });
  return {
    element,
    layout() {
      width = widthOf(drawing);
    },
    draw({ map, draft, steered, base, isFromA, isExample }) {
      element.open = isOpen();
      if (!map || !draft || !element.open) return;
      sources.draw(map, draft);
      place.draw(map, draft);
      range.draw(draft.amount);
      amountText.textContent = format.inOrder(`${format.number(draft.amount)} ×`);
      keep.disabled = !isFromA || isExample;
      keep.title = isExample ? say('patch-open-the-pair-first') : isFromA ? '' : say('patch-only-b-can-be-changed');
      if (steered) drawFound(steered, map.pair, draft, base);
    },
  };
}
