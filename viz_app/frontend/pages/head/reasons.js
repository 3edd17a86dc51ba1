/* Why a head looks there: the score of the chosen row and word is a sum over pairs of parts, one of what is asked for and
   one of what is offered, added up by each side. Closed until the visitor opens it. */
/** @import { HeadState, HeadView } from './types' */
import { refusalOf, valueOf } from '../../client/client.js';
import * as format from '../../state/format.js';
import { hasSteps } from '../../state/layer.js';
import { create } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { signedBars } from '../../widgets/signed_bars.js';

const NOTE =
  'Each pair is one part of the row’s own state times one part of the word’s state, exactly; they are added up by each side. Norms are held as in the run. The softmax compares the fits of one row, so what all words have in common moves nothing.';

/** @param {string} title @param {[name: string, value: number][]} rows */
const side = (title, rows) =>
  create('div', '', create('h4', 'gf-cap', title), signedBars(rows.map(([name, value]) => ({ name, value }))));

/** @param {HeadView} view */
export function buildReasons(view) {
  const says = create('p', ''),
    problem = notice('gf-cap'),
    host = create('div', 'gf-two-sides'),
    element = create(
      'details',
      'gf-reasons',
      create('summary', '', 'Why it fits: the parts of this score'),
      says,
      problem.element,
      host,
      create('p', 'gf-cap', NOTE),
    );
  element.addEventListener('toggle', () => view.draw());
  return {
    element,
    /** @param {HeadState} state */
    draw({ row: { layer, head, i }, key }) {
      element.hidden = !hasSteps(layer);
      if (!hasSteps(layer) || !element.open) return;
      const place = { map: layer.map, layer: layer.layer, head, row: i, key },
        answer = view.client.want('score', { ...view.run, ...place }),
        found = valueOf(answer),
        [query, offered] = [layer.queries[i], layer.keys[key]].map(format.quoted);
      problem.say(refusalOf(answer));
      if (!found) return;
      says.textContent = `${query} fits ${offered} by ${format.signed(found.score)}: the sum of ${found.pairs} pairs of parts.`;
      host.replaceChildren(
        side(`Of ${query}, what asks`, found.query),
        side(`Of ${offered}, what is offered`, found.key),
      );
    },
  };
}
