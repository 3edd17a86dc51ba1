/* Parts and routes: which parts of the model wrote a word, exactly, and how it got there. */
/** @import { Mounted } from '../../types' */
/** @import { FlowState, Page } from './types' */
import { pieces, say } from '../../state/say.js';
import { asSent, connect, refusalOf } from '../../client/client.js';
import * as arrays from '../../state/arrays.js';
import * as link from '../../state/link.js';
import { forget, labelOf, missingOf, questionOf, readAttribution, stepOf } from '../../state/question.js';
import { sidesOf } from '../../state/sides.js';
import { idle } from '../../widgets/experiments.js';
import { create, region } from '../../widgets/dom.js';
import { shortcuts } from '../../widgets/legend.js';
import { notice } from '../../widgets/notice.js';
import { mountView } from '../../widgets/shell.js';
import { term } from '../../widgets/terms.js';
import { about, answers, nodesOf, says } from './captions.js';
import { askForA, buildCompared } from './compared.js';
import { buildDepth } from './depth.js';
import { buildGrids } from './grids.js';
import { buildLedger } from './ledger.js';
import { BROKEN } from './nan.js';
import { readStep } from './parts.js';
import { buildRoutes } from './picture.js';
import { resolve } from './state.js';
import { buildText } from './text.js';

const NARROW = 1080; // px
const CANNOT = [
  say('flow-cannot-count-later-layers'),
  say('flow-cannot-say-why-it-looks'),
  say('flow-cannot-part-neighbours'),
  say('flow-cannot-know-signs'),
];

/** Unpack all arrays of a reply. @param {any} value @returns {any} */
const unpacked = (value) =>
  'data' in value
    ? arrays.unpack(value)
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unpacked(one)]));

/** Request missing data: what is drawn first comes first. @param {Page} page @param {(key: string) => boolean} isIdle */
function load(page, isIdle) {
  const { client } = page,
    request = link.request();
  if (!request) return false;
  const run = client.want('flow', request);
  tell(page, run);
  if (!run?.ok) return run !== null;
  if (run.value !== page.run) Object.assign(page, { run: run.value, step: null, head: null, needed: null });
  if (!run.value.flow) return true; // no prediction has parts
  if (run.value.run.task === 'encoder') return askForA(page, {});
  return ask(page, { ...request, ...againstOther(run.value.run), ...questionOf(run.value.run) }, isIdle);
}

/** Say why there is no run, or no number in it. Without a run the numbers of another one would be taken for its own. @param {Page} page @param {import('../../client/client.js').Answer<import('./types').FlowReply> | null} run */
function tell({ view, run: shown }, run) {
  const refusal = refusalOf(run),
    problem = refusal || (run?.ok && !run.value.flow ? BROKEN : '');
  if (run || !shown) view.say(problem, Boolean(problem));
  view.root.classList.toggle('fl-none', Boolean(refusal));
  view.root.classList.toggle('fl-nan', problem === BROKEN);
  if (view.title && shown) view.title.hidden = !refusal;
}

/** Return the other label of two, because their average is half of the margin. @param {import('./types').Facts} facts */
const againstOther = (facts) => (facts.classification?.labels.length === 2 ? { against: 1 - labelOf(facts) } : {});

/** Request the answers about one prediction. @param {Page} page @param {object} question @param {(key: string) => boolean} isIdle */
function ask(page, question, isIdle) {
  const { client } = page,
    answer = isIdle(JSON.stringify(question)) ? client.want : client.have,
    isWhole = !page.run?.noParts,
    step = isWhole ? client.want('parts', question) : null;
  if (isWhole && !step) return false; // the answers before stay together until the next ones are there
  page.step = step;
  page.needed = answer('needed', question);
  const open = resolve(page)?.open,
    head = step?.ok && step.value.parts.find(({ key, map }) => map && key === open);
  page.head = head ? answer('part', { ...question, map: head.map, layer: head.layer, head: head.head }) : null;
  return askForA(page, question);
}

/** Build the three answers to the question which words made it. @returns {Piece<FlowState>} */
function buildAnswers() {
  const list = create('dl', ''),
    agreement = create('p', 'gf-cap');
  return {
    element: region('fl-answers', say('flow-three-answers'), list, agreement),
    draw(state) {
      const { rows, agree, rests } = answers(state);
      list.replaceChildren(
        ...rows.map(([name, said]) => create('div', '', create('dt', '', name), create('dd', '', ...nodesOf(said)))),
      );
      agreement.replaceChildren(
        ...(agree === false ? [say('flow-answers-disagree'), ' '] : []),
        ...(rests ? [say('flow-head-rests'), ' '] : []),
        ...pieces('flow-how-far-to-trust', {
          ...{ logit: term('logit-flow', say('flow-logit-flow')) },
          ...{ information: term('information-flow', say('flow-information-flow')) },
        }),
      );
    },
  };
}

/** @param {Page} page */
function build(page) {
  const problem = notice(),
    answered = buildAnswers(),
    routes = buildRoutes(page),
    ledger = buildLedger(page),
    depth = buildDepth(),
    grids = buildGrids(page),
    text = buildText(page),
    compared = buildCompared(page);
  ledger.element.append(depth.element);
  const limits = create(
    'details',
    'fl-text',
    create('summary', 'gf-cap', say('flow-what-this-cannot-say')),
    create('ul', '', ...CANNOT.map((one) => create('li', '', one))),
  );
  return {
    nodes: [
      problem.element,
      answered.element,
      compared.element,
      create('div', 'fl-cols', routes.element, ledger.element),
      grids.element,
      limits,
      text.element,
      shortcuts(say('flow-keys-word'), say('flow-keys-tab'), say('flow-keys-let-go')),
    ],
    first: [
      {
        /** @param {FlowState} state */
        draw({ facts, found }) {
          problem.say([missingOf(facts), refusalOf(page.step), ...(found?.notices ?? [])].filter(Boolean).join(' '));
        },
      },
      answered,
      ledger,
      text,
    ],
    parts: [compared, routes, depth, grids],
    keys: keysOf(page),
  };
}

/** @param {Page} page @returns {Record<string, () => void>} */
function keysOf({ view, now }) {
  const go = (/** @type {number} */ by) => () => {
    const { step, facts, asked } = now(),
      last = (step === null ? (facts.classification?.labels.length ?? 1) : facts.steps.length) - 1,
      next = Math.max(0, Math.min(last, (step === null ? asked.id : stepOf(facts)) + by));
    view.select(step === null ? { label: next, at: next } : { step: next, at: next });
  };
  return { ArrowLeft: go(-1), ArrowRight: go(1) };
}

/** @param {Mounted} given */
export function mount({ root, server }) {
  let spoken = '';
  /** @type {import('../../widgets/shell.js').View<FlowState>} */
  const view = mountView(root, {
    name: 'flow',
    title: say('flow-title'),
    narrow: NARROW,
    load: () => load(page, isIdle),
    resolve: () => resolve(page),
    build: () => build(page),
    caption(state) {
      const asked = `${state.step}.${state.asked.id}.${state.against?.id}`,
        speaks = Boolean(spoken) && spoken !== asked && Boolean(state.found);
      if (state.found) spoken = asked;
      view.root.classList.toggle('fl-alone', state.facts.task === 'encoder');
      view.root.classList.toggle('fl-routes-alone', Boolean(state.noParts));
      return {
        about: nodesOf(about(state)),
        says: state.noParts ? [say('flow-no-parts')] : nodesOf(says(state)),
        speaks,
      };
    },
    stamp: ({ step, asked, against, facts, by, open, route, head, needed, found, into }) => ({
      asked: [step ?? 'label', asked.id, against?.id ?? ''].join('.'),
      ...{ text: facts.text, by, open, lines: route.lines.length, into: into ?? '' },
      ...{ parts: found ? 'shown' : 'waiting', head: head ? 'shown' : 'waiting', needed: needed ? 'shown' : 'waiting' },
    }),
    heard(values, changed) {
      forget(page.run?.run ?? null, values);
      if (['step', 'label', 'text', 'model', 'into'].some((name) => changed.includes(name))) page.kept = '';
    },
  });
  const client = connect(
    server,
    {
      flow: (reply) => ({
        ...{ ...reply, run: { ...reply.run, sides: sidesOf(reply.run.sides) } },
        flow: reply.flow && unpacked(reply.flow),
      }),
      parts: readStep,
      part: asSent,
      needed: ({ attribution }) => ({ attribution: readAttribution(attribution) }),
    },
    view.draw,
  );
  const isIdle = idle(view.draw);
  /** @type {Page} */
  const page = {
    ...{ view, client, run: null, step: null, head: null, needed: null, a: null, kept: '' },
    now: () => view.now(),
  };
  return page;
}
