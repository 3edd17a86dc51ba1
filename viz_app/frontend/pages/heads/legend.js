/* The legend of the board: its colours and bars, and the data that have not arrived. */
/** @import { HeadsState, Page } from './types' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { create, setText, whenNew } from '../../widgets/dom.js';
import { swatch } from '../../widgets/legend.js';
import { inOrder, roleSwatch, roleTitle } from '../../widgets/roles.js';

const greys = () => create('i', 'gf-ramp gf-greys');

/** Return each role of the map with its colour and its number of heads. @type {(page: Page, state: HeadsState) => Node[]} */
function roles(page, { heads }) {
  return inOrder(new Set(heads.map(({ role }) => role ?? 'mixed'))).map((role) => {
    const count = heads.filter((head) => head.role === role).length,
      item = create('span', '', roleSwatch(role), say('heads-role-and-its-heads', { role: roleTitle(role), count }));
    const point = (/** @type {string | null} */ hot) => {
      if (page.hot === hot) return;
      page.hot = hot;
      page.view.draw();
    };
    item.addEventListener('pointerenter', () => point(role));
    item.addEventListener('pointerleave', () => point(null));
    return item;
  });
}

/** Return the reason for missing roles. @param {Page} page */
function unmeasured({ roles: reply }) {
  if (!reply) return say('heads-loading-roles');
  if (!reply.can_be) return say('heads-never-measured');
  const command = create('code', '', `glassformer heads ${reply.name} --data data`);
  return create('span', '', ...pieces('heads-roles-not-measured', { command }));
}

/** @type {(page: Page, state: HeadsState) => (string | Node)[]} */
function colours(page, state) {
  const most = format.number(state.scale?.most ?? 0, state.scale?.decimals);
  switch (state.by) {
    case 'effect':
      return pieces('heads-key-effect', { most, ramp: swatch('signed') });
    case 'entropy':
      return pieces('heads-key-entropy', {
        ...{ ramp: greys(), bits: format.number(Math.log2(state.map.keys.length)), count: state.map.keys.length },
      });
    case 'like':
      return pieces('heads-key-likeness', { ramp: greys() });
    default:
      return state.roles ? roles(page, state) : [unmeasured(page)];
  }
}

/** @type {(page: Page, state: HeadsState) => string} */
function bars(page, { by, scale, chosen }) {
  const upper = say('heads-upper-bar', { by: by === 'like' || by === 'entropy' || chosen.role ? by : 'entropy' });
  const lower = scale
    ? say('heads-lower-bar', { most: format.number(scale.most, scale.decimals) })
    : page.refusal || page.progress;
  return format.dotted([upper, lower].filter(Boolean));
}

/** @param {Page} page @returns {Piece<HeadsState>} */
export function buildLegend(page) {
  const meaning = create('span', 'gf-meaning'),
    scale = create('span', 'gf-push', { 'aria-live': 'polite' }),
    isNew = whenNew();
  return {
    element: create('div', 'gf-key gf-cap', meaning, scale),
    draw(state) {
      const { by, map, runs, roles: known } = state;
      // Replaced only if it changes, because the element under the pointer must stay.
      if (isNew(by, map.name, runs.after.id, state.scale, page.roles === null, known?.role)) {
        const parts = colours(page, state);
        // Keys of roles stand in a row with gaps; anything else is one sentence.
        meaning.replaceChildren(...(by === 'role' && known ? parts : [create('span', '', ...parts)]));
      }
      setText(scale, bars(page, state));
    },
  };
}
