/* The classic bugs as switches. */
import { create } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';
import { BUGS, EMPTY } from './bug_list.js';

/** @import { Bug } from './bug_list.js' */
/** @import { EditState, MasksState, Page } from './types' */

/** @type {(bugs: string[], id: string) => boolean} */
const isOn = (bugs, id) => (id === 'empty-row' ? EMPTY.some((name) => bugs.includes(name)) : bugs.includes(id));
/** @type {(bugs: string[], id: string) => string[]} */
const without = (bugs, id) => bugs.filter((name) => name !== id && !(id === 'empty-row' && EMPTY.includes(name)));

/** Switch a bug on or off. Switching it on also selects the map that shows it best, and adds pads if the bug needs them. @type {(page: Page, bug: Bug) => void} */
function toggle({ editing, view, now }, bug) {
  const { bugs, pads } = editing.now,
    on = isOn(bugs, bug.id),
    others = without(bugs, bug.id);
  /** @type {Partial<EditState>} */
  const change = { bugs: on ? others : [...others, bug.id === 'empty-row' ? EMPTY[0] : bug.id] };
  if (!on && bug.id === 'no-padding-mask' && !pads.some(Boolean))
    change.pads = now().names.includes('cross') ? [3, 3] : [3, 0];
  if (!on && bug.map) view.select({ map: bug.map, ...(bug.layer === undefined ? {} : { layer: bug.layer }) });
  editing.change(change);
}

/** @type {import('../../widgets/segments.js').Options<string>} */
const FILLS = [
  [EMPTY[0], 'fill with −∞'],
  [EMPTY[1], 'fill with −1e9'],
];

/** Return a copy of a bug's title, because a node of a formula can be in the page only once. @param {Bug} bug */
const titleOf = ({ title }) => title.map((part) => (part instanceof Node ? part.cloneNode(true) : part));

/** @type {(page: Page, bug: Bug) => { element: HTMLElement, draw: (state: MasksState) => void }} */
function card(page, bug) {
  const { editing } = page,
    input = create('input', 'gf-switch', { type: 'checkbox' }),
    here = create('dd', 'gf-here');
  const fills = segments({
    label: 'Fill',
    options: FILLS,
    choose: (name) => editing.change({ bugs: [...without(editing.now.bugs, bug.id), name] }),
  });
  const list = create(
    'dl',
    '',
    create('dt', '', 'What you see'),
    create('dd', '', ...bug.see),
    create('dt', '', 'Why'),
    create('dd', '', ...bug.why),
    create('dt', '', 'In this run'),
    here,
  );
  const body = create('div', '', ...(bug.id === 'empty-row' ? [fills.element] : []), list),
    element = create('div', 'gf-bug', create('label', '', create('span', '', ...titleOf(bug)), input), body);
  input.dataset.bug = bug.id;
  input.addEventListener('change', () => toggle(page, bug));
  return {
    element,
    draw({ map }) {
      const { bugs } = editing.now,
        on = isOn(bugs, bug.id),
        isCurrent = !page.view.root.hasAttribute('aria-busy');
      input.checked = on;
      element.classList.toggle('gf-on', on);
      body.hidden = !on;
      fills.draw(bugs.find((name) => EMPTY.includes(name)) ?? '');
      const told = on && isCurrent && page.runs ? bug.here(page.runs.payload, map, bugs) : '…';
      here.textContent = on ? told : '';
    },
  };
}

/** @param {Page} page */
export function buildBugs(page) {
  const { names } = page.now(),
    cards = BUGS.filter(({ needs }) => !needs || names.some((name) => name === needs)).map((bug) => card(page, bug));
  const intro = 'Common mistakes. Switch one on to learn its signs.';
  return {
    element: create(
      'section',
      'gf-bugs',
      create('h2', '', 'Classic bugs'),
      create('p', 'gf-cap gf-intro', intro),
      ...cards.map(({ element }) => element),
    ),
    /** @param {MasksState} state */
    draw: (state) => cards.forEach((one) => one.draw(state)),
  };
}
