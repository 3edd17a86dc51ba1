/* The effect of the chosen head on each token of the answer: signed bars with their own scale. */
/** @import { HeadsState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { nats } from './captions.js';
import { effectsOf } from './state.js';

const LEAST = 4; // units of the last decimal, the smallest end of the scale, so that tiny effects have small bars

/** @typedef {import('./captions.js').Known} Known */

/** Return the line of a token: its name, a bar, the change of log p and the probability without the head. @type {(known: Known, before: number, i: number, most: number) => HTMLElement} */
function line({ byToken, tokens, decimals }, before, i, most) {
  const value = byToken[i],
    size = Math.abs(value / most) * 50,
    bar = create('i', value > 0 ? 'gf-up' : ''),
    track = create('span', 'gf-bar gf-signed-track', bar),
    share = format.percent(Math.min(1, Math.exp(before + value)));
  Object.assign(bar.style, { left: `${value < 0 ? 50 - size : 50}%`, width: `${size}%` });
  track.style.setProperty('--zero', '50%');
  const numbers = [nats(value, decimals), share].map((text) => create('span', '', text));
  return create(
    'li',
    Math.abs(value) === most ? 'gf-best' : '',
    create('span', '', format.label(tokens[i]), { dir: 'auto' }),
    track,
    ...numbers,
  );
}

/** @returns {Piece<HeadsState>} */
export function buildEffect() {
  const list = create('ol', 'gf-scores gf-tall', { tabIndex: 0, 'aria-label': say('heads-change-by-token') }),
    names = create('li', 'gf-cap', ...['', '', say('heads-nats'), 'p'].map((name) => create('span', '', name))),
    element = create('div', 'gf-part', create('h3', '', say('heads-without-it-by-token')), list);
  return {
    element,
    draw(state) {
      const found = effectsOf(state);
      element.hidden = !found || found.tokens.length < 2;
      if (!found || element.hidden) return;
      const most = Math.max(LEAST / 10 ** found.decimals, ...Array.from(found.byToken, Math.abs)),
        before = state.effects?.logP ?? [];
      list.replaceChildren(names, ...found.tokens.map((_, i) => line(found, before[i] ?? NaN, i, most)));
    },
  };
}
