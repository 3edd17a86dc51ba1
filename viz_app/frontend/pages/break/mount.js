/* Start here: switches of what can be changed inside the model, each with what it does to this sentence. A switch works
   on the one set of changes that all pages show. */
/** @import { Mounted } from '../../types' */
/** @import { Card, Words } from '../../widgets/experiments.js' */
import { asSent, connect } from '../../client/client.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { button, toggle } from '../../widgets/controls.js';
import { create, region, setChildren } from '../../widgets/dom.js';
import * as experiment from '../../widgets/experiments.js';
import { notice } from '../../widgets/notice.js';
import { mountView } from '../../widgets/shell.js';

/** @typedef {{ cards: Card[], step: number, task: string, words: string[], at: number }} Found */
/** @typedef {{ found: Found | null, problem: string }} State */

/** The kinds of experiments of a group, and the view that has all of them. @type {[title: string, about: string, kinds: string[], tab: string, more: string][]} */
const GROUPS = [
  [say('break-heads'), say('break-who-may-speak'), ['head', 'heads'], 'heads', say('break-all-heads')],
  [say('break-masks'), say('break-what-may-be-looked'), ['hide', 'causal'], 'masks', say('break-all-masks-bugs')],
  [say('break-words'), say('break-what-is-read'), ['out'], 'translate', say('break-all-words')],
  [
    say('break-word-order'),
    say('break-what-says-where-word'),
    ['shuffle', 'unplaced'],
    'positions',
    say('break-waves-and-shifts'),
  ],
  [say('break-swap-parts'), say('break-from-another-sentence'), [], 'patch', say('break-two-sentences-side')],
];
/** Return the name of a change. @param {Card} card @param {string} task */
function titleOf({ kind, layer, head, heads, looks_at: looked = '', word = '' }, task) {
  return {
    head: say('break-head-layer-off', { head: head + 1, layer: layer + 1 }),
    heads: say('break-all-heads-look-off', { heads: heads ?? 0, looked: experiment.quoted(looked) }),
    hide: say('break-hidden-from', { word: experiment.quoted(looked), isTranslator: task === 'translator' }),
    causal: say('break-no-causal-mask'),
    out: say('break-left-out', { word: experiment.quoted(word) }),
    shuffle: say('break-word-order-shuffled'),
    unplaced: say('break-no-word-has-place'),
  }[kind];
}

/** Return what a change does to the answer and to the chosen word. @param {Card} card @param {Found} found @returns {Words} */
function resultOf({ kind, result }, { words, at }) {
  const said = [...experiment.answerOf(words, result), ' · ', ...experiment.effectOf(words, at, result)];
  if (experiment.isSlight(result)) return [...said, ' ', say('break-nothing-changes')];
  return kind === 'causal' && result.same ? [...said, ' ', say('break-only-reading-fails')] : said;
}

/** Build the line of a change. @param {Card} card @param {Found} found */
function buildLine(card, found) {
  const { element, draw } = toggle(create('b', '', titleOf(card, found.task) ?? ''), (isWanted) =>
    store.set(experiment.changed(card.edits, isWanted)),
  );
  const result = create('p', '', ...resultOf(card, found));
  return { element: create('div', 'gf-try', element, result), draw: () => draw(experiment.isOn(card.edits)) };
}

/** @param {typeof GROUPS[number]} group @returns {Piece<State>} */
function buildGroup([title, about, kinds, tab, more]) {
  const head = create('h3', '', title, create('span', 'gf-cap', ` ${about}`)),
    open = button(more, () => store.visit(tab), 'gf-link'),
    lines = create('div', ''),
    element = region('', title, create('div', 'gf-row', head, open), lines);
  let built = /** @type {Found | null} */ (null),
    drawn = /** @type {ReturnType<typeof buildLine>[]} */ ([]);
  return {
    element,
    draw({ found }) {
      if (found !== built) {
        built = found;
        drawn = (found?.cards ?? [])
          .filter(({ kind }) => kinds.includes(kind))
          .map((card) => buildLine(card, /** @type {Found} */ (found)));
        setChildren(
          lines,
          drawn.map((line) => line.element),
        );
      }
      drawn.forEach((line) => line.draw());
      element.hidden = kinds.length ? !drawn.length : !found?.cards.length;
    },
  };
}

/** @param {State} state @returns {import('../../widgets/caption.js').Caption} */
const caption = ({ found, problem }) => ({
  says: [say('break-change-one-thing')],
  more: problem
    ? ''
    : found && !found.cards.length
      ? say('break-no-answer')
      : say('break-changes-add-up', { isFound: Boolean(found) }),
});

/** @param {Mounted} given */
export function mount({ root, server }) {
  let last = /** @type {State} */ ({ found: null, problem: '' }),
    chosen = { text: '', step: 0 }; // while the run is changed, the lines stay those of the word chosen before
  const problem = notice(),
    groups = GROUPS.map(buildGroup);
  /** Ask about the run of the address without its changes, once nothing happens. @returns {boolean} */
  function load() {
    const run = link.request(),
      plain = run && link.picked(run, experiment.PLAIN),
      text = JSON.stringify(plain);
    if (chosen.text !== text || !experiment.isChanged()) chosen = { text, step: Number(store.get('step') ?? 0) };
    const request = plain && { ...plain, step: chosen.step },
      isReady = request && isIdle(JSON.stringify(request)),
      answer = request && (isReady ? client.want('switches', request) : client.have('switches', request));
    if (answer) last = answer.ok ? { found: answer.value, problem: '' } : { found: null, problem: answer.error };
    return Boolean(answer);
  }
  /** @type {import('../../widgets/shell.js').View<State>} */
  const view = mountView(root, {
    name: 'break',
    load,
    resolve: () => last,
    build: () => ({
      nodes: [problem.element, ...groups.map(({ element }) => element)],
      parts: [{ draw: ({ problem: text }) => problem.say(text) }, ...groups],
    }),
    caption,
    stamp: ({ found }) => ({ lines: found?.cards.length ?? 0, word: found?.words[found.at] ?? '' }),
  });
  const client = connect(server, { switches: /** @type {(reply: any) => Found} */ (asSent) }, view.draw),
    isIdle = experiment.idle(view.draw);
  return view;
}
