/* What a head prefers over all words: those that the chosen row would fit best at the chosen place, and those that the
   head speaks for when it reads the word there. Closed until the visitor opens it. */
/** @import { HeadState, HeadView, Preferences } from './types' */
import { refusalOf, valueOf } from '../../client/client.js';
import * as format from '../../state/format.js';
import { hasSteps } from '../../state/layer.js';
import { create } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { signedBars } from '../../widgets/signed_bars.js';

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
export function buildPreferences(view) {
  const problem = notice('gf-cap'),
    host = create('div', 'gf-two-sides'),
    summary = create('summary', '', 'What this head prefers, of all words'),
    element = create('details', 'gf-reasons gf-prefers', summary, problem.element, host);
  element.addEventListener('toggle', () => view.draw());
  return {
    element,
    /** @param {HeadState} state */
    draw({ row: { layer, head, i }, key }) {
      element.hidden = !hasSteps(layer);
      if (!hasSteps(layer) || !element.open) return;
      const place = { map: layer.map, layer: layer.layer, head, row: i, key },
        answer = view.client.want('preferences', { ...view.run, ...place }),
        found = valueOf(answer);
      problem.say(refusalOf(answer));
      if (found) host.replaceChildren(...lists(found, format.quoted(layer.queries[i]), format.quoted(layer.keys[key])));
    },
  };
}
