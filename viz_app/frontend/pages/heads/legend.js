/* The legend of the board: its colours and bars, and the data that have not arrived. */
/** @import { HeadsState, Page } from './types' */
import * as format from '../../state/format.js';
import { create } from '../../widgets/dom.js';
import { withSwatches } from '../../widgets/legend.js';
import { inOrder, roleColour, roleTitle } from '../../widgets/roles.js';

const greys = () => create('i', 'gf-ramp gf-greys');

/** Return each role of the map with its colour and its number of heads. @type {(page: Page, state: HeadsState) => Node[]} */
function roles(page, { heads }) {
  return inOrder(new Set(heads.map(({ role }) => role ?? 'mixed'))).map((role) => {
    const swatch = create('i', 'gf-swatch'),
      item = create('span', '', swatch, `${roleTitle(role)} ${heads.filter((head) => head.role === role).length}`);
    swatch.style.background = roleColour(role);
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
  if (!reply) return 'Loading the roles of these heads …';
  if (!reply.can_be)
    return 'Roles are measured for this project’s native models only. For this model, the numbers are those of this run.';
  const command = create('code', '', `glassformer heads ${reply.name} --data data`);
  return create(
    'span',
    '',
    'The roles of these heads were not measured. ',
    command,
    ' measures them in a few minutes.',
  );
}

/** @type {(page: Page, state: HeadsState) => (string | Node)[]} */
function colours(page, state) {
  const most = format.number(state.scale?.most ?? 0, state.scale?.decimals);
  switch (state.by) {
    case 'effect':
      return withSwatches(`change of log p without the head: −${most} nats {signed} +${most}`);
    case 'entropy':
      return [
        'mean entropy of the rows: 0 bits, one token ',
        greys(),
        ` ${format.number(Math.log2(state.map.keys.length))} bits, all ${state.map.keys.length} tokens equally`,
      ];
    case 'like':
      return ['likeness to the chosen head, 1 − Jensen-Shannon distance of their rows: 0 ', greys(), ' 1'];
    default:
      return state.roles ? roles(page, state) : [unmeasured(page)];
  }
}

/** @type {(page: Page, state: HeadsState) => string} */
function bars(page, { by, scale, chosen }) {
  const upper =
    by === 'like'
      ? 'grey bar: likeness'
      : by === 'entropy' || !chosen.role
        ? 'grey bar: entropy in bits'
        : 'blue bar: strength of the role';
  const lower = scale
    ? `lower bar: log p without the head, ±${format.number(scale.most, scale.decimals)} nats`
    : page.refusal || page.progress;
  return [upper, lower].filter(Boolean).join(' · ');
}

/** @param {Page} page */
export function buildLegend(page) {
  const meaning = create('span', 'gf-meaning'),
    scale = create('span', 'gf-push', { 'aria-live': 'polite' });
  let drawnKey = '';
  return {
    element: create('div', 'gf-key gf-cap', meaning, scale),
    /** @param {HeadsState} state */
    draw(state) {
      // Replaced only if it changes, because the element under the pointer must stay.
      const now = JSON.stringify([
        state.by,
        state.map.name,
        state.runs.after.id,
        state.scale,
        page.roles === null,
        state.roles?.role,
      ]);
      if (now !== drawnKey) {
        const parts = colours(page, state);
        // Keys of roles stand in a row with gaps; anything else is one sentence.
        meaning.replaceChildren(...(state.by === 'role' && state.roles ? parts : [create('span', '', ...parts)]));
      }
      drawnKey = now;
      const text = bars(page, state);
      if (scale.textContent !== text) scale.textContent = text;
    },
  };
}
