/* What a head prefers over all words: those that the chosen row would fit best at the chosen place, and those that the
   head speaks for when it reads the word there. */
/** @import { HeadView, Preferences } from './types' */
import * as format from '../../state/format.js';
import { create } from '../../widgets/dom.js';
import { signedBars } from '../../widgets/signed_bars.js';
import { onDemand } from './on_demand.js';

const EXACT = 'exactly: a run with such a word there has this very fit.',
  ABOUT = 'an approximation: each word is read alone, without what earlier layers make of it.',
  DIRECT = 'An approximation: the word is read alone, and only what goes straight to the choice is counted.',
  NOTHING = 'What it reads goes on to later layers, and nothing of it straight to the choice.';

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
  const place = `${offered} fits by ${format.signed(score)} and is number ${format.thousands(rank + 1)}`;
  return [
    list(`At the place of ${offered}, ${query} fits best`, `${place}; ${isExact ? EXACT : ABOUT}`, fits),
    speaksFor
      ? list(`When it reads ${offered}, it speaks for`, DIRECT, speaksFor)
      : list(`When it reads ${offered}`, NOTHING, []),
  ];
}

/** @param {HeadView} view */
export const buildPreferences = (view) =>
  onDemand(view, 'preferences', 'What this head prefers, of all words', 'gf-prefers', (found, query, offered) => [
    create('div', 'gf-two-sides', ...lists(found, query, offered)),
  ]);
