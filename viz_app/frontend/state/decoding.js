/* The ways to decode: as parameters of the address, as numbers to set, and as words. */
import * as words from './words.js';

/** What can be set, by way: name, label, lowest, highest, step, and what holds where nothing is said. */
export const NUMBERS = {
  greedy: [],
  beam: [
    ['beam', 'Width', 2, 16, 1, 4],
    ['length_penalty', 'Length penalty', 0, 10, 0.1, 1.4],
  ],
  sample: [
    ['temperature', 'Temperature', 0.1, 5, 0.1, 1],
    ['top_k', 'Top k (0: all)', 0, 9999, 1, 0],
    ['top_p', 'Top p', 0.05, 1, 0.05, 1],
    ['seed', 'Seed', 0, 99999, 1, 0],
  ],
};
const COUNTED = { beam: 'beam', sample: 'seed' }; // what stands behind the dot in `decoding`

export const startOf = (way) => Object.fromEntries(NUMBERS[way].map(([name, , , , , usual]) => [name, usual]));

/** {way, ...numbers} of the parameters of a run. */
export function read(run) {
  const [asked, counted] = (run.decoding ?? '').split('.'),
    way = Object.hasOwn(NUMBERS, asked) ? asked : 'greedy';
  const given = { ...run, ...(COUNTED[way] ? { [COUNTED[way]]: counted ?? 0 } : {}) };
  const numbers = NUMBERS[way].map(([name, , , , , usual]) => [name, Number(given[name] ?? usual)]);
  return { way, ...Object.fromEntries(numbers) };
}

/** The parameters of a run that is decoded in this way; what holds anyway is left out. */
export function write({ way, ...numbers }) {
  if (way === 'greedy') return {};
  const others = NUMBERS[way].filter(([name, , , , , usual]) => name !== COUNTED[way] && numbers[name] !== usual);
  return {
    decoding: `${way}.${numbers[COUNTED[way]]}`,
    ...Object.fromEntries(others.map(([name]) => [name, String(numbers[name])])),
  };
}

/** A few words for the button. */
export function short({ way, ...n }) {
  if (way === 'greedy') return 'greedy';
  if (way === 'beam') {
    const usual = n.length_penalty === startOf('beam').length_penalty;
    return `beam ${n.beam}${usual ? '' : `, penalty ${n.length_penalty}`}`;
  }
  const more = [n.top_k && `top ${n.top_k}`, n.top_p < 1 && `top p ${n.top_p}`].filter(Boolean);
  return ['sample', `temperature ${n.temperature}`, ...more, `seed ${n.seed}`].join(', ');
}

/** What happens, as a sentence. */
export function describe({ way, ...n }) {
  if (way === 'greedy') return 'Each step writes the likeliest token.';
  if (way === 'beam')
    return `Each step keeps the ${n.beam} likeliest beginnings. Of the translations that end, the best is shown: log p, divided more for longer ones by the penalty.`;
  const from = [
    n.top_k && `the ${n.top_k} likeliest`,
    n.top_p < 1 && `the likeliest that make up ${words.percent(n.top_p)}`,
  ];
  const chosen = from.filter(Boolean).join(' and ') || 'all there are';
  const heat = n.temperature === 1 ? '' : n.temperature < 1 ? ', likely ones favoured' : ', unlikely ones favoured';
  return `Each step draws a token from ${chosen}${heat}. The same seed draws the same again.`;
}

/** The forced beginning as people read it: the text, or the pieces where text would not say which. */
export function beginning(run, pieces = []) {
  if (!run.forced?.startsWith('ids.')) return run.forced ?? '';
  return pieces.map((piece, i) => (i && !words.isJoined(pieces, i) ? ' ' : '') + words.label(piece)).join('');
}
