/* How large others are: the sizes of well-known models beside this one, with their sources. */
/** @import { Panel } from './types' */
import { create } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';

const TITLE = 'How large others are';
const COLUMNS = [
  'model',
  'parameters',
  'times this model',
  'layers',
  'heads in each',
  'width',
  'vocabulary',
  'reads at most',
];

/** @returns {Panel} */
export function buildPublished() {
  const frame = tableFrame(TITLE, false, 'gf-scroll'),
    sources = create('p', 'gf-cap'),
    element = create('section', 'gf-published', create('h3', '', TITLE), frame, sources);
  return {
    element,
    draw({ data: { published } }) {
      const rows = Object.entries(published.rows).map(([name, cells], at) => ({ name, cells, isChosen: at === 0 }));
      frame.replaceChildren(table({ caption: TITLE, columns: COLUMNS, rows, className: 'gf-sizes' }));
      sources.textContent = published.sources;
    },
  };
}
