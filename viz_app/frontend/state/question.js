/* The question why: one prediction of the visible run, and what it is compared with, from the address. The tabs that
   explain a prediction share it. */
/** @import { Asked, Attribution, AttributionReply, Facts, PackedArray, Possible, Step } from '../types' */
import * as arrays from './arrays.js';
import * as format from './format.js';
import { spelledOut } from './class_names.js';
import { whole } from './protocol.js';
import { say } from './say.js';
import { store } from './store.js';
import { onlyB, OTHER_TASK, placeInA } from './difference.js';

const OWN = ['at', 'candidate', 'against']; // parameters of the address that belong to one step of one run

/** Return a number of the address, or undefined if it is missing or outside its limits. @param {string} name */
const number = (name) => whole(name, store.get(name));
/** Return the probability of a log-probability; null is minus infinity. @param {number | null} log */
const probability = (log) => Math.exp(log ?? -Infinity);

/** Return the step with the least likely written word. @param {Step[]} steps */
function hesitated(steps) {
  const logs = steps.map(({ token, log_probability: log }) => (format.isSpecial(token) ? 1 : (log ?? -Infinity)));
  return logs.indexOf(Math.min(...logs));
}

/** Return the step to explain: the one that the strip frames. @param {Facts} facts */
export function stepOf({ steps }) {
  const wanted = number('step');
  return wanted === undefined || wanted >= steps.length ? hesitated(steps) : wanted;
}

/** Return the values for the address that name the prediction of a question. @param {{ step: number | null, asked: Possible }} question @returns {Record<string, number | null>} */
export const placeOf = ({ step, asked }) => (step === null ? { label: asked.id, at: asked.id } : { step, at: step });

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
  if (task === 'encoder') return '';
  const [what, count] = task !== 'classifier' ? ['step', steps.length] : ['label', classification?.labels.length ?? 0],
    wanted = store.lost(what) ?? number(what);
  if (wanted === undefined || Number(wanted) < count) return '';
  return say('state-no-such-step', { task, wanted: String(wanted), count: String(count) });
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

/** Return the candidates of a step, or the classes. @param {Facts} facts @param {number | null} step @returns {Possible[]} */
export function candidatesOf({ steps, classification }, step) {
  if (step === null) {
    const { labels = [], probabilities = [] } = classification ?? {},
      own = largest(probabilities);
    return labels.map((label, id) => ({
      id,
      name: spelledOut(label) || label,
      label,
      probability: probabilities[id],
      isOwn: id === own,
    }));
  }
  const { token, id: own, log_probability: log, top } = steps[step],
    listed = top.map(([name, other, id]) => ({ id, name, probability: probability(other), isOwn: id === own }));
  return listed.some(({ isOwn }) => isOwn)
    ? listed
    : [...listed, { id: own, name: token, probability: probability(log), isOwn: true }];
}

/** Return the candidate with this id, which may be missing in the list. @type {(all: Possible[], id: number, name: string | null) => Possible} */
const named = (all, id, name) =>
  all.find((one) => one.id === id) ?? { id, name: name ?? '…', probability: NaN, isOwn: false };

/**
 * Return the explained and the compared candidate, as the server understood them if it has answered.
 * @param {Asked | undefined} answered
 * @param {Facts} facts
 * @param {Possible[]} candidates
 * @returns {{ asked: Possible, against: Possible | null }}
 */
export function askedOf(answered, facts, candidates) {
  const own = candidates.find(({ isOwn }) => isOwn) ?? candidates[0];
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

const data = (/** @type {PackedArray} */ packed) => arrays.unpack(packed).data;
/** @param {AttributionReply} reply @returns {Attribution} */
export const readAttribution = (reply) => ({ ...reply, source: data(reply.source), target: data(reply.target) });

let seen = ''; // the model and the text of the last question

/** Clear the chosen candidates if the visitor gave another text or model; those that came with a link stay. @param {Facts | null} facts @param {Record<string, any>} values */
export function forget(facts, values) {
  const now = JSON.stringify([values.model, values.text]),
    isOther = facts !== null && seen !== '' && now !== seen;
  if (facts || !seen) seen = now;
  if (isOther && OWN.some((name) => values[name] !== undefined) && !store.isLinked(['model', 'text', ...OWN]))
    store.set({ at: null, candidate: null, against: null });
}

/* The question about a prediction of run B, asked about run A: at the step that reads the same token, or of the class with
   the same name. */

export const OTHER_IDS = say('state-b-come-from-two');

/** @typedef {{ step?: number, label?: number, candidate?: number, reason: string }} PlaceOfA the place in A, or the `reason` for none */

/** Return the label of A with the same name. @type {(a: Facts, b: Facts, label: number) => PlaceOfA} */
function labelOfA(a, b, label) {
  const name = b.classification?.labels[label] ?? '',
    place = a.classification?.labels.indexOf(name) ?? -1;
  return place < 0 ? { reason: say('state-has-no-class-so', { name }) } : { label: place, reason: '' };
}

/** Return the step of A that reads the same token. @type {(a: Facts, b: Facts, step: number, candidate?: number) => PlaceOfA} */
function stepOfA(a, b, step, candidate) {
  const at = placeInA(a.target, b.target, step);
  if (at === null || !a.steps[at]) return { reason: onlyB(b.target[step]) };
  const [own, other] = [a.steps[at], b.steps[step]],
    isAlike = own.token === other.token && candidate === undefined; // in models with other ids too
  const asked = isAlike ? own.id : (candidate ?? other.id);
  return asked === own.id ? { step: at, reason: '' } : { step: at, candidate: asked, reason: '' };
}

/** Return the place in A of the same question. @type {(a: Facts, b: Facts, question: Record<string, any>) => PlaceOfA} */
export const placeOfA = (a, b, { step, label, candidate }) =>
  a.task !== b.task
    ? { reason: OTHER_TASK }
    : step === undefined
      ? labelOfA(a, b, label)
      : stepOfA(a, b, step, candidate);

/** Return true if A's answer is about the same tokens as the state of B. Ids of two models may differ. @type {(question: Asked, b: { step: number | null, asked: Possible, against: Possible | null }) => boolean} */
export const isSame = ({ token, against: rival }, { step, asked, against }) =>
  step === null || (token === asked.name && rival === (against?.name ?? null));
