/* A picker of a head: its map, layer and number, each a segmented control.

     const picker = headPicker((values) => view.select(values));    // {map}, {layer} or {head}
     tools.append(...picker.elements);
     picker.draw({ names: run.names, layers: map.layers, heads: map.heads, sel: { map: 'cross', layer: 0, head: 3 } });

   `mapPicker` is the first of the three controls alone: `draw(names, name)`. A control for maps is hidden if the model
   has one map. `headTitle` returns the name of a head for titles and captions. */
import { say } from '../state/say.js';
import { create } from './dom.js';
import { numbered, segments } from './segments.js';

/** @type {Record<string, string>} */
export const MAP_TITLES = {
  encoder: say('widgets-encoder'),
  decoder: say('widgets-decoder'),
  cross: say('widgets-cross'),
};

/** @typedef {{ map: string, layer: number, head: number }} Selected */

/** Return a title such as "Cross, layer 2, head 4". @param {Selected} sel */
export const headTitle = ({ map, layer, head }) =>
  say('widgets-map-layer-head', { map: MAP_TITLES[map], layer: layer + 1, head: head + 1 });

/** @param {(map: string) => void} choose @param {Record<string, string>} [titles] */
export function mapPicker(choose, titles = MAP_TITLES) {
  const none = /** @type {import('./segments.js').Options<string>} */ ([]);
  const control = segments({ label: say('widgets-which-attention'), options: none, choose });
  control.element.classList.add('gf-kinds');
  return {
    element: control.element,
    /** @param {string[]} names @param {string} name */
    draw(names, name) {
      control.element.hidden = names.length < 2;
      control.draw(
        name,
        names.map((one) => [one, titles[one]]),
      );
    },
  };
}

/** @param {string} label @param {(value: number) => void} choose @param {(value: number) => void} [near] */
function numberPicker(label, choose, near) {
  const control = segments({ label, options: numbered(0), choose, near });
  control.element.classList.add('gf-nums');
  return { element: create('span', 'gf-picked', `${label} `, control.element), draw: control.draw };
}

/** @typedef {(values: Partial<Selected>) => void} Choice */
/** @param {Choice} choose @param {Record<string, string>} [titles] @param {Choice} [near] */
export function headPicker(choose, titles, near) {
  const maps = mapPicker((map) => choose({ map }), titles),
    number = (/** @type {'layer' | 'head'} */ name, /** @type {string} */ label) =>
      numberPicker(
        label,
        (value) => choose({ [name]: value }),
        (value) => near?.({ [name]: value }),
      ),
    [layer, head] = [number('layer', say('widgets-layer')), number('head', say('widgets-head'))];
  return {
    elements: [maps.element, layer.element, head.element],
    /** @param {{ names: string[], layers: number, heads: number, sel: Selected }} shown */
    draw({ names, layers, heads, sel }) {
      maps.draw(names, sel.map);
      layer.draw(sel.layer, numbered(layers));
      head.draw(sel.head, numbered(heads));
    },
  };
}
