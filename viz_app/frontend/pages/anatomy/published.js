/* How large others are: the sizes of well-known models beside this one, with their sources. */
/** @import { Panel } from './types' */
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';

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
