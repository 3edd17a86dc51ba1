/* The contact sheet: a card for every head of the model, grouped; on paper it is a poster. */
/** @import { CorpusState, Page, Portrait, Portraits } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { button, select } from '../../widgets/controls.js';
import { announce, ARROWS, create } from '../../widgets/dom.js';
import { roleTitle } from '../../widgets/roles.js';
import { idOf, openedBy, picture, placeOf, spark } from './portrait.js';
import { behind, decimalsOf, GROUPS, groupOf, isSlight, nameOf, titleOf } from './words.js';

/** @typedef {{ title: string, note?: string, heads: Portrait[] }} Group */
/** @type {[string, string][]} */
const ORDERS = ['', 'layer', 'effect'].map((by) => [by, say('corpus-order', { by })]);

/** @param {Portrait} head */
const strengthOf = (head) => behind(head)?.strength ?? 0;
/** @param {Portrait} head */
const effectOf = ({ effect }) => effect?.[0] ?? 0;

/** @param {Portrait[]} heads @param {string} by @returns {Group[]} */
function grouped(heads, by) {
  if (by === 'layer') {
    const layerOf = (/** @type {Portrait} */ { map, layer }) => say('corpus-map-and-layer', { map, layer: layer + 1 });
    const titles = [...new Set(heads.map(layerOf))];
    return titles.map((title) => ({ title, heads: heads.filter((head) => layerOf(head) === title) }));
  }
  if (by === 'effect') {
    const rising = [...heads].sort((a, b) => effectOf(a) - effectOf(b)),
      told = rising.filter((head) => head.effect && !isSlight(head));
    return [
      { title: say('corpus-costly-to-lose'), note: say('corpus-costly-note'), heads: told },
      { title: say('corpus-no-loss-alone'), heads: rising.filter((head) => !told.includes(head)) },
    ];
  }
  return Object.keys(GROUPS).map((group) => ({
    ...{ title: say('corpus-group', { group }), note: say('corpus-group-note', { group }) },
    heads: heads.filter((head) => groupOf(head) === group).sort((a, b) => strengthOf(b) - strengthOf(a)),
  }));
}

/** Return the words that a head is found by. @param {Portrait} head */
const wordsOf = (head) =>
  [
    ...[placeOf(head), nameOf(head), roleTitle(head.role), ...head.shares.slice(0, 1).map(titleOf)],
    ...head.pairs.slice(0, 8).flatMap(([query, key]) => [format.label(query), format.label(key)]),
  ]
    .join(' ')
    .toLowerCase();

/** Return true if a head is looked for; a short word must be whole. @param {string} words @param {string} find */
const isFound = (words, find) =>
  !find || (find.length < 4 ? words.split(/[\s“”,:]+/).includes(find) : words.includes(find));

/** @type {(picture: Node, head: Portrait, decimals: number, open: () => void) => HTMLButtonElement} */
function card(picture, head, decimals, open) {
  const { effect, name, checked } = head,
    share = behind(head),
    loss = effect ? say('corpus-loss-in-nats', { loss: format.signed(effect[0], decimals) }) : '';
  const seen = create('span', `co-effect${isSlight(head) ? ' gf-soft' : ''}`, loss),
    chance = Math.round((checked[0]?.chance ?? 0) * 100),
    beside = checked.length ? say('corpus-chance-beside-share', { chance }) : say('corpus-best-share'),
    said = create('span', 'gf-cap', create('b', '', format.percent(share?.strength ?? 0)), ' ', beside);
  const made = button(
    [
      create('span', 'co-place gf-cap', create('b', '', placeOf(head)), seen),
      create('span', name ? 'co-name' : 'co-name co-none', nameOf(head)),
      picture,
      create('span', 'co-foot', spark(head), said),
    ],
    open,
    'co-card',
    { 'data-id': idOf(head) },
  );
  made.style.setProperty('--kind', GROUPS[groupOf(head)].colour);
  return made;
}

/** Let arrows move from card to card; the sheet is one stop of the Tab key. @param {HTMLElement} element */
function listen(element) {
  element.addEventListener('keydown', (event) => {
    const cards = /** @type {HTMLElement[]} */ ([...element.querySelectorAll('.co-card:not([hidden])')]),
      at = cards.findIndex((one) => one === event.target);
    if (at < 0 || !Object.hasOwn(ARROWS, event.key)) return;
    const [down, right] = ARROWS[event.key],
      here = cards[at].getBoundingClientRect();
    const next = down
      ? cards
          .filter((one) => (one.getBoundingClientRect().top - here.top) * down > 1)
          .sort((a, b) => away(a, here, down) - away(b, here, down))[0]
      : cards[at + right];
    event.preventDefault();
    if (!next) return;
    cards[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
}

/** Return how far a card is from a place: rows count first. @type {(card: HTMLElement, here: DOMRect, down: number) => number} */
const away = (one, here, down) => {
  const { top, left } = one.getBoundingClientRect();
  return (top - here.top) * down * 100 + Math.abs(left - here.left);
};

/** @param {Page} page */
function buildTools(page) {
  const by = select(say('corpus-group-by'), (group) => page.view.select({ group: group || null })),
    find = create('input', 'co-find', {
      type: 'search',
      placeholder: say('corpus-find-hint'),
      'aria-label': say('corpus-find-a-head'),
    });
  find.addEventListener('input', () => page.view.select({ find: find.value.trim() || null }));
  const poster = button(say('corpus-print'), () => print(), 'gf-btn gf-small co-poster');
  return {
    element: create(
      'div',
      'gf-tool',
      create('label', '', say('corpus-group-by'), ' ', by.element),
      find,
      create('span', 'gf-grow'),
      poster,
    ),
    focus: () => find.focus(),
    /** @param {CorpusState} state */
    draw(state) {
      by.draw(state.by, ORDERS);
      if (find.value.trim() !== state.find) find.value = state.find;
    },
  };
}

/** Return true if a card is in view, or nearly. @param {Element} card */
function isNear(card) {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > -innerHeight / 4 && top < innerHeight * 1.25 && bottom > top;
}

/** @param {Page} page */
export function buildSheet(page) {
  const tools = buildTools(page),
    sheet = create('div', 'co-groups'),
    element = create('div', 'co-sheet', tools.element, create('p', 'gf-cap', say('corpus-key-of-cards')), sheet);
  /** @type {{ words: string, card: HTMLElement, fill: () => void }[]} */
  let cards = [];
  let waiting = cards; // those whose picture is not drawn
  let of = /** @type {unknown[]} */ ([]);
  listen(sheet);
  /** Draw the pictures in view, and on paper all of them, because 72 take longer than all else. */
  function fill(isAll = false) {
    const now = waiting.filter(({ card: one }) => isAll || isNear(one));
    now.forEach((one) => one.fill());
    waiting = waiting.filter((one) => !now.includes(one));
  }
  for (const name of ['scroll', 'resize']) addEventListener(name, () => fill(), { passive: true, capture: true });
  addEventListener('beforeprint', () => fill(true));
  /** @param {Portraits} portraits @param {string} by */
  function make(portraits, by) {
    const decimals = decimalsOf(portraits.heads);
    const made = (/** @type {Portrait} */ head) => {
      const { element: shown, fill: draw } = picture(portraits, head),
        one = card(shown, head, decimals, () => page.view.select(openedBy(head)));
      cards.push({ words: wordsOf(head), card: one, fill: draw });
      return one;
    };
    cards = [];
    const sections = grouped(portraits.heads, by).flatMap(({ title, note, heads }) => {
      const name = create('h3', '', `${title} `, create('span', 'gf-soft', String(heads.length))),
        all = create('div', 'co-cards', ...heads.map(made));
      for (const one of all.children) one.setAttribute('data-group', title); // the first has it above on paper
      return heads.length ? [create('section', '', name, create('p', 'gf-cap', note ?? ''), all)] : [];
    });
    sheet.replaceChildren(...sections);
    waiting = cards;
  }
  /** @param {string} find */
  function filter(find) {
    for (const one of cards) one.card.hidden = !isFound(one.words, find);
    for (const section of /** @type {NodeListOf<HTMLElement>} */ (sheet.querySelectorAll('section')))
      section.hidden = !section.querySelector('.co-card:not([hidden])');
    const left = cards.map(({ card: one }) => one).filter((one) => !one.hidden);
    left.forEach((one, i) => (one.tabIndex = i ? -1 : 0));
    if (find) announce(say('corpus-heads-found', { count: left.length }));
  }
  return {
    element,
    focus: tools.focus,
    /** @param {CorpusState} state */
    draw(state) {
      const { portraits, open, by, find } = state;
      element.hidden = !portraits || open !== null;
      if (!portraits || open) return;
      tools.draw(state);
      const isOther = of[0] !== portraits || of[1] !== by;
      if (isOther) make(portraits, by);
      if (isOther || of[2] !== find) filter(find.toLowerCase());
      of = [portraits, by, find];
      fill();
    },
  };
}
