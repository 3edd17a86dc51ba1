/* A part of One head that is closed until the visitor opens it, and asks only then. */
/** @import { HeadState, HeadView } from './types' */
import { refusalOf, valueOf } from '../../client/client.js';
import * as format from '../../state/format.js';
import { hasVectors } from '../../state/layer.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';

/**
 * @param {HeadView} view
 * @param {'preferences' | 'score'} question about the chosen cell
 * @param {string} title
 * @param {string} look class of the element
 * @param {(found: any, query: string, offered: string) => HTMLElement[]} parts of the answer
 */
export function onDemand(view, question, title, look, parts) {
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
      const before =
        layer.fit === 'capped' || layer.fit === 'biased'
          ? [say('head-before-cap-or-distance', { fit: layer.fit })]
          : [];
      host.replaceChildren(
        ...parts(found, format.quoted(layer.queries[i]), format.quoted(layer.keys[key])),
        ...before.map((text) => create('p', 'gf-cap', text)),
      );
    },
  };
}
