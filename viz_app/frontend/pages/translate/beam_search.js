/* The finished translations of a beam search, best first, with the numbers that rank them; and the place of the search
   tree below the steps. The tree's button is on the page from the start. Its picture is loaded when it is first opened,
   and stays while another path of the same tree is shown. */
import * as format from '../../state/format.js';
import { create, setText } from '../../widgets/dom.js';

/** @typedef {import('../../types').Hypothesis} Hypothesis */

const COLUMNS = ['score', 'log p', 'tokens', 'translation'];

/** @param {Hypothesis} hypothesis @param {number} place */
function row({ text, score, log_probability: logProbability, tokens }, place) {
  const numbers = [format.number(score, 3), format.number(logProbability, 3), String(tokens)],
    cells = numbers.map((number) => create('td', '', number)),
    line = create('tr', '', ...cells, create('th', '', text, { scope: 'row', dir: 'auto' }));
  if (place === 0) line.setAttribute('aria-current', 'true');
  return line;
}

/** Build the list of finished translations; empty if the run was no beam search. @param {import('./selection.js').Run} run */
export function buildHypotheses({ hypotheses }) {
  if (!hypotheses?.length) return create('div', '', { hidden: true });
  const head = create('tr', '', ...COLUMNS.map((name) => create('th', '', name, { scope: 'col' }))),
    table = create('table', '', create('thead', '', head), create('tbody', '', ...hypotheses.map(row)));
  const summary = `Beam search: the best of ${hypotheses.length} finished translations is shown`;
  return create('details', 'gf-found', create('summary', '', summary), create('div', 'gf-foundbox', table));
}

/** @typedef {import('./view.js').Page} Page */

/** @param {Page} page */
export function buildSearch(page) {
  const { searching } = page,
    button = create('button', 'gf-btn gf-small gf-treetoggle', 'Search tree', {
      type: 'button',
      'aria-controls': 'gf-tree',
    }),
    host = create('div', '', { id: 'gf-tree' }),
    element = create('section', 'gf-search', button, host, { 'aria-label': 'Search tree' });
  /** @type {ReturnType<import('./searching.js').Module['sectionOf']> | null} */
  let section = null;
  button.addEventListener('click', () => searching.toggle());
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
      setText(button, next ? 'Hide' : 'Search tree');
      button.title = next ? 'Hide the search tree' : '';
      button.setAttribute('aria-expanded', String(searching.isOpen));
      page.view.root.classList.toggle('gf-withtree', searching.isOpen);
      section = next;
      if (isOther) show(next);
      next?.draw();
    },
    follow: () => section?.follow(),
  };
}
