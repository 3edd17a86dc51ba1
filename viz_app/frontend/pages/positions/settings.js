// @ts-nocheck
/* What the upper half shows: read from the address or typed, checked, with one sentence for what cannot be. */
import * as words from '../../state/words.js';
import * as encoding from './encoding.js';

export const LIMITS = { length: [1, 512], width: [1, 1024], step: [0, 64], seed: [0, 99999], shift: [0, 99999] };
const NAMES = {
  length: 'The length',
  width: 'd_model',
  base: 'The base',
  step: 'The step k',
  seed: 'The seed',
  shift: 'The shift',
};
const MOST_WAVES = 6,
  LARGEST_BASE = 1e9;
export const KEYS = ['pe', 'turn', 'place', 'waves', 'kind']; // of the address; the runs have positions, seed and shift

const shown = (text) => (text.trim() === '' ? 'empty' : `“${text.trim().slice(0, 20)}”`);

/** {value} or {problem}: a sentence that names the value and what would do. */
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
          problem: `The base is ${shown(String(text))}; choose a number above 0, at most ${words.thousands(LARGEST_BASE)}.`,
        };
  }
  const [least, most] = LIMITS[name];
  if (given && Number.isInteger(value) && value >= least && value <= most) return { value };
  return {
    problem: `${NAMES[name]} is ${shown(String(text))}; choose a whole number from ${least} to ${words.thousands(most)}.`,
  };
}

/** Dimensions as a person lists them, "0, 38, 80": {value} or {problem}. */
export function readWaves(text, width) {
  const parts = String(text)
      .split(/[\s,.;]+/)
      .filter(Boolean),
    dims = [...new Set(parts.map(Number))];
  const wrong = parts.find((part) => !/^\d+$/.test(part) || Number(part) >= width);
  if (wrong !== undefined)
    return { problem: `There is no dimension ${shown(wrong)}; d_model ${width} has 0 to ${width - 1}.` };
  if (!dims.length || dims.length > MOST_WAVES)
    return { problem: `These are ${dims.length} dimensions; choose 1 to ${MOST_WAVES}.` };
  return { value: dims.sort((a, b) => a - b) };
}

/** The settings that the address asks for, on top of the model's own, and a sentence if something cannot be. */
export function fromStore(state, own) {
  const settings = {
      ...own,
      step: 3,
      place: 20,
      kind: state.kind === 'learned' ? 'learned' : 'sinusoidal',
      waves: null,
    },
    problems = [];
  const take = (name, text, key = name) => {
    if (text === undefined) return;
    const { value, problem } = read(name, text);
    if (problem) problems.push(problem);
    else settings[key] = value;
  };
  if (state.pe !== undefined) {
    const parts = String(state.pe).split('_');
    ['length', 'width', 'base'].forEach((name, i) => take(name, parts[i] ?? ''));
  }
  take('step', state.turn);
  if (/^\d{1,4}$/.test(state.place ?? '')) settings.place = Number(state.place);
  if (state.waves !== undefined) {
    const { value, problem } = readWaves(state.waves, settings.width);
    if (problem) problems.push(problem);
    else settings.waves = value;
  }
  settings.place = Math.min(settings.place, settings.length - 1);
  settings.waves ??= encoding.worthALook(settings.width, settings.base);
  return { settings, problem: problems.length ? `${problems[0]} Until then the model’s own are shown.` : '' };
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What the address needs to say: nothing for what is the model's own. */
export function toStore({ length, width, base, step, place, waves, kind }, own) {
  const isOwn = length === own.length && width === own.width && base === own.base;
  return {
    pe: isOwn ? null : [length, width, base].join('_'),
    turn: step === 3 ? null : String(step),
    place: place === Math.min(20, length - 1) ? null : String(place),
    waves: same(waves, encoding.worthALook(width, base)) ? null : waves.join('.'),
    kind: kind === 'learned' ? 'learned' : null,
  };
}

/** The four runs: which is picked, the seed of the shuffle, the distance of the shift. */
export function variantsOf({ positions: picked, seed, shift }) {
  const [kind, number] = String(picked ?? 'on').split('.'),
    known = ['off', 'shuffled', 'shifted'].includes(kind) ? kind : 'on';
  const whole = (text, fallback) => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : fallback);
  return {
    picked: known,
    seed: whole(known === 'shuffled' ? number : seed, 1),
    shift: whole(known === 'shifted' ? number : shift, 3),
  };
}
export const parameterOf = (kind, { seed, shift }) =>
  ({ on: '', off: 'off', shuffled: `shuffled.${seed}`, shifted: `shifted.${shift}` })[kind];
