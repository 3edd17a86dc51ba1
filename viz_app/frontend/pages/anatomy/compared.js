/* The difference of run A and run B by depth: the numbers of the chosen picture. */
/** @import { AnatomyState, AnatomyView, Depths, PictureTable } from './types' */
import { columns, nameOf, OTHER_HEADS, OTHER_TASK, pairs, placeInA } from '../../state/difference.js';
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { aboutA, answered, compare } from '../../widgets/compare.js';

/** @type {(title: string, a: PictureTable, b: PictureTable) => import('../../widgets/compare.js').Content} */
function contentOf(title, a, b) {
  const [names, otherNames] = [a, b].map(({ rows }) => rows.map(([name]) => name).join());
  if (names !== otherNames) return OTHER_HEADS;
  const both = columns(a.columns, b.columns),
    alike = both.map((one) => ({ ...one, same: one.same && a.written?.[one.a ?? 0] === b.written?.[one.b ?? 0] })),
    { isShare = false } = b;
  return {
    title,
    corner: say('anatomy-layer'),
    columns: both.map((column) => format.label(nameOf(column, a.columns, b.columns))),
    rows: b.rows.map(([name, values], at) => ({
      ...{ name, isShare, kind: 'depth', pairs: pairs(alike, a.rows[at][1], values) },
    })),
  };
}

/** @param {AnatomyView} view @param {(run: Depths | null, state: AnatomyState) => AnatomyView['picture']} pictureOf */
export const buildCompared = (view, pictureOf) =>
  compare(view, (/** @type {AnatomyState} */ state) =>
    answered(view.client.have('depths', aboutA()), (run) => {
      const [a, b] = [run, view.run].map((one) => pictureOf(one, state));
      if (!a || !b) return view.runProblem || null;
      if (!a.show.run.classes !== !b.show.run.classes) return OTHER_TASK;
      const token = placeInA(a.show.tokens, b.show.tokens, b.show.token) ?? a.show.token,
        tables = [a.picture.table({ ...a.show, token }), b.picture.table(b.show)];
      const isWords = b.show.run.words.length > 0,
        title = say('anatomy-compared', { show: b.name, isWords, token: format.quoted(b.show.tokens[b.show.token]) });
      return [
        contentOf(title, tables[0], tables[1]),
        link.compared()?.model === view.request?.model ? null : say('anatomy-plan-is-of-b'),
      ];
    }),
  );
