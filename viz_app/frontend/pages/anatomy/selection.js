/* The address's selection on the Anatomy tab, fitted to the available designs. */
/** @import { AnatomyState, Design, Designs } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { SHOW_NAMES } from './current_run.js';
import { isOwn, nameOf } from './designs.js';

export const ENTRANCE = 'encoder.self';
const OTHER_ENTRANCE = 'decoder.self'; // of a model without an encoder

/** @type {(value: unknown) => number | undefined} */
export const whole = (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined);
/** @type {(value: number | undefined, count: number) => number} */
const clampTo = (value, count) => Math.max(0, Math.min(count - 1, value ?? 0));

/** Return the design of the model itself, which is always present. @param {Designs} data */
export const ownOf = (data) => /** @type {Design} */ (data.designs.find(isOwn));

/** Return the name of the design that is shown first: the model itself. @param {Designs} data */
export const firstOf = (data) => ownOf(data).name;

/** Return sentences about parameters of the address that this page cannot use. @param {AnatomyState} state */
export function notices({ data, sel, picked, components }) {
  const asked = String(sel.designs ?? '').split('.'),
    unknown = asked.filter((name) => name && !data.designs.some((design) => design.name === name)),
    shown = say('anatomy-shown-name-count', { name: format.listed(picked.map(nameOf)), count: picked.length });
  return [
    unknown.length ? say('anatomy-there-no-design-here', { unknown: unknown[0].slice(0, 40), shown }) : '',
    sel.station && !Object.hasOwn(components, sel.station) ? say('anatomy-visible-designs-do') : '',
  ].filter(Boolean);
}

/** @type {(data: Designs, names: string[]) => Design[]} */
const named = ({ designs }, names) => names.flatMap((name) => designs.find((one) => one.name === name) ?? []);

/** @param {Designs} data @returns {AnatomyState} */
export function resolve(data) {
  /** @type {Record<string, any>} */
  const sel = store.get();
  const asked = named(data, [...new Set(String(sel.designs ?? '').split('.'))]).slice(0, 2),
    picked = asked.length ? asked : named(data, [firstOf(data)]);
  const components = { ...picked[1]?.components, ...picked[0].components },
    wanted = [String(sel.station), ENTRANCE, OTHER_ENTRANCE].filter((name) => Object.hasOwn(components, name)),
    [component] = [...wanted, ...Object.keys(components)];
  const shown = components[component],
    layers = Math.max(...picked.map((design) => design.components[component]?.layers ?? 1)),
    own = ownOf(data).layers,
    isBelow = own.decoder && (!own.encoder || (sel.map && sel.map !== 'encoder'));
  return {
    sel,
    data,
    picked,
    components,
    component,
    shown,
    layers,
    depth: clampTo(whole(sel.depth), layers),
    show: SHOW_NAMES.includes(sel.show) ? sel.show : 'residual',
    side: isBelow ? 'decoder' : 'encoder',
  };
}
