/* Why a head looks there: the score of the chosen row and word is a sum over pairs of parts, one of what is asked for and
   one of what is offered, added up by each side. */
/** @import { HeadView } from './types' */
import * as format from '../../state/format.js';
import { create } from '../../widgets/dom.js';
import { signedBars } from '../../widgets/signed_bars.js';
import { onDemand } from './on_demand.js';

const NOTE =
  'Each pair is one part of the row’s own state times one part of the word’s state, exactly; they are added up by each side. Norms are held as in the run. The softmax compares the fits of one row, so what all words have in common moves nothing.';

/** @param {string} title @param {[name: string, value: number][]} rows */
const side = (title, rows) =>
  create('div', '', create('h4', 'gf-cap', title), signedBars(rows.map(([name, value]) => ({ name, value }))));

/** @param {HeadView} view */
export const buildReasons = (view) =>
  onDemand(
    view,
    'score',
    'Why it fits: the parts of this score',
    'gf-why-it-fits',
    ({ score, pairs, query: asks, key: offers }, query, offered) => [
      create('p', '', `${query} fits ${offered} by ${format.signed(score)}: the sum of ${pairs} pairs of parts.`),
      create(
        'div',
        'gf-two-sides',
        side(`Of ${query}, what asks`, asks),
        side(`Of ${offered}, what is offered`, offers),
      ),
      create('p', 'gf-cap', NOTE),
    ],
  );
