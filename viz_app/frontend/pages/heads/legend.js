/* What the colours and the bars of the board mean, and what is still on its way. */
/** @import { HeadsState, Page } from './types' */
import * as format from '../../state/format.js';
import { create } from '../../widgets/dom.js';
import { inOrder, roleColour, roleTitle } from '../../widgets/roles.js';

/** @param {string} className */
const ramp = (className) => create('i', `gf-ramp ${className}`);

/** Each role of the map with its colour and how many heads have it. @type {(page: Page, state: HeadsState) => Node[]} */
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

/** Why there are no roles. @param {Page} page */
function unmeasured({ roles: reply }) {
  if (!reply) return ['What these heads are for is on its way …'];
  if (!reply.can_be)
    return ['What heads are for is measured of this project’s own models. What is shown of these is this run’s.'];
  const command = create('code', '', `glassformer heads ${reply.name} --data data`);
  return ['Nobody has measured what these heads are for: ', command, ' does, in some minutes.'];
}

/** @type {(page: Page, state: HeadsState) => (string | Node)[]} */
function colours(page, state) {
  const most = format.number(state.scale?.most ?? 0, state.scale?.decimals);
  switch (state.by) {
    case 'effect':
      return [`without it, change of log p: −${most} nats `, ramp('gf-signed'), ` +${most}`];
    case 'entropy':
      return [
        'mean entropy of its rows: 0 bit, one token ',
        ramp('gf-greys'),
        ` ${format.number(Math.log2(state.map.keys.length))} bit, all ${state.map.keys.length} alike`,
      ];
    case 'like':
      return ['like the chosen head, 1 − Jensen-Shannon distance of their rows: 0 ', ramp('gf-greys'), ' 1'];
    default:
      return state.roles ? roles(page, state) : unmeasured(page);
  }
}

/** @type {(page: Page, state: HeadsState) => string} */
function bars(page, { by, scale, chosen }) {
  const upper =
    by === 'like'
      ? 'grey bar: likeness'
      : by === 'entropy' || !chosen.role
        ? 'grey bar: entropy in bit'
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
  let drawn = '';
  return {
    element: create('div', 'gf-key gf-cap', meaning, scale),
    /** @param {HeadsState} state */
    draw(state) {
      // What is pointed at must not be made anew under the pointer.
      const now = JSON.stringify([
        state.by,
        state.map.name,
        state.runs.after.id,
        state.scale,
        page.roles === null,
        state.roles?.role,
      ]);
      if (now !== drawn) meaning.replaceChildren(...colours(page, state));
      drawn = now;
      const text = bars(page, state);
      if (scale.textContent !== text) scale.textContent = text;
    },
  };
}
