/* The state of the tab: the question, fitted to the run, with its answers. */
/** @import { MapName, Step } from '../../types' */
/** @import { Answer } from '../../client/client.js' */
/** @import { Attribution, Candidate, CurveKind, ShownCurve, Facts, Head, Page, Row, WhyState } from './types' */
import * as arrays from '../../state/arrays.js';
import * as format from '../../state/format.js';
import { isUsable, whole } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { isOn } from '../../state/whole_words.js';
import { titleOf } from './methods.js';
import { inWords } from './replies.js';

const USUAL = 'integrated-gradients';

/** @template T @param {Answer<T> | null} answer @returns {T | null} */
export const valueOf = (answer) => (answer?.ok ? answer.value : null);
/** @param {Answer<unknown> | null} answer */
export const refusalOf = (answer) => (answer && !answer.ok ? answer.error : '');

/** Return a number of the address, or undefined if it is missing or outside its limits. @param {string} name */
const number = (name) => whole(name, store.get(name));
/** Return the usable settings in the address for the answers. @returns {{ [name: string]: string }} */
export const settingsOf = () =>
  Object.fromEntries(
    ['ig', 'baseline', 'curve', 'method'].flatMap((name) => {
      const value = String(store.get(name) ?? '');
      return value && isUsable(name, value) ? [[name, value]] : [];
    }),
  );
/** Return the probability of a log-probability; null is minus infinity. @param {number | null} log */
const probability = (log) => Math.exp(log ?? -Infinity);

/** Return the step with the least likely written word. @param {Step[]} steps */
function hesitated(steps) {
  const logs = steps.map(({ token, log_probability: log }) => (format.isSpecial(token) ? 1 : (log ?? -Infinity)));
  return logs.indexOf(Math.min(...logs));
}

/**
 * Return the step to explain: the selected step of all tabs. The last step, ‹end›, is explained only if it was chosen
 * on this tab, because other tabs select it to show a whole translation.
 * @param {Facts} facts
 */
export function stepOf({ steps }) {
  const [wanted, last] = [number('step'), steps.length - 1];
  if (wanted === undefined || wanted > last || (wanted === last && number('at') !== last)) return hesitated(steps);
  return wanted;
}

/** @param {number[]} values */
const largest = (values) => values.indexOf(Math.max(...values));

/** Return the label to explain. @param {Facts} facts */
export function labelOf({ classification }) {
  const { labels = [], logits = [] } = classification ?? {},
    wanted = number('label');
  return wanted === undefined || wanted >= labels.length ? largest(logits) : wanted;
}

/** Return a sentence about a step or label of the link that this run lacks, or ''. @param {Facts} facts */
export function missingOf({ task, steps, classification }) {
  const [what, count] = task !== 'classifier' ? ['step', steps.length] : ['label', classification?.labels.length ?? 0],
    wanted = store.lost(what) ?? number(what);
  if (wanted === undefined || Number(wanted) < count) return '';
  const whole = { translator: 'translation', generator: 'text', classifier: 'model' }[task];
  return `There is no ${what} ${wanted} here: this ${whole} has ${count}, counted from 0. Another one is explained instead.`;
}

/** Return the parameters of the question for the server, beside the run. @param {Facts} facts @returns {Record<string, number>} */
export function questionOf(facts) {
  const place = facts.task !== 'classifier' ? { step: stepOf(facts) } : { label: labelOf(facts) },
    at = number('at'),
    isOfThis = at === undefined || at === Object.values(place)[0];
  const others = isOfThis ? { candidate: number('candidate'), against: number('against') } : {};
  if (facts.task === 'classifier') delete others.candidate;
  const given = Object.entries({ ...place, ...others }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(/** @type {[string, number][]} */ (given));
}

/** Return the candidates of a step, or the classes. @param {Facts} facts @param {number | null} step @returns {Candidate[]} */
function candidatesOf({ steps, classification }, step) {
  if (step === null) {
    const { labels = [], probabilities = [] } = classification ?? {},
      own = largest(probabilities);
    return labels.map((name, id) => ({ id, name, probability: probabilities[id], isOwn: id === own }));
  }
  const { token, id: own, log_probability: log, top } = steps[step],
    listed = top.map(([name, other, id]) => ({ id, name, probability: probability(other), isOwn: id === own }));
  return listed.some(({ isOwn }) => isOwn)
    ? listed
    : [...listed, { id: own, name: token, probability: probability(log), isOwn: true }];
}

/** Return the candidate with this id, which may be missing in the list. @type {(all: Candidate[], id: number, name: string | null) => Candidate} */
const named = (all, id, name) =>
  all.find((one) => one.id === id) ?? { id, name: name ?? '…', probability: NaN, isOwn: false };

/** Return the chosen head, among the heads whose rows lead to the prediction. @param {Facts} facts @returns {Head} */
export function headOf({ heads }) {
  const names = /** @type {MapName[]} */ (Object.keys(heads)),
    map = names.find((name) => name === store.get('map')) ?? names[names.length - 1],
    [layers, count] = heads[map] ?? [1, 1];
  return { map, layer: Math.min(number('layer') ?? 0, layers - 1), head: Math.min(number('head') ?? 0, count - 1) };
}

/** Return the attention of the chosen head as an attribution. @param {Page} page @param {Head} head @returns {Attribution | null} */
function looks({ why, facts }, { map, layer, head }) {
  const found = valueOf(why),
    packed = found?.heads[map];
  if (!found || !packed || !facts) return null;
  const shares = arrays.at(packed, layer, head),
    read = facts.task !== 'classifier' ? (found.question.step ?? 0) + 1 : 0,
    isTarget = map === 'decoder';
  const nothing = (/** @type {number} */ size) => new Float32Array(size).fill(NaN);
  return {
    source: isTarget ? nothing(facts.source.length) : shares,
    target: isTarget ? shares : nothing(read),
    ...{ value: found.value, empty: null, residual: null, error: null, settings: {} },
  };
}

/** @param {Page} page @param {Facts} facts @param {Head} head @returns {Row[]} */
function rowsOf(page, facts, head) {
  const why = valueOf(page.why);
  return facts.methods.map((name, at) => {
    const numbers =
      name === 'attention'
        ? looks(page, head)
        : name === USUAL
          ? (valueOf(page.path)?.attribution ?? null)
          : (why?.methods[name] ?? null);
    const refused = (name === USUAL ? refusalOf(page.path) : why?.refused[name]) ?? '';
    return { name, number: at + 1, title: titleOf(name, head), numbers, refused };
  });
}

/** Return the available curves in the order of the rows. @type {(page: Page, rows: Row[], kind: CurveKind) => ShownCurve[]} */
function shownCurvesOf(page, rows, kind) {
  const found = [valueOf(page.curves), valueOf(page.path)?.kinds[kind], valueOf(page.head)?.[kind]];
  return rows.flatMap((row) => {
    const curves = found.find((one) => one?.curves[row.name]),
      curve = curves?.curves[row.name];
    return curves && curve ? [{ row, curve, area: curves.areas[row.name] ?? NaN }] : [];
  });
}

/** Return the explained and the compared candidate, as the server understood them if it has answered. @type {(page: Page, facts: Facts, candidates: Candidate[]) => { asked: Candidate, against: Candidate | null }} */
function askedOf({ why }, facts, candidates) {
  const own = candidates.find(({ isOwn }) => isOwn) ?? candidates[0],
    answered = valueOf(why)?.question;
  if (answered) {
    const { id, token, againstId, against } = answered;
    return {
      asked: named(candidates, id, token),
      against: againstId === null ? null : named(candidates, againstId, against),
    };
  }
  const { candidate, label, against } = questionOf(facts);
  return {
    asked: named(candidates, candidate ?? label ?? own.id, null),
    against: against === undefined ? null : named(candidates, against, null),
  };
}

/** Return the row of the chosen method. @param {Row[]} rows */
const chosenOf = (rows) =>
  rows.find(({ name }) => name === store.get('method')) ?? rows.find(({ name }) => name === USUAL) ?? rows[0];

/**
 * @param {Page} page
 * @param {number} [chosen] the step to explain
 * @returns {WhyState | null}
 */
export function resolve(page, chosen) {
  const { facts } = page;
  if (!facts) return null;
  // Until the next run arrives, the step is that of the present answer, so that numbers and tokens fit.
  const step = facts.task !== 'classifier' ? (chosen ?? valueOf(page.why)?.question.step ?? stepOf(facts)) : null,
    candidates = candidatesOf(facts, step),
    head = headOf(facts),
    rows = rowsOf(page, facts, head),
    kind = store.get('curve') === 'insertion' ? 'insertion' : 'deletion';
  /** @type {WhyState} */
  const state = {
    ...{ facts, step, candidates, head, rows, kind, measured: page.measured },
    ...{ place: step === null ? null : step + 1, asks: facts.target.map((_, at) => at - 1), isWords: false, word: '' },
    ...askedOf(page, facts, candidates),
    why: valueOf(page.why),
    read: step === null ? [] : facts.target.slice(0, step + 1),
    chosen: chosenOf(rows),
    shownCurves: shownCurvesOf(page, rows, kind),
    chance: valueOf(page.curves)?.chance ?? null,
  };
  return isOn() ? inWords(state) : state;
}
