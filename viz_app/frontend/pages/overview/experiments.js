/* "Now break it": three real experiments on the chosen word, each with what it does. The server answers all three at
   once, for the run without changes; it is asked when they are in sight and nothing is under way. */
import { asSent, connect } from '../../client/client.js';
import { wordChanges } from '../../state/answer_diff.js';
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { newestPicture } from '../../state/newest_picture.js';
import { protocol } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { asked, wordsOf } from '../../state/whole_words.js';
import { button as makeButton, mark } from '../../widgets/controls.js';
import { create, setChildren, setText } from '../../widgets/dom.js';
import { bold } from '../../widgets/row_sentence.js';
import { classOf } from './state.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {Record<string, string>} Edits parameters of the address */
/** @typedef {{ output: string, words?: string[], word: string, label?: string, same: boolean, before: number, after: number | null }} Result */
/** @typedef {{ kind: string, edits: Edits, all?: Edits, others?: number, layer: number, head: number, heads?: number, map?: string, looks_at?: string, share?: number, word?: string, result: Result }} Card */
/** @typedef {(string | Node)[]} Words */

const EDITS = protocol.groups.edits,
  PLAIN = ['model', 'text', ...link.RUN.filter((name) => !EDITS.includes(name))], // of a run without changes
  IDLE = 400, // ms
  SLIGHT = 0.005; // a change of a probability that is none
/** What stands between the parts of a change in the address. @type {Record<string, string>} */
const BETWEEN = { off: '_', mask: '_', out: '.' };

/** @param {string} name @param {unknown} value */
const partsOf = (name, value) =>
  String(value ?? '')
    .split(BETWEEN[name] ?? '\n')
    .filter(Boolean);

/** Return true if the run has this change. @param {Edits} edits */
const isOn = (edits) =>
  Object.entries(edits).every(([name, value]) =>
    partsOf(name, value).every((part) => partsOf(name, store.get(name)).includes(part)),
  );

/** Return the parameters of the address with a change, or without it. @param {Edits} edits @param {boolean} isWanted */
const changed = (edits, isWanted) =>
  Object.fromEntries(
    Object.entries(edits).map(([name, value]) => {
      const own = partsOf(name, value),
        others = partsOf(name, store.get(name)).filter((part) => !own.includes(part) && Object.hasOwn(BETWEEN, name)),
        all = isWanted ? [...others, ...own] : others;
      return [name, all.join(BETWEEN[name] ?? '') || null];
    }),
  );

/** @param {string} word */
const quoted = (word) => (/[\p{L}\p{N}]/u.test(word) && !word.startsWith('‹') ? `‘${word}’` : word);
/** @param {number | null} share */
const chance = (share) => (share === null ? 'NaN' : format.share(share));

/** Return the answer after a change: what went is struck, what came is underlined. @param {string[]} before @param {Result} result @returns {Words} */
function answerOf(before, { words = [], output, word, same }) {
  if (same) return [word && !words.length ? `still ${classOf(word)}` : 'the same words'];
  if (!words.length) return [create('del', '', classOf(word)), ' ', create('ins', '', classOf(output))];
  if (!before.length) return [output];
  return wordChanges(before, words)
    .map(({ kind, before: i, after: j }) => ({ kind, word: kind === 'gone' ? before[i] : words[j] }))
    .filter((one) => !one.word.startsWith('‹'))
    .flatMap(({ kind, word: text }, place) => {
      const space = place && /[\p{L}\p{N}]/u.test(text) ? [' '] : [];
      return [...space, kind === 'same' ? text : create(kind === 'gone' ? 'del' : 'ins', '', text)];
    });
}

/** Return what happens to the chosen word. @param {string[]} before @param {number} step @param {Result} result @returns {Words} */
function effectOf(before, step, { word, label, same, before: share, after }) {
  const both = `${chance(share)} → ${chance(after)}`;
  if (label !== undefined) return [bold(classOf(label)), ` goes ${both}.`];
  if (same) return [bold(word), ` goes ${both}.`];
  const start = before.slice(Math.max(0, step - 2), step).join(' ');
  if (!before.length) return ['After the same beginning, ', bold(word), ` goes ${both}.`];
  if (!start) return ['As the first word, ', bold(word), ` goes ${both}.`];
  return [
    'If ',
    create('i', '', `${step > 2 ? '… ' : ''}${start}`),
    ' is already written, ',
    bold(word),
    ` still gets ${chance(after)}; before, ${chance(share)}.`,
  ];
}

/** Return the title of a card. @param {Card} card @param {State} state */
function titleOf({ kind, layer, head, looks_at: looked = '', word = '' }, { run }) {
  if (kind === 'head') return `Switch off head ${head + 1} of layer ${layer + 1}`;
  if (kind === 'hide') return `Hide ${quoted(looked)} ${run.maps.cross ? 'from the decoder' : 'from all later words'}`;
  return kind === 'out' ? `Leave out ${quoted(word)}` : 'Shuffle the word order';
}

/**
 * Return what a card about one head says below its answer.
 * @param {Card} card @param {Words} effect @param {boolean} isSlight @returns {Words}
 */
function noteOfHead({ looks_at: looked, share, heads, others, map }, effect, isSlight) {
  if (looked) {
    const more = others ? [` ${others} other head${others > 1 ? 's look' : ' looks'} there too.`] : [];
    // An effect that is told after a beginning is a sentence of its own.
    const without = typeof effect[0] === 'string' ? '' : 'Without it, ';
    return [`It looks at ${quoted(looked)} ${format.share(share ?? 0)}. ${without}`, ...effect, ...more];
  }
  if (!isSlight) return [...effect, ` Of ${heads} heads, this one matters most here.`];
  return [...effect, ` No single head changes this ${map === 'encoder' ? 'verdict' : 'word'}.`];
}

/** Return what a card says below its answer. @param {Card} card @param {Words} effect @returns {Words} */
function noteOf(card, effect) {
  const { kind, result } = card;
  const isSlight = result.same && Math.abs((result.after ?? NaN) - result.before) < SLIGHT;
  if (kind === 'head') return noteOfHead(card, effect, isSlight);
  if (isSlight) return [...effect, ' Nothing changes: that is a finding, too.'];
  const why = {
    hide: ' It writes what is left to see.',
    out: ' This word says most for the verdict.',
    shuffle: ' The same words, their places mixed up.',
  }[kind];
  return [...effect, why ?? ''];
}

/** Build a button that makes a change, or takes it back. @param {(edits: Edits) => void} toggle @param {string} className */
function buildToggle(toggle, className) {
  const button = makeButton('', null, className);
  let now = /** @type {Edits} */ ({});
  button.addEventListener('click', () => toggle(now));
  return {
    button,
    /** @param {Edits} edits @param {string} text @param {string} back */
    draw(edits, text, back) {
      now = edits;
      setText(button, isOn(edits) ? back : text);
      mark(button, 'pressed', isOn(edits));
    },
  };
}

/** @param {(card: Card, edits: Edits) => void} toggle */
function buildCard(toggle) {
  const title = create('h3', ''),
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
        note.replaceChildren('The model is computing.');
        return;
      }
      setText(title, titleOf(next, state));
      result.replaceChildren(...answerOf(before, next.result));
      const words = noteOf(next, effectOf(before, step, next.result));
      one.draw(next.edits, 'Try it', 'Undo');
      if (next.all && next.others) {
        all.draw(next.all, `All ${next.others + 1} off`, 'All on again');
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
  return run && isDrawn && !pieces.isEncoder ? { ...link.picked(run, PLAIN), step } : null;
}

/** Return the words that the run writes without its changes. */
function wordsBefore() {
  const before = newestPicture.before();
  return before ? wordsOf(before.target, before.starts.target).names.map(format.label) : [];
}

/** Return a function that is true once nothing has happened for a moment since its last argument changed. @param {() => void} changed */
function idle(changed) {
  let [timer, last, isIdle] = [0, '', false];
  return (/** @type {string} */ now) => {
    if (now === last) return isIdle;
    [last, isIdle] = [now, false];
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      isIdle = true;
      changed();
    }, IDLE);
    return false;
  };
}

/**
 * @typedef {object} Chosen the word that the cards are about
 * @property {string} text the request without the word
 * @property {string} id of the run
 * @property {number} step
 * @property {string[]} before the words that the run writes without changes; none if the page was opened with changes
 */

/** Build the cards. They live as long as the page, not as long as a run. @param {Pick<import('./view.js').Page, 'view' | 'player'>} page @param {import('../../types').PageServer} server */
export function buildExperiments({ view, player }, server) {
  const client = connect(server, { cards: asSent }, view.draw),
    cards = [0, 1, 2].map(() => buildCard(toggle)),
    problem = create('p', 'gf-cap gf-problem', { hidden: true }),
    about = create('p', 'gf-cap', 'Three real experiments. A change stays on every page until you take it back.'),
    head = create('div', '', create('h2', '', 'Now break it'), about, problem),
    element = create('section', 'ov-experiments', head, ...cards.map((card) => card.element), {
      'aria-label': 'Now break it',
    }),
    isIdle = idle(view.draw);
  let isSeen = false,
    chosen = /** @type {Chosen | null} */ (null);
  /** @param {Card} card @param {Edits} edits */
  function toggle({ map, layer, head: number, kind }, edits) {
    const isWanted = !isOn(edits),
      drawn = isWanted && kind === 'head' ? { map, layer, head: number } : {};
    view.select({ ...changed(edits, isWanted), ...drawn });
  }
  new IntersectionObserver((entries) => {
    isSeen = entries.some((entry) => entry.isIntersecting);
    if (isSeen) view.draw();
  }).observe(element);
  /** While the run is changed, the cards stay those of the word that was chosen before. @param {State} state @returns {Chosen} */
  function chosenIn(state) {
    const text = JSON.stringify(requestOf(state, 0)),
      isChanged = EDITS.some((name) => store.get(name) !== undefined);
    if (chosen?.text === text && (isChanged || (chosen.id === state.run.id && chosen.step === state.step)))
      return chosen;
    return {
      text,
      id: state.run.id,
      step: state.step,
      before: isChanged ? wordsBefore() : state.run.target.slice(1).map(format.label),
    };
  }
  return {
    element,
    /** @param {State} state @param {boolean} isShown */
    draw(state, isShown) {
      element.hidden = !isShown || state.pieces.isEncoder;
      element.classList.toggle('ov-ended', state.isEnd);
      chosen = chosenIn(state);
      const request = requestOf(state, asked(state.run, { step: chosen.step }).step),
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
