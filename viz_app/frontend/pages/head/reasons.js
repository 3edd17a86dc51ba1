/* Why a head looks there: the score of the chosen row and word is a sum over pairs of parts, one of what is asked for and
   one of what is offered, added up by each side. */
/** @import { HeadView } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { signedBars } from '../../widgets/signed_bars.js';
import { onDemand } from './on_demand.js';

const NOTE = say('head-each-pair-one-part');

/** @param {string} title @param {[name: string, value: number][]} rows */
const side = (title, rows) =>
  create('div', '', create('h4', 'gf-cap', title), signedBars(rows.map(([name, value]) => ({ name, value }))));

/** @param {HeadView} view */
export const buildReasons = (view) =>
  onDemand(
    view,
    'score',
    say('head-why-fits-parts-score'),
    'gf-why-it-fits',
    ({ score, pairs, query: asks, key: offers }, query, offered) => [
      create('p', '', say('head-fits-sum-pairs-parts', { query, offered, score: format.signed(score), pairs })),
      create(
        'div',
        'gf-two-sides',
        side(say('head-of-what-asks', { query }), asks),
        side(say('head-what-offered', { offered }), offers),
      ),
      create('p', 'gf-cap', NOTE),
    ],
  );
