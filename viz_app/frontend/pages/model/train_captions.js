/* The sentences of Train here: what the visible step shows, the question before a second run, and the answer after it.
   Every number is one of the visible runs. */
/** @import { Report } from './types' */
/** @import { Session } from './train_session.js' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { bold } from '../../widgets/row_sentence.js';
import { differenceOf } from './train_settings.js';

/** The id of what an answer is made of, by task. @type {Record<string, string>} */
const UNITS = { count: 'answers', add: 'digits' };
const ENOUGH = 0.99;
const FAR = 0.05; // a share of letters that makes a difference
const LATER = 1.1; // times as many steps

/** @typedef {(Node | string)[]} Words */

/** @param {Session} session */
export const unitOf = ({ task }) => UNITS[task.name] ?? 'letters';
/** Return a share in per cent, with 0 as it is. @param {number} share */
export const percent = (share) => (share === 0 ? '0\u202f%' : share === 1 ? '100\u202f%' : format.percent(share));
/** @param {number} share */
const share = (share) => bold(percent(share));
/** @param {string} text */
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Return the phrase that names a run: "with positions", "without positions". @param {Session} session @param {number} which */
export const phraseOf = ({ all, beside, facts }, which) => differenceOf(beside, facts)?.phrase(all[which]) ?? '';
/** @param {Session} session @param {number} which */
export const titleOf = (session, which) => sentence(phraseOf(session, which));

/** Return the map whose attention is measured on the places that decide the next character. @param {Session} session */
export const aimed = ({ settings }) => (settings.design === 'decoder-only' ? 'decoder' : 'cross');

/** Return the mean attention of a head on those places, or null. @type {(session: Session, report: Report | undefined, sel: { map: string, layer: number, head: number }) => number | null} */
export const aimOf = (session, report, { map, layer, head }) =>
  report?.aim && map === aimed(session)
    ? (report.aim[layer]?.[Math.min(head, report.aim[layer].length - 1)] ?? null)
    : null;

/** @param {Session} session */
function about({ runs, task, settings, facts }) {
  return say('model-learns-tab-tested-on', {
    ...{ isDecoderOnly: settings.design === 'decoder-only', isSized: Boolean(runs[0]) },
    ...{ size: format.thousands(runs[0]?.size ?? 0), says: task.says, unseen: facts.unseen },
  });
}

/** @type {(session: Session, sel: { map: string, layer: number, head: number }) => Words} */
function more(session, sel) {
  const { task, runs } = session,
    report = session.report(0),
    [a, b] = runs.map((_, which) => aimOf(session, session.report(which), sel)),
    place = task.aim;
  if (!report) return [];
  if (!runs[1] && a !== null && a !== undefined)
    return pieces('model-head-on-place', { place, share: share(a), hasNone: a < 0.3 });
  if (runs[1] && session.beside !== 'causal' && a != null && b != null)
    return pieces('model-heads-on-place', { place, share: share(a), second: bold(percent(b), 'gf-acc') });
  if (!session.all.every(({ causal }) => causal)) {
    const last = session.report(runs.length - 1);
    return pieces('model-fed-and-alone', { fed: share(last?.fed ?? 0) });
  }
  return pieces('model-whole-answers-right', { words: share(report.words), fed: share(report.fed) });
}

/** @type {(session: Session, sel: { map: string, layer: number, head: number }) => import('../../widgets/caption.js').Caption} */
export function captionOf(session, sel) {
  const { mode, runs, beside, task, shown, isAsking } = session,
    [a, b] = runs.map((_, which) => session.report(which)?.letters ?? 0),
    told = { isDone: session.isComplete, shown, a: share(a), unit: unitOf(session) },
    above = { about: about(session), more: more(session, sel) };
  if (isAsking && !runs.length)
    return {
      ...{ ...above, says: say('model-before-starts-what', { session: phraseOf(session, 1) }) },
      more: say('model-guess-second'),
    };
  if (!runs.length) {
    const ready = say('model-can-learn-press-start', { says: task.says });
    return {
      ...{ ...above, says: mode === 'loading' ? say('model-loading-what-trains') : ready },
      more: say('model-begins-with-random'),
    };
  }
  if (beside) {
    const [first, second] = [phraseOf(session, 0), phraseOf(session, 1)];
    return {
      ...above,
      says: pieces('model-two-runs-right', { ...{ ...told, first, second }, b: bold(percent(b), 'gf-acc') }),
    };
  }
  if (!shown) return { ...above, says: say('model-step-knows-nothing') };
  return { ...above, says: pieces('model-run-right', { ...told, isEnough: a >= ENOUGH }) };
}

const WAYS = [say('model-yes-as-fast'), say('model-yes-but-later'), say('model-no')];

/** Return the question before a second run and its choices. @param {Session} session @returns {[question: string, choices: string[]]} */
export function questionOf(session) {
  const { beside, task, all } = session;
  if (beside === 'causal' && !all[1].causal)
    return [say('model-training-may-now-look'), [say('model-better'), say('model-no-difference'), say('model-worse')]];
  if (beside === 'seed')
    return [
      say('model-other-random-numbers'),
      [say('model-the-same'), say('model-nearly-the-same'), say('model-quite-another')],
    ];
  return [say('model-can-it-still', { session: sentence(phraseOf(session, 1)), says: task.says }), WAYS];
}

/** Return how far two curves are apart: the number of a choice of the question about seeds. @param {Session} session */
function apart({ runs: [first, second] }) {
  const far = Math.max(...first.losses.map(([, loss], at) => Math.abs(loss - (second.losses[at]?.[1] ?? loss))));
  return far === 0 ? 0 : far < 1 ? 1 : 2;
}

/** Return the number of the right choice, from the finished runs. @param {Session} session */
export function rightChoice(session) {
  const { beside, all } = session,
    [first, second] = [session.learned(0), session.learned(1)],
    gap = (session.report(1)?.letters ?? 0) - (session.report(0)?.letters ?? 0);
  if (beside === 'seed') return apart(session);
  if (beside === 'causal' && !all[1].causal) return gap > FAR ? 0 : gap < -FAR ? 2 : 1;
  if (!second) return 2;
  return first && second.step > LATER * first.step ? 1 : 0;
}

/** Return when a run had learned the task, as text. @param {Session} session @param {number} which */
export function whenLearned(session, which) {
  const found = session.learned(which);
  if (found) return say('model-at-step-s', { step: found.step, seconds: format.number(found.seconds, 1) });
  return say('model-share-of-unit', { share: percent(session.report(which)?.letters ?? 0), unit: unitOf(session) });
}

/** Return what a second run without the causal mask shows. @param {Session} session @param {Report} last @returns {Words} */
const peeking = (session, last) =>
  pieces('model-peeking', {
    ...{ fed: share(last.fed), isAhead: last.fed > ENOUGH, unit: unitOf(session) },
    ...{ letters: share(last.letters), words: share(last.words) },
  });

/** Return the lesson of a second run. @param {Session} session @param {boolean} hasLearned */
function moral({ beside, all, settings }, hasLearned) {
  const [, { positions, heads, d_model }] = all;
  if (beside === 'positions' && !positions && settings.design === 'encoder-decoder')
    return hasLearned ? say('model-for-task-matters') : say('model-knows-which-letters');
  if (beside === 'heads' && heads === 1 && hasLearned) return say('model-one-look-for-each');
  if (beside === 'scale') return say('model-head-here-only', { dmodel: d_model / heads });
  return beside === 'seed' ? say('model-differences-size') : '';
}

/** Return the answer to the guess, with the numbers of these runs. @param {Session} session @returns {Words} */
export function answerOf(session) {
  const { guess, beside, all, shown } = session,
    [, choices] = questionOf(session),
    [first, second] = [session.learned(0), session.learned(1)],
    [right, last, isPeeking] = [rightChoice(session), session.report(1), beside === 'causal' && !all[1].causal];
  if (!last) return [];
  if (!isPeeking && beside !== 'seed' && !first && !second) return [say('model-neither-has-learned', { shown })];
  const start =
    guess === null || guess < 0
      ? []
      : [
          ...pieces('model-you-guessed', {
            ...{ guess: bold(choices[guess]), isRight: guess === right, right: choices[right] },
          }),
          ' ',
        ];
  if (isPeeking) return [...start, ...peeking(session, last)];
  const then = second
    ? say('model-learned-at-step', {
        ...{ step: second.step, isTwo: Boolean(first), first: phraseOf(session, 0), firstStep: first?.step ?? 0 },
      })
    : say('model-ends-at', { share: percent(last.letters), unit: unitOf(session) });
  return [...start, then, ' ', moral(session, Boolean(second))];
}
