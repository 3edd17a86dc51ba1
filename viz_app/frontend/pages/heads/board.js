/* The board: a card for every head of a map, layer by layer or sorted; or the same as a table. */
/** @import { HeadFacts, HeadsState, Page } from './types' */
import { resolution, widthOf } from '../../widgets/canvas.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { gridOf } from '../../widgets/cells.js';
import { button, mark } from '../../widgets/controls.js';
import { ARROWS, create, setText, whenNew } from '../../widgets/dom.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import { roleTitle } from '../../widgets/roles.js';
import { table, tableFrame } from '../../widgets/table.js';
import { atlasOf, hatchingOf } from '../../widgets/thumbnails.js';
import { buildCard, effectText } from './card.js';
import { evenly } from './measures.js';
import { layerOf } from './silenced.js';

/** @import { Card, Picture } from './card.js' */

const ACROSS = { wide: 8, phone: 4 }; // cards in a row
const HEIGHT = { wide: 60, phone: 46 }; // px of a picture

/** Return a function for the pictures of a map's heads. They are cut from one image, which is kept while its content is the same. */
function pictures() {
  let stamp = '';
  /** @type {Picture['paint']} */
  let paint = () => {};
  return (/** @type {HeadsState} */ { map, runs }, /** @type {number} */ width, /** @type {number} */ height) => {
    const ratio = resolution(),
      now = [runs.after.id, map.name, theme.stamp, width, height, ratio].join();
    if (now !== stamp) paint = painter({ map, width, height, ratio });
    stamp = now;
    return { key: now, width, height, paint };
  };
}

/** @param {{ map: HeadsState['map'], width: number, height: number, ratio: number }} of @returns {Picture['paint']} */
function painter({ map, width, height, ratio }) {
  const made = gridOf(map),
    rows = Math.min(made.rows, Math.round(height * ratio)),
    columns = Math.min(made.columns, Math.round(width * ratio)),
    content = { ...made, key: '', largest: { width, height }, sel: { layer: 0, head: 0 } };
  const [atlas, hatching] = [atlasOf(content, rows, columns), hatchingOf(content, { width, height })];
  return (context, { layer, head }) => {
    if (hatching) context.drawImage(hatching, 0, 0, hatching.width, hatching.height, 0, 0, width, height);
    context.imageSmoothingEnabled = false;
    context.drawImage(atlas, head * columns, layer * rows, columns, rows, 0, 0, width, height);
  };
}

/** Build the name of a layer, with a button that silences or restores all of it. @param {Page} page @param {number} layer @returns {Piece<HeadsState>} */
function layerName({ silencing, now }, layer) {
  const name = create('b', '', say('heads-layer', { layer: layer + 1 })),
    ids = () => layerOf(now().map.name, layer, now().map.heads),
    isGone = () => ids().every((id) => silencing.off.includes(id)),
    flip = button('', () => (isGone() ? silencing.restore(ids()) : silencing.silence(ids())), 'gf-textlink');
  return {
    element: create('div', 'gf-lname', name, flip),
    draw({ chosen }) {
      const isOff = isGone();
      name.classList.toggle('gf-acc', chosen.layer === layer);
      setText(flip, say('heads-silence-or-restore', { isOff }));
      mark(flip, 'label', say('heads-silence-or-restore-layer', { isOff, layer: layer + 1 }));
    },
  };
}

/** @type {(state: HeadsState, page: Page) => HTMLElement} */
function tableOf(state, page) {
  const { heads, map, chosen } = state;
  const row = (/** @type {HeadFacts} */ head) => ({
    name: `${head.layer + 1}.${head.head + 1}`,
    cells: [
      head.role === null ? '–' : roleTitle(head.role),
      head.strength === null ? '–' : format.number(head.strength, 3),
      head.effect === null ? effectText(head, page, state) : format.signed(head.effect, 3),
      format.number(head.entropy),
      format.number(head.like, 3),
      say('heads-on-or-off', { isOff: head.isOff }),
    ],
    isChosen: head === chosen,
  });
  const columns = [
    say('heads-column-head'),
    say('heads-column-role'),
    say('heads-column-strength'),
    say('heads-column-effect'),
    say('heads-column-entropy'),
    say('heads-column-likeness'),
    say('heads-column-now'),
  ];
  return table({ caption: say('heads-all-heads', { map: MAP_TITLES[map.name] }), columns, rows: heads.map(row) });
}

/** Return the head that an arrow key goes to from the chosen one. @type {(state: HeadsState, key: string, across: number) => HeadFacts} */
function neighbour({ heads, chosen, map, isSorted }, key, across) {
  const [down, right] = ARROWS[key],
    wide = isSorted ? across : map.heads,
    at = heads.indexOf(chosen),
    count = heads.length;
  if (down || isSorted) return heads[(at + down * wide + right + count) % count];
  return heads[at - chosen.head + ((chosen.head + right + map.heads) % map.heads)];
}

/** Listen to the keys of the cards: arrows choose a head, Space and Enter silence it. @type {(page: Page, element: HTMLElement, across: () => number, follow: () => void) => void} */
function listen(page, element, across, follow) {
  const isCard = (/** @type {Event} */ { target }) => target instanceof Element && target.matches('.gf-pick');
  element.addEventListener('keydown', (event) => {
    if (!isCard(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (Object.hasOwn(ARROWS, event.key)) {
      const { layer, head } = neighbour(page.now(), event.key, across());
      follow();
      page.view.select({ layer, head });
    } else if (event.key === ' ' || event.key === 'Enter') page.silencing.toggle(page.now().chosen.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A browser clicks a button when Space is released; prevent this second action.
  element.addEventListener('keyup', (event) => event.key === ' ' && isCard(event) && event.preventDefault());
}

/**
 * Arrange the cards of a map in their order. Cards are kept while the map is the same, so that the focus stays.
 * @param {Page} page
 * @param {HTMLElement} element
 */
function arrangement(page, element) {
  let cards = /** @type {Map<string, Card>} */ (new Map());
  let names = /** @type {ReturnType<typeof layerName>[]} */ ([]);
  const isNew = whenNew();
  return {
    card: (/** @type {string} */ id) => /** @type {Card} */ (cards.get(id)),
    names: () => names,
    /** @param {HeadsState} state @returns {boolean} true if a card lost the focus */
    arrange({ heads, map, isSorted }) {
      if (!isNew(isSorted, map.layers, ...heads.map(({ id }) => id))) return false;
      const hadFocus = element.contains(document.activeElement);
      cards = new Map(heads.map(({ id }) => [id, cards.get(id) ?? buildCard(page, id)]));
      names = isSorted ? [] : Array.from({ length: map.layers }, (_, layer) => layerName(page, layer));
      const all = [...cards.values()].map((card) => card.element),
        layer = (/** @type {number} */ at) => all.slice(at * map.heads, (at + 1) * map.heads);
      const rows = isSorted ? [all] : names.map((name, at) => [name.element, ...layer(at)]);
      element.replaceChildren(...rows.map((row) => create('div', 'gf-layer', ...row)));
      return hadFocus;
    },
  };
}

/** @param {Page} page @returns {Piece<HeadsState>} */
export function buildBoard(page) {
  const element = create('section', 'gf-board', { role: 'group' }),
    box = tableFrame(say('heads-all-as-table'), true),
    pictureOf = pictures(),
    { card, names, arrange } = arrangement(page, element);
  let isFollowing = false;
  const size = () => (page.view.phone ? 'phone' : 'wide'),
    across = (state = page.now()) => evenly(state.map.heads, ACROSS[size()]);
  listen(page, element, across, () => {
    isFollowing = true;
  });
  /** @param {HeadsState} state */
  function drawCards(state) {
    element.setAttribute('aria-label', say('heads-board', { map: MAP_TITLES[state.map.name] }));
    element.classList.toggle('gf-sorted', state.isSorted);
    element.style.setProperty('--across', String(across(state)));
    element.classList.toggle('gf-fine', (state.scale?.decimals ?? 2) > 2);
    element.style.setProperty('--deep', String(Math.ceil(state.map.heads / across(state))));
    isFollowing = arrange(state) || isFollowing;
    names().forEach((name) => name.draw(state));
    const picture = pictureOf(state, Math.floor(widthOf(card(state.chosen.id).pick)), HEIGHT[size()]);
    state.heads.forEach((head) => card(head.id).draw(head, state, picture));
    if (isFollowing) card(state.chosen.id).pick.focus();
    isFollowing = false;
  }
  return {
    element: create('div', '', element, box),
    draw(state) {
      [element.hidden, box.hidden] = [page.isTable, !page.isTable];
      if (page.isTable) box.replaceChildren(tableOf(state, page));
      else drawCards(state);
    },
  };
}
