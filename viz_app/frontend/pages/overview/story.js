/* The story of a run: its stages by the kind of model, the beats of its clock, and the player. */
/** @import { MapName, Run } from '../../types' */

/**
 * @typedef {object} Stage
 * @property {string} name in the address and in the page's styles
 * @property {string} title
 * @property {string} mark the number before the title
 * @property {MapName} [map] whose heads work in this stage
 * @property {boolean} [isOnce] once a sentence, not once a token
 * @property {string} tab that has all of it
 */

/** @type {Stage} */
const READ = { name: 'read', mark: '1', title: 'Read', isOnce: true, tab: 'positions' };
/** @type {Stage} */
const RELATE = { name: 'relate', mark: '2', title: 'Relate', map: 'encoder', isOnce: true, tab: 'translate' };
/** @type {(mark: string) => Stage} */
const back = (mark) => ({ name: 'back', mark, title: 'Look back', map: 'decoder', tab: 'translate' });
/** @type {(mark: string) => Stage[]} */
const ending = (mark) => [
  { name: 'choose', mark, title: 'Choose', tab: 'why' },
  { name: 'write', mark: String(Number(mark) + 1), title: 'Write', tab: 'translate' },
];

/** The stages in the order in which they happen. @type {Record<string, Stage[]>} */
const STORIES = {
  translator: [
    ...[READ, RELATE, back('3a')],
    { name: 'across', mark: '3b', title: 'Look across', map: 'cross', tab: 'translate' },
    ...ending('4'),
  ],
  classifier: [
    ...[READ, RELATE],
    { name: 'pool', mark: '3', title: 'Pool', isOnce: true, tab: 'translate' },
    { name: 'choose', mark: '4', title: 'Choose', isOnce: true, tab: 'why' },
  ],
  generator: [READ, back('2'), ...ending('3')],
};
/** Of a model that reads its classes from one token, or of an encoder. @type {Stage[]} */
const NOT_POOLED = STORIES.classifier.map((stage) => (stage.name === 'pool' ? { ...stage, title: 'Vectors' } : stage));

/** @param {Run} run */
export function storyOf({ classification, maps }) {
  if (!classification) return STORIES[maps.cross ? 'translator' : 'generator'];
  if (classification.contributions) return STORIES.classifier;
  return classification.labels.length ? NOT_POOLED : NOT_POOLED.slice(0, -1);
}

/** A beat that shows a whole step at once. */
export const STEP = 'step';
const ONCE = 3600, // ms of a stage that happens once a sentence
  FIRST = 3200, // ms of a stage of the first token
  REST = 30_000, // ms of all other tokens
  SLOWEST = 5200, // ms of one of them
  QUICK = 2200, // ms: a quicker token is one beat
  LEAST = 250; // ms
/** @type {Record<string, number>} */
const PARTS = { back: 0.25, across: 0.35, choose: 0.2, write: 0.2 }; // of the time of a token

/** @typedef {{ stage: string, step: number, ms: number }} Beat */

/**
 * Return the beats of a story. It is slow for the first token and quicker afterwards, so that most take 45 to 55 s.
 * @param {Stage[]} stages
 * @param {number} steps
 * @returns {Beat[]}
 */
export function beatsOf(stages, steps) {
  const once = stages.filter(({ isOnce }) => isOnce),
    each = stages.filter(({ isOnce }) => !isOnce),
    beats = once.map(({ name }) => ({ stage: name, step: 0, ms: ONCE })),
    token = Math.max(LEAST, Math.min(SLOWEST, REST / Math.max(1, steps - 1)));
  const whole = each.reduce((sum, { name }) => sum + PARTS[name], 0);
  for (let step = 0; step < steps; step++) {
    if (step && token < QUICK) beats.push({ stage: STEP, step, ms: token });
    else
      for (const { name } of each) {
        const part = PARTS[name] / whole;
        beats.push({ stage: name, step, ms: step ? token * part : FIRST });
      }
  }
  return beats;
}

/**
 * @param {{ beats: () => Beat[], at: () => number, go: (beat: Beat) => void, changed: () => void }} clock `at` is the
 *   number of the visible beat, −1 at rest
 */
export function player({ beats, at, go, changed }) {
  let timer = 0;
  function stop() {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    changed();
  }
  /** @param {number} index */
  function show(index) {
    const all = beats(),
      isLast = index >= all.length - 1;
    timer = isLast ? 0 : window.setTimeout(() => show(index + 1), all[index].ms);
    go(all[index]);
  }
  function play() {
    clearTimeout(timer);
    const next = at() + 1;
    show(next >= beats().length ? 0 : next);
  }
  return {
    play,
    stop,
    toggle: () => (timer ? stop() : play()),
    isPlaying: () => timer !== 0,
  };
}
