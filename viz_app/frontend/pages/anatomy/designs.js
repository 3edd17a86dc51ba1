/* The designs as cards. One or two are chosen, and marked left and right. */
/** @import { AnatomyState, AnatomyView, Design, Designs } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { told } from '../../state/told.js';
import { barOf } from '../../widgets/bar.js';
import { button as makeButton, press } from '../../widgets/controls.js';
import { create, keepFocus, region } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';
import { table, tableFrame } from '../../widgets/table.js';

const MILLION = 1e6;
const FEW = 5e4; // below, there are 0.0 millions
const OWN = 'this-model';

/** @type {(count: number) => string} */
const millions = (count) => (count < FEW ? format.thousands(count) : format.number(count / MILLION, 1, '\u202fM'));
/** @type {(design: Design) => string} */
export const nameOf = (design) => (design.name === OWN ? say('anatomy-this-model') : design.name);
/** @type {(design: Design) => boolean} */
export const isOwn = (design) => design.name === OWN;

/** Return the chosen designs after a click on `name`: one or two. A third replaces the second. @param {string[]} picked @param {string} name */
export function choose(picked, name) {
  if (picked.includes(name)) return picked.length > 1 ? picked.filter((other) => other !== name) : picked;
  return [picked[0], name];
}

/** @param {Design} design @param {number} most @param {(name: string) => void} pick */
function card(design, most, pick) {
  const place = create('span', 'gf-place'),
    sizes = told(design.sizes),
    parts = [
      create('b', '', nameOf(design)),
      place,
      create('span', 'gf-cap', told(design.say)),
      create('span', 'gf-cap', sizes),
      barOf(design.parameters / most),
      create('span', 'gf-many', millions(design.parameters)),
    ];
  const element = makeButton(parts, () => pick(design.name), '', {
    title: say('anatomy-parameters-sizes', { sizes, parameters: format.thousands(design.parameters) }),
    'data-design': design.name,
  });
  return { button: element, place, name: design.name };
}

/** @param {AnatomyView} view @returns {Piece<AnatomyState>} */
export function buildCards(view) {
  const lengths = create('span', 'gf-cap'),
    list = create('div', 'gf-cards');
  const none = /** @type {import('../../widgets/segments.js').Options<number>} */ ([]);
  const sizes = segments({
    label: say('anatomy-vocabulary'),
    options: none,
    choose: (size) => store.set({ vocabulary: size === view.own().vocabulary ? null : size }),
  });
  const title = create('h3', '', say('anatomy-model-choose-design')),
    tools = create(
      'div',
      'gf-tool',
      create('span', 'gf-picked', say('anatomy-vocabulary'), ' ', sizes.element),
      lengths,
    );
  const element = region('gf-designs', say('anatomy-designs'), create('div', 'gf-row', title, tools), list);
  let built = /** @type {Designs | null} */ (null);
  let cards = /** @type {ReturnType<typeof card>[]} */ ([]);
  /** @param {Designs} data */
  function build(data) {
    const most = Math.max(...data.designs.map((design) => design.parameters));
    cards = data.designs.map((design) => card(design, most, view.pick));
    keepFocus(list, () => list.replaceChildren(...cards.map(({ button }) => button)));
    built = data;
  }
  return {
    element,
    draw({ data, picked }) {
      if (built !== data) build(data);
      sizes.draw(
        data.vocabulary,
        data.vocabularies.map((size) => [size, format.thousands(size)]),
      );
      const target = view.own().layers.decoder ? data.target.length : say('anatomy-only-start');
      lengths.textContent = view.own().layers.encoder
        ? say('anatomy-source-tokens-target', { count: data.source.length, target })
        : say('anatomy-tokens-count', { count: data.target.length });
      cards.forEach(({ button, place, name }) => {
        const at = picked.findIndex((design) => design.name === name);
        press(button, at >= 0);
        place.textContent =
          at < 0 ? '' : picked.length < 2 ? say('anatomy-chosen') : [say('anatomy-left'), say('anatomy-right')][at];
      });
    },
  };
}

/* How large others are: the sizes of well-known models beside this one, with their sources. */

const TITLE = say('anatomy-how-large-others-are');
const COLUMNS = [
  say('anatomy-published-model'),
  say('anatomy-parameters'),
  say('anatomy-published-times'),
  say('anatomy-published-layers'),
  say('anatomy-published-heads'),
  say('anatomy-published-width'),
  say('anatomy-published-vocabulary'),
  say('anatomy-published-reads'),
];

/** @type {[number, string][]} */
const UNITS = [
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [1, 'one'],
];
const DIGITS = 3;

/** Return a large number to three digits: 124 million. @param {number} count */
function rounded(count) {
  const [size, unit] = UNITS.find(([least]) => count >= least) ?? [1, 'one'],
    decimals = unit === 'one' ? 0 : DIGITS - String(Math.floor(count / size)).length;
  return say('anatomy-rounded', { unit, number: format.number(count / size, decimals) });
}

/** @returns {Piece<AnatomyState>} */
export function buildPublished() {
  const frame = tableFrame(TITLE, false, 'gf-scroll'),
    sources = create('p', 'gf-cap'),
    element = create('section', 'gf-published', create('h3', '', TITLE), frame, sources);
  return {
    element,
    draw({ data: { published } }) {
      const rows = published.rows.map(([name, parameters, times, ...texts], at) => ({
        name: told(name) || say('anatomy-this-model'),
        cells: [rounded(parameters), format.thousands(times), ...texts],
        isChosen: at === 0,
      }));
      frame.replaceChildren(table({ caption: TITLE, columns: COLUMNS, rows, className: 'gf-sizes' }));
      sources.textContent = published.sources.map(told).join(' ');
    },
  };
}
