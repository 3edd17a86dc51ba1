/* The Why tab: one prediction explained by several methods, and the deletion test of these methods. */
/** @import { Mounted } from '../../types' */
/** @import { Page, Prose, WhyState } from './types' */
import { connect, refusalOf } from '../../client/client.js';
import { forget } from '../../state/question.js';
import { pieces, say } from '../../state/say.js';
import { create, region, token } from '../../widgets/dom.js';
import { idle } from '../../widgets/experiments.js';
import { shortcuts } from '../../widgets/legend.js';
import { notice } from '../../widgets/notice.js';
import { mountView } from '../../widgets/shell.js';
import { buildAreas } from './areas.js';
import { load } from './asking.js';
import { buildCandidates } from './candidates.js';
import * as prose from './captions.js';
import { buildCompared } from './compared.js';
import { buildDeletion } from './deletion.js';
import * as replies from './replies.js';
import { buildRows } from './rows.js';
import { resolve } from './state.js';
import { buildTools } from './tools.js';

const NARROW = 1180, // px
  REST = 200; // ms with the same question before slow requests are sent

/** @param {Prose} said */
const nodes = (said) =>
  said.map((one) => (typeof one === 'string' ? one : create('b', '', ...token(one.token).childNodes)));

/** Build the heading, and the sentence below it. @param {Page} page */
function heading(page) {
  const title = create('h2', 'gf-why-title'),
    answer = create('span', 'gf-cap'),
    read = create('p', 'gf-read'),
    problem = notice();
  return {
    element: create('div', 'gf-why-head', title, answer),
    ...{ problem: problem.element, read },
    /** @param {WhyState} state */
    draw(state) {
      problem.say([page.missing, ...(state.why?.notices ?? []), refusalOf(page.why)].filter(Boolean).join(' '));
      title.replaceChildren(...nodes(prose.question(state)));
      answer.textContent = prose.answer(state);
      read.replaceChildren(...nodes(prose.prose(state)));
    },
  };
}

/** Build the line about the chosen method and its error here. @returns {Piece<WhyState>} */
function lineOf() {
  const element = create('p', 'gf-said', { 'aria-live': 'polite' });
  return {
    element,
    draw({ chosen }) {
      const says = { says: say('why-what-method-can', { method: chosen.name }), error: prose.honest(chosen) };
      element.replaceChildren(...pieces('why-method-says', { method: create('b', '', chosen.title), ...says }));
    },
  };
}

/** @param {Page} page */
function build(page) {
  const head = heading(page),
    candidates = buildCandidates(page),
    tools = buildTools(page),
    rows = buildRows(page),
    line = lineOf(),
    deletion = buildDeletion(page),
    areas = buildAreas(),
    compared = buildCompared(page),
    { ours, agreeing } = areas.elements;
  const top = create('div', 'gf-cols', create('div', 'gf-left', head.element, head.read), candidates.element),
    ways = region('gf-ways', say('why-methods-of-explanation'), tools.element, rows.element, line.element, tools.says),
    test = region(
      'gf-test',
      say('why-deletion-test'),
      deletion.element,
      create('div', 'gf-three', deletion.chart, ours),
    );
  return {
    nodes: [
      head.problem,
      top,
      compared.element,
      ways,
      test,
      agreeing,
      shortcuts(say('why-keys-word'), say('why-keys-method')),
    ],
    parts: [head, compared, candidates, tools, rows, line, areas, deletion],
    keys: keysOf(page),
  };
}

/** @param {Page} page @returns {Record<string, () => void>} */
function keysOf({ view, now }) {
  const choose = (/** @type {number} */ by) => () => {
    const { rows, chosen } = now();
    view.select({ method: rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(chosen) + by))].name });
  };
  return { ArrowUp: choose(-1), ArrowDown: choose(1) };
}

/** @param {import('../../client/client.js').Answer<unknown> | null} answer */
const told = (answer) => (answer ? (answer.ok ? 'shown' : 'refused') : 'waiting');

/** @param {Page} page @param {WhyState} state @returns {Record<string, string>} */
const stamp = (page, { step, asked, against, chosen, kind, facts, head }) => ({
  asked: [step ?? 'label', asked.id, against?.id ?? ''].join('.'),
  text: facts.text,
  method: chosen.name,
  ...{ kind, head: `${head.map}.${head.layer}.${head.head}` },
  ...{ why: told(page.why), path: told(page.path), curves: told(page.curves), ofhead: told(page.head) },
});

const READERS = {
  ...{ why_run: replies.readFacts, why: replies.readWhy, why_path: replies.readPath },
  ...{ why_curves: replies.readChance, why_head: replies.readKinds },
};

/** The functions of `server` are those of viz_app/handlers/why.py. @param {Mounted} given */
export function mount({ root, server, data: charts }) {
  const view = mountView(root, {
    name: 'why',
    title: say('why-title'),
    narrow: NARROW,
    load: () => load(page, isIdle),
    resolve: () => resolve(page),
    build: () => build(page),
    stamp: (state) => stamp(page, state),
    heard: (values) => forget(page.facts, values),
  });
  const client = connect(server, READERS, view.draw);
  const isIdle = idle(view.draw, REST);
  /** @type {Page} */
  const page = {
    ...{ view, client, charts },
    ...{ facts: null, why: null, path: null, curves: null, head: null },
    ...{ a: null, missing: '', problem: '', question: '', isTable: false },
    now: () => view.now(),
  };
  return page;
}
