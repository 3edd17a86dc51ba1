/* What a head prefers over all words: those that the chosen row would fit best at the chosen place, and those that the
   head speaks for when it reads the word there. */
/** @import { HeadView, Preferences } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { signedBars } from '../../widgets/signed_bars.js';
import { onDemand } from './on_demand.js';

const EXACT = say('head-exactly-run-with-such'),
  ABOUT = say('head-approximation-each'),
  DIRECT = say('head-approximation-word'),
  NOTHING = say('head-what-reads-goes-on');

/** @param {string} title @param {string} about @param {[token: string, value: number][]} rows */
const list = (title, about, rows) =>
  create(
    'div',
    '',
    create('h4', 'gf-cap', title),
    create('p', 'gf-cap', about),
    ...(rows.length ? [signedBars(rows.map(([name, value]) => ({ name: format.label(name), value })))] : []),
  );

/** Return both lists. @param {Preferences} found @param {string} query @param {string} offered */
function lists({ fits, speaksFor, score, rank, isExact }, query, offered) {
  const place = say('head-fits-number', { offered, score: format.signed(score), rank: format.thousands(rank + 1) });
  return [
    list(say('head-place-fits-best', { offered, query }), `${place}; ${isExact ? EXACT : ABOUT}`, fits),
    speaksFor
      ? list(say('head-when-reads-speaks-for', { offered }), DIRECT, speaksFor)
      : list(say('head-when-it-reads', { offered }), NOTHING, []),
  ];
}

/** @param {HeadView} view */
export const buildPreferences = (view) =>
  onDemand(view, 'preferences', say('head-what-head-prefers-all'), 'gf-prefers', (found, query, offered) => [
    create('div', 'gf-two-sides', ...lists(found, query, offered)),
  ]);
