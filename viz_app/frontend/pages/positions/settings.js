/* The settings of the upper half: read from the address or typed, and checked. A problem gives one sentence. */
/** @import { Checked, Choice, Mode, Own, Settings, Variants } from './types' */
import * as format from '../../state/format.js';
import { protocol, whole } from '../../state/protocol.js';
import { say } from '../../state/say.js';
import * as encoding from './encoding.js';

/** @type {(parameter: 'turn' | 'seed' | 'shift') => [lowest: number, highest: number]} */
function limitsOf(parameter) {
  const { lowest, highest } = protocol.parameters[parameter];
  return [lowest, highest];
}
/** @type {Record<string, [number, number]>} */
const LIMITS = {
  length: [1, 512],
  width: [1, 1024],
  step: limitsOf('turn'),
  seed: limitsOf('seed'),
  shift: limitsOf('shift'),
};
/** @type {Record<string, string>} */
const NAMES = {
  length: say('positions-the-length'),
  width: 'd_model',
  base: say('positions-the-base'),
  step: say('positions-the-step-k'),
  seed: say('positions-the-seed'),
  shift: say('positions-the-shift'),
};
const MOST_WAVES = 6,
  LARGEST_BASE = 1e9,
  FIRST = { seed: 1, shift: 3 };
export const KEYS = ['pe', 'turn', 'place', 'waves', 'kind']; // parameters of the address; the runs use positions, seed and shift

/** @param {string} text */
const shown = (text) => (text.trim() === '' ? 'empty' : `“${text.trim().slice(0, 20)}”`);

/** Return a typed number, or a sentence with the wrong value and the allowed range. @type {(name: string, text: unknown) => Checked<number>} */
export function read(name, text) {
  const value = Number(
      String(text)
        .replace(/[\s\u202f]/g, '')
        .replace('−', '-'),
    ),
    given = String(text).trim() !== '' && Number.isFinite(value);
  if (name === 'base') {
    const fits = given && value > 0 && value <= LARGEST_BASE;
    return fits
      ? { value }
      : {
          problem: say('positions-base-choose-number', {
            text: shown(String(text)),
            largestbase: format.thousands(LARGEST_BASE),
          }),
        };
  }
  const [least, most] = LIMITS[name];
  if (given && Number.isInteger(value) && value >= least && value <= most) return { value };
  return {
    problem: say('positions-choose-whole-number', {
      name: NAMES[name],
      text: shown(String(text)),
      least,
      most: format.thousands(most),
    }),
  };
}

/** Return the dimensions of a typed list, such as "0, 38, 80". @type {(text: unknown, width: number) => Checked<number[]>} */
export function readWaves(text, width) {
  const parts = String(text)
      .split(/[\s,.;]+/)
      .filter(Boolean),
    dims = [...new Set(parts.map(Number))];
  const wrong = parts.find((part) => !/^\d+$/.test(part) || Number(part) >= width);
  if (wrong !== undefined)
    return { problem: say('positions-there-no-dimension', { wrong: shown(wrong), width, widthB: width - 1 }) };
  if (!dims.length || dims.length > MOST_WAVES)
    return { problem: say('positions-these-dimensions', { count: dims.length, mostwaves: MOST_WAVES }) };
  return { value: dims.sort((a, b) => a - b) };
}

const KINDS = /** @type {const} */ (['sinusoidal', 'learned']);
/** The sizes in the order of the address. */
const SIZES = /** @type {const} */ (['length', 'width', 'base']);

/**
 * Return the settings of the address, with the model's own as defaults, and a sentence if there is a problem.
 * @type {(values: Record<string, any>, own: Own) => { settings: Settings, problem: string }}
 */
export function fromStore(values, own) {
  /** @type {Settings} */
  const settings = {
    ...own,
    step: 3,
    place: 20,
    kind: KINDS.find((kind) => kind === values.kind) ?? own.kind,
    waves: [],
  };
  /** @type {string[]} */
  const problems = [];
  const take = (/** @type {'length' | 'width' | 'base' | 'step'} */ name, /** @type {unknown} */ text) => {
    const { value, problem } = read(name, text);
    if (problem === undefined) settings[name] = value;
    else problems.push(problem);
  };
  for (const [i, name] of SIZES.entries())
    if (values.pe !== undefined) take(name, String(values.pe).split('_')[i] ?? '');
  if (values.turn !== undefined) take('step', values.turn);
  if (values.place !== undefined && /^\d{1,4}$/.test(values.place)) settings.place = Number(values.place);
  const waves = values.waves === undefined ? null : readWaves(values.waves, settings.width);
  if (waves?.problem !== undefined) problems.push(waves.problem);
  settings.place = Math.min(settings.place, settings.length - 1);
  settings.waves = waves?.value ?? encoding.worthALook(settings.width, settings.base);
  return {
    settings,
    problem: problems.length ? say('positions-until-then-models-own', { problems: problems[0] }) : '',
  };
}

/** @type {(a: unknown, b: unknown) => boolean} */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Return the values for the address; null for the model's own. @type {(settings: Settings, own: Own) => Record<string, string | null>} */
export function toStore({ length, width, base, step, place, waves, kind }, own) {
  const isOwn = length === own.length && width === own.width && base === own.base;
  return {
    pe: isOwn ? null : [length, width, base].join('_'),
    turn: step === 3 ? null : String(step),
    place: place === Math.min(20, length - 1) ? null : String(place),
    waves: same(waves, encoding.worthALook(width, base)) ? null : waves.join('.'),
    kind: kind === own.kind ? null : kind,
  };
}

const MODES = /** @type {Mode[]} */ (protocol.edits.positions);
/** Return the positions of the run from the address. @type {(values: Record<string, any>) => Variants} */
export function variantsOf({ positions: picked, seed, shift }) {
  const [kind, number] = String(picked ?? 'on').split('.'),
    known = MODES.find((mode) => mode === kind) ?? MODES[0];
  return {
    picked: known,
    seed: whole('seed', known === 'shuffled' ? number : seed) ?? FIRST.seed,
    shift: whole('shift', known === 'shifted' ? number : shift) ?? FIRST.shift,
  };
}
/** Return the name of a run for the address and the server. @type {(mode: Mode, variants: Pick<Variants, 'seed' | 'shift'>) => string} */
export const parameterOf = (kind, { seed, shift }) =>
  ({ on: '', off: 'off', shuffled: `shuffled.${seed}`, shifted: `shifted.${shift}` })[kind];

/** Return the positions of the run for the address. A number is left out if it is the default, or part of the name. @param {Variants} variants */
export const variantsToStore = ({ picked, seed, shift }) => ({
  positions: parameterOf(picked, { seed, shift }) || null,
  seed: seed === FIRST.seed || picked === 'shuffled' ? null : String(seed),
  shift: shift === FIRST.shift || picked === 'shifted' ? null : String(shift),
});

/**
 * Return the settings after a choice. With a new size, default waves are replaced by its defaults; chosen waves stay.
 * @type {(settings: Settings, choice: Choice) => Settings}
 */
export function settled(settings, choice) {
  const next = { ...settings, ...choice },
    isResized = next.width !== settings.width || next.base !== settings.base,
    areFirst = same(settings.waves, encoding.worthALook(settings.width, settings.base)),
    kept = next.waves?.filter((dimension) => dimension < next.width) ?? [];
  const isStale = !kept.length || (isResized && areFirst);
  return {
    ...next,
    place: Math.min(next.place, next.length - 1),
    waves: isStale ? encoding.worthALook(next.width, next.base) : kept,
  };
}

/** Return true if a choice may solve the current problem. @param {Choice} choice */
export const answersProblem = (choice) =>
  ['length', 'width', 'base', 'step', 'waves'].some((name) => Object.hasOwn(choice, name));
