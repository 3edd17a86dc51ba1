/* All heads of one map at one moment, and a sentence about the chosen head. */
/** @import { TrainingPage, TrainingState } from './types' */
import * as format from '../../state/format.js';
import { weights } from '../../widgets/cells.js';
import { create } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import { roleTitle } from '../../widgets/roles.js';
import { roleSentence, strongest } from './training_history.js';

const THUMBNAIL = { width: 56, height: 46 }; // px

/** @param {TrainingState} state @param {import('../../widgets/head_grid.js').HeadPlace} place */
function describe({ history, at, map, roles }, { layer, head }) {
  const role =
    roles && `${roleTitle(roles.role[at][layer][head])} ${format.percent(roles.strength[at][layer][head])}\n`;
  return (
    `Layer ${layer + 1}, head ${head + 1}, step ${format.thousands(history.steps[at])}\n` +
    (role ?? '') +
    strongest(map, at, layer, head)
  );
}

/** @param {TrainingPage} page */
export function buildHeads({ view }) {
  const title = create('h2', ''),
    said = create('p', 'gf-said'),
    grid = headGrid({
      label: 'All heads',
      choose: (place) => view.select(place),
      describe: (place) => describe(view.now(), place),
    });
  return {
    element: create('section', 'gf-young', title, grid.element, said, { 'aria-label': 'All heads at this moment' }),
    grid,
    /** @param {TrainingState} state */
    draw(state) {
      const { history, at, example, map, name, roles, sel } = state;
      title.textContent = `${MAP_TITLES[name]}: all heads at step ${format.thousands(history.steps[at])}`;
      grid.draw({
        ...{ layers: map.layers, heads: map.heads, sel, rows: map.queries.length, columns: map.keys.length },
        cells: (layer, head) => weights(map.levels(at, layer, head), map.allowed),
        key: `${history.model}.${example}.${name}.${at}`,
        largest: THUMBNAIL,
      });
      said.textContent = roles
        ? roleSentence(history, roles, at, sel.layer, sel.head)
        : 'The roles of these heads were not measured at these moments.';
    },
  };
}
