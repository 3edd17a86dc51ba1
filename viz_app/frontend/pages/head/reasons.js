/* Two parts of One head, closed at first; the server is asked when the visitor opens one. The reasons: the score of the
   chosen row and word is a sum over pairs of parts, one part of the query and one of the key. The preferences: the words
   that would fit the row best at the chosen place, and the words whose logits the head raises when it reads that word. */
/** @import { HeadState, HeadView, Preferences } from './types' */
import { refusalOf, valueOf } from '../../client/client.js';
import * as format from '../../state/format.js';
import { hasVectors } from '../../state/layer.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { signedBars } from '../../widgets/signed_bars.js';

const EXACT = say('head-exactly-run-with-such'),
  ABOUT = say('head-approximation-each'),
  DIRECT = say('head-approximation-word'),
  NOTHING = say('head-what-reads-goes-on'),
  NOTE = say('head-each-pair-one-part');

/**
 * @param {HeadView} view
 * @param {'preferences' | 'score'} question about the chosen cell
 * @param {string} title
 * @param {string} look class of the element
 * @param {(found: any, query: string, offered: string) => HTMLElement[]} parts of the answer
 */
function onDemand(view, question, title, look, parts) {
  const [problem, cannot] = [notice('gf-cap'), notice('gf-cap')],
    host = create('div', ''),
    details = create('details', `gf-reasons ${look}`, create('summary', '', title), problem.element, host),
    element = create('div', '', details, cannot.element);
  details.addEventListener('toggle', () => view.draw());
  return {
    element,
    /** @param {HeadState} state */
    draw({ row: { layer, head, i }, key }) {
      details.hidden = !hasVectors(layer) || Boolean(layer.notSplit);
      cannot.say(question === 'score' && hasVectors(layer) ? (layer.notSplit ?? '') : '');
      if (details.hidden || !details.open) return;
      const place = { map: layer.map, layer: layer.layer, head, row: i, key },
        answer = view.client.want(question, { ...view.run, ...place }),
        found = valueOf(answer);
      problem.say(refusalOf(answer));
      if (!found) return;
      host.replaceChildren(...parts(found, format.quoted(layer.queries[i]), format.quoted(layer.keys[key])));
      if (layer.fit === 'capped' || layer.fit === 'biased')
        host.append(create('p', 'gf-cap', say('head-before-cap-or-distance', { fit: layer.fit })));
    },
  };
}

/** Return bars with their title, and what they are. @param {string} title @param {[name: string, value: number][]} rows @param {string} [about] */
const side = (title, rows, about) =>
  create(
    'div',
    '',
    create('h4', 'gf-cap', title),
    ...(about ? [create('p', 'gf-cap', about)] : []),
    ...(rows.length ? [signedBars(rows.map(([name, value]) => ({ name, value })))] : []),
  );

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

/** Return the words of both lists of what a head prefers. @param {Preferences} found @param {string} query @param {string} offered */
function preferences({ fits, speaksFor, score, rank, isExact }, query, offered) {
  const place = say('head-fits-number', { offered, score: format.signed(score), rank: format.thousands(rank + 1) }),
    words = (/** @type {[token: string, value: number][]} */ rows) =>
      rows.map(([name, value]) => /** @type {[string, number]} */ ([format.label(name), value]));
  return [
    side(say('head-place-fits-best', { offered, query }), words(fits), `${place}; ${isExact ? EXACT : ABOUT}`),
    speaksFor
      ? side(say('head-when-reads-speaks-for', { offered }), words(speaksFor), DIRECT)
      : side(say('head-when-it-reads', { offered }), [], NOTHING),
  ];
}

/** @param {HeadView} view */
export const buildPreferences = (view) =>
  onDemand(view, 'preferences', say('head-what-head-prefers-all'), 'gf-prefers', (found, query, offered) => [
    create('div', 'gf-two-sides', ...preferences(found, query, offered)),
  ]);
