/* The finished translations of a beam search, best first, with the numbers that rank them; and the place of the search
   tree below the steps. The tree's button is on the page from the start. Its picture is loaded when it is first opened,
   and stays while another path of the same tree is shown. */
/** @import { Page } from './view.js' */
/** @import { Hypothesis } from '../../types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { button as makeButton, mark } from '../../widgets/controls.js';
import { create, region, setText } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';

const COLUMNS = ['score', say('translate-log-p'), 'tokens', 'translation'];

/** @param {Hypothesis} hypothesis @param {number} place */
const row = ({ text, score, log_probability: logProbability, tokens }, place) => ({
  name: create('td', '', format.number(score, 3)),
  cells: [format.number(logProbability, 3), String(tokens), create('th', '', text, { scope: 'row', dir: 'auto' })],
  className: place ? '' : 'gf-first',
});

/** Build the list of finished translations; empty if the run was no beam search. @param {import('./selection.js').Run} run */
export function buildHypotheses({ hypotheses }) {
  if (!hypotheses?.length) return create('div', '', { hidden: true });
  const caption = say('translate-beam-search-best', { count: hypotheses.length }),
    list = table({ caption, columns: COLUMNS, rows: hypotheses.map(row) });
  return create('details', 'gf-found', create('summary', '', caption), create('div', 'gf-foundbox', list));
}

/** @param {Page} page */
export function buildSearch(page) {
  const { searching } = page,
    button = makeButton(say('translate-search-tree'), () => searching.toggle(), 'gf-btn gf-small gf-treetoggle', {
      'aria-controls': 'gf-tree',
    }),
    host = create('div', '', { id: 'gf-tree' }),
    element = region('gf-search', say('translate-search-tree'), button, host);
  let section = /** @type {ReturnType<import('./searching.js').Module['sectionOf']> | null} */ (null);
  /** Return the section of the current tree. It is built again only for another tree. */
  const find = () => {
    const { module, tree, isOpen } = searching;
    if (!module || !tree || !isOpen) return null;
    return module.sectionOf(page, tree);
  };
  /** Show a section or none. While it is open, the button is among its tools. @param {typeof section} next */
  const show = (next) => {
    const hadFocus = document.activeElement === button;
    host.replaceChildren(...(next ? [next.element] : []));
    next?.tools.querySelector('.gf-treetoggle')?.remove(); // left from the view before it was built again
    (next?.tools ?? element).append(button, ...(next ? [] : [host]));
    if (hadFocus) button.focus();
    next?.layout();
  };
  return {
    element,
    destroy: () => section?.remember(),
    layout: () => section?.layout(),
    draw() {
      const next = find(),
        isOther = next !== section;
      element.hidden = !searching.isOffered;
      setText(button, next ? say('translate-hide') : say('translate-search-tree'));
      button.title = next ? say('translate-hide-search-tree') : '';
      mark(button, 'expanded', searching.isOpen);
      page.view.root.classList.toggle('gf-withtree', searching.isOpen);
      section = next;
      if (isOther) show(next);
      next?.draw();
    },
    follow: () => section?.follow(),
  };
}
