/* The theme's colours for canvas, read from the CSS custom properties and read again when the theme changes. */
const NAMES = [
  'paper',
  'wash',
  'ink',
  'ink-2',
  'line',
  'control',
  'accent',
  'accent-wash',
  'hatch',
  'hatch-bg',
  'empty',
  'bad',
  'sans',
  's0',
  's4',
];
/** @import { Stop, Ramp } from '../types' */

/** @type {[string, number][]} */
export const SHARE = [
  ['s0', 0],
  ['s1', 0.15],
  ['s2', 0.3],
  ['s3', 0.5],
  ['s4', 0.7],
  ['s5', 0.85],
  ['s6', 1],
];
/** @type {[string, number][]} */
const SIGNED = [
  ['n2', 0],
  ['n1', 0.25],
  ['z0', 0.5],
  ['p1', 0.75],
  ['p2', 1],
];
/** @type {[string, number][]} */
const LEAN = [
  ['n2', 0],
  ['control', 0.5],
  ['p2', 1],
];
/** @type {Ramp} */
const EMPTY = { bytes: new Uint8ClampedArray(), css: [], ink: [] };
const listeners = /** @type {Set<() => void>} */ (new Set());

/** @param {string} text */
const hex = (text) => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16));
/** @param {number[]} rgb */
const luminance = (rgb) => {
  const [red, green, blue] = rgb.map((v) =>
    v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Return a ramp of 256 colours between the stops, linear in sRGB. @param {Stop[]} stops @returns {Ramp} */
function ramp(stops) {
  const bytes = new Uint8ClampedArray(256 * 4);
  const css = /** @type {string[]} */ ([]);
  const ink = /** @type {string[]} */ ([]);
  for (let n = 0; n < 256; n++) {
    let i = 1;
    while (i < stops.length - 1 && n / 255 > stops[i][1]) i++;
    const [[from, a], [to, b]] = [stops[i - 1], stops[i]],
      t = (n / 255 - a) / (b - a);
    const rgb = from.map((v, c) => Math.round(v + (to[c] - v) * t));
    bytes.set([...rgb, 255], n * 4);
    css.push(`rgb(${rgb.join(',')})`);
    ink.push(luminance(rgb) > 0.18 ? '#000000' : '#ffffff');
  }
  return { bytes, css, ink };
}

const index = (/** @type {number} */ t) => Math.max(0, Math.min(255, Math.round(t * 255)));

export const theme = {
  /** The design tokens as CSS text, such as `colour.paper`. `colour.sans` is a font. @type {Record<string, string>} */
  colour: {},
  /** A text that differs between two themes, and between two sizes of type. */
  stamp: '',
  /** The px of the screen in one px of a drawing. It is 1 if 1 rem is 16 px. */
  scale: 1,
  /** @type {Ramp} */
  share: EMPTY,
  /** @type {Ramp} */
  signed: EMPTY,
  /** @type {Ramp} */
  lean: EMPTY,
  shareIndex: index,
  /** @param {number} share from 0 to 1 */
  shareColour: (share) => theme.share.css[index(share)],
  /** @param {number} share from 0 to 1 */
  inkOnShare: (share) => theme.share.ink[index(share)],
  /** @param {number} value from −1 to 1 on the scale of its chart */
  signedColour: (value) => theme.signed.css[index(value / 2 + 0.5)],
  /** @param {number} lean from −1, a token of sources, to 1, a token of targets */
  leanColour: (lean) => theme.lean.css[index(lean / 2 + 0.5)],
  /**
   * Call a function when the theme changes. The first call reads the colours.
   * @param {() => void} listener
   * @returns {() => void} ends the subscription
   */
  subscribe(listener) {
    if (theme.share === EMPTY) start();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Print in the light theme, because a dark page takes a sheet full of ink. */
  onPaper() {
    const { classList } = document.documentElement;
    if (!classList.contains('dark')) return;
    classList.remove('dark');
    changed();
    addEventListener('afterprint', () => classList.add('dark'), { once: true });
  },
};

function read() {
  const style = getComputedStyle(document.body ?? document.documentElement);
  /** @param {string} name */
  const value = (name) => style.getPropertyValue('--' + name).trim();
  /** @type {(names: [string, number][]) => Stop[]} */
  const stops = (names) => names.map(([name, at]) => [hex(value(name)), at]);
  theme.colour = Object.fromEntries(NAMES.map((name) => [name, value(name)]));
  theme.share = ramp(stops(SHARE));
  theme.signed = ramp(stops(SIGNED));
  theme.lean = ramp(stops(LEAN));
  theme.scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  theme.stamp = value('paper') + value('ink') + theme.scale;
}

function changed() {
  const before = theme.stamp;
  read();
  if (theme.stamp !== before) listeners.forEach((listener) => listener());
}
function start() {
  read();
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ['class', 'style'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed);
  addEventListener('resize', changed); // because the size of type follows the window
  addEventListener('beforeprint', theme.onPaper);
}
