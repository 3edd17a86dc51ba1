/* The Anatomy tab: designs side by side, the components of the architecture, and the current sentence by depth. */
/** @import { AnatomyState, AnatomyView, Design, Designs, Part, Wanted } from './types' */
/** @import { Mounted } from '../../types' */
import { itemsOf } from '../../state/protocol.js';
import { asSent, connect, refusalOf, valueOf } from '../../client/client.js';
import { AHEAD, BACK } from '../../state/format.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import { told } from '../../state/told.js';
import { button } from '../../widgets/controls.js';
import { create, whenNew } from '../../widgets/dom.js';
import { askForA } from '../../widgets/compare.js';
import { shortcuts } from '../../widgets/legend.js';
import { mountView } from '../../widgets/shell.js';
import { buildChoices, buildComponentPanel } from './component.js';
import { buildLive, SHOW_NAMES } from './current_run.js';
import { buildCards, buildPublished, choose, isOwn, nameOf } from './designs.js';
import { buildPlan, flowOf } from './plan.js';
import * as format from '../../state/format.js';

/* The address's selection on the Anatomy tab, fitted to the available designs. */

const ENTRANCE = 'encoder.self';
const OTHER_ENTRANCE = 'decoder.self'; // of a model without an encoder

/** @type {(value: unknown) => number | undefined} */
const whole = (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined);
/** @type {(value: number | undefined, count: number) => number} */
const clampTo = (value, count) => Math.max(0, Math.min(count - 1, value ?? 0));

/** Return the design of the model itself, which is always present. @param {Designs} data */
const ownOf = (data) => /** @type {Design} */ (data.designs.find(isOwn));

/** Return the name of the design that is shown first: the model itself. @param {Designs} data */
const firstOf = (data) => ownOf(data).name;

/** Return sentences about parameters of the address that this page cannot use. @param {AnatomyState} state */
function notices({ data, sel, picked, components }) {
  const unknown = itemsOf(sel.designs).filter((name) => !data.designs.some((design) => design.name === name)),
    shown = say('anatomy-shown-name-count', { name: format.listed(picked.map(nameOf)), count: picked.length });
  return [
    unknown.length ? say('anatomy-there-no-design-here', { unknown: unknown[0].slice(0, 40), shown }) : '',
    sel.station && !Object.hasOwn(components, sel.station) ? say('anatomy-visible-designs-do') : '',
  ].filter(Boolean);
}

/** @type {(data: Designs, names: string[]) => Design[]} */
const named = ({ designs }, names) => names.flatMap((name) => designs.find((one) => one.name === name) ?? []);

/** @param {Designs} data @returns {AnatomyState} */
function resolve(data) {
  /** @type {Record<string, any>} */
  const sel = store.get();
  const asked = named(data, [...new Set(itemsOf(sel.designs))]).slice(0, 2),
    picked = asked.length ? asked : named(data, [firstOf(data)]);
  const components = { ...picked[1]?.components, ...picked[0].components },
    wanted = [String(sel.station), ENTRANCE, OTHER_ENTRANCE].filter((name) => Object.hasOwn(components, name)),
    [component] = [...wanted, ...Object.keys(components)];
  const shown = components[component],
    layers = Math.max(...picked.map((design) => design.components[component]?.layers ?? 1)),
    own = ownOf(data).layers,
    isBelow = own.decoder && (!own.encoder || (sel.map && sel.map !== 'encoder'));
  return {
    sel,
    data,
    picked,
    components,
    component,
    shown,
    layers,
    depth: clampTo(whole(sel.depth), layers),
    show: SHOW_NAMES.includes(sel.show) ? sel.show : 'residual',
    side: isBelow ? 'decoder' : 'encoder',
  };
}

/**
 * Build the bar at the bottom of a phone's screen, with buttons to the previous and the next component.
 * @param {AnatomyView} view
 * @returns {Piece<AnatomyState>}
 */
function buildPhoneBar(view) {
  const go = (/** @type {string} */ text, /** @type {string} */ name, /** @type {number} */ by) =>
    button(text, () => view.move(by), 'gf-btn gf-icon', { 'aria-label': name });
  const where = create('output', '');
  return {
    element: create(
      'div',
      'gf-bottom',
      go(BACK, say('anatomy-component-before'), -1),
      where,
      go(AHEAD, say('anatomy-component-after'), 1),
    ),
    draw(state) {
      const flow = flowOf(state);
      where.textContent = say('anatomy-component-of', {
        component: flow.indexOf(state.component) + 1,
        count: flow.length,
        title: told(state.shown.title),
      });
    },
  };
}

const buildShortcuts = () =>
  shortcuts(say('anatomy-keys-component'), say('anatomy-keys-design'), say('anatomy-keys-token'));

const NARROW = 1100;
const DIGITS = ['1', '2', '3', '4', '5', '6'];

/** @returns {Wanted | null} */
function wanted() {
  const run = link.request();
  return run && /** @type {Wanted} */ ({ ...run, vocabulary: whole(store.get('vocabulary')) ?? null });
}
/** @type {(request: Wanted) => Omit<Wanted, 'vocabulary'>} */
const runOf = ({ vocabulary: _, ...run }) => run;

/** Return the parts beside the pictures as one. While all that they depend on is the same, they are not drawn again, and the focus inside them stays. @type {(view: AnatomyView, parts: Part[]) => Part} */
function stillParts(view, parts) {
  const isNew = whenNew();
  return {
    draw(state) {
      const { data, picked, component, depth } = state,
        names = picked.map(({ name }) => name);
      if (isNew(data.serial, names, component, depth, view.phone, view.root.clientWidth, theme.stamp))
        parts.forEach((part) => part.draw(state));
    },
  };
}

/** @type {(view: AnatomyView) => Part} */
const problems = (view) => ({
  draw: (state) => view.say([...notices(state), view.problem].filter(Boolean).join(' '), Boolean(view.problem)),
});

/**
 * Take the available answers to the current request, and request the missing ones.
 * @param {AnatomyView} view
 * @returns {boolean} true if the requested designs are there
 */
function load(view) {
  const request = wanted();
  if (!request) return true;
  const designs = view.client.want('designs', request);
  loadRun(view, runOf(request));
  if (designs && !designs.ok && request.vocabulary !== null) {
    store.set({ vocabulary: null }); // an unavailable size: use the model's own vocabulary
    return false;
  }
  view.problem = refusalOf(designs);
  if (designs?.ok) adopt(view, request, designs.value);
  if (!view.data) view.say(view.problem || say('anatomy-taking-apart'), Boolean(view.problem));
  return designs !== null && (!view.run || askForA(view.client, 'depths'));
}

/**
 * Load the sentence by depth. The picture of the last sentence is removed at once.
 * @type {(view: AnatomyView, request: Omit<Wanted, 'vocabulary'>) => void}
 */
function loadRun(view, request) {
  const depths = view.client.want('depths', request),
    id = JSON.stringify(request);
  if (depths || id !== view.runId) view.run = valueOf(depths);
  view.runId = id;
  view.runProblem = refusalOf(depths);
}

/** @type {(view: AnatomyView, request: Wanted, designs: Omit<import('./types').Designs, 'serial'>) => void} */
function adopt(view, request, designs) {
  const serial = JSON.stringify(request);
  if (view.data?.serial === serial) return;
  Object.assign(view, { data: { ...designs, serial }, request });
}

/** @type {(view: AnatomyView, component: string) => void} */
function open(view, component) {
  const decoder = /^decoder|^logits/.test(component) && view.own().layers.decoder,
    map = component.startsWith('decoder.cross') ? 'cross' : 'decoder';
  store.set({
    station: component === ENTRANCE ? null : component,
    map: decoder ? map : 'encoder',
  });
}

/** @type {(view: AnatomyView, name: string) => void} */
function pick(view, name) {
  const { data, picked } = view.now(),
    shown = picked.map((design) => design.name),
    names = choose(shown, name).join('.');
  store.set({ designs: names === firstOf(data) ? null : names });
}

/** @type {(view: AnatomyView, by: number) => void} */
function move(view, by) {
  const state = view.now();
  if (!state) return;
  const flow = flowOf(state);
  view.open(flow[(flow.indexOf(state.component) + by + flow.length) % flow.length]);
}

/** @param {AnatomyView} view */
function build(view) {
  const [cards, plan, component, choices] = [buildCards(view), buildPlan(view), buildComponentPanel(), buildChoices()],
    [live, published, bar] = [buildLive(view), buildPublished(), buildPhoneBar(view)];
  const columns = create(
    'section',
    'gf-cols',
    plan.element,
    create('div', 'gf-right', component.element, live.element),
  );
  const digits = DIGITS.map((digit, i) => /** @type {const} */ ([digit, () => pickNumber(view, i)]));
  return {
    nodes: [cards.element, columns, published.element, choices.element, bar.element, buildShortcuts()],
    parts: [problems(view), stillParts(view, [cards, plan, component, published, choices, bar]), live],
    keys: { ArrowLeft: () => view.move(-1), ArrowRight: () => view.move(1), ...Object.fromEntries(digits) },
  };
}

/** @type {(view: AnatomyView, at: number) => void} */
const pickNumber = (view, at) => {
  const design = view.data?.designs[at];
  if (design) view.pick(design.name);
};

/** @type {(view: AnatomyView, state: AnatomyState) => Record<string, string | number>} */
const stamp = (view, { picked, component, show, side, depth }) => ({
  model: view.request?.model ?? '',
  text: view.request?.text ?? '',
  designs: picked.map(({ name }) => name).join('.'),
  component,
  show,
  side,
  depth,
  run: view.run ? 'shown' : '',
});

/** @param {Mounted} given */
export function mount({ root, server, data: charts }) {
  const readers = { designs: asSent, depths: asSent, norm: asSent };
  const client = connect(server, readers, () => view.draw());
  const page = { data: null, run: null, runId: '', problem: '', runProblem: '', request: null };
  const shell = mountView(root, {
    name: 'anatomy',
    headline: say('anatomy-what-model-made-from'),
    narrow: NARROW,
    load: () => load(view),
    resolve: () => (view.data ? resolve(view.data) : null),
    build: () => build(view),
    stamp: (state) => stamp(view, state),
    heard: () => client.forgive(),
  });
  const run = () => (view.request ? runOf(view.request) : {});
  /** @type {AnatomyView} */
  const view = Object.assign(shell, page, {
    client,
    charts,
    residual: null,
    ui: { isTable: false },
    picture: null,
    room: 0,
    speak: false,
    own: () => ownOf(/** @type {Designs} */ (view.data)),
    norm: (/** @type {string} */ name) => valueOf(client.want('norm', { ...run(), norm: name })),
    pick: (/** @type {string} */ name) => pick(view, name),
    open: (/** @type {string} */ component) => open(view, component),
    move: (/** @type {number} */ by) => move(view, by),
  });
}
