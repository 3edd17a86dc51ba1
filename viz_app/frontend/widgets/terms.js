/* Terms of the glossary on the page. `followTerms(document.body)` underlines them in captions, titles and notes, also
   in those that are written later; `term('softmax')` returns one for a text that a page writes itself. Hover, tap, focus
   or Enter open the explanation; Escape, a click elsewhere or leaving it close it. Opening one presses the button
   .gf-play of each view with data-playing="true", so that nothing moves on while a visitor reads. */
import { series } from '../state/format.js';
import { GLOSSARY } from '../state/glossary.js';
import { create } from './dom.js';

/** Entries whose names nearly every caption holds; they are underlined only where a page calls `term`. */
const EVERYDAY =
  /^(transformer|token|piece|vocabulary|whole-words|source|caption|position|layer|encoder|attention|head|query|scores|weights|mask|classification|trace|hook)$/;
const WRITTEN = '.gf p, .gf h2, .gf h3, .gf .gf-cap, .gf-term-text';
const LEFT_ALONE = 'b, button, a, label, select, summary, math, code, pre, [dir=auto], .gf-tok, .gf-term, .gf-popover';
const HOVER = 200; // ms, so that a pointer on its way opens nothing

const entries = new Map(GLOSSARY.flatMap((entry) => entry.names.map((name) => [name.toLowerCase(), entry])));
const byId = new Map(GLOSSARY.map((entry) => [entry.id, entry]));
const plain = (/** @type {string} */ name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = [...entries].flatMap(([name, { id }]) => (EVERYDAY.test(id) ? [] : [name]));
names.sort((a, b) => b.length - a.length);
const FOUND = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${names.map(plain).join('|')})s?(?![\\p{L}\\p{N}_-])`, 'giu');

/** Return the entry of a name, of its plural, or of an id. @param {string} name */
const entryOf = (name) =>
  entries.get(name.toLowerCase()) ?? entries.get(name.toLowerCase().replace(/s$/, '')) ?? byId.get(name);

/** Return a term with its explanation behind it. @param {string} name of the glossary, or its id @param {string} [shown] */
export function term(name, shown = name) {
  const explained = { role: 'button', tabIndex: 0, 'data-term': name, 'aria-expanded': 'false' };
  return create('span', 'gf-term', shown, explained);
}

/** Return a text with its terms, each at its first place. @param {string} text @returns {(Node | string)[]} */
function withTerms(text) {
  const parts = [],
    seen = new Set();
  let end = 0;
  for (const { 0: found, index } of text.matchAll(FOUND)) {
    const entry = entryOf(found),
      isShort = /^[A-Z]{3,4}$/.test(entry?.names[0] ?? '') && found !== found.toUpperCase(); // "hum" is no class
    if (seen.has(entry) || isShort) continue;
    seen.add(entry);
    parts.push(text.slice(end, index), term(found));
    end = index + found.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

let opened = /** @type {HTMLElement | null} */ (null);
let box = /** @type {HTMLElement | null} */ (null);
/** Return the explanation's box, inside the same landmark as the term. @param {HTMLElement} shown */
function boxOf(shown) {
  box ??= create('div', 'gf-popover', { popover: 'manual', role: 'tooltip', id: 'gf-explained' });
  const landmark = shown.closest('main, header, dialog') ?? document.body;
  if (box.parentElement !== landmark) landmark.append(box);
  return box;
}

function close() {
  if (!opened || !box) return;
  opened.setAttribute('aria-expanded', 'false');
  opened.removeAttribute('aria-describedby');
  opened = null;
  if (box.matches(':popover-open')) box.hidePopover();
}

/** @param {HTMLElement} shown */
function open(shown) {
  const entry = entryOf(shown.dataset.term ?? '');
  if (shown === opened || !entry) return;
  close();
  for (const play of document.querySelectorAll('[data-playing=true] .gf-play'))
    /** @type {HTMLElement} */ (play).click();
  const box = boxOf(shown);
  box.replaceChildren(create('b', '', series(entry.names)), create('span', '', entry.said));
  shown.setAttribute('aria-expanded', 'true');
  shown.setAttribute('aria-describedby', box.id);
  opened = shown;
  box.showPopover();
  const at = shown.getBoundingClientRect(),
    { width, height } = box.getBoundingClientRect(),
    isBelow = at.bottom + 8 + height <= innerHeight;
  box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.left))}px`;
  box.style.top = `${isBelow ? at.bottom + 8 : Math.max(8, at.top - 8 - height)}px`;
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const termAt = (target) => (target instanceof Element ? target.closest('.gf-term') : null);

/** @param {KeyboardEvent} event */
function onKey(event) {
  const shown = termAt(event.target);
  if (event.key === 'Escape' && opened) close();
  else if (shown && (event.key === 'Enter' || event.key === ' ')) open(shown);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function listen() {
  let timer = 0;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const shown = termAt(target);
    clearTimeout(timer);
    if (pointerType === 'touch') return;
    if (shown) timer = window.setTimeout(() => shown.isConnected && open(shown), HOVER);
    else if (opened && target instanceof Node && !box?.contains(target) && opened !== document.activeElement)
      timer = window.setTimeout(close, HOVER);
  });
  document.addEventListener('focusin', ({ target }) => {
    const shown = termAt(target);
    if (shown) open(shown);
    else close();
  });
  document.addEventListener('click', ({ target }) => {
    const shown = termAt(target);
    if (shown) open(shown);
    else if (!(target instanceof Node && box?.contains(target))) close();
  });
  document.addEventListener('scroll', close, { capture: true, passive: true });
  document.addEventListener('keydown', onKey, true);
}

/** Underline the terms of a written element that are not underlined yet. @param {Element} written */
function underline(written) {
  const walker = document.createTreeWalker(written, NodeFilter.SHOW_TEXT),
    texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    if (text.parentElement?.closest(LEFT_ALONE)) continue;
    const parts = withTerms(text.data);
    if (parts.length > 1 || parts[0] instanceof Node) text.replaceWith(...parts);
  }
}

const later = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ act) => setTimeout(act, 100));

/** Underline the terms below an element, now and after each change, while the page has nothing else to do. @param {HTMLElement} root */
export function followTerms(root) {
  const changed = /** @type {Set<Element>} */ (new Set());
  const work = () => {
    const all = [...changed].filter((one) => one.isConnected);
    changed.clear();
    for (const one of all) {
      const above = one.closest(WRITTEN);
      for (const written of above ? [above] : one.querySelectorAll(WRITTEN)) underline(written);
    }
  };
  /** @param {Node} node */
  const note = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('.gf-popover')) return;
    if (!changed.size) later(work, { timeout: 500 });
    changed.add(element);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (addedNodes.length) addedNodes.forEach(note);
      else note(target);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
  listen();
  note(root);
}
