/* Elements, tooltips, spoken sentences and keys. Text from people and models only ever goes through textContent. */
import * as words from '../state/words.js';

/** create('p', 'gf-cap', ...children): children are nodes or text; a trailing plain object sets properties. */
export function create(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  const last = children.at(-1);
  const properties = last && typeof last === 'object' && !(last instanceof Node) ? children.pop() : {};
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export const token = (piece, tag = 'span') =>
  create(
    tag,
    'gf-tok' + (words.isSpecial(piece) ? ' gf-special' : ''),
    create('span', '', words.label(piece), { dir: 'auto' }),
  );

export function icon(path) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of Object.entries({
    width: 14,
    height: 14,
    viewBox: '0 0 14 14',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.75,
  }))
    svg.setAttribute(name, value);
  svg.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** A segmented control. `get` gives the value shown, `set` takes the one pressed; call the returned `sync` to redraw. */
export function segments(host, options, get, set) {
  host.classList.add('gf-seg');
  host.setAttribute('role', 'group');
  const buttons = options.map(([value, text]) => {
    const button = create('button', '', text, { type: 'button' });
    button.dataset.value = value;
    button.addEventListener('click', () => {
      set(value);
      sync();
    });
    return [value, button];
  });
  host.replaceChildren(...buttons.map(([, button]) => button));
  const sync = () => buttons.forEach(([value, button]) => button.setAttribute('aria-pressed', String(value === get())));
  sync();
  return sync;
}

let tip = null;
/** Shows text beside the pointer or at a point; empty text hides it. One tooltip serves the page. */
export function tooltip(text, at) {
  tip = tip?.isConnected ? tip : document.body.appendChild(create('div', 'gf-tip', { hidden: true, role: 'tooltip' }));
  tip.hidden = !text;
  if (!text) return;
  if (tip.textContent !== text) tip.textContent = text;
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - width - 8, at.clientX + 14));
  const below = at.clientY + 16 + height <= innerHeight;
  tip.style.transform = `translate(${left}px, ${below ? at.clientY + 16 : at.clientY - height - 10}px)`;
}

let live = null;
/** Reads a sentence aloud to those who listen to the page. */
export function say(text) {
  live = live?.isConnected ? live : document.body.appendChild(create('div', 'gf-sr', { 'aria-live': 'polite' }));
  live.textContent = text;
}

export const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const TYPING = /^(INPUT|SELECT|TEXTAREA)$/;
const isTyping = (target) =>
  (TYPING.test(target.tagName) && !['checkbox', 'range', 'button'].includes(target.type)) || target.isContentEditable;

/** Keys for the whole page while `root` is on show. Returns the function that takes them away again. */
export function pageKeys(root, actions) {
  const listener = (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !root.offsetParent) return;
    const { target } = event,
      arrow = event.key in ARROWS;
    if (
      !(target instanceof Element) ||
      isTyping(target) ||
      (arrow && (target.type === 'range' || target.getAttribute('role') === 'tab'))
    )
      return;
    if (event.key === ' ' && target.closest('button, a, summary, [type=checkbox], [role=button], [role=tab]')) return;
    if (!Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    actions[event.key]();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}
