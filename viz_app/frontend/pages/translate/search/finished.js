/* The finished targets, best first, each with its score. Words that differ from the best one are marked. */
/** @import { Look } from './section.js' */
/** @import { Tree } from './tree.js' */
import * as format from '../../../state/format.js';
import { pieces, say } from '../../../state/say.js';
import { button, press } from '../../../widgets/controls.js';
import { create, whenNew } from '../../../widgets/dom.js';
import { textOf } from './captions.js';
import { finishedOf, lengthNorm, pathOf, scoreOf } from './tree.js';

/** Return a text in three parts: the common beginning with the best text, the differing words, and the common end. @type {(text: string, best: string) => [string, string, string]} */
function apart(text, best) {
  const [mine, theirs] = [text.split(' '), best.split(' ')],
    most = Math.min(mine.length, theirs.length);
  let start = 0,
    end = 0;
  while (start < most && mine[start] === theirs[start]) start++;
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end++;
  const cut = mine.length - end;
  return [mine.slice(0, start).join(' '), mine.slice(start, cut).join(' '), mine.slice(cut).join(' ')];
}

/** @type {(text: string, best: string) => (string | HTMLElement)[]} */
function written(text, best) {
  const [before, other, after] = apart(text, best);
  if (text === best || !other) return [text];
  return [before && `${before} `, create('b', '', other), after && ` ${after}`];
}

/** @param {Tree} tree @param {import('./steering.js').Steering} steering @returns {Piece<Look>} */
export function buildFinished(tree, steering) {
  const title = create('h3', ''),
    rule = create('p', 'gf-cap'),
    list = create('ol', ''),
    element = create('aside', 'gf-finished', title, rule, list),
    isNew = whenNew();
  /** @param {Look} look */
  function build({ penalty }) {
    const ends = finishedOf(tree, penalty),
      texts = ends.map(({ at }) => textOf(pathOf(tree, at)));
    title.textContent = say('translate-finished-count', { count: ends.length });
    rule.replaceChildren(...pieces('translate-score-rule', { penalty: create('sup', '', String(penalty)) }));
    const rows = ends.map((node, i) => {
      const text = create('span', '', ...written(texts[i], texts[0]), { dir: 'auto' }),
        sum = say('translate-log-p-tokens', {
          sum: format.number(node.sum),
          step: format.number(lengthNorm(node.step + 1, penalty)),
          stepB: node.step + 1,
        }),
        score = scoreOf(node, penalty),
        parts = [create('i', '', format.number(score, 3)), create('span', '', text, create('small', '', sum))],
        data = { 'data-at': node.at, 'data-score': score };
      return create(
        'li',
        '',
        button(parts, () => steering.choose(node), '', data),
      );
    });
    list.replaceChildren(...rows);
  }
  return {
    element,
    draw(look) {
      element.hidden = tree.kind !== 'beam';
      if (element.hidden) return;
      if (isNew(look.penalty)) build(look);
      const shown = look.end ?? look.path.at(-1);
      for (const one of list.querySelectorAll('button')) press(one, Number(one.dataset.at) === shown?.at);
    },
  };
}
