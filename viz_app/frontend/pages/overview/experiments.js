/* "Now break it": three real experiments on the chosen word, each with what it does. The server answers all three at
   once, for the run without changes; it is asked when they are in sight and nothing is under way. */
/** @import { State } from './state.js' */
import { asSent, connect } from '../../client/client.js';
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { newestPicture } from '../../state/newest_picture.js';
import { say } from '../../state/say.js';
import { asked, wordsOf } from '../../state/whole_words.js';
import { button as makeButton, mark } from '../../widgets/controls.js';
import { create, region, setChildren, setText } from '../../widgets/dom.js';
import * as experiment from '../../widgets/experiments.js';

/** @import { Card, Edits, Words } from '../../widgets/experiments.js' */

/** Return the title of a card. @param {Card} card @param {State} state */
function titleOf({ kind, layer, head, looks_at: looked = '', word = '' }, { run }) {
  if (kind === 'head') return say('overview-switch-off-head-layer', { head: head + 1, layer: layer + 1 });
  if (kind === 'hide')
    return say('overview-hide-looked-is-cross', {
      looked: experiment.quoted(looked),
      isCross: Boolean(run.maps.cross),
    });
  return kind === 'out'
    ? say('overview-leave-out', { word: experiment.quoted(word) })
    : say('overview-shuffle-word-order');
}

/** Return what a card about one head says below its answer. @param {Card} card @param {Words} effect @returns {Words} */
function noteOfHead({ looks_at: looked, share, heads, others, map, result }, effect) {
  if (looked) {
    const more = others ? [' ', say('overview-other-heads-look', { others })] : [];
    return [
      say('overview-it-looks-at', { looked: experiment.quoted(looked), share: format.share(share ?? 0) }),
      ' ',
      ...effect,
      ...more,
    ];
  }
  if (!experiment.isSlight(result)) return [...effect, ' ', say('overview-matters-most', { heads: heads ?? 0 })];
  return [...effect, ' ', say('overview-no-head-changes', { isVerdict: map === 'encoder' })];
}

/** Return what a card says below its answer. @param {Card} card @param {Words} effect @returns {Words} */
function noteOf(card, effect) {
  const { kind, result } = card;
  if (kind === 'head') return noteOfHead(card, effect);
  if (experiment.isSlight(result)) return [...effect, ' ', say('overview-nothing-changes')];
  return [...effect, ' ', say('overview-why-of-card', { kind })];
}

/** Build a button that makes a change, or takes it back. @param {(edits: Edits) => void} toggle @param {string} className */
function buildToggle(toggle, className) {
  const button = makeButton('', () => toggle(now), className);
  let now = /** @type {Edits} */ ({});
  return {
    button,
    /** @param {Edits} edits @param {string} text @param {string} back */
    draw(edits, text, back) {
      now = edits;
      setText(button, experiment.isOn(edits) ? back : text);
      mark(button, 'pressed', experiment.isOn(edits));
    },
  };
}

/** @param {(card: Card, edits: Edits) => void} toggle */
function buildCard(toggle) {
  const title = create('h4', ''),
    result = create('p', 'ov-result'),
    note = create('p', 'gf-cap ov-why');
  let card = /** @type {Card | null} */ (null);
  const act = (/** @type {Edits} */ edits) => card && toggle(card, edits),
    one = buildToggle(act, 'gf-btn gf-small'),
    all = buildToggle(act, 'ov-link');
  return {
    element: create('div', 'ov-card', title, result, note, one.button),
    /** @param {Card | undefined} next @param {{ state: State, before: string[], step: number }} about the word */
    draw(next, { state, before, step }) {
      card = next ?? null;
      one.button.hidden = !next;
      if (!next) {
        setText(title, '…');
        result.replaceChildren();
        note.replaceChildren(say('overview-model-computing'));
        return;
      }
      setText(title, titleOf(next, state));
      result.replaceChildren(...experiment.answerOf(before, next.result));
      const words = noteOf(
        next,
        experiment.effectOf(before, step, next.result, Boolean(next.looks_at) && next.kind === 'head'),
      );
      one.draw(next.edits, say('overview-try-it'), say('overview-undo'));
      if (next.all && next.others) {
        all.draw(next.all, say('overview-all-off', { others: next.others + 1 }), say('overview-all-on-again'));
        words.push(' ', all.button);
      }
      setChildren(
        note,
        words.map((part) => (typeof part === 'string' ? document.createTextNode(part) : part)),
      );
    },
  };
}

/** @param {string} text */
const lettersOf = (text) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Return the request for the cards of a run without its changes, and of a word; null while another run is drawn than the address names. @param {State} state @param {number} step */
function requestOf({ pieces }, step) {
  const run = link.request(),
    isDrawn = run?.model === pieces.model && lettersOf(run.text).includes(lettersOf(pieces.text));
  return run && isDrawn && !pieces.isEncoder ? { ...link.picked(run, experiment.PLAIN), step } : null;
}

/** Return the words that the run writes without its changes. */
function wordsBefore() {
  const before = newestPicture.before();
  return before ? wordsOf(before.target, before.starts.target).names.map(format.label) : [];
}

/**
 * @typedef {object} Chosen the word that the cards are about
 * @property {string} text the request without the word
 * @property {string} id of the run
 * @property {number} step its place among the words
 * @property {number} asked the step of its first piece; another run has other pieces
 * @property {string[]} before the words that the run writes without changes; none if the page was opened with changes
 */

/** Build the cards. They live as long as the page, not as long as a run. @param {Pick<import('./mount.js').Page, 'view' | 'player'>} page @param {import('../../types').PageServer} server */
export function buildExperiments({ view, player }, server) {
  const client = connect(server, { cards: asSent }, view.draw),
    cards = [0, 1, 2].map(() => buildCard(toggle)),
    problem = create('p', 'gf-cap gf-problem', { hidden: true }),
    about = create('p', 'gf-cap', say('overview-three-real')),
    head = create('div', '', create('h3', '', say('overview-now-break-it')), about, problem),
    element = region('ov-experiments', say('overview-now-break-it'), head, ...cards.map((card) => card.element)),
    isIdle = experiment.idle(view.draw);
  let isSeen = false,
    chosen = /** @type {Chosen | null} */ (null);
  /** @param {Card} card @param {Edits} edits */
  function toggle({ map, layer, head: number, kind }, edits) {
    const isWanted = !experiment.isOn(edits),
      drawn = isWanted && kind === 'head' ? { map, layer, head: number } : {};
    view.select({ ...experiment.changed(edits, isWanted), ...drawn });
  }
  new IntersectionObserver((entries) => {
    isSeen = entries.some((entry) => entry.isIntersecting);
    if (isSeen) view.draw();
  }).observe(element);
  /** While the run is changed, the cards stay those of the word that was chosen before. @param {State} state @returns {Chosen} */
  function chosenIn(state) {
    const text = JSON.stringify(requestOf(state, 0));
    if (chosen?.text === text && (experiment.isChanged() || (chosen.id === state.run.id && chosen.step === state.step)))
      return chosen;
    return {
      text,
      id: state.run.id,
      step: state.step,
      asked: asked(state.run, { step: state.step }).step,
      before: experiment.isChanged() ? wordsBefore() : state.run.target.slice(1).map(format.label),
    };
  }
  return {
    element,
    /** @param {State} state @param {boolean} isShown */
    draw(state, isShown) {
      element.hidden = !isShown || state.pieces.isEncoder;
      element.classList.toggle('ov-ended', state.isEnd);
      chosen = chosenIn(state);
      const request = requestOf(state, chosen.asked),
        isReady = isIdle(JSON.stringify(request)) && isSeen && !player.isPlaying() && !element.hidden,
        answer = request && (isReady ? client.want('cards', request) : client.have('cards', request));
      problem.hidden = !answer || answer.ok;
      setText(problem, answer && !answer.ok ? answer.error : '');
      const { before, step } = chosen,
        found = answer?.ok ? answer.value.cards : [];
      cards.forEach((card, i) => {
        card.element.hidden = Boolean(answer) && !found[i];
        card.draw(found[i], { state, before, step });
      });
    },
  };
}
