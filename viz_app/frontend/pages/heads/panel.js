/* The panel of the chosen head: a sentence about it, its role scores over the probe sentences, and its effect on the
   answer. */
/** @import { HeadsState, Page } from './types' */
import { hasHead } from '../../state/by_need.js';
import * as codec from '../../state/codec.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { barOf } from '../../widgets/bar.js';
import { ALLOWED } from '../../widgets/cells.js';
import { button, toggle } from '../../widgets/controls.js';
import { create, whenNew } from '../../widgets/dom.js';
import { headTitle } from '../../widgets/picker.js';
import { MISSING, roleTitle } from '../../widgets/roles.js';
import { bold } from '../../widgets/row_sentence.js';
import { nats, prose } from './captions.js';
import { effectsOf } from './state.js';
import { soloButton } from './tools.js';

/* The effect of the chosen head on each token of the answer: signed bars with their own scale. */

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
function buildEffect() {
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

/** Return the key of the head's largest weight, with the weight. Rows with only one allowed key are left out. @param {HeadsState} state */
function surest({ map, chosen }) {
  const levels = map.levels(chosen.layer, chosen.head),
    isFree = map.queries.map(
      (_, i) => map.keys.filter((__, j) => map.allowed[i * map.keys.length + j] === ALLOWED).length > 1,
    );
  let best = -1;
  levels.forEach((level, at) => {
    const counts = map.allowed[at] === ALLOWED && level !== codec.NAN && isFree[Math.floor(at / map.keys.length)];
    if (counts && (best < 0 || level > levels[best])) best = at;
  });
  return best < 0 ? null : { token: map.keys[best % map.keys.length], share: codec.weight(levels[best]) };
}

/** @param {HeadsState} state */
function told(state) {
  const { runs, chosen } = state,
    label = runs.after.classification ? runs.payload.output.before : null,
    isKnown = hasHead(state.map, chosen.layer, chosen.head);
  const parts = prose(chosen, { surest: isKnown ? surest(state) : null, effects: effectsOf(state), label });
  return parts.map((part) => (typeof part === 'string' ? part : bold(part.token)));
}

/** Build the role scores of the chosen head, with the score by chance and the threshold for "mixed". @returns {Piece<HeadsState>} */
function buildScores() {
  const list = create('ol', 'gf-scores'),
    title = create('h4', ''),
    note = create('p', 'gf-cap'),
    element = create('div', 'gf-part', title, list, note);
  const head = create(
    'li',
    'gf-cap',
    ...['', '', say('heads-column-share'), say('heads-column-chance')].map((name) => create('span', '', name)),
  );
  /** @type {(role: string, share: number, chance: number, isRole: boolean, threshold: number) => HTMLElement} */
  const item = (role, share, chance, isRole, threshold) => {
    const track = barOf(share, threshold),
      numbers = [share, chance].map((value) => create('span', '', format.percent(value)));
    return create('li', isRole ? 'gf-best' : '', create('span', '', roleTitle(role)), track, ...numbers);
  };
  return {
    element,
    draw({ roles, chosen, measured, map }) {
      element.hidden = !roles || !measured;
      if (!roles || !measured) return;
      const threshold = measured.threshold ?? 0,
        of = (/** @type {string} */ role) => roles.scores[role].strength[chosen.layer][chosen.head],
        names = Object.keys(roles.scores).sort((a, b) => of(b) - of(a));
      title.textContent = say('heads-where-it-looks', { count: measured.probe ?? 0 });
      list.replaceChildren(
        head,
        ...names.map((role) => item(role, of(role), roles.scores[role].chance, role === chosen.role, threshold)),
      );
      const hasPairs = 'alignment' in roles.scores,
        quick = roles.effect ? '' : ` ${say('heads-measured-quickly', { hasPairs })}`;
      note.textContent = `${say('heads-mean-weight', { threshold: format.percent(threshold) })} ${MISSING[map.name]}${quick}`;
    },
  };
}

/** Build the list of probe sentences in which the head's best role is strongest. A click runs one. @returns {Piece<HeadsState>} */
function buildExamples() {
  const title = create('h4', ''),
    list = create('div', 'gf-examples'),
    element = create('div', 'gf-part', title, list);
  const item = (/** @type {[string, number]} */ [text, share]) =>
    button(
      [create('q', '', text, { dir: 'auto' }), create('span', '', format.percent(share))],
      () => window.dispatchEvent(new CustomEvent('gf-run', { detail: { text } })),
      '',
      { title: say('heads-run-this-sentence') },
    );
  const isNew = whenNew();
  return {
    element,
    draw({ roles, chosen }) {
      const examples = roles?.examples[chosen.layer][chosen.head] ?? [];
      element.hidden = !examples.length;
      title.textContent =
        chosen.role === 'mixed'
          ? say('heads-sentences-of-strongest-role', { role: roleTitle(chosen.best ?? '') })
          : say('heads-sentences-of-this-role', { role: roleTitle(chosen.role ?? '') });
      if (isNew(examples)) list.replaceChildren(...examples.map(item));
    },
  };
}

/** @param {Page} page @returns {Piece<HeadsState>} */
export function buildPanel(page) {
  const { silencing, now } = page,
    name = create('span', ''),
    solo = soloButton(page),
    state = create('span', ''),
    onOff = toggle(state, () => silencing.toggle(now().chosen.id), { 'aria-label': say('heads-this-head-is-on') }),
    read = create('p', 'gf-read', { 'aria-live': 'polite' }),
    parts = [solo, buildScores(), buildExamples(), buildEffect()];
  const title = create('h3', '', name, create('span', 'gf-grow')),
    head = create('div', 'gf-title', title, solo.element, onOff.element);
  return {
    element: create('aside', 'gf-chosen', head, read, ...parts.slice(1).map(({ element }) => element), {
      'aria-label': say('heads-the-chosen-head'),
    }),
    draw(shown) {
      const { chosen } = shown;
      name.textContent = headTitle(chosen);
      onOff.draw(!chosen.isOff);
      onOff.input.disabled = silencing.isFixed();
      const { isOff } = chosen;
      Object.assign(state, { textContent: say('heads-on-or-off', { isOff }), className: isOff ? 'gf-acc' : '' });
      read.replaceChildren(...told(shown));
      parts.forEach((part) => part.draw(shown));
    },
  };
}
