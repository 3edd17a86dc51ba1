/* A part of One head that is closed until the visitor opens it, and asks only then. */
/** @import { HeadState, HeadView } from './types' */
import { refusalOf, valueOf } from '../../client/client.js';
import * as format from '../../state/format.js';
import { hasSteps } from '../../state/layer.js';
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
  const problem = notice('gf-cap'),
    host = create('div', ''),
    element = create('details', `gf-reasons ${look}`, create('summary', '', title), problem.element, host);
  element.addEventListener('toggle', () => view.draw());
  return {
    element,
    /** @param {HeadState} state */
    draw({ row: { layer, head, i }, key }) {
      element.hidden = !hasSteps(layer);
      if (element.hidden || !element.open) return;
      const place = { map: layer.map, layer: layer.layer, head, row: i, key },
        answer = view.client.want(question, { ...view.run, ...place }),
        found = valueOf(answer);
      problem.say(refusalOf(answer));
      if (found) host.replaceChildren(...parts(found, format.quoted(layer.queries[i]), format.quoted(layer.keys[key])));
    },
  };
}
