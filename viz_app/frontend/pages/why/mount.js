/* The Why tab: one prediction explained by several methods, and the deletion test of these methods. */
/** @import { Mounted } from '../../types' */
/** @import { Facts, Page, Prose, WhyState } from './types' */
import { connect, refusalOf, valueOf } from '../../client/client.js';
import { forget, missingOf, questionOf } from '../../state/question.js';
import { pieces, say } from '../../state/say.js';
import { create, region, token } from '../../widgets/dom.js';
import { idle } from '../../widgets/experiments.js';
import { shortcuts } from '../../widgets/legend.js';
import { notice } from '../../widgets/notice.js';
import { mountView } from '../../widgets/shell.js';
import { buildAreas } from './areas.js';
import { buildCandidates } from './candidates.js';
import * as prose from './captions.js';
import { askForA, buildCompared } from './compared.js';
import { buildDeletion } from './deletion.js';
import * as replies from './replies.js';
import { buildRows } from './rows.js';
import { headOf, resolve, settingsOf } from './state.js';
import { buildTools } from './tools.js';
import * as link from '../../state/link.js';
import { isOn } from '../../state/whole_words.js';

/* The requests of the tab in their order: quick ones first, slow ones when the question has stayed the same for a
   moment. */

/** Request missing data, quick answers first. @param {Page} page @param {(question: string) => boolean} isIdle */
function load(page, isIdle) {
  const { client } = page,
    run = link.request();
  if (!run) return false;
  const facts = client.want('why_run', run);
  page.problem = refusalOf(facts);
  if (facts?.ok) page.facts = facts.value;
  if (!facts?.ok) {
    if (!page.facts || page.problem) page.view.say(page.problem, Boolean(page.problem));
    return facts !== null;
  }
  page.view.say();
  page.missing = missingOf(facts.value);
  return ask(page, run, isIdle);
}

/** Take the answers to the parts of a question, and request missing ones. @param {Page} page @param {object} run @param {(question: string) => boolean} isIdle */
function ask(page, run, isIdle) {
  const { client, facts } = page,
    question = { ...run, ...questionOf(/** @type {Facts} */ (facts)) },
    { map, layer, head } = headOf(/** @type {Facts} */ (facts)),
    settings = settingsOf();
  const key = JSON.stringify(question),
    hasRested = isIdle(key);
  if (key !== page.question) client.forgive();
  page.question = key;
  page.why = client.want('why', isOn() ? { ...question, units: 'words' } : question);
  const isTime = Boolean(page.why?.ok && hasRested),
    understood = { ...run, ...understoodOf(page, question) };
  const path = { ...understood, ...link.picked(settings, ['ig', 'baseline']) };
  page.path = isTime ? client.want('why_path', path) : client.have('why_path', path);
  const ofHead = { ...understood, map, layer, head };
  page.head = isTime ? client.want('why_head', ofHead) : client.have('why_head', ofHead);
  const curves = { ...understood, ...link.picked(settings, ['curve']) };
  page.curves = isTime && page.path ? client.want('why_curves', curves) : client.have('why_curves', curves);
  // A's requests come after B's, because the server cancels a page's request when its next one arrives.
  return page.why !== null && askForA(page, question, page.path !== null);
}

/** Return the question as the server understood it, without parts that it ignored. @param {Page} page @param {object} question */
function understoodOf({ why }, question) {
  const known = valueOf(why)?.question;
  if (!known) return question;
  const against = known.againstId === null ? {} : { against: known.againstId };
  return { ...(known.step === null ? { label: known.id } : { step: known.step, candidate: known.id }), ...against };
}

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
