/* A line of the strip: a name, and a button for each word. */
/** @import { Cell, Line, State } from './state.js' */
import * as format from '../../state/format.js';
import { direction } from '../../state/catalogue.js';
import { scrolledByHand } from '../../state/in_sight.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { mark, press, button as makeButton } from '../../widgets/controls.js';
import { create, setText } from '../../widgets/dom.js';

/** @typedef {{ cell: Cell, button: HTMLButtonElement, bar: HTMLElement, says: HTMLElement }} Word one that can be chosen */

const LONG = 22; // words: of more the type is smaller

/** @param {Cell} cell @param {(cell: Cell) => void} choose @returns {Word} */
function buildWord(cell, choose) {
  const { raw, pieces, kind, isForced } = cell,
    isOfBytes = pieces.some((piece) => piece.startsWith('<0x')) && !raw.includes('\ufffd'), // they make characters
    parts =
      pieces.length > 1 && !isOfBytes
        ? pieces.filter((piece) => piece !== '▁').map((piece) => create('span', 'sp-piece', format.label(piece)))
        : [format.label(raw)],
    bar = create('i', '', { 'aria-hidden': 'true' }),
    says = create('span', 'gf-sr', { dir: direction }), // so that the words alone decide the direction of the line
    text = create('span', 'sp-text', ...parts),
    button = makeButton([text, says, bar], () => choose(cell), 'sp-word');
  if (format.isSpecial(raw)) text.dir = 'ltr';
  button.classList.toggle('sp-special', format.isSpecial(raw));
  button.classList.toggle('sp-new', kind === 'new');
  button.classList.toggle('sp-forced', isForced);
  return { cell, button, bar, says };
}

/** Move along the words by the arrow keys. @param {KeyboardEvent} event @param {HTMLButtonElement[]} buttons @param {(button: HTMLButtonElement) => void} go */
function moveAlong(event, buttons, go) {
  const at = buttons.findIndex((button) => button === event.target),
    isLeft = getComputedStyle(buttons[at] ?? document.body).direction === 'rtl' ? -1 : 1,
    to = {
      ...{ ArrowRight: at + isLeft, ArrowLeft: at - isLeft },
      ...{ Home: 0, End: buttons.length - 1 },
    }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation(); // the keys of the page would go one word further
  const next = buttons[to];
  if (next) go(next);
}

/** Put a word into the middle of what is in sight of its line. @param {HTMLElement} line @param {HTMLElement | undefined} button */
function centre(line, button) {
  if (!button || (line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight)) return;
  const [own, box] = [line.getBoundingClientRect(), button.getBoundingClientRect()];
  line.scrollLeft += box.left + box.width / 2 - (own.left + own.width / 2);
  line.scrollTop += box.top + box.height / 2 - (own.top + own.height / 2);
}

/** Return the tooltip of a word, and what is read aloud after it. A covered bar is not told. @param {Cell} cell @param {import('./state.js').Bar | undefined} bar @param {boolean} isCovered */
function textsOf({ raw, typed, pieces, kind }, bar, isCovered) {
  const isOther = typed && typed !== format.label(raw), // the tokenizer writes some characters in another way
    parts = [
      ...(isOther ? [say('spine-typed', { typed })] : []),
      ...(pieces.length > 1 ? [pieces.map(format.label).join(' + ')] : []),
    ],
    says = bar?.value && !isCovered ? [bar.says] : [];
  return { title: format.dotted([...parts, ...says]), aloud: [...(kind === 'new' ? ['new'] : []), ...says] };
}

/** @param {Word} word @param {import('./state.js').Bar | undefined} own @param {boolean} isSigned */
function drawBar({ bar }, own, isSigned) {
  const colour = isSigned ? theme.signedColour : theme.shareColour;
  bar.style.background = own ? colour(own.value) : 'none';
}

/** Mark a word by what the state says of it. @param {Word} word @param {Line} line @param {State} state */
function markWord(word, { isSource, chosen }, { step, bars, isSigned, isVeiled, isHidden }) {
  const { cell, button, says } = word,
    { index } = cell,
    isLater = !isSource && index > step,
    isUnwritten = isVeiled && !isSource && (isLater || (isHidden && index === step)),
    own = isSource ? bars[index] : undefined,
    { title, aloud } = textsOf(cell, own, Boolean(button.closest('.sp-nobars')));
  press(button, index === chosen);
  button.disabled = isUnwritten;
  button.classList.toggle('sp-later', isLater);
  button.classList.toggle('sp-veil', isUnwritten);
  if (isUnwritten) mark(button, 'label', say('spine-not-written-yet'));
  else button.removeAttribute('aria-label');
  if (button.title !== title) button.title = title;
  setText(says, aloud.map((text) => `, ${text}`).join(''));
  drawBar(word, own, isSigned);
}

/** Return the word to which a line was scrolled, if it was. @param {Word[]} words @param {Element} line @param {{ down: number | null, across: number | null }} far */
function wordAt(words, line, { down, across }) {
  if (down === null && across === null) return undefined;
  const box = line.getBoundingClientRect(),
    [x, y] = [box.left + (across ?? 0.5) * box.width, box.top + (down ?? 0.5) * box.height],
    far = (/** @type {Word} */ { button }) => {
      const own = button.getBoundingClientRect();
      return Math.hypot(own.left + own.width / 2 - x, 9 * (own.top + own.height / 2 - y)); // a line lower is far away
    };
  return words.toSorted((one, other) => far(one) - far(other))[0];
}

/**
 * @param {{ source: (index: number) => void, target: (index: number) => void }} choose
 * @param {(isSource: boolean, index: number) => void} scrolled to a word by hand
 */
export function buildLine(choose, scrolled) {
  let words = /** @type {Word[]} */ ([]);
  let [key, middle] = ['', -1];
  const name = create('span', 'sp-name'),
    short = create('span', 'sp-short', { 'aria-hidden': 'true' }),
    group = create('div', 'sp-words', { role: 'group', dir: 'auto' }),
    note = create('span', 'sp-note', { dir: direction }),
    element = create('div', 'sp-line', create('span', 'sp-side', name, short), group);
  /** @param {Cell[]} cells @param {boolean} isSource */
  function write(cells, isSource) {
    words = [];
    const nodes = cells.map((cell) => {
      if (cell.kind === 'gone') return create('del', '', format.label(cell.raw));
      if (cell.kind === 'first') return create('span', 'sp-first', format.label(cell.raw));
      const word = buildWord(cell, ({ index }) => choose[isSource ? 'source' : 'target'](index));
      words.push(word);
      return cell.kind === 'new' ? create('ins', '', word.button) : word.button;
    });
    group.replaceChildren(...nodes, note);
    group.onkeydown = (event) =>
      moveAlong(
        event,
        words.filter(({ button }) => !button.disabled).map(({ button }) => button),
        (button) => {
          button.focus({ preventScroll: true });
          if (!isSource) button.click();
          else centre(group, button);
        },
      );
    element.classList.toggle('sp-long', cells.length > LONG);
    element.classList.toggle('sp-source', isSource);
  }
  const hand = scrolledByHand(group);
  /** @param {number} index */
  const show = (index) => {
    centre(group, words.find(({ cell }) => cell.index === index)?.button);
    hand.moved();
  };
  const fade = () => {
    const { scrollWidth, clientWidth, scrollLeft } = group,
      at = scrollLeft + (getComputedStyle(group).direction === 'rtl' ? scrollWidth - clientWidth : 0);
    group.classList.toggle('sp-before', at > 2);
    group.classList.toggle('sp-after', at < scrollWidth - clientWidth - 2);
  };
  const scroll = () => {
    fade();
    const at = wordAt(words, group, hand.look());
    if (at) scrolled(element.classList.contains('sp-source'), at.cell.index);
  };
  group.addEventListener('scroll', scroll, { passive: true });
  return {
    element,
    show,
    follow: () => show(middle),
    fade,
    isCut: () => group.scrollHeight > group.clientHeight + 4,
    focus: () => words.find(({ button }) => button.tabIndex === 0)?.button.focus({ preventScroll: true }),
    /** @param {Line} line @param {State} state @param {string} says what stands after the words */
    draw(line, state, says) {
      const now = JSON.stringify([line.isSource, line.cells]),
        hadFocus = now !== key && group.contains(document.activeElement);
      if (now !== key) write(line.cells, line.isSource);
      key = now;
      setText(name, line.name);
      setText(short, line.short);
      mark(group, 'label', line.name);
      setText(note, says);
      middle = line.middle;
      const stop = words.find(({ cell }) => cell.index === line.chosen) ?? words[0]; // of the Tab key
      for (const word of words) {
        markWord(word, line, state);
        word.button.tabIndex = word === stop ? 0 : -1;
      }
      if (hadFocus) words.find(({ button }) => button.tabIndex === 0)?.button.focus({ preventScroll: true });
    },
  };
}
