/* The tools above a list: how far it is, another run to compare with, files, another list. */
/** @import { Page, SurveyState } from './types' */
import * as format from '../../state/format.js';
import { store } from '../../state/store.js';
import { shareBar } from '../../widgets/bar.js';
import { button, select } from '../../widgets/controls.js';
import { create, setText } from '../../widgets/dom.js';
import { isChanged } from '../../widgets/experiments.js';
import { saveCsv, saveLines } from './files.js';
import { isStale, PLAIN } from './state.js';

const GUARDED = 'A cell that a spreadsheet would compute as a formula begins with an apostrophe';
const NOT_ONE = /** @type {[string, string]} */ (['', 'nothing']);

/** Return the other runs that a list can be compared with. @param {[string, string][]} models @returns {[string, string][]} */
const choices = (models) =>
  isChanged() || store.get('versus') === PLAIN
    ? [NOT_ONE, [PLAIN, 'itself without the changes'], ...models]
    : [NOT_ONE, ...models];

/** @param {Page} page @param {{ again: () => void, fresh: () => void }} on */
export function buildTools(page, { again, fresh }) {
  const bar = shareBar(),
    said = create('span', 'gf-cap', { role: 'status' }),
    go = button('', () => (page.session?.isRunning ? page.session.cancel() : again())),
    against = select('Compared with', (versus) => page.view.select({ versus: versus || null, keep: null, sort: null })),
    files = [
      button('CSV', () => saveCsv(page.now()), undefined, { title: GUARDED }),
      button('JSONL', () => saveLines(page.now())),
    ],
    compared = create('label', '', 'compared with ', against.element),
    right = [compared, ...files, button('New list', fresh)],
    element = create('div', 'gf-tool', go, bar.element, said, create('span', 'gf-grow'), ...right);
  return {
    element,
    /** @param {SurveyState} state */
    draw({ session, other }) {
      element.hidden = !session;
      if (!session) return;
      const now = (session.isDone && other) || session,
        [done, all] = [now.rows.length, now.given.texts.length],
        name = session.isRunning ? 'Cancel' : isStale(session) ? 'Run again' : 'Run';
      bar.draw(done / all);
      bar.element.hidden = now.isDone;
      const ends = now.isRunning ? '' : `; ${name} goes on`;
      setText(said, now.isDone ? '' : `${format.thousands(done)} of ${format.thousands(all)} done${ends}`);
      go.hidden = name === 'Run' && now.isDone;
      setText(go, name);
      const runs = choices(session.others);
      compared.hidden = runs.length < 2;
      against.draw(String(store.get('versus') ?? ''), runs);
      for (const one of [...files, against.element]) one.disabled = session.isRunning || !session.rows.length;
    },
  };
}
