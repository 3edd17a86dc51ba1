/* The difference of run A and run B for the same prediction: what comes from each token, and what each part adds. */
/** @import { DifferenceRow } from '../../widgets/difference_table.js' */
/** @import { TableContent } from '../../widgets/compare.js' */
/** @import { Attribution, Flow, FlowReply, FlowState, Page, Part, Step } from './types' */
import { columns, nameOf, onlyB, OTHER_HEADS, OTHER_TASK, pairs, placeInA } from '../../state/difference.js';
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { isSame, OTHER_IDS, placeOfA } from '../../state/question.js';
import { say } from '../../state/say.js';
import { answered, compare } from '../../widgets/compare.js';
import { NAMES, wordsAlong } from './captions.js';
import { totalOf } from './ledger.js';
import { BROKEN } from './nan.js';
import { titleOf } from './parts.js';
import { followed } from './state.js';

/** @typedef {Pick<Attribution, 'source' | 'target'>} Words */

/** Request the same answers about A as about B. Return false until they arrive. @param {Page} page @param {Record<string, any>} question */
export function askForA(page, question) {
  const { client, run: b } = page,
    request = link.compared();
  page.a = null;
  if (!request || !b) return true;
  const run = client.want('flow', request);
  page.a = { run, step: null, reason: '', found: null };
  if (!run?.ok) return run !== null;
  if (run.value.run.task === 'encoder' || b.run.task === 'encoder') return true;
  const { reason, ...place } = placeOfA(run.value.run, b.run, question);
  Object.assign(page.a, { reason, step: place.step ?? null });
  if (reason || run.value.noParts || b.noParts) return true;
  page.a.found = client.want('parts', { ...request, ...place, ...link.picked(question, ['against']) });
  return page.a.found !== null;
}

/** Return what each token gives: directly, if both runs have parts, and along the routes. @type {(a: FlowReply & { flow: Flow }, step: number | null, state: FlowState, parts: Step | null) => TableContent | string} */
function byToken({ run, flow }, step, state, parts) {
  const { facts: b, into } = state,
    read = step === null ? [] : run.target.slice(0, step + 1),
    end = b.task === 'encoder' ? placeInA(run.source, b.source, into ?? 0) : null;
  if (b.task === 'encoder' && end === null) return onlyB(b.source[into ?? 0]);
  const [source, written] = [columns(run.source, b.source), columns(read, state.read)],
    mixed = wordsAlong({ facts: run, read }, followed(flow, step, end).states);
  /** @type {(name: string, a: Words, b: Words) => DifferenceRow} */
  const row = (name, one, other) => ({
    ...{ name, pairs: [...pairs(source, one.source, other.source), ...pairs(written, one.target, other.target)] },
  });
  return {
    title: say('flow-what-each-token-gives'),
    corner: say('flow-part'),
    columns: [
      ...source.map((column) => format.label(nameOf(column, run.source, b.source))),
      ...written.map((column) => format.label(nameOf(column, read, state.read))),
    ],
    rows: [
      ...(parts && state.found ? [row(NAMES[0], parts.words, state.found.words)] : []),
      { ...row(NAMES[1], mixed, wordsAlong(state, state.shares ?? state.states)), isShare: true },
    ],
  };
}

/** Return what each head adds, by layer, and what all else adds. @type {(a: Step, b: Step, state: FlowState) => (TableContent | string)[]} */
function byPart(a, b, state) {
  const heads = b.parts.filter(({ map }) => map),
    others = [...b.parts, ...a.parts].filter(
      ({ map, key }, at, all) => !map && all.findIndex((one) => one.key === key) === at,
    ),
    title = say('flow-which-parts-wrote-it');
  const keys = (/** @type {Step} */ { parts }) => parts.flatMap(({ key, map }) => (map ? [key] : [])).join();
  const both = (/** @type {Part[]} */ parts) =>
    parts.map(({ key }) => {
      const [one, other] = [a, b].map((step) => step.parts.find((part) => part.key === key)?.value ?? 0);
      return /** @type {[number, number]} */ ([one, other]);
    });
  if (keys(a) !== keys(b)) return [OTHER_HEADS];
  return [
    {
      ...{ title, corner: say('flow-part') },
      columns: Array.from({ length: 1 + Math.max(...heads.map(({ head = 0 }) => head)) }, (_, head) =>
        say('widgets-column-of-head', { head: head + 1 }),
      ),
      rows: heads
        .filter(({ head }) => head === 0)
        .map(({ map = 'encoder', layer = 0 }) => ({
          name: say('flow-heads-of-layer', { map, layer: layer + 1 }),
          pairs: both(heads.filter((one) => one.map === map && one.layer === layer)),
          kind: 'head',
        })),
    },
    {
      ...{ title: totalOf(state), corner: say('flow-part') },
      columns: [...others.map((part) => titleOf(state.facts, state.read, part).name), totalOf(state)],
      rows: [{ name: say('flow-adds'), pairs: [...both(others), [a.total, b.total]] }],
    },
  ];
}

/** @param {Page} page */
export const buildCompared = (page) =>
  compare(page.view, (/** @type {FlowState} */ state) =>
    answered(page.a && page.a.run, (run) => {
      const { facts, found } = state,
        { flow } = run,
        { step = null, reason = '', found: answer = null } = page.a ?? {};
      if (run.run.task !== facts.task) return OTHER_TASK;
      if (reason) return reason;
      if (!flow) return `A: ${BROKEN}`;
      if (!page.run?.flow) return null;
      const tokens = (/** @type {Step | null} */ parts) => byToken({ ...run, flow }, step, state, parts);
      if (!found || facts.task === 'encoder' || state.noParts || run.noParts) return tokens(null);
      return answered(answer, (parts) =>
        isSame(parts.question, state) ? [tokens(parts), ...byPart(parts, found, state)].flat() : OTHER_IDS,
      );
    }),
  );
