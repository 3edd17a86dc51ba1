/* The card of one head on the board: its number, its switch, and a button that chooses it. The button has the head's
   picture, role and bars. */
/** @import { HeadFacts, HeadsState, Page } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { button, mark, toggle } from '../../widgets/controls.js';
import { create, setText, tooltip, whenNew } from '../../widgets/dom.js';
import { roleColour, roleTitle, shortTitle } from '../../widgets/roles.js';
import { nats } from './captions.js';

const NAMED = 112; // px: a narrower card has the short title of its role

/** Return "Layer 2, head 7". @param {HeadFacts} head */
const place = ({ layer, head, isOff }) => say('heads-place', { layer: layer + 1, head: head + 1, isOff });
/** @param {number} part from 0 to 1 */
const grey = (part) =>
  `color-mix(in srgb, var(--ink) ${Math.round(Math.max(0, Math.min(1, part)) * 100)}%, var(--line))`;

/** Return the largest possible entropy of a row in bits. @param {HeadsState} state */
const mostBits = ({ map }) => Math.log2(map.keys.length) || 1;

/** Return the length of the upper bar, from 0 to 1, and its text. @type {(head: HeadFacts, state: HeadsState) => [number, string]} */
function upperBar(head, state) {
  if (state.by === 'like') return [head.like ?? 0, head.like === null ? 'NaN' : format.number(head.like)];
  if (state.by === 'entropy' || head.strength === null)
    return [(head.entropy ?? 0) / mostBits(state), format.number(head.entropy)];
  return [head.strength, format.percent(head.strength)];
}

/** Return the colour of the band above the picture. @type {(head: HeadFacts, state: HeadsState) => string} */
function bandColour(head, state) {
  if (head.isOff) return 'var(--accent)';
  if (state.by === 'role') return roleColour(head.role ?? 'mixed');
  if (state.by === 'effect') return theme.signedColour((head.effect ?? 0) / (state.scale?.most || 1));
  return grey(upperBar(head, state)[0]);
}

/** Return the effect of silencing the head in nats, as text. @type {(head: HeadFacts, page: Page, state: HeadsState) => string} */
export const effectText = ({ effect }, { refusal }, { scale }) =>
  effect === null ? (refusal ? '–' : '…') : nats(effect, scale?.decimals);

/** Return the lines of a head's tooltip. @type {(head: HeadFacts, page: Page, state: HeadsState) => string} */
function describe(head, page, state) {
  const { role, best, strength, entropy, effect, like } = head;
  const isMixed = role === 'mixed' && best !== null,
    named = { isMixed, role: roleTitle((isMixed ? best : role) ?? ''), share: format.percent(strength ?? 0) };
  return [
    place(head),
    role === null ? '' : say('heads-role-and-strength', named),
    say('heads-entropy-in-bits', { entropy: format.number(entropy) }),
    state.by === 'like' && like !== null ? say('heads-like-the-chosen', { likeness: format.number(like) }) : '',
    effect === null ? '' : say('heads-without-it', { effect: effectText(head, page, state) }),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Build a line of a card: a bar and its number. */
function line() {
  const bar = create('i', ''),
    text = create('span', ''),
    track = create('span', 'gf-bar', bar);
  return { element: create('span', 'gf-ln', track, text), track, bar, text };
}

/** @typedef {ReturnType<typeof line>} Line */

/** @type {(upper: Line, head: HeadFacts, state: HeadsState) => void} */
function drawUpper({ bar, text }, head, state) {
  const [share, said] = upperBar(head, state);
  bar.style.width = `${Math.max(0, Math.min(1, share)) * 100}%`;
  bar.classList.toggle('gf-grey', state.by === 'entropy' || state.by === 'like' || head.strength === null);
  Object.assign(text, { textContent: said, className: state.by === 'effect' ? '' : 'gf-key-n' });
}

/** @type {(lower: Line, head: HeadFacts, state: HeadsState, said: string) => void} */
function drawLower({ bar, text, track }, head, { scale, by }, said) {
  const size = Math.abs(head.effect ?? 0) * (scale?.unit ?? 0) * 100,
    zero = (scale?.zero ?? 0.84) * 100;
  track.style.setProperty('--zero', `${zero}%`);
  bar.hidden = head.effect === null;
  bar.classList.toggle('gf-up', (head.effect ?? 0) > 0);
  Object.assign(bar.style, { left: `${(head.effect ?? 0) > 0 ? zero : zero - size}%`, width: `${size}%` });
  const isKey = by === 'effect' ? 'gf-key-n' : '';
  Object.assign(text, {
    textContent: head.isOff ? say('heads-on-or-off', { isOff: true }) : said,
    className: head.isOff ? 'gf-gone' : isKey,
  });
}

/** @typedef {{ key: string, width: number, height: number, paint: (context: CanvasRenderingContext2D, head: HeadFacts) => void }} Picture */

/** Draw the picture of a head: dots if it is silenced. @type {(canvas: HTMLCanvasElement, head: HeadFacts, state: HeadsState, picture: Picture) => void} */
function drawPicture(canvas, head, { map }, { width, height, paint }) {
  const context = draw.fit(canvas, width, height);
  if (!head.isOff) {
    paint(context, head);
    return;
  }
  const [n, k] = [Math.min(map.queries.length, height / 4), Math.min(map.keys.length, width / 4)];
  for (let i = 0; i < n; i++)
    for (let j = 0; j < k; j++) draw.dot(context, ((j + 0.5) * width) / k, ((i + 0.5) * height) / n);
}

/** @param {Page} page @param {string} id */
export function buildCard(page, id) {
  const number = create('span', ''),
    onOff = toggle([], () => page.silencing.toggle(id), { tabIndex: -1 }),
    band = create('span', 'gf-band'),
    canvas = create('canvas', ''),
    name = create('span', 'gf-name'),
    [upper, lower] = [line(), line()];
  lower.track.classList.add('gf-signed-track');
  const choose = () => shown && page.view.select({ layer: shown.layer, head: shown.head }),
    heard = create('span', 'gf-sr'),
    seen = [band, canvas, name, upper.element, lower.element],
    pick = button([heard, ...seen], choose, 'gf-pick'),
    top = create('div', 'gf-top', number, onOff.element),
    element = create('div', 'gf-card', top, pick);
  element.dataset.id = id;
  for (const one of seen) one.setAttribute('aria-hidden', 'true'); // it is all in `heard`
  let shown = /** @type {HeadFacts | null} */ (null);
  const isNew = whenNew();
  pick.addEventListener('pointermove', (event) => shown && tooltip(describe(shown, page, page.now()), event));
  pick.addEventListener('pointerleave', () => tooltip(''));
  return {
    element,
    pick,
    /** @param {HeadFacts} head @param {HeadsState} state @param {Picture} picture */
    draw(head, state, picture) {
      shown = head;
      const { isOff, role } = head,
        look = {
          isChosen: head === state.chosen,
          isDim: page.hot !== null && page.hot !== role,
          about: describe(head, page, state).replaceAll('\n', ', '),
          band: bandColour(head, state),
          said: effectText(head, page, state),
          unit: state.scale?.unit,
          ...{ isOff, upper: upperBar(head, state), by: state.by, isSorted: state.isSorted, picture: picture.key },
        };
      if (!isNew(look)) return; // after a click, two cards of all have changed
      const { isChosen, isDim, about, band: colour, said } = look;
      element.classList.toggle('gf-on', isChosen);
      element.classList.toggle('gf-off', isOff);
      element.classList.toggle('gf-dim', isDim);
      setText(number, state.isSorted ? `${head.layer + 1}.${head.head + 1}` : String(head.head + 1));
      onOff.draw(!isOff);
      onOff.input.disabled = page.silencing.isFixed();
      mark(onOff.input, 'label', say('heads-head-is-on', { layer: head.layer + 1, head: head.head + 1 }));
      pick.tabIndex = isChosen ? 0 : -1;
      setText(heard, about);
      mark(pick, 'current', isChosen);
      band.style.background = colour;
      const title = picture.width < NAMED ? shortTitle : roleTitle;
      Object.assign(name, { textContent: role === null ? '' : title(role), hidden: role === null });
      name.classList.toggle('gf-mixed', role === 'mixed');
      drawUpper(upper, head, state);
      drawLower(lower, head, state, said);
      drawPicture(canvas, head, state, picture);
    },
  };
}

/** @typedef {ReturnType<typeof buildCard>} Card */
