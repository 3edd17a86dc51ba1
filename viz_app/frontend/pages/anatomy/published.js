/* How large others are: the sizes of well-known models beside this one, with their sources. */
/** @import { AnatomyState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { told } from '../../state/told.js';
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
