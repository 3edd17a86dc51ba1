/* The tools above the board: the map, the measure for colours and sorting, groups to silence, undo, redo, reset. */
/** @import { MapName } from '../../types' */
/** @import { HeadsState, Page } from './types' */
import { pieces, say } from '../../state/say.js';
import { button, select, toggle, undoButtons } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { shortcuts } from '../../widgets/legend.js';
import { MAP_TITLES, mapPicker } from '../../widgets/picker.js';
import { inOrder, roleTitle } from '../../widgets/roles.js';
import { segments } from '../../widgets/segments.js';
import { tableSwitch } from '../../widgets/table.js';
import { MEASURES } from './measures.js';
import { isSolo, layerOf } from './silenced.js';

/** Return the name of a group with its number of heads. @type {(group: string, count: number) => string} */
const named = (group, count) => say('heads-group', { group, count });
/** Return the ids of a map among all. @type {(all: string[], map: string) => string[]} */
const ofMap = (all, map) => all.filter((id) => id.startsWith(map[0]));

/** Return the ids of the heads in all maps, by role. @type {(state: HeadsState) => Map<string, string[]>} */
function byRole({ measured, all }) {
  const found = /** @type {Map<string, string[]>} */ (new Map());
  for (const id of all) {
    const [short, layer, head] = id.split('.'),
      map = Object.entries(measured?.maps ?? {}).find(([name]) => name.startsWith(short))?.[1],
      role = map?.role[Number(layer)]?.[Number(head)];
    if (role) found.set(role, [...(found.get(role) ?? []), id]);
  }
  return found;
}

/** Return groups of heads with their titles. @param {HeadsState} state @returns {[string, [string, string[]][]][]} */
function groupsOf(state) {
  const { map, all, names, measured } = state,
    roles = byRole(state),
    layer = (/** @type {number} */ at) => layerOf(map.name, at, map.heads);
  return [
    [
      say('heads-groups-by-layer', { map: map.name }),
      Array.from({ length: map.layers }, (_, at) => [
        named(say('heads-layer', { layer: at + 1 }), map.heads),
        layer(at),
      ]),
    ],
    [
      say('heads-groups-by-role'),
      measured
        ? inOrder(roles.keys()).map((role) => {
            const ids = roles.get(role) ?? [];
            return [named(roleTitle(role), ids.length), ids];
          })
        : [],
    ],
    [
      say('heads-groups-by-map'),
      names.map((name) => [named(MAP_TITLES[name], ofMap(all, name).length), ofMap(all, name)]),
    ],
  ];
}

/** @param {Page} page @returns {Piece<HeadsState>} */
function groupChoice({ silencing }) {
  /** The ids of each group, by the value of its option. @type {Map<string, string[]>} */
  let held = new Map();
  const choice = select(say('heads-silence-a-group-of-heads'), (value) => {
    choice.element.value = '';
    silencing.silence(held.get(value) ?? []);
  });
  return {
    element: choice.element,
    draw(state) {
      const groups = groupsOf(state).filter(([, items]) => items.length);
      held = new Map(groups.flatMap(([label, items]) => items.map(([text, ids]) => [`${label}: ${text}`, ids])));
      const options = groups.map(([label, items]) => ({
        label,
        options: items.map(([text]) => [`${label}: ${text}`, text]),
      }));
      choice.draw('', [['', say('heads-silence-a-group')], ...options]);
      choice.element.disabled = silencing.isFixed();
    },
  };
}

/** @param {Page} page @returns {Piece<HeadsState>} */
function actions({ silencing }) {
  const count = create('span', 'gf-count', { 'aria-live': 'polite' }),
    buttons = undoButtons(silencing);
  return {
    element: create('div', 'gf-do', count, ...buttons.elements),
    draw({ off, all }) {
      const number = create('b', off.length ? 'gf-acc' : '', String(off.length)),
        said = create('span', '', ...pieces('heads-off-of-all', { number, heads: all.length }));
      if (count.textContent !== said.textContent) count.replaceChildren(...said.childNodes);
      buttons.draw(off.length > 0);
    },
  };
}

/** @param {Page} page @returns {Piece<HeadsState>} */
export function buildTools(page) {
  const { view } = page,
    maps = mapPicker((map) => view.select({ map: /** @type {MapName} */ (map) })),
    measure = segments({
      label: say('heads-colour-by'),
      options: MEASURES.map(([name, text]) => [name, text]),
      choose: (by) => view.select({ by: by === 'role' ? null : by }),
    }),
    sort = toggle([say('heads-sort'), ' '], (isOn) => view.select({ sorted: isOn ? '1' : null }), {
      'aria-label': say('heads-sort-by-colours'),
    }),
    group = groupChoice(page),
    does = actions(page);
  const swap = tableSwitch(page, () => view.draw());
  const colour = create('span', 'gf-cap gf-desk', say('heads-colour-by'));
  return {
    element: create(
      'div',
      'gf-tool gf-tools',
      ...[maps.element, colour, measure.element, sort.element, group.element, swap],
      ...[create('span', 'gf-grow'), does.element],
    ),
    draw(state) {
      maps.draw(state.names, state.map.name);
      measure.draw(
        state.by,
        MEASURES.map(([name, text, short]) => [name, view.phone ? short : text]),
      );
      sort.draw(state.isSorted);
      group.draw(state);
      does.draw(state);
    },
  };
}

/** Build a button that silences the other heads of the chosen head's layer, or restores them. @param {Page} page @returns {Piece<HeadsState>} */
export function soloButton({ silencing, now }) {
  const layer = () => layerOf(now().map.name, now().chosen.layer, now().map.heads),
    element = button(say('heads-solo', { isAlone: false }), () => silencing.solo(now().chosen.id, layer()));
  return {
    element,
    draw({ map, chosen, off }) {
      const isAlone = isSolo(off, chosen.id, layer());
      element.disabled = map.heads < 2 || silencing.isFixed();
      element.textContent = say('heads-solo', { isAlone });
      element.title = say('heads-other-heads', { isAlone });
    },
  };
}

/** @returns {Piece<HeadsState>} */
export function buildShortcuts() {
  const element = shortcuts(
    say('heads-keys-head'),
    say('heads-keys-silence'),
    say('heads-keys-map'),
    say('heads-keys-undo'),
  );
  return {
    element,
    draw({ names }) {
      /** @type {HTMLElement} */ (element.children[2]).hidden = names.length < 2;
    },
  };
}
