/* Tokens and numbers as text for people. */
import { isRightToLeft, language } from './catalogue.js';
import { isolate, say, toward } from './say.js';

const THIN = '\u202f'; // narrow no-break space, before per cent and between thousands
const SIGNS = new Intl.NumberFormat(`${language}-u-nu-latn`, {
  style: 'percent',
  minimumFractionDigits: 1,
}).formatToParts(0.5);
const ofType = (/** @type {string} */ type) => SIGNS.find((part) => part.type === type)?.value ?? '';
const DECIMAL = ofType('decimal');
/** The decimal sign and what stands between thousands, for Plotly. */
export const SEPARATORS = DECIMAL + THIN;
const PERCENT = language === 'en' ? `${THIN}%` : ofType('literal') + ofType('percentSign');
const LISTS = language === 'en' ? 'en-GB' : language,
  LIST = new Intl.ListFormat(LISTS),
  SERIES = new Intl.ListFormat(LISTS, { style: 'narrow' });
/** Return numbers with their signs in one piece from left to right: ±3, 2 ×, <0.001. @param {string} text */
export const inOrder = (text) => (isRightToLeft ? `\u2066${text}\u2069` : text);
/** Return a number with the decimal sign of the page's language, in one piece from left to right. @param {string} text */
const local = (text) => inOrder(text.replace('.', DECIMAL));
/** Return a number with all its decimals, and the decimal sign of the page's language. @param {number} value */
export const asIs = (value) => local(String(value));
/** @type {Record<string, string>} */
const SPECIAL = { '<s>': '‹start›', '</s>': '‹end›', '<pad>': '‹pad›', '<unk>': '‹unk›' };
/** @type {Record<string, string>} */
const UNSEEN = { '▁': ' ', '\n': '⏎', '\t': '→' };
/** Return a control character as a byte is written. @param {string} one */
const hex = (one) => one.charCodeAt(0).toString(16).padStart(2, '0');
const BYTE = /^<0x([0-9A-F]{2})>$/; // a piece that is one byte of a character outside the vocabulary
const BRACKETED = /^\[(CLS|SEP|PAD|UNK|MASK)\]$/;

/** @param {string} piece */
export const isSpecial = (piece) =>
  piece === '▁' || Object.hasOwn(SPECIAL, piece) || BYTE.test(piece) || BRACKETED.test(piece);
/** @param {string} piece */
const continuesWord = (piece) => BYTE.test(piece) || (!isSpecial(piece) && !piece.startsWith('▁'));
/** @param {string} piece */
const maybeContinued = (piece) => BYTE.test(piece) || piece === '▁' || !isSpecial(piece);
/** Return true if no space stands between the piece at `index` and the piece before it. @param {string[]} pieces @param {number} index */
export const isJoined = (pieces, index) =>
  index > 0 && continuesWord(pieces[index]) && maybeContinued(pieces[index - 1]);

/** Return a piece as text, without its marks. A byte of ASCII is its character. @param {string} piece */
export function label(piece) {
  if (Object.hasOwn(SPECIAL, piece)) return SPECIAL[piece];
  const byte = BYTE.exec(piece),
    character = byte ? String.fromCharCode(parseInt(byte[1], 16)) : '';
  if (/[!-~]/.test(character)) return character;
  const bare = byte ?? BRACKETED.exec(piece);
  if (bare) return `‹${bare[1].toLowerCase()}›`;
  return /^▁+$/.test(piece)
    ? piece.replaceAll('▁', '␣')
    : piece.replace(/^▁/, '').replace(/[▁\p{Cc}]/gu, (one) => UNSEEN[one] ?? `‹${hex(one)}›`);
}

/** Return a text of at most so many letters: a longer one ends in an ellipsis. @type {(text: string, most: number) => string} */
export const cut = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** @param {string} text */
export const inQuotes = (text) => say('state-in-quotes', { text });
/** Return a piece for a sentence. A lone punctuation mark gets quotes. @param {string} piece */
export const quoted = (piece) =>
  isSpecial(piece) || /[\p{L}\p{N}]/u.test(label(piece)) ? label(piece) : inQuotes(label(piece));

/** Return a share in per cent: whole from 10 %, with one decimal below 10 % and near 100 %, `<0.1 %` below 0.05 %; or NaN. @param {number} share */
export function percent(share) {
  const nearlyAll = share >= 0.995 && share < 0.9995;
  if (Number.isNaN(share)) return 'NaN';
  if (share < 0.0005) return local(`<0.1${PERCENT}`);
  return local((nearlyAll || share < 0.0995 ? (share * 100).toFixed(1) : Math.round(share * 100)) + PERCENT);
}

/**
 * Return a share in per cent for a sentence or a label: whole, with one decimal below 1 % and above 99 %, so that nearly
 * all is not all. Each is rounded by itself.
 * @param {number} part of 1
 */
export function share(part) {
  const isExact = part < 0.0095 || (part >= 0.9905 && part < 0.9995);
  if (Number.isNaN(part)) return 'NaN';
  if (part < 0.0005) return local(`<0.1${PERCENT}`);
  return local((isExact ? (part * 100).toFixed(1) : Math.round(part * 100)) + PERCENT);
}

const ALL = 100;
/** Return the whole per cents of shares, each rounded by itself. @param {number[]} shares */
export const wholePercents = (shares) => shares.map((share) => Math.round(share * ALL));
/** Return what whole per cents leave of 100, because all others take the rest. @param {number[]} whole */
export const restOf = (whole) =>
  Math.max(
    0,
    whole.reduce((left, one) => left - one, ALL),
  );
/** Return the text of a whole per cent: `<1 %` for 0, `>99 %` for 100 of a share below 99.95 %. @type {(whole: number, share?: number) => string} */
export const wholePercent = (whole, share = 1) =>
  Number.isNaN(whole)
    ? 'NaN'
    : local(`${whole === 0 ? '<1' : whole === ALL && share < 0.9995 ? '>99' : whole}${PERCENT}`);
/** Return the texts of shares. @param {number[]} shares */
export const percents = (shares) => wholePercents(shares).map((whole, i) => wholePercent(whole, shares[i]));

/** @param {number} value @param {number} decimals */
const fixed = (value, decimals) => value.toFixed(decimals).replace('-', '−');
/** Return a number as text, with the minus sign − and ∞ for infinity. A missing number is NaN. @param {number | null} value */
export function number(value, decimals = 2, unit = '') {
  if (value === null || Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '−∞' : '∞';
  const text = fixed(value, decimals);
  return local((/^−0(\.0*)?$/.test(text) ? text.slice(1) : text) + unit);
}
/** Return a number of per cents, which may lie below 0 or above 100. @param {number} value */
export const perCents = (value, decimals = 0) => number(value, decimals, PERCENT);
/** @param {number | null} value */
export const signed = (value, decimals = 2) => {
  const text = number(value, decimals);
  return value !== null && value > 0 && /[1-9∞]/.test(text) ? text.replace(/^(\u2066?)/, '$1+') : text;
};
/** @param {number} value */
export const thousands = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, THIN);

/** @param {number} number */
export const superscript = (number) =>
  String(number)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

/** Return a small number as 2.4 × 10⁻⁷. @param {number} value not negative */
export const tiny = (value) => {
  if (value === 0) return '0';
  const power = Math.floor(Math.log10(value));
  return local(`${(value / 10 ** power).toFixed(1)} × 10${superscript(power)}`);
};

/** The arrow to what comes before. */
export const BACK = isRightToLeft ? '→' : '←';
/** The arrow to what comes next. */
export const AHEAD = isRightToLeft ? '←' : '→';

/** Return what was and what is, or a token and the next, with arrows in the direction of the page. @param {string[]} steps */
export const fromTo = (...steps) =>
  steps.slice(1).reduce((from, to) => toward(say('state-from-to', { from, to })), steps[0] ?? '');

/** Return names that stand beside each other. @param {string[]} items */
export const dotted = (items) => items.map(isolate).join(' · '); // eslint-disable-line page/no-order -- this is the one place

/** Return items that have commas inside, one after another. @param {string[]} items */
export const parted = (items) => items.reduce((part, next) => say('state-parts', { part, next }));

/** @template N @param {Intl.ListFormat} how @param {(N | string)[]} items */
const itemsAs = (how, items) =>
  how
    .formatToParts(items.map((_, at) => String(at)))
    .map(({ type, value }) => (type === 'element' ? items[Number(value)] : value));
/** Return the items as a list in a sentence. @template [N=Node] @param {(N | string)[]} items */
export const list = (items) => itemsAs(LIST, items);
/** Return the items one after another, as `series` does. @template [N=Node] @param {(N | string)[]} items */
export const row = (items) => itemsAs(SERIES, items);
/** Return the items as a list in a sentence, as text. @param {string[]} items */
export const listed = (items) => LIST.format(items.map(isolate));
/** Return the items one after another, in most languages without an and. @param {string[]} items */
export const series = (items) => SERIES.format(items.map(isolate));
