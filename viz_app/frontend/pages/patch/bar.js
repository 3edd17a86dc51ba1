/* The bar above the picture: the pair, the direction, the token in question, four finds, undo and clear. */
/** @import { Find, Page, PatchMap, PatchState } from './types' */
import { classOf } from '../../state/class_names.js';
import * as format from '../../state/format.js';
import { isolate, say } from '../../state/say.js';
import { button, select } from '../../widgets/controls.js';
import { create, keepFocus } from '../../widgets/dom.js';
import { choices, segments } from '../../widgets/segments.js';
import { placeOf, textOf, turned } from './places.js';
import { openPair } from './start.js';
import { percent } from './state.js';

const FEW = 3; // tokens in question that are shown as a segmented control
/** @type {Record<Find['name'], string>} */
const TITLES = {
  largest: say('patch-largest-cell'),
  shared: say('patch-shared-word'),
  head: say('patch-strongest-head'),
  heads: say('patch-fewest-heads'),
};
const WAYS = choices({ a: 'A → B', b: 'B → A' });

/** Carry over in the other direction, with the same places as far as the other run has them. @param {Page} page @param {string} from */
function turn({ view, now }, from) {
  const { map, carried, isFromA, atRow } = now();
  if (!map || (from === 'a') === isFromA) return;
  const places = carried.flatMap((place) => turned(map.pair, place) ?? []),
    row = atRow === null ? -1 : (map.pair.partners[map.pair.text]?.[atRow] ?? -1);
  view.select({
    from: from === 'a' ? null : from,
    carry: places.map(textOf).join('_') || null,
    at_row: row < 0 ? null : row,
  });
}

/** Return the words below the name of a find. @type {(find: Find, map: PatchMap) => string} */
function noteOf({ places, share }, { pair }) {
  const [place] = places.map(placeOf),
    value = percent(share);
  if (!place) return value;
  if (places.length > 1) return say('patch-find-of-several', { share: value, count: places.length });
  const layer = place.layer;
  if (place.head !== null)
    return say('patch-find-of-head', { share: value, map: place.map, layer: layer + 1, head: place.head + 1 });
  const token = pair.donorTokens[pair.text]?.[pair.partners[pair.text]?.[place.row ?? 0] ?? 0] ?? '';
  return say('patch-find-of-token', { share: value, token: format.quoted(token), layer });
}

/** @param {Page} page @returns {Piece<PatchState>} */
function findsOf(page) {
  const element = create('ol', 'gf-finds', { 'aria-label': say('patch-four-finds') });
  return {
    element,
    draw({ map, carried }) {
      const held = carried.map(textOf).join('_');
      const items = (map?.finds ?? []).map((find, at) => {
        const isOn = find.places.join('_') === held,
          name = [create('i', '', String(at + 1)), TITLES[find.name]],
          properties = { 'aria-pressed': String(isOn), 'data-find': find.name },
          go = button(name, () => page.carry(find.places), '', properties);
        return create(
          'li',
          isOn ? 'gf-on' : '',
          go,
          create('span', 'gf-cap', noteOf(find, /** @type {PatchMap} */ (map))),
        );
      });
      keepFocus(element, () => element.replaceChildren(...items));
    },
  };
}

/** @param {Page} page @returns {Piece<PatchState>} */
export function buildBar(page) {
  const pairs = select(say('patch-example-pairs'), (at) => at !== '' && openPair(page.now().pairs[Number(at)])),
    way = segments({ label: say('patch-from-which-run'), options: WAYS, choose: (from) => turn(page, from) }),
    ask = (/** @type {string | number} */ at) => page.view.select({ differ: Number(at), carry: null }),
    few = segments({ label: say('patch-token-in-question'), options: [], choose: ask }),
    many = select(say('patch-token-in-question'), ask),
    finds = findsOf(page),
    undo = button(say('patch-undo'), () => page.undo()),
    clear = button(say('patch-clear'), () => page.carry([]));
  const element = create(
    'div',
    'gf-patchbar',
    create('div', 'gf-tool', pairs.element, way.element, few.element, many.element),
    finds.element,
    create('div', 'gf-tool', undo, clear),
  );
  return {
    element,
    draw(state) {
      const { map, isFromA, carried } = state;
      if (!map) return;
      pairs.element.hidden = !state.pairs.length;
      pairs.draw('', [
        ['', say('patch-example-pairs')],
        ...state.pairs.map(([a, b], at) => [String(at), [a, b].map(isolate).join(' / ')]),
      ]);
      way.draw(isFromA ? 'a' : 'b');
      const nameOf = (/** @type {string} */ one) => format.quoted(classOf(one)),
        words = /** @type {[number, string][]} */ (
          map.differ.map(([at, ...two]) => [at, (isFromA ? two : two.reverse()).map(nameOf).map(isolate).join(' / ')])
        ),
        shown = map.at ?? 0;
      few.element.hidden = words.length < 2 || words.length > FEW;
      many.element.hidden = words.length <= FEW;
      if (!few.element.hidden) few.draw(shown, words);
      if (!many.element.hidden)
        many.draw(
          String(shown),
          words.map(([at, text]) => [String(at), `${at + 1}: ${text}`]),
        );
      finds.draw(state);
      undo.disabled = !page.past.length;
      clear.disabled = !carried.length;
    },
  };
}
