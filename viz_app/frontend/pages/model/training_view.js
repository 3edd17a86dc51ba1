/* The training half of the Model tab: the model at moments of its training, from the first steps to the last. */
/** @import { Charts } from '../../types' */
/** @import { TrainingHistory, TrainingPage, TrainingState } from './types' */
import { connect } from '../../client/client.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { create, region } from '../../widgets/dom.js';
import { mapPicker } from '../../widgets/picker.js';
import { segments } from '../../widgets/segments.js';
import { mountView } from '../../widgets/shell.js';
import { tableSwitch } from '../../widgets/table.js';
import { buildAnswers } from './training_answers.js';
import { buildCurve } from './training_curve.js';
import { buildHeads, buildRoles } from './training_heads.js';
import { nearest, readHistory } from './training_history.js';
import * as format from '../../state/format.js';
import { player } from '../../state/playing.js';
import { button, iconButton, mark, slider } from '../../widgets/controls.js';

/* The timeline of a training: a slider over its moments, buttons for one back and one on, and play. */

const BEAT = 900; // ms of a moment

/** Return the moments after the visible one; from the last moment it starts at the first. @param {TrainingState} state */
function beatsOf({ history, at }) {
  const last = history.steps.length - 1,
    all = history.steps.map((_, moment) => ({ moment, ms: moment < last ? BEAT : 0 }));
  return all.slice(at < last ? at + 1 : 0);
}

/** @param {TrainingPage} page */
function buildTimeline(page) {
  const { view } = page,
    play = player({
      beats: () => beatsOf(view.now()),
      go: ({ moment }) => page.go(moment),
      ...{ end: view.draw, changed: view.draw },
    }),
    by = (/** @type {number} */ step) => () => {
      play.stop();
      page.step(step);
    },
    back = iconButton('M9.5 2 4.5 7l5 5', say('model-one-moment-back'), by(-1)),
    on = iconButton('m4.5 2 5 5-5 5', say('model-one-moment-on'), by(1)),
    playing = button(say('model-play'), play.toggle, 'gf-btn gf-play'),
    range = slider(say('model-moment-training'), (at) => {
      play.stop();
      page.go(at);
    }),
    ticks = create('div', 'gf-ticks', { 'aria-hidden': 'true' }),
    where = create('div', 'gf-where');
  return {
    element: region(
      'gf-timeline',
      say('model-moments-training'),
      back,
      playing,
      on,
      create('div', 'gf-rail', range.element, ticks),
      where,
    ),
    toggle: play.toggle,
    destroy: play.stop,
    /** @param {TrainingState} state */
    draw({ history: { steps }, at }) {
      const last = steps.length - 1,
        step = format.thousands(steps[at]);
      range.draw(at, last);
      mark(
        range.element,
        'valuetext',
        say('model-step-moment-of', { at: steps[at], atB: at + 1, count: steps.length }),
      );
      if (ticks.childElementCount !== steps.length)
        ticks.replaceChildren(...steps.map((one) => create('span', '', format.thousands(one))));
      where.textContent = page.view.phone
        ? say('model-step-in-text', { step })
        : say('model-step-of-last', { step, last: format.thousands(steps[last]) });
      [back.disabled, on.disabled] = [at === 0, at === last];
      playing.textContent = play.isPlaying() ? say('model-pause') : say('model-play');
      page.view.root.dataset.playing = String(play.isPlaying());
    },
  };
}

const NARROW = 1080; // px
const WAITING = say('model-loading-training');

/** @type {(value: unknown, count: number) => number} */
const within = (value, count) => Math.max(0, Math.min(count - 1, Math.floor(Number(value ?? 0)) || 0));

/** @param {TrainingPage} page @returns {TrainingState | null} */
function resolve({ client }) {
  const request = link.request(),
    found = request && client.have('learning', { model: request.model });
  if (!found?.ok || typeof found.value === 'string') return null;
  /** @type {TrainingHistory} */
  const history = found.value,
    { steps, sentences } = history,
    example = within(store.get('example'), sentences.length),
    names = Object.keys(sentences[example].maps),
    chosen = String(store.get('map')),
    name = names.includes(chosen) ? chosen : names[0],
    map = sentences[example].maps[name],
    wanted = store.get('moment');
  return {
    ...{ history, example, sentence: sentences[example], names, name, map, roles: history.roles[name] ?? null },
    at: wanted === undefined ? steps.length - 1 : nearest(steps, Number(wanted) || 0),
    sel: { layer: within(store.get('layer'), map.layers), head: within(store.get('head'), map.heads) },
  };
}

/** @param {TrainingPage} page */
function load({ client, view }) {
  const request = link.request();
  if (!request) return false;
  const found = client.want('learning', { model: request.model }),
    nothing = found?.ok && typeof found.value === 'string' ? found.value : '';
  view.root.classList.toggle('gf-no-history', Boolean(nothing));
  view.say(!found ? WAITING : !found.ok ? found.error : nothing, Boolean(found && !found.ok));
  return found !== null;
}

/** @param {TrainingPage} page */
function buildTools(page) {
  const { view } = page,
    texts = segments({
      ...{ label: say('model-which-sentence'), options: [] },
      choose: (example) => view.select({ example }),
    }),
    maps = mapPicker((map) => view.select({ map })),
    note = create('p', 'gf-said'),
    swap = tableSwitch(page, () => view.draw());
  const choice = create('span', 'gf-picked', say('model-sentence'), ' ', texts.element);
  return {
    element: create('div', 'gf-tool gf-tools', choice, maps.element, swap),
    note,
    /** @param {TrainingState} state */
    draw({ history, example, names, name }) {
      choice.hidden = history.sentences.length < 2;
      texts.draw(
        example,
        history.sentences.map((_, at) => [at, String(at + 1)]),
      );
      maps.draw(names, name);
      Object.assign(note, { textContent: history.note.join(' '), hidden: !history.note.length });
    },
  };
}

/** @param {TrainingPage} page */
function build(page) {
  const [tools, timeline, heads] = [buildTools(page), buildTimeline(page), buildHeads(page)],
    [answers, curve, roles] = [buildAnswers(page), buildCurve(page), buildRoles(page)];
  const columns = create(
    'div',
    'gf-cols',
    create('div', '', heads.element, answers.element),
    create('div', '', curve.element, roles.element),
  );
  return {
    nodes: [tools.element, tools.note, timeline.element, columns],
    parts: [tools, timeline, heads, answers, curve, roles],
    keys: { ' ': timeline.toggle, ArrowLeft: () => page.step(-1), ArrowRight: () => page.step(1) },
  };
}

/**
 * Draw this half into `root`. The functions of `server` are those of viz_app/handlers/model.py.
 * @param {HTMLElement} root
 * @param {import('../../client/client.js').Server} server
 * @param {Charts} charts
 */
export function mountTrainingView(root, server, charts) {
  /** @type {import('../../widgets/shell.js').View<TrainingState>} */
  const view = mountView(root, {
    name: 'training',
    headline: say('model-how-learned-from'),
    narrow: NARROW,
    load: () => load(page),
    resolve: () => resolve(page),
    build: () => build(page),
    stamp: ({ history, at, example, name }) => ({ moment: history.steps[at], example, map: name }),
    heard(values, changed) {
      if (changed.includes('model') && page.model && values.model !== page.model) {
        view.rebuild(); // because the chart and the timeline belong to one model
        if (!changed.includes('moment') && values.moment !== undefined) store.set({ moment: null, example: null });
      }
      page.model = String(values.model ?? '');
    },
  });
  const client = connect(server, { learning: readHistory }, view.draw);
  /** @type {TrainingPage} */
  const page = {
    ...{ view, client, charts, isTable: false, model: String(store.get('model') ?? '') },
    go(at) {
      const { steps } = view.now().history;
      view.select({ moment: steps[Math.max(0, Math.min(steps.length - 1, at))] });
    },
    step: (by) => page.go(view.now().at + by),
  };
  return page;
}
