// @ts-nocheck
/* The designs as cards: one or two are chosen, and carry the words left and right. */
import { store } from '../../state/store.js';
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

const MILLION = 1e6;
const OWN = 'this-model';

const millions = (count) => `${words.number(count / MILLION, 1)}\u202fM`;
export const nameOf = (design) => (design.name === OWN ? 'this model' : design.name);
export const isOwn = (design) => design.name === OWN;

/** The designs chosen after a click on `name`: two at most, one at least; a third takes the place of the second. */
export function choose(picked, name) {
  if (picked.includes(name)) return picked.length > 1 ? picked.filter((other) => other !== name) : picked;
  return [picked[0], name];
}

function card(design, most, pick) {
  const place = create('span', 'gf-place'),
    bar = create('i', '', { style: `width:${(design.parameters / most) * 100}%` });
  const button = create(
    'button',
    '',
    create('b', '', nameOf(design)),
    place,
    create('span', 'gf-cap', design.say),
    create('span', 'gf-cap', design.sizes),
    create('span', 'gf-count', bar),
    create('span', 'gf-many', millions(design.parameters)),
    { type: 'button', title: `${design.sizes}; ${words.thousands(design.parameters)} parameters` },
  );
  button.dataset.design = design.name;
  button.addEventListener('click', () => pick(design.name));
  return { button, place, name: design.name };
}

export function buildCards(view) {
  const sizes = create('span', '', { 'aria-label': 'Vocabulary' }),
    lengths = create('span', 'gf-cap'),
    list = create('div', 'gf-cards');
  const title = create('h2', '', 'Five designs and this model, one sentence: choose one or two');
  const element = create(
    'section',
    'gf-designs',
    create('div', 'gf-row', title, create('div', 'gf-tool', create('label', '', 'Vocabulary ', sizes), lengths)),
    list,
    { 'aria-label': 'Designs' },
  );
  let built = null,
    cards = [],
    sync = () => {};
  function build(data) {
    const most = Math.max(...data.designs.map((design) => design.parameters));
    const focused = document.activeElement?.dataset.design;
    cards = data.designs.map((design) => card(design, most, view.pick));
    list.replaceChildren(...cards.map(({ button }) => button));
    if (focused) cards.find(({ name }) => name === focused)?.button.focus();
    const options = data.vocabularies.map((size) => [size, words.thousands(size)]);
    sync = dom.segments(
      sizes,
      options,
      () => view.data.vocabulary,
      (size) => store.set({ vocabulary: size === view.own().vocabulary ? null : size }),
    );
  }
  return {
    element,
    draw({ data, picked }) {
      if (built !== data) build(data);
      built = data;
      sync();
      const target = view.own().layers.decoder ? data.target.length : '1: only ‹start›';
      lengths.textContent = `source ${data.source.length} tokens, target ${target}`;
      cards.forEach(({ button, place, name }) => {
        const at = picked.findIndex((design) => design.name === name);
        button.setAttribute('aria-pressed', String(at >= 0));
        place.textContent = at < 0 ? '' : picked.length < 2 ? 'chosen' : ['left', 'right'][at];
      });
    },
  };
}
