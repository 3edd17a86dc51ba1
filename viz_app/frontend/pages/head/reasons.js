/* Why a head looks there: the score of the chosen row and word as a sum over pairs of parts, one of what is asked for and
   one of what is offered. Closed until the visitor opens it. */
/** @import { HeadState, HeadView } from './types' */
import { refusalOf, valueOf } from '../../client/client.js';
import * as format from '../../state/format.js';
import { create } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { signedBars } from '../../widgets/signed_bars.js';

const NOTE =
  'Each pair is one part of the row’s own state times one part of the word’s state, exactly. Norms are held as in the run. The softmax compares the fits of one row, so what all words have in common moves nothing.';

/** @param {HeadView} view */
export function buildReasons(view) {
  const says = create('p', ''),
    problem = notice(),
    host = create('div', ''),
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
    draw({ row: { layer, head, i }, key, isKnown }) {
      element.hidden = !isKnown;
      if (!isKnown || !element.open) return;
      const place = { map: layer.map, layer: layer.layer, head, row: i, key },
        answer = view.client.want('score', { ...view.run, ...place }),
        found = valueOf(answer),
        [query, offered] = [layer.queries[i], layer.keys[key]].map(format.quoted);
      problem.say(refusalOf(answer));
      if (!found) return;
      says.textContent = `${query} fits ${offered} by ${format.signed(found.score)}: the sum of ${found.count} pairs.`;
      const others = { name: `${found.count - found.rows.length} other pairs`, value: found.others },
        pairs = found.rows.map(([asks, offers, value]) => ({ name: `${asks} × ${offers}`, value }));
      host.replaceChildren(signedBars([...pairs, others]));
    },
  };
}
