// @ts-nocheck
/* The Positions page: the encoding above, computed here; below, the current run with other positions, from the server. */
import * as arrays from '../../state/arrays.js';
import * as codec from '../../state/codec.js';
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import * as changes from '../../widgets/changes.js';
import { create } from '../../widgets/dom.js';
import { buildChooser } from './chooser.js';
import * as encoding from './encoding.js';
import { buildNumbers } from './numbers.js';
import { buildRotation } from './rotation.js';
import { MODE_NAMES as MODES, buildRuns } from './runs.js';
import * as settings from './settings.js';
import { buildSimilarity, short } from './similarity.js';
import { openSource } from './source.js';
import { buildSplit, readSplit } from './split.js';
import { buildDial, buildTools } from './tools.js';
import { buildWaves } from './waves.js';

const PHONE = 640,
  NARROW = 1180,
  MIDDLE = 1300,
  FIRST = { longest: 256, width: 256, learned: {} };

/** The table drawn, and all that follows from it; computed anew only when a setting has changed. */
function labOf(view) {
  const { kind: asked, length, width, base, step, waves } = view.settings,
    learned = asked === 'learned' && view.learnedTable(),
    kind = learned ? 'learned' : 'sinusoidal';
  const key = JSON.stringify([
    kind,
    length,
    width,
    base,
    learned ? view.request?.model : '',
    learned ? view.stack() : '',
  ]);
  if (view.lab?.key !== key) {
    const table = learned ? encoding.learned(learned, length) : encoding.sinusoidal(length, width, base),
      most = learned ? table.data.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1 : 1;
    const beside = learned
      ? { table: encoding.sinusoidal(table.length, table.width, base), kind: 'sinusoidal', most: 1 }
      : null;
    view.lab = { key, kind, table, most, beside, dots: encoding.dots(table), base };
  }
  if (view.lab.step !== step) view.lab.turned = null;
  const shown = waves.filter((dimension) => dimension < view.lab.table.width);
  Object.assign(view.lab, {
    step,
    at: Math.min(view.hoverPlace ?? view.settings.place, view.lab.table.length - 1),
    dimension: view.cursor?.dimension ?? view.hoverDimension ?? null,
    waves: shown.length ? shown : [0],
  });
  view.lab.turned ??= encoding.turned(view.lab.table, step, base);
  return view.lab;
}

function encodingPart(view) {
  Object.assign(view, {
    own: () => ({
      length: Math.min(64, view.facts?.longest ?? FIRST.longest),
      width: view.facts?.width ?? FIRST.width,
      base: 10000,
    }),
    stack: () => (store.get('map') === 'decoder' || store.get('map') === 'cross' ? 'decoder' : 'encoder'),
    hasLearned: () => Object.keys((view.facts ?? FIRST).learned).length > 0,
    learnedTable: () => {
      const { learned } = view.facts ?? FIRST;
      return learned[view.stack()] ?? learned.encoder ?? null;
    },
    tokens: () =>
      view.state()?.sides.on.run[
        view.stack() === 'decoder' && view.state().sides.on.run.maps.decoder ? 'target' : 'source'
      ] ?? [],
    withWave(dimension) {
      const { waves } = view.settings;
      return waves.includes(dimension)
        ? waves
        : [...waves.slice(waves.length < 4 ? 0 : 1), dimension].sort((a, b) => a - b);
    },
    similarTo() {
      const { dots, at, table } = view.lab,
        n = table.length,
        row = Array.from(dots.subarray(at * n, (at + 1) * n)),
        near = row
          .map((value, q) => [value, q])
          .filter(([, q]) => q !== at)
          .sort((a, b) => b[0] - a[0])
          .slice(0, 3);
      return `Position ${at}: dot product ${short(row[at])} with itself, most alike are ${near.map(([value, q]) => `${q} (${short(value)})`).join(', ')}.`;
    },
    /** A person has chosen: remembered in the address, where it differs from the model's own. */
    settle(values) {
      const next = { ...view.settings, ...values };
      next.place = Math.min(next.place, next.length - 1);
      const resized = next.width !== view.settings.width || next.base !== view.settings.base;
      next.waves = next.waves?.filter((dimension) => dimension < next.width) ?? [];
      if (!next.waves.length || (resized && view.wavesAreFirst()))
        next.waves = encoding.worthALook(next.width, next.base);
      if (Object.keys(values).some((key) => ['length', 'width', 'base', 'step', 'waves'].includes(key))) view.tell('');
      view.settings = next;
      view.writing = true;
      store.set(settings.toStore(next, view.own()));
      view.writing = false;
      view.refresh();
    },
    wavesAreFirst: () =>
      JSON.stringify(view.settings.waves) ===
      JSON.stringify(encoding.worthALook(view.settings.width, view.settings.base)),
    tell(problem) {
      view.problem = problem;
      view.draw();
    },
    point(at) {
      [view.hoverPlace, view.hoverDimension] = [at?.place ?? null, at?.dimension ?? null];
      view.refresh();
    },
    /** What is told right after a change must be about the new state, not the one still on the screen. */
    refresh() {
      labOf(view);
      view.draw();
    },
    readAddress() {
      const { settings: found, problem } = settings.fromStore(store.get(), view.own());
      Object.assign(view, { settings: found, problem });
    },
  });
}

/** Answers of the server as pictures need them. */
function read(name, answer) {
  if (name === 'encoding')
    return {
      ...answer,
      learned: Object.fromEntries(
        Object.entries(answer.learned).map(([stack, packed]) => [stack, arrays.unpack(packed)]),
      ),
    };
  if (name === 'split') return readSplit(answer);
  const run = codec.readRun(answer.run);
  return {
    ...answer,
    run,
    changes: Object.fromEntries(run.names.map((map) => [map, changes.weights(answer.change[map], run.maps[map])])),
  };
}

function runsPart(view) {
  const question = (mode) => ({
    name: 'variant',
    request: { ...view.request, positions: settings.parameterOf(mode, view.variants) },
  });
  const about = () => ({ name: 'encoding', request: view.request });
  const parts = () => ({
    name: 'split',
    request: {
      ...view.request,
      positions: settings.parameterOf(view.variants.picked, view.variants),
      map: view.splitMap(),
    },
  });
  const good = (asked) => {
    const answer = view.request && view.source.answer(asked());
    return answer?.ok ? answer : null;
  };
  const problem = (asked) => {
    const answer = view.request && view.source.answer(asked());
    return answer && !answer.ok ? answer.error : '';
  };
  Object.assign(view, {
    wanted: () =>
      view.request && view.root.offsetParent
        ? [about(), ...['on', view.variants.picked, ...MODES].map(question), parts()]
        : [],
    takeFacts() {
      const facts = good(about);
      if (facts && facts !== view.facts) {
        view.facts = facts;
        view.readAddress();
      }
    },
    errorOf: (mode) => problem(() => question(mode)),
    split: () => good(parts),
    splitError: () => problem(parts),
    splitMap: () => {
      const { map } = store.get(),
        names = good(() => question('on'))?.run.names ?? ['encoder'];
      return map === 'cross' || !names.includes(map) ? 'encoder' : map;
    },
    splitHead: () => Math.min(store.get('head') ?? 0, (view.split()?.spread.length ?? 1) - 1),
    /** What the four figures draw: null until the run as it is has come. */
    state() {
      const on = good(() => question('on'));
      if (!on) return null;
      const chosen = store.get(),
        name = chosen.map in on.run.maps ? chosen.map : 'encoder',
        map = on.run.maps[name],
        sel = {
          map: name,
          layer: Math.min(chosen.layer ?? 0, map.layers - 1),
          head: Math.min(chosen.head ?? 0, map.heads - 1),
        };
      const row = Math.min((map.writes ? chosen.step : chosen.row) ?? 0, map.queries.length - 1),
        plain = map.levels(sel.layer, sel.head),
        sides = {};
      for (const mode of MODES) {
        const one = good(() => question(mode));
        if (one)
          sides[mode] = {
            run: one.run,
            map: one.run.maps[name],
            levels: one.run.maps[name].levels(sel.layer, sel.head),
            plain,
            change: one.changes[name].at(sel.layer, sel.head),
            moved: one.moved[name],
            output: one.output,
          };
      }
      const scale = Math.max(
        ...Object.values(sides).map(({ change }) =>
          change.reduce((top, value) => Math.max(top, Math.abs(value) || 0), 0),
        ),
      );
      return { sel, row, sides, scale, hover: view.cell, map };
    },
    pick(mode, values = {}) {
      const next = { ...view.variants, ...values, picked: mode };
      store.set({
        positions: settings.parameterOf(mode, next) || null,
        seed: next.seed === 1 || mode === 'shuffled' ? null : String(next.seed),
        shift: next.shift === 3 || mode === 'shifted' ? null : String(next.shift),
      });
      view.follow();
    },
    select(values) {
      store.set(values);
      view.draw();
    },
    selectRow(i) {
      view.select(view.state()?.map.writes ? { step: i } : { row: i });
    },
    hoverCell(cell) {
      if (cell?.i !== view.cell?.i || cell?.j !== view.cell?.j) {
        view.cell = cell;
        view.draw();
      }
    },
    /** Takes model, sentence and variants from the address and asks for what is missing. */
    follow() {
      view.request = link.request();
      view.variants = settings.variantsOf(store.get());
      view.source.forgive();
      view.source.pump();
      view.draw();
    },
  });
}

const legend = () =>
  create(
    'div',
    'gf-keys gf-cap',
    create(
      'span',
      'gf-legend',
      create('span', '', 'signed value, each chart its own scale: − ', create('i', 'gf-ramp gf-signed'), '+'),
      create('span', '', 'share of attention: 0 ', create('i', 'gf-ramp'), '1'),
      create('span', '', create('i', 'gf-hatched'), 'may not look'),
    ),
    create('span', '', 'pick one of the four: the sentence below and the four parts follow'),
    create('span', 'gf-hand', create('kbd', '', 'Tab'), ' then arrows: every number'),
  );

function build(view) {
  const tools = buildTools(view),
    numbers = buildNumbers(view),
    waves = buildWaves(view),
    similarity = buildSimilarity(view),
    rotation = buildRotation(view),
    step = buildDial(view, 'step');
  const place = create('span', 'gf-cap'),
    title = (text, ...more) => create('div', 'gf-titled', create('h2', '', text), ...more);
  view.waveHost = create(
    'section',
    '',
    title('Every dimension is a wave over positions', place),
    create(
      'p',
      'gf-about',
      'Low dimensions swing fast, high ones slowly. Click a line of the encoding to bring its wave up here.',
    ),
    waves.element,
  );
  view.simHost = create(
    'section',
    '',
    title('Near positions are similar'),
    create(
      'p',
      'gf-about',
      'Dot product of every two positions: with waves it depends only on how far apart they are.',
    ),
    similarity.element,
  );
  view.rotationHost = create(
    'section',
    'gf-rotation',
    title('A step is a rotation', step.element),
    create('p', 'gf-about', 'Each pair of dimensions is a hand. Going k positions on turns it by kω, wherever it was.'),
    ...rotation.elements,
  );
  const choose = buildChooser(view),
    runs = buildRuns(view),
    split = buildSplit(view),
    lab = create('div', 'gf-lab', view.waveHost, view.simHost, view.rotationHost);
  const live = create(
    'div',
    'gf-live',
    create('section', '', title('The same head, with its positions changed'), choose.element, ...runs.elements),
    split.element,
  );
  view.root.replaceChildren(...tools.elements, lab, numbers.element, live, legend());
  view.paintLab = (now) => {
    tools.draw(now);
    lab.hidden = view.ui.numbers;
    numbers.draw(now);
    if (!lab.hidden) {
      waves.draw(now);
      similarity.draw(now);
      rotation.draw(now);
    }
    step.draw(view.settings.step);
    place.replaceChildren('position ', create('b', 'gf-acc', String(now.at)));
  };
  view.paintLive = (state) => [choose, runs, split].forEach((part) => part.draw(state));
  Object.assign(view.handle, { centreOfNumber: waves.centre, centreOfCell: runs.centre, centreOfPart: split.centre });
}

function stamp(view, lab, state) {
  Object.assign(view.root.dataset, {
    lab: [lab.table.length, lab.table.width, lab.base].join('_'),
    at: lab.at,
    waves: lab.waves.join('.'),
    sel: state ? `${state.sel.map}.${state.sel.layer}.${state.sel.head}` : '',
    row: state?.row ?? '',
    positions: settings.parameterOf(view.variants.picked, view.variants),
    text: view.request?.text ?? '',
    model: view.request?.model ?? '',
  });
  view.root.dataset.current = String(Boolean(view.request) && view.source.isComplete());
  view.root.dataset.painted = Number(view.root.dataset.painted ?? 0) + 1;
}

function paint(view) {
  view.waiting = false;
  const width = view.root.clientWidth;
  if (!width) return;
  view.takeFacts();
  view.phone = width <= PHONE;
  for (const [name, most] of [
    ['phone', PHONE],
    ['narrow', NARROW],
    ['middle', MIDDLE],
  ])
    view.root.classList.toggle(`gf-${name}`, width <= most);
  const lab = labOf(view),
    state = view.state();
  view.paintLab(lab);
  view.paintLive(state);
  stamp(view, lab, state);
}

/** Draws the page into `root`. `server` holds `encoding variant split`, each request -> promise of {ok, ...}. */
export function mountPositionsView(root, server, charts) {
  const view = {
    root,
    charts,
    ui: { numbers: false, table: false, change: false },
    problem: '',
    cursor: null,
    cell: null,
    variants: settings.variantsOf(store.get()),
    handle: {},
  };
  view.draw = () => {
    if (view.waiting) return;
    view.waiting = true;
    root.dataset.current = 'false';
    requestAnimationFrame(() => paint(view));
  };
  root.classList.add('gf', 'gf-positions');
  encodingPart(view);
  view.source = openSource(server, { wanted: () => view.wanted(), read, changed: () => view.draw() });
  runsPart(view);
  view.readAddress();
  build(view);
  store.subscribe((state, changed) => {
    if (changed.some((key) => settings.KEYS.includes(key)) && !view.writing) view.readAddress();
    view.follow();
  });
  theme.subscribe(view.draw);
  new ResizeObserver(() => {
    view.source.pump();
    view.draw();
  }).observe(root);
  root.positionsView = view.handle;
  view.follow();
  return view.handle;
}
