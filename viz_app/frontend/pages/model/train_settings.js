/* The settings of a training: the parameter `train` of the address, and the second run that differs in one of them. */
/** @import { Settings, TrainingFacts } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';

/** The switches that a name can turn off in the address. */
const SWITCHES = /** @type {const} */ (['positions', 'causal', 'scale']);

/** @typedef {{ title: string, about: string, change: (settings: Settings) => Partial<Settings>, phrase: (other: Settings) => string }} Difference */

/** The differences of a second run, by the value of `beside`. @type {Record<string, Difference>} */
export const DIFFERENCES = {
  positions: {
    ...{ title: say('model-positions'), about: say('model-where-each-character') },
    change: ({ positions }) => ({ positions: !positions }),
    phrase: ({ positions }) => say('model-with-positions', { positions }),
  },
  causal: {
    ...{ title: say('model-causal-mask'), about: say('model-no-look-what-comes') },
    change: ({ causal }) => ({ causal: !causal }),
    phrase: ({ causal }) => say('model-with-causal-mask', { causal }),
  },
  scale: {
    ...{ title: say('model-d'), about: say('model-keeps-scores-small') },
    change: ({ scale }) => ({ scale: !scale }),
    phrase: ({ scale }) => say('model-with-scale', { scale }),
  },
  heads: {
    ...{ title: say('model-several-heads'), about: say('model-instead-of-one') },
    change: ({ heads }) => ({ heads: heads === 1 ? 4 : 1 }),
    phrase: ({ heads }) => say('model-with-heads', { heads }),
  },
  seed: {
    ...{ title: say('model-this-seed'), about: say('model-not-another-one') },
    change: ({ seed }) => ({ seed: seed ? seed - 1 : 1 }),
    phrase: ({ seed }) => say('model-with-seed', { seed }),
  },
};

/** The names of the classic bugs on offer. @type {Record<string, string>} */
export const BUGS = {
  'softmax-axis': say('model-softmax-over-wrong'),
  'batch-positions': say('model-positions-batch-axis'),
  'empty-row-nan': say('model-nan-from-empty-rows'),
};

/** Return the difference of this name, or null. @param {unknown} name @param {TrainingFacts} facts @returns {Difference | null} */
export function differenceOf(name, facts) {
  if (Object.hasOwn(DIFFERENCES, String(name))) return DIFFERENCES[String(name)];
  if (!facts.choices.bug.includes(String(name))) return null;
  return {
    title: '',
    about: '',
    change: () => ({ bug: String(name) }),
    phrase: ({ bug }) => (bug ? say('model-with-bug', { bug: BUGS[bug] }) : say('model-without-the-bug')),
  };
}

/** @param {string} text @param {number} least @param {number} most */
function within(text, least, most) {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
}

/** Return the settings that one word of the address stands for, or null. @type {(word: string, facts: TrainingFacts) => Partial<Settings> | null} */
function read(word, { tasks, choices, limits }) {
  const size = /^(\d)x(\d)x(\d\d)$/.exec(word),
    numbered = /^(seed|steps)-(\d+)$/.exec(word),
    off = SWITCHES.find((name) => word === `no-${name}`);
  if (off) return { [off]: false };
  if (tasks.some(({ name }) => name === word)) return { task: word };
  if (choices.design.includes(word)) return { design: word };
  if (choices.bug.includes(word)) return { bug: word };
  if (numbered) {
    const name = /** @type {'seed' | 'steps'} */ (numbered[1]),
      value = within(numbered[2], name === 'seed' ? 0 : 1, limits[name]);
    return value === null ? null : { [name]: value };
  }
  if (!size) return null;
  const [layers, heads, width] = [within(size[1], 1, limits.layers), within(size[2], 1, limits.heads), Number(size[3])];
  return layers && heads && choices.d_model.includes(width) && width % heads === 0
    ? { layers, heads, d_model: width }
    : null;
}

/** Return the settings of a `train` parameter, or null if it cannot be read. @type {(text: string, facts: TrainingFacts) => Settings | null} */
export function settingsOf(text, facts) {
  let settings = facts.defaults;
  for (const word of text.split('.').filter(Boolean)) {
    const found = read(word, facts);
    if (!found) return null;
    settings = { ...settings, ...found };
  }
  return settings;
}

/** Return the settings as a `train` parameter; defaults are left out, apart from the task. @type {(settings: Settings, facts: TrainingFacts) => string} */
export function parameterOf(settings, { defaults }) {
  const size = (/** @type {Settings} */ { layers, heads, d_model }) => `${layers}x${heads}x${d_model}`;
  const words = [
    settings.task,
    size(settings) !== size(defaults) && size(settings),
    settings.design !== defaults.design && settings.design,
    ...SWITCHES.map((name) => !settings[name] && `no-${name}`),
    settings.bug,
    settings.seed !== defaults.seed && `seed-${settings.seed}`,
    settings.steps !== defaults.steps && `steps-${settings.steps}`,
  ];
  return words.filter(Boolean).join('.');
}

/** Return a difference that keeps the width divisible by the number of heads. @type {(settings: Settings, change: Partial<Settings>) => Settings} */
export function changed(settings, change) {
  const next = { ...settings, ...change };
  if (next.d_model % next.heads === 0) return next;
  return { ...next, d_model: 48 }; // the width on offer that three heads divide, as one, two and four do
}

/** Return a training's name for files and for the list of models. @param {Settings} settings @param {number} step */
export const nameOf = ({ task, seed }, step) => `own-${task}-${step}-${seed}`;

/** Return a size such as "1 layer, 4 heads, 64 wide". @param {Settings} settings */
export const sizeOf = ({ layers, heads, d_model }) =>
  say('model-layer-head-wide', { layers, heads, dmodel: format.thousands(d_model) });
