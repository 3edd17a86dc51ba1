/* The sentence of the board about the number of answers, and the page behind the board. */
/** @import { LessonQuestion, LessonStop, Room, Told } from '../types' */
import { say } from '../../../state/say.js';
import { SHOWN } from '../question.js';
import { foundIn } from './finding.js';

/** Return how many votes are right, or have found the view. @type {(votes: Map<number, number>, ask: LessonQuestion | null, told?: Told) => number} */
export const rightIn = (votes, ask, told) =>
  ask ? (votes.get(ask.choices.length ? ask.right : (told?.right ?? SHOWN)) ?? 0) : foundIn(votes);

/** Return what stands below the number of answers. @param {Partial<LessonStop>} stop @param {string} phase @param {number} round */
export function countedOf({ ask, task }, phase, round) {
  if (phase !== 'closed') return phase === 'ask' && round > 1 ? say('class-second-vote-open') : say('class-poll');
  if (task?.kind === 'text') return say('class-reveal-how');
  if (round === 1) return say('class-closed');
  return ask?.choices.length ? say('class-closed-second') : say('class-closed-votes');
}

/** The page behind the board, played as the class is: nothing can be answered there. @implements {Room} */
export class Page {
  isLed = true;
  isAtOnce = false;
  takes = () => false;
  canFinish = false;
  pupil = 0;
  isClosed = () => true;
  sent = () => undefined;
  note = () => '';
  answer = () => {};
  write = () => {};
  leave = () => {};
}
