/* The heads over the training: all heads of one map at one moment, and a band with the roles of each head at all
   moments. */
/** @import { RoleHistory, TrainingPage, TrainingState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { sizesOf, weights } from '../../widgets/cells.js';
import { button } from '../../widgets/controls.js';
import { create, region } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import { inOrder, roleColour, roleSwatch, roleTitle } from '../../widgets/roles.js';
import { table, tableFrame } from '../../widgets/table.js';
import { bornSentence, roleSentence, since, strongest } from './training_history.js';

const THUMBNAIL = { width: 56, height: 46 }; // px

/** @param {TrainingState} state @param {import('../../widgets/head_grid.js').HeadPlace} place */
function describe({ history, at, map, roles }, { layer, head }) {
  const role =
    roles && `${roleTitle(roles.role[at][layer][head])} ${format.percent(roles.strength[at][layer][head])}\n`;
  return say('model-layer-head-step', {
    layer: layer + 1,
    head: head + 1,
    at: format.thousands(history.steps[at]),
    role: role ?? '',
    map: strongest(map, at, layer, head),
  });
}

/** @param {TrainingPage} page */
export function buildHeads({ view }) {
  const title = create('h3', ''),
    said = create('p', 'gf-said'),
    grid = headGrid({
      label: say('model-all-heads-title'),
      choose: (place) => view.select(place),
      describe: (place) => describe(view.now(), place),
    });
  return {
    element: region('gf-young', say('model-all-heads-moment'), title, grid.element, said),
    grid,
    /** @param {TrainingState} state */
    draw(state) {
      const { history, at, example, map, name, roles, sel } = state;
      title.textContent = say('model-all-heads-step', {
        name: MAP_TITLES[name],
        at: format.thousands(history.steps[at]),
      });
      grid.draw({
        ...{ ...sizesOf(map), sel },
        cells: (layer, head) => weights(map.levels(at, layer, head), map.allowed),
        key: `${history.model}.${example}.${name}.${at}`,
        largest: THUMBNAIL,
      });
      said.textContent = roles ? roleSentence(history, roles, at, sel.layer, sel.head) : say('model-roles-these-heads');
    },
  };
}

/** @type {(page: TrainingPage, state: TrainingState, roles: RoleHistory, layer: number, head: number) => HTMLElement} */
function band(page, { history: { steps }, at, sel }, roles, layer, head) {
  const isChosen = sel.layer === layer && sel.head === head,
    final = roles.role[steps.length - 1][layer][head],
    start = since(roles, layer, head);
  const cells = steps.map((step, i) => {
    const role = roles.role[i][layer][head],
      cell = create('i', i === at ? 'gf-now' : '', {
        title: say('model-layer-head-step-role', {
          layer: layer + 1,
          head: head + 1,
          step: format.thousands(step),
          role: roleTitle(role),
          headB: format.percent(roles.strength[i][layer][head]),
        }),
      });
    cell.style.background = roleColour(role);
    cell.dataset.at = String(i);
    return cell;
  });
  const name = button(`${layer + 1}.${head + 1}`, null, '', {
    'aria-label': say('model-layer-head', { layer: layer + 1, head: head + 1, final: roleTitle(final) }),
    'aria-pressed': String(isChosen),
  });
  const line = create('div', 'gf-band', { 'aria-hidden': 'true' });
  line.append(...cells);
  const end =
    final === 'mixed'
      ? roleTitle(final)
      : say('model-role-since', { role: roleTitle(final), step: format.thousands(steps[start]) });
  const row = create('li', isChosen ? 'gf-on' : '', name, line, create('span', 'gf-end', end));
  row.addEventListener('click', ({ target }) => {
    const cell = target instanceof HTMLElement && target.dataset.at;
    page.view.select({ layer, head, ...(cell && { moment: steps[Number(cell)] }) });
  });
  return row;
}

/** Return a table of every head's role at every moment. @type {(state: TrainingState, roles: RoleHistory) => HTMLElement} */
function tableOf({ history: { steps }, sel }, roles) {
  const rows = roles.role[0].flatMap((heads, layer) =>
    heads.map((_, head) => ({
      name: say('model-layer-head-in-text', { layer: layer + 1, head: head + 1 }),
      cells: steps.map(
        (__, i) => `${roleTitle(roles.role[i][layer][head])} ${format.percent(roles.strength[i][layer][head])}`,
      ),
      isChosen: sel.layer === layer && sel.head === head,
    })),
  );
  const columns = [
    say('widgets-head'),
    ...steps.map((step) => say('model-step-in-text', { step: format.thousands(step) })),
  ];
  return table({ caption: say('model-role-every-head-every'), columns, rows });
}

/** @param {RoleHistory} roles */
const legend = (roles) =>
  inOrder(new Set(roles.role.flat(2))).map((role) => create('span', '', roleSwatch(role), roleTitle(role)));

/** @param {TrainingPage} page @returns {Piece<TrainingState>} */
export function buildRoles(page) {
  const title = create('h3', ''),
    said = create('p', 'gf-said'),
    key = create('p', 'gf-legend gf-cap'),
    bands = create('ul', 'gf-bands'),
    numbers = tableFrame(say('model-roles-as-table'));
  return {
    element: region('gf-born', say('model-roles-over-training'), title, said, key, bands, numbers),
    draw(state) {
      const { roles, map, name, history } = state;
      title.textContent = say('model-roles-heads-learn', { name: MAP_TITLES[name] });
      said.textContent = roles
        ? say('model-measured-on', { history: bornSentence(history, roles), probe: history.probe })
        : say('model-not-measured-these');
      key.hidden = bands.hidden = numbers.hidden = !roles;
      if (!roles) return;
      [bands.hidden, numbers.hidden] = [page.isTable, !page.isTable];
      key.replaceChildren(...legend(roles));
      if (page.isTable) return numbers.replaceChildren(tableOf(state, roles));
      const focused = document.activeElement instanceof HTMLElement && bands.contains(document.activeElement),
        label = focused ? document.activeElement?.getAttribute('aria-label') : '';
      const all = Array.from({ length: map.layers * map.heads }, (_, n) => [Math.floor(n / map.heads), n % map.heads]);
      bands.replaceChildren(...all.map(([layer, head]) => band(page, state, roles, layer, head)));
      if (label) /** @type {HTMLElement | null} */ (bands.querySelector(`[aria-label="${label}"]`))?.focus();
    },
  };
}
