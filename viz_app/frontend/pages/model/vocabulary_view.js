/* The vocabulary half of the Model tab: the model's tokens in two dimensions, and their nearest neighbours. */
/** @import { Charts } from '../../types' */
/** @import { ModelState, Page, Words, WordsReply } from './types' */
import { connect, valueOf } from '../../client/client.js';
import * as arrays from '../../state/arrays.js';
import * as text from '../../state/format.js';
import * as link from '../../state/link.js';
import { pieces, say } from '../../state/say.js';
import { sidesOf } from '../../state/sides.js';
import { store } from '../../state/store.js';
import { button } from '../../widgets/controls.js';
import { announce, create } from '../../widgets/dom.js';
import { legend, shortcuts } from '../../widgets/legend.js';
import { notice } from '../../widgets/notice.js';
import { choices, segments } from '../../widgets/segments.js';
import { mountView } from '../../widgets/shell.js';
import { tableSwitch } from '../../widgets/table.js';
import { around, firstChoice, isThere, keyOf } from './vocabulary.js';
import { buildMap } from './vocabulary_map.js';
import { buildPanel } from './vocabulary_panel.js';

const NARROW = 1080; // px
const WAITING = say('model-drawing-map-all');
const NEARER = 0.5;
const MARGIN = 1.08; // times the part of the map that contains all dots

/** @param {WordsReply} reply @returns {Words} */
function readWords({ payload }) {
  const labels = payload.tokens.map(text.label);
  const lean = payload.lean && arrays.unpack(payload.lean).data,
    points = arrays.unpack(payload.points).data,
    extent = around(points, [...labels.keys()], MARGIN);
  return { ...payload, points, extent, lean, labels, keys: labels.map(keyOf) };
}

const READERS = {
  words: readWords,
  neighbours: (/** @type {{ payload: import('./types').Neighbours }} */ { payload }) => payload,
  sentence_words: (/** @type {any} */ reply) => ({ ...reply, sides: sidesOf(reply.sides) }),
};

/** Return the request of the map. @param {Record<string, unknown>} request */
const wordsOf = ({ model }) => ({ model, ...link.picked(store.get(), ['plane']) });

/** Return the vocabulary of the requested model if it has arrived, otherwise null. @param {Page} page @returns {Words | null} */
function wordsThere({ client }) {
  const request = link.request();
  return valueOf(request && client.have('words', wordsOf(request)));
}

/** Return the state, or null until the vocabulary and the sentence arrive. @param {Page} page @returns {ModelState | null} */
function resolve(page) {
  const { client } = page,
    request = link.request(),
    words = wordsThere(page),
    sentence = request && client.have('sentence_words', request);
  if (!request || !words || !sentence?.ok) return null;
  const linked = store.get('word'),
    wanted = linked === undefined ? NaN : Number(linked),
    word = isThere(words, wanted) ? wanted : Math.max(0, firstChoice(words, sentence.value)),
    found = client.have('neighbours', { model: request.model, word });
  return { words, sentence: sentence.value, word, neighbours: valueOf(found) };
}

/** Request missing data, and show a refusal. @param {Page} page */
function load(page) {
  const { client, view } = page,
    request = link.request();
  if (!request) return false;
  page.model = String(request.model);
  const answers = [client.want('words', wordsOf(request)), client.want('sentence_words', request)],
    state = resolve(page),
    near = state && client.want('neighbours', { model: request.model, word: state.word }),
    refused = [...answers, near].find((answer) => answer && !answer.ok);
  const problem = refused && !refused.ok ? refused.error : '';
  view.say(problem || (state ? '' : WAITING), Boolean(problem));
  return Boolean(problem) || near !== null;
}

/** @param {Page} page @param {ReturnType<typeof buildMap>} map @returns {Piece<ModelState>} */
function buildTools(page, { chart, showSentence }) {
  const zoom = create(
    'div',
    'gf-zoom',
    button('+', () => chart.nearer(NEARER), undefined, { 'aria-label': say('model-zoom-in') }),
    button('−', () => chart.nearer(1 / NEARER), undefined, { 'aria-label': say('model-zoom-out') }),
    button(say('model-all'), () => chart.zoom(null)),
    button(say('model-the-sentence'), showSentence),
  );
  const planes = segments({
    label: say('model-which-map'),
    options: choices({ tsne: 't-SNE', pca: 'PCA' }),
    choose: (plane) => page.view.select({ plane }),
  });
  const missing = notice('gf-cap gf-missing');
  const swap = tableSwitch(page, () => page.view.draw());
  const languages = create('span', ''),
    swatch = (/** @type {string} */ style) => create('i', style, { 'aria-hidden': 'true' });
  const keys = legend(
    pieces('model-key-of-sentence', { swatch: swatch('gf-ring') }),
    pieces('model-key-chosen', { swatch: swatch('gf-dot') }),
    pieces('model-key-neighbours', { swatch: swatch('gf-line') }),
  );
  keys.prepend(languages);
  return {
    element: create('div', 'gf-tool gf-tools', planes.element, zoom, swap, missing.element, keys),
    draw({ words, sentence }) {
      const [source, target] = sentence.sides;
      languages.hidden = !words.lean;
      languages.replaceChildren(source, swatch('gf-lean'), target);
      zoom.hidden = page.isTable;
      planes.draw(words.plane);
      const tsne = /** @type {HTMLButtonElement} */ (planes.element.querySelector('[data-value=tsne]'));
      tsne.disabled = Boolean(words.noTsne);
      missing.say(words.noTsne);
    },
  };
}

const buildShortcuts = () =>
  shortcuts(
    say('model-drag-box-zoom-double'),
    say('model-keys-find'),
    say('model-keys-token-to-token'),
    say('model-keys-zoom'),
  );

/** @param {Page} page */
function build(page) {
  const map = buildMap(page),
    tools = buildTools(page, map),
    panel = buildPanel(page);
  page.show = map.show;
  return {
    nodes: [tools.element, create('div', 'gf-cols', map.element, panel.element), buildShortcuts()],
    parts: [tools, panel, map],
    keys: { '/': panel.focus },
  };
}

/**
 * Draw this half into `root`. The functions of `server` are those of viz_app/handlers/model.py.
 * @param {HTMLElement} root
 * @param {import('../../client/client.js').Server} server
 * @param {Charts} charts
 */
export function mountModelView(root, server, charts) {
  /** @type {import('../../widgets/shell.js').View<ModelState>} */
  const view = mountView(root, {
    name: 'tokenmap',
    headline: say('model-which-words-model'),
    narrow: NARROW,
    load: () => load(page),
    resolve: () => resolve(page),
    build: () => build(page),
    stamp: ({ word, neighbours, words }) => ({
      word,
      plane: words.plane,
      near: neighbours ? neighbours.near.length : 'waiting',
      tokens: words.tokens.length,
    }),
    /** Drop the chosen token with the model, because an id belongs to one vocabulary. */
    heard: (values, changed) => {
      const isOther = page.model && changed.includes('model') && values.model !== page.model;
      if (isOther && !changed.includes('word') && values.word !== undefined) store.set({ word: null });
    },
  });
  const client = connect(server, READERS, view.draw);
  /** @type {Page} */
  const page = {
    ...{ view, client, charts, isTable: false, model: '', show: () => {} },
    now: () => view.now(),
    choose(word) {
      const words = wordsThere(page);
      if (!words) return; // the click was on the map of an earlier model
      view.select({ word });
      announce(say('model-is-chosen', { word: words.labels[word] }));
    },
  };
  return page;
}
