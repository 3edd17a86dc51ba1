/* The question about a prediction of run B, asked about run A: at the step that reads the same token, or of the class with
   the same name. */
/** @import { Asked, Facts, Possible } from '../types' */
import { onlyB, OTHER_TASK, placeInA } from './difference.js';
import { say } from './say.js';

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
