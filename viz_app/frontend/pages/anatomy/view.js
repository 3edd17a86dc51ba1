// @ts-nocheck
/* Anatomy: designs side by side, the stations of the architecture, and what depth does to the current sentence. */
import { asker } from '../../server/ask.js';
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { buildKeysLine, buildPhoneBar } from './bar.js';
import { buildCards, choose, isOwn, nameOf } from './cards.js';
import { SHOW_NAMES, buildLive } from './live.js';
import { buildPlan, flowOf } from './plan.js';
import { buildChoices, buildStationPanel, tensorOf } from './station.js';

const PHONE = 640,
  NARROW = 1100;
const FIRST = ['paper', 'fused-qkv'],
  ENTRANCE = 'encoder.self';
const IDLE = 900; // ms after the first picture until the designs on show are drawn in the background

const whole = (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined);
const clampTo = (value, count) => Math.max(0, Math.min(count - 1, value ?? 0));

function wanted() {
  const run = link.request();
  return run && { ...run, vocabulary: whole(store.get('vocabulary')) ?? null };
}
const runOf = ({ vocabulary: _, ...run }) => run;
const isSameRun = (one, other) => JSON.stringify(runOf(one)) === JSON.stringify(runOf(other));

/** What the address asks for and this page does not have, as sentences. */
function notices({ data, sel, picked, stations }) {
  const unknown = String(sel.designs ?? '')
    .split('.')
    .filter((name) => name && !data.designs.some((design) => design.name === name));
  return [
    unknown.length
      ? `There is no design “${unknown[0].slice(0, 40)}” here; ${picked.map(nameOf).join(' and ')} ${picked.length > 1 ? 'are' : 'is'} shown.`
      : '',
    sel.station && !Object.hasOwn(stations, sel.station)
      ? 'The designs on show do not have the station of this link; self-attention is open.'
      : '',
  ].filter(Boolean);
}

function resolve(view) {
  const sel = store.get(),
    { data } = view,
    named = (name) => data.designs.find((design) => design.name === name);
  const asked = [...new Set(String(sel.designs ?? '').split('.'))].map(named).filter(Boolean).slice(0, 2),
    picked = asked.length ? asked : FIRST.map(named);
  const stations = { ...picked[1]?.stations, ...picked[0].stations },
    station = Object.hasOwn(stations, sel.station) ? sel.station : ENTRANCE,
    shown = stations[station];
  const layers = Math.max(...picked.map((design) => design.stations[station]?.layers ?? 1)),
    parts = picked.flatMap((design) => design.stations[station]?.rows.flatMap((row) => row.parts ?? []) ?? []);
  const part = parts.includes(sel.tensor) ? sel.tensor : shown.main.split('.').at(-1);
  const show = SHOW_NAMES.includes(sel.show) ? sel.show : 'residual',
    side = sel.map && sel.map !== 'encoder' && view.own().layers.decoder ? 'decoder' : 'encoder';
  return {
    sel,
    data,
    picked,
    stations,
    station,
    shown,
    layers,
    depth: clampTo(whole(sel.depth), layers),
    part,
    show,
    side,
  };
}

function stamp(view, { picked, station, show, side, part, depth }) {
  Object.assign(view.root.dataset, {
    model: view.request.model,
    text: view.request.text,
    designs: picked.map(({ name }) => name).join('.'),
    station,
    show,
    side,
    part,
    depth,
    run: view.run ? 'shown' : '',
  });
  view.root.dataset.painted = Number(view.root.dataset.painted ?? 0) + 1;
}

/** All that the parts beside the pictures depend on: while it stays, they and the focus in them stay too. */
const stillOf = ({ phone, root }, { data, picked, station, show, part, depth }) =>
  JSON.stringify([
    data.serial,
    picked.map(({ name }) => name),
    station,
    show,
    part,
    depth,
    phone,
    root.clientWidth,
    theme.stamp,
  ]);

function paint(view) {
  const { root } = view;
  if (!root.clientWidth || !view.data) return;
  view.phone = root.clientWidth <= PHONE;
  root.classList.toggle('gf-phone', view.phone);
  root.classList.toggle('gf-narrow', root.clientWidth <= NARROW);
  const state = view.now(),
    still = stillOf(view, state);
  view.say([...notices(state), view.problem].filter(Boolean).join(' '), Boolean(view.problem));
  if (view.still !== still) view.parts.forEach((part) => part.draw(state));
  view.still = still;
  view.live.draw(state);
  stamp(view, state);
}

async function fetchDesigns(view, request, id) {
  const answer = view.server.known('designs', request) ?? (await view.server.ask('designs', request));
  if (view.asked !== id) return; // a newer wish has overtaken this one
  view.root.removeAttribute('aria-busy');
  view.problem = answer.ok ? '' : answer.error;
  if (!answer.ok && request.vocabulary) {
    store.set({ vocabulary: null });
    return;
  }
  if (answer.ok) Object.assign(view, { data: Object.assign(answer, { serial: id }), request });
  else view.say(answer.error, true);
  view.draw();
  clearTimeout(view.idle);
  view.idle = setTimeout(() => view.warm(), IDLE);
}

async function fetchRun(view, request) {
  const id = JSON.stringify(request);
  if (view.runId === id) return;
  view.runId = id;
  const answer = view.server.known('depths', request) ?? (await view.server.ask('depths', request));
  if (view.runId !== id) return;
  Object.assign(
    view,
    answer.ok ? { run: answer, runProblem: '' } : { run: null, runProblem: answer.error, runId: null },
  );
  view.draw();
}

/** Asks for what is shown if it is not there, then paints. */
function load(view) {
  const request = wanted();
  if (!request || !view.root.clientWidth) return;
  const id = JSON.stringify(request);
  if (view.asked !== id) {
    view.asked = id;
    if (!view.server.known('designs', request)) {
      view.root.setAttribute('aria-busy', 'true');
      if (!view.data) view.say('Taking the designs apart …', false);
    }
    if (view.request && !isSameRun(view.request, request)) view.run = null;
    fetchDesigns(view, request, id);
    fetchRun(view, runOf(request));
  }
  paint(view);
}

/** An answer that is there, or null and a new drawing when it has come. */
function remembered(view, name, request) {
  const answer = view.server.known(name, request),
    id = JSON.stringify([name, request]);
  if (answer || view.refused.has(id)) return answer ?? view.refused.get(id);
  view.server.ask(name, request).then((reply) => {
    if (!reply.ok) view.refused.set(id, reply);
    view.draw();
  });
  return null;
}

function behaviour(view) {
  let frame = 0;
  Object.assign(view, {
    now: () => (view.data ? resolve(view) : null),
    own: () => view.data.designs.find(isOwn),
    draw() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => load(view));
    },
    values: (design, tensor) => remembered(view, 'values', { ...runOf(view.request), design: design.name, tensor }),
    norm: (name) => remembered(view, 'norm', { ...runOf(view.request), norm: name }),
    /** Draws the weights of the designs on show before anyone asks for their numbers. */
    warm() {
      if (!view.data || !view.root.offsetParent) return;
      const { picked, station, part, depth } = view.now();
      picked.forEach((design) => {
        const name = tensorOf(design, station, part, depth);
        if (name) view.values(design, name);
      });
    },
    pick(name) {
      const names = choose(
        view.now().picked.map((design) => design.name),
        name,
      );
      store.set({ designs: names.join('.') === FIRST.join('.') ? null : names.join('.') });
    },
    open(station) {
      const decoder = /^decoder|^logits/.test(station) && view.own().layers.decoder;
      store.set({
        station: station === ENTRANCE ? null : station,
        tensor: null,
        show: 'values',
        map: decoder ? (station.startsWith('decoder.cross') ? 'cross' : 'decoder') : 'encoder',
      });
    },
    move(by) {
      const state = view.now(),
        flow = flowOf(state);
      view.open(flow[(flow.indexOf(state.station) + by + flow.length) % flow.length]);
    },
    say(text, isProblem) {
      view.message.textContent = text;
      view.message.hidden = !text;
      view.message.classList.toggle('gf-problem', isProblem);
    },
  });
}

function build(view) {
  const [cards, plan, station, live, choices, bar] = [
    buildCards(view),
    buildPlan(view),
    buildStationPanel(view),
    buildLive(view),
    buildChoices(),
    buildPhoneBar(view),
  ];
  view.message = create('p', 'gf-message', { hidden: true, role: 'status' });
  Object.assign(view, { parts: [cards, plan, station, choices, bar], live });
  const columns = create('section', 'gf-cols', plan.element, create('div', 'gf-right', station.element, live.element));
  view.root.replaceChildren(view.message, cards.element, columns, choices.element, bar.element, buildKeysLine());
  const digits = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((digit) => [
      String(digit),
      () => {
        if (view.data?.designs[digit - 1]) view.pick(view.data.designs[digit - 1].name);
      },
    ]),
  );
  dom.pageKeys(view.root, {
    ArrowLeft: () => view.data && view.move(-1),
    ArrowRight: () => view.data && view.move(1),
    ...digits,
  });
}

/** Mounts the view. `server` holds `designs values depths norm`, each request -> promise of {ok, ...}. */
export function mountAnatomyView(root, server) {
  const view = {
    root,
    server: asker(server),
    ui: { table: false },
    hover: null,
    data: null,
    run: null,
    refused: new Map(),
    problem: '',
    runProblem: '',
    width: 0,
  };
  root.classList.add('gf', 'gf-anatomy');
  behaviour(view);
  build(view);
  store.subscribe(() => {
    view.refused.clear();
    if (view.problem || view.runProblem) view.asked = null;
    view.draw();
  });
  theme.subscribe(view.draw);
  new ResizeObserver(view.draw).observe(root);
  document.fonts?.ready.then(view.draw);
  view.draw();
}
