/* What is asked, resolved against what is known: what every part of the page draws from. */
/** @import { MapName, Step } from '../../types' */
/** @import { Answer } from '../../server/client.js' */
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

/** The number that the address holds; undefined where it holds none, or one that cannot be. @param {string} name */
const number = (name) => whole(name, store.get(name));
/** What the address says of how it is answered, without what cannot be used. @returns {{ [name: string]: string }} */
export const settingsOf = () =>
  Object.fromEntries(
    ['ig', 'baseline', 'curve', 'method'].flatMap((name) => {
      const value = String(store.get(name) ?? '');
      return value && isUsable(name, value) ? [[name, value]] : [];
    }),
  );
/** The probability of a logarithm; null stands for minus infinity. @param {number | null} log */
const probability = (log) => Math.exp(log ?? -Infinity);

/** The step where the model was least sure of a word. @param {Step[]} steps */
function hesitated(steps) {
  const logs = steps.map(({ token, log_probability: log }) => (format.isSpecial(token) ? 1 : (log ?? -Infinity)));
  return logs.indexOf(Math.min(...logs));
}

/**
 * The step that is explained: the one that all tabs share. A whole translation is on show at its last step, ‹end›, which
 * nobody asks about unless it was chosen here.
 * @param {Facts} facts
 */
export function stepOf({ steps }) {
  const [wanted, last] = [number('step'), steps.length - 1];
  if (wanted === undefined || wanted > last || (wanted === last && number('at') !== last)) return hesitated(steps);
  return wanted;
}

/** @param {number[]} values */
const largest = (values) => values.indexOf(Math.max(...values));

/** The label that is explained. @param {Facts} facts */
export function labelOf({ classification }) {
  const { labels = [], logits = [] } = classification ?? {},
    wanted = number('label');
  return wanted === undefined || wanted >= labels.length ? largest(logits) : wanted;
}

/** What a link asks for that this run does not have, in a sentence. @param {Facts} facts */
export function missingOf({ task, steps, classification }) {
  const [what, count] = task === 'translator' ? ['step', steps.length] : ['label', classification?.labels.length ?? 0],
    wanted = store.lost(what) ?? number(what);
  if (wanted === undefined || Number(wanted) < count) return '';
  const whole = task === 'translator' ? 'translation' : 'model';
  return `There is no ${what} ${wanted} here: this ${whole} has ${count}, counted from 0. Another is explained.`;
}

/** What the server is asked, beside the run. @param {Facts} facts @returns {Record<string, number>} */
export function questionOf(facts) {
  const place = facts.task === 'translator' ? { step: stepOf(facts) } : { label: labelOf(facts) },
    at = number('at'),
    isOfThis = at === undefined || at === Object.values(place)[0];
  const others = isOfThis ? { candidate: number('candidate'), against: number('against') } : {};
  if (facts.task === 'classifier') delete others.candidate;
  const given = Object.entries({ ...place, ...others }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(/** @type {[string, number][]} */ (given));
}

/** All candidates of a step, or all classes. @param {Facts} facts @param {number | null} step @returns {Candidate[]} */
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

/** The candidate with this id, also one that is not among those listed. @type {(all: Candidate[], id: number, name: string | null) => Candidate} */
const named = (all, id, name) =>
  all.find((one) => one.id === id) ?? { id, name: name ?? '…', probability: NaN, isOwn: false };

/** The chosen head among those from whose rows the prediction comes. @param {Facts} facts @returns {Head} */
export function headOf({ heads }) {
  const names = /** @type {MapName[]} */ (Object.keys(heads)),
    map = names.find((name) => name === store.get('map')) ?? names[names.length - 1],
    [layers, count] = heads[map] ?? [1, 1];
  return { map, layer: Math.min(number('layer') ?? 0, layers - 1), head: Math.min(number('head') ?? 0, count - 1) };
}

/** Where the chosen head looks. @param {Page} page @param {Head} head @returns {Attribution | null} */
function looks({ why, facts }, { map, layer, head }) {
  const found = valueOf(why),
    packed = found?.heads[map];
  if (!found || !packed || !facts) return null;
  const shares = arrays.at(packed, layer, head),
    read = facts.task === 'translator' ? (found.question.step ?? 0) + 1 : 0,
    isTarget = map === 'decoder';
  const nothing = (/** @type {number} */ size) => new Float32Array(size).fill(NaN);
  return {
    source: isTarget ? nothing(facts.source.length) : shares,
    target: isTarget ? shares : nothing(read),
    ...{ value: found.value, empty: null, residual: null, settings: {} },
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

/** The curves that there are, in the order of the rows. @type {(page: Page, rows: Row[], kind: CurveKind) => ShownCurve[]} */
function shownCurvesOf(page, rows, kind) {
  const found = [valueOf(page.curves), valueOf(page.path)?.kinds[kind], valueOf(page.head)?.[kind]];
  return rows.flatMap((row) => {
    const curves = found.find((one) => one?.curves[row.name]),
      curve = curves?.curves[row.name];
    return curves && curve ? [{ row, curve, area: curves.areas[row.name] ?? NaN }] : [];
  });
}

/** What is asked, and what it is compared with: as the server has understood it, or as it will. @type {(page: Page, facts: Facts, candidates: Candidate[]) => { asked: Candidate, against: Candidate | null }} */
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

/** The row of the method that a person or a link has chosen. @param {Row[]} rows */
const chosenOf = (rows) =>
  rows.find(({ name }) => name === store.get('method')) ?? rows.find(({ name }) => name === USUAL) ?? rows[0];

/**
 * @param {Page} page
 * @param {number} [chosen] the step that is explained
 * @returns {WhyState | null}
 */
export function resolve(page, chosen) {
  const { facts } = page;
  if (!facts) return null;
  // While the next run is on its way, the picture stays that of the answer that is there: numbers and tokens fit.
  const step = facts.task === 'translator' ? (chosen ?? valueOf(page.why)?.question.step ?? stepOf(facts)) : null,
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
