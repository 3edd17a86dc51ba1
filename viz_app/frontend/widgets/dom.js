/* Elements, tooltips, sentences for readers, keys, formulas and files. Text from people and models only goes
   through textContent. A formula is MathML, parsed as XML, so that it can contain nothing but MathML.
   saveFile('row.npz', answer.data) saves bytes that the server sent in base 64. save('why.json', text) saves a text.
   */
import * as format from '../state/format.js';
import { say } from '../state/say.js';
import { svg } from './svg.js';

/** @typedef {{ [name: string]: unknown }} Properties */

/**
 * Return a new element: `create('p', 'gf-cap', ...children)`. Children are nodes or text. A plain object at the end
 * sets properties, or attributes if the element has no such property.
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

/** Return a part of a page with its name for screen readers. @param {string} className @param {string} label @param {...(Node | string)} nodes */
export const region = (className, label, ...nodes) => create('section', className, ...nodes, { 'aria-label': label });

/** Return a part of a page with its heading. @param {string} title @param {...(Node | string)} nodes */
export const section = (title, ...nodes) => create('section', '', create('h3', '', title), ...nodes);

/** @type {(element: HTMLElement, properties: Properties) => void} */
function setProperties(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (Reflect.has(element, name)) Object.assign(element, { [name]: value });
    else element.setAttribute(name, String(value));
  }
}

/**
 * Set the children of an element. Present children stay in place, so that the browser need not lay them out again.
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

/** Set the text if it differs, because setting the same text again costs a new layout. @type {(element: Element, text: string) => void} */
export const setText = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

/** Return the element of a token. @template {keyof HTMLElementTagNameMap} [K='span'] @param {string} piece @param {K} [tag] */
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

/** @param {string} path of a line in a square of 14 × 14 */
export function icon(path) {
  return svg('svg', ICON, svg('path', { d: path }));
}

let tip = /** @type {HTMLElement | null} */ (null);
/**
 * Show a text beside the pointer or at a point; an empty text hides it. The page has one tooltip.
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

let live = /** @type {HTMLElement | null} */ (null);
/** Let screen readers read a sentence aloud. @param {string} text */
export function announce(text) {
  live = live?.isConnected ? live : document.body.appendChild(create('div', 'gf-sr', { 'aria-live': 'polite' }));
  live.textContent = text;
}

/** The move of each arrow key: [rows down, columns to the right]. @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const TYPED_INTO = 'select, textarea, input:not([type=checkbox], [type=range], [type=button])';
const MOVED_BY_ARROWS = '[type=range], [role=tab]';
const PRESSED_BY_SPACE = 'button, a, summary, [type=checkbox], [role=button], [role=tab]';

/** Return true if the focused element handles this key itself. @type {(target: Element, key: string) => boolean} */
function isTaken(target, key) {
  if ((target instanceof HTMLElement && target.isContentEditable) || target.matches(TYPED_INTO)) return true;
  if (Object.hasOwn(ARROWS, key)) return target.matches(MOVED_BY_ARROWS);
  return key === ' ' && target.closest(PRESSED_BY_SPACE) !== null;
}

/**
 * Add keyboard shortcuts for the whole page. They work while `root` is visible.
 * @param {HTMLElement} root
 * @param {Record<string, () => void>} actions by the name of the key
 * @param {Document | Window} [at] the window hears a key after all views, which hear it at the document
 * @returns {() => void} removes the shortcuts
 */
export function pageShortcuts(root, actions, at = document) {
  /** @param {KeyboardEvent} event */
  const listener = (/** @type {any} */ event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !root.offsetParent) return;
    if (!(event.target instanceof Element) || isTaken(event.target, event.key)) return;
    if (!Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    actions[event.key]();
  };
  at.addEventListener('keydown', listener);
  return () => at.removeEventListener('keydown', listener);
}

/**
 * Add Ctrl Z and Ctrl Shift Z. They work while `root` is visible and no text field has the focus.
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

/** Return a function that is true unless it was called with the same values last: then nothing need be drawn again. */
export function whenNew() {
  let last = '';
  return (/** @type {unknown[]} */ ...values) => {
    const now = JSON.stringify(values),
      isNew = now !== last;
    last = now;
    return isNew;
  };
}

/** @type {(root: Element, selector: string) => void} */
export const focusOn = (root, selector) => {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
};

/** Draw again what is inside an element. The focus comes back to the element with the same `data-*`. @type {(root: Element, draw: () => void) => void} */
export function keepFocus(root, draw) {
  const had = document.activeElement,
    data = had instanceof HTMLElement && root.contains(had) ? Object.entries(had.dataset) : [];
  draw();
  if (data.length) focusOn(root, data.map(([name, value = '']) => `[data-${name}="${CSS.escape(value)}"]`).join(''));
}

export const MATHS = 'http://www.w3.org/1998/Math/MathML';

/** Return the element of a formula such as `<math><mi>a</mi></math>`.
 *
 * @param {string} markup static markup and numbers, never text from people.
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

/** Show a text in the header's line. @param {string} detail */
export const tell = (detail) => window.dispatchEvent(new CustomEvent('gf-tell', { detail }));

/**
 * Return a module that is loaded when it is needed; null, and say so, if it does not come.
 * @template T
 * @param {Promise<T>} coming
 * @returns {Promise<T | null>}
 */
export const loaded = (coming) =>
  coming.catch(() => {
    tell(say('widgets-part-page-could-not'));
    return null;
  });

/** Copy a text. Return false if the browser lets no page do so, as on plain http from another machine. @param {string} text */
export async function copyText(text) {
  try {
    // eslint-disable-next-line no-restricted-syntax
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const HELD = 10_000; // ms: some browsers read the address only after the click

/** @param {string} name @param {string} data base 64 */
export const saveFile = (name, data) =>
  save(
    name,
    Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
  );

/** Let the browser save a file. @param {string} name @param {BlobPart} content */
export function save(name, content) {
  const blob = content instanceof Blob ? content : new Blob([content], { type: 'application/octet-stream' }),
    address = URL.createObjectURL(blob),
    link = create('a', '', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HELD);
}
