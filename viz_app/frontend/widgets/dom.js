/* Elements, tooltips, spoken sentences and keys. Text from people and models only ever goes through textContent.

   Formulas: MathML written as text, read as XML, so that nothing in it can be anything but MathML.

   Hands the visitor a file: saveFile('row.npz', answer.data) of bytes that the server has sent as base 64,
   saveText('why.csv', text) of what the page itself knows. */
import * as format from '../state/format.js';

/** @typedef {{ [name: string]: unknown }} Properties */

/**
 * An element: `create('p', 'gf-cap', ...children)`. Children are nodes or text; a plain object at the end sets
 * properties, or attributes where there is no such property.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [className]
 * @param {...(Node | string | Properties)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function create(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  const last = children.at(-1);
  const isPlain = typeof last === 'object' && !(last instanceof Node);
  if (isPlain) setProperties(element, last);
  element.append(.../** @type {(Node | string)[]} */ (isPlain ? children.slice(0, -1) : children));
  return element;
}

/** @type {(element: HTMLElement, properties: Properties) => void} */
function setProperties(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) Object.assign(element, { [name]: value });
    else element.setAttribute(name, String(value));
  }
}

/**
 * Gives an element these children; those it has already stay where they are, and need not be laid out or painted anew.
 * @param {Element} parent
 * @param {Node[]} children
 */
export function setChildren(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  children.forEach((child, i) => {
    if (parent.childNodes[i] !== child) parent.insertBefore(child, parent.childNodes[i] ?? null);
  });
}

/** Writes only what is another text: one that is written again is laid out again. @type {(element: Element, text: string) => void} */
export const setText = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

/**
 * A token as it stands in a text.
 * @template {keyof HTMLElementTagNameMap} [K='span']
 * @param {string} piece
 * @param {K} [tag]
 */
export const token = (piece, tag = /** @type {K} */ ('span')) =>
  create(
    tag,
    'gf-tok' + (format.isSpecial(piece) ? ' gf-special' : ''),
    create('span', '', format.label(piece), { dir: 'auto' }),
  );

const ICON = {
  width: '14',
  height: '14',
  viewBox: '0 0 14 14',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'aria-hidden': 'true',
};

/** @param {string} path drawn as a line in a square of 14 */
export function icon(path) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of Object.entries(ICON)) svg.setAttribute(name, value);
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** @type {HTMLElement | null} */
let tip = null;
/**
 * Shows text beside the pointer or at a point; empty text hides it. One tooltip serves the page.
 * @param {string} text
 * @param {{ clientX: number, clientY: number }} [at]
 */
export function tooltip(text, at = { clientX: 0, clientY: 0 }) {
  tip = tip?.isConnected ? tip : document.body.appendChild(create('div', 'gf-tip', { hidden: true, role: 'tooltip' }));
  tip.hidden = !text;
  if (!text) return;
  if (tip.textContent !== text) tip.textContent = text;
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - width - 8, at.clientX + 14));
  const below = at.clientY + 16 + height <= innerHeight;
  tip.style.transform = `translate(${left}px, ${below ? at.clientY + 16 : at.clientY - height - 10}px)`;
}

/** @type {HTMLElement | null} */
let live = null;
/**
 * Reads a sentence aloud to those who listen to the page.
 * @param {string} text
 */
export function say(text) {
  live = live?.isConnected ? live : document.body.appendChild(create('div', 'gf-sr', { 'aria-live': 'polite' }));
  live.textContent = text;
}

/**
 * Where an arrow key leads: rows down, columns to the right.
 * @type {Record<string, [number, number]>}
 */
export const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const TYPED_INTO = 'select, textarea, input:not([type=checkbox], [type=range], [type=button])';
const MOVED_BY_ARROWS = '[type=range], [role=tab]';
const PRESSED_BY_SPACE = 'button, a, summary, [type=checkbox], [role=button], [role=tab]';

/**
 * Whether a key means something to the element that has the focus.
 * @type {(target: Element, key: string) => boolean}
 */
function isTaken(target, key) {
  if ((target instanceof HTMLElement && target.isContentEditable) || target.matches(TYPED_INTO)) return true;
  if (key in ARROWS) return target.matches(MOVED_BY_ARROWS);
  return key === ' ' && target.closest(PRESSED_BY_SPACE) !== null;
}

/**
 * Keys for the whole page while `root` is on show.
 * @param {HTMLElement} root
 * @param {Record<string, () => void>} actions by the name of the key
 * @returns {() => void} takes them away again
 */
export function pageShortcuts(root, actions) {
  /** @param {KeyboardEvent} event */
  const listener = (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !root.offsetParent) return;
    if (!(event.target instanceof Element) || isTaken(event.target, event.key)) return;
    if (!Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    actions[event.key]();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}

/**
 * Ctrl Z and Ctrl Shift Z while `root` is on show and nobody types.
 * @param {HTMLElement} root
 * @param {() => unknown} undo
 * @param {() => unknown} redo
 */
export function undoShortcuts(root, undo, redo) {
  document.addEventListener('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z',
      isTyping = event.target instanceof Element && event.target.matches(TYPED_INTO);
    if (!isUndo || isTyping || !root.offsetParent) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
}

/** The `data-*` of what has the keyboard's focus, so that a picture drawn anew can give it back. */
export const focusedData = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset : /** @type {DOMStringMap} */ ({});

/** @type {(root: Element, selector: string) => void} */
export const focusOn = (root, selector) => {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
};

const MATHS = 'http://www.w3.org/1998/Math/MathML';

/**
 * The element of a formula such as `<math><mi>a</mi></math>`.
 *
 * @param {string} markup static markup and numbers; no text from people belongs here.
 * @returns {Element}
 * @throws {Error} if it is not one well-formed `<math>`.
 */
export function maths(markup) {
  const named = markup.replace(/^<math>/, `<math xmlns="${MATHS}">`);
  const formula = new DOMParser().parseFromString(named, 'application/xml').documentElement;
  if (formula.localName !== 'math' || formula.querySelector('parsererror'))
    throw new Error(`This is no formula: ${markup}`);
  return document.importNode(formula, true);
}

const HELD = 10_000; // ms: some browsers read the address only after the click

/** @param {string} name @param {string} data base 64 */
export const saveFile = (name, data) =>
  save(
    name,
    Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
  );

/** @param {string} name @param {string} text */
export const saveText = (name, text) => save(name, text);

/** @param {string} name @param {BlobPart} bytes */
function save(name, bytes) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' })),
    link = create('a', '', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HELD);
}
