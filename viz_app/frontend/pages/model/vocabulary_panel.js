/* The panel beside the map: a search, the chosen token, its neighbours, and the tokens of the sentence. */
/** @import { ModelState, Near, Page, Words } from './types' */
import * as text from '../../state/format.js';
import { say } from '../../state/say.js';
import { barOf, barRow } from '../../widgets/bar.js';
import { button, press } from '../../widgets/controls.js';
import { create, keepFocus } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { found } from './vocabulary.js';

/** Build a button that chooses a token. @type {(page: Page, id: number, label: string) => HTMLButtonElement} */
function tokenButton(page, id, label) {
  const choose = () => {
    page.choose(id);
    page.show(id);
  };
  return button(create('span', '', label, { dir: 'auto' }), choose, '', { 'data-id': String(id) });
}

const NO_TOKEN = say('model-no-token-starts-with');

/** @param {Page} page */
function buildFind(page) {
  const input = create('input', 'gf-find', {
      ...{ type: 'search', placeholder: say('model-token-such-as-winter'), autocomplete: 'off', spellcheck: false },
      'aria-label': say('model-find-a-token'),
      maxLength: 60,
    }),
    hits = create('ul', 'gf-hits', { hidden: true }),
    none = notice('gf-cap');
  const search = () => found(page.now().words, input.value);
  const show = () => {
    const { words } = page.now(),
      ids = search();
    hits.replaceChildren(...ids.map((id) => create('li', '', tokenButton(page, id, words.labels[id]))));
    hits.hidden = !ids.length;
    none.say(ids.length || !input.value.trim() ? '' : NO_TOKEN);
  };
  const clear = () => {
    input.value = '';
    show();
  };
  input.addEventListener('input', show);
  hits.addEventListener('click', clear);
  input.addEventListener('keydown', (event) => {
    const [first] = search();
    if (event.key === 'Escape') clear();
    else if (event.key === 'Enter' && first !== undefined) {
      clear();
      page.choose(first);
      page.show(first);
    }
  });
  return { input, element: create('div', 'gf-finder', input, hits, none.element) };
}

/** @type {(page: Page, words: Words, near: Near) => HTMLElement} */
const nearRow = (page, words, [id, cosine]) =>
  barRow(tokenButton(page, id, words.labels[id]), barOf(cosine), text.number(cosine));

/** @type {(page: Page, state: ModelState, side: 'source' | 'target') => HTMLElement} */
function strip(page, { words, word, sentence }, side) {
  const ids = sentence[side],
    caption = create('span', 'gf-cap', sentence.sides[side === 'source' ? 0 : 1]);
  const tokens = ids.map((id) => {
    const token = tokenButton(page, id, words.labels[id]);
    press(token, id === word);
    return token;
  });
  return create('div', 'gf-of', caption, ...tokens, { hidden: !ids.length });
}

/** Return the facts about the chosen token without its neighbours. @param {ModelState} state */
function factsOf({ word, neighbours, sentence }) {
  if (!neighbours) return say('model-token-word', { word });
  const times = neighbours.counts.map((count, side) =>
    neighbours.counts.length > 1
      ? say('model-in-count-side', { count: text.thousands(count), side: sentence.sides[side] })
      : text.thousands(count),
  );
  return say('model-length-training-texts', {
    word,
    count: text.number(neighbours.length),
    isCount: Boolean(times.length),
    times: text.series(times),
  });
}

/** @type {(words: Words, sentence: ModelState['sentence']) => string} */
const tableNote = ({ isShared }, { target, sides }) =>
  target.length
    ? say('model-source-target-share')
    : isShared || sides.length < 2
      ? ''
      : say('model-target-has-another');

/** @param {Page} page */
export function buildPanel(page) {
  const find = buildFind(page),
    name = create('h3', 'gf-acc', { dir: 'auto' }),
    facts = create('p', 'gf-said'),
    [nearTitle, near, cosine] = [create('h4', ''), create('ol', 'gf-near'), create('p', 'gf-cap')],
    [strips, note] = [create('div', ''), create('p', 'gf-cap')];
  const element = create(
    'aside',
    'gf-word',
    find.element,
    create('div', 'gf-part', name, facts),
    create('div', 'gf-part', nearTitle, near, cosine),
    create('div', 'gf-part', create('h4', '', say('model-this-sentence')), strips, note),
    { 'aria-label': say('model-the-chosen-token') },
  );
  return {
    element,
    focus: () => find.input.focus(),
    /** @param {ModelState} state */
    draw(state) {
      const { words, word, neighbours, sentence } = state,
        pairs = neighbours?.near ?? [];
      name.textContent = words.labels[word];
      facts.textContent = factsOf(state);
      nearTitle.textContent = say('model-nearest-cosine', {
        count: pairs.length || words.of,
        countB: text.thousands(words.tokens.length),
      });
      cosine.textContent = say('model-cosine-over-all', { width: words.width });
      note.textContent = tableNote(words, sentence);
      keepFocus(element, () => {
        near.replaceChildren(...pairs.map((one) => nearRow(page, words, one)));
        strips.replaceChildren(strip(page, state, 'source'), strip(page, state, 'target'));
      });
    },
  };
}
