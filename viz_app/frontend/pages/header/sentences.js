/* The picker for a text of several sentences: all sentences with their translations. One of them is shown on the page.
 */
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { button, iconButton, mark } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';

/** @import { PageServer } from '../../types' */
/** @import { RunAnswer, SentenceOutput } from './types' */

const SMALL = 'gf-btn gf-icon gf-small';

/**
 * Request the translations, a few at a time. A newer text ends it.
 * @type {(server: PageServer, changed: (problem: string) => void) =>
 *   { stop: () => void, start: (request: object, outputs: SentenceOutput[]) => void }}
 */
function translator(server, changed) {
  let turn = 0;
  /** @type {(request: object, outputs: SentenceOutput[], mine: number) => Promise<void>} */
  async function next(request, outputs, mine) {
    const first = outputs.findIndex((one) => one === undefined);
    if (first < 0 || mine !== turn) return;
    const reply = await server.translations({ ...request, first });
    if (mine !== turn) return;
    const more = /** @type {SentenceOutput[]} */ (reply.ok ? reply.outputs : []);
    more.forEach((one, i) => {
      outputs[first + i] ??= one;
    });
    changed(reply.ok ? '' : say('header-not-all-sentences-translated', { error: reply.error }));
    if (more.length) next(request, outputs, mine);
  }
  return {
    stop() {
      turn += 1;
    },
    // After the picture, because the visitor waits for the picture first.
    start(request, outputs) {
      const mine = ++turn;
      requestAnimationFrame(() => setTimeout(() => next(request, outputs, mine), 0));
    },
  };
}

/** Return the sentences as buttons. Arrow keys go from one to the next. @type {(sentences: string[], choose: (i: number) => void) => { line: HTMLElement, buttons: HTMLButtonElement[] }} */
function sourceOf(sentences, choose) {
  const buttons = sentences.map((text, i) => button(text, () => choose(i), '', { dir: 'auto' })),
    parts = buttons.flatMap((one) => [one, ' ']),
    line = create('p', 'gf-source', ...parts, { role: 'group', 'aria-label': say('header-sentences') });
  line.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.metaKey || event.ctrlKey || event.altKey) return;
    buttons[buttons.findIndex((one) => one === document.activeElement) + by]?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  return { line, buttons };
}

/** Scroll the text to the shown sentence, without scrolling the page. @type {(line: HTMLElement, part: Element) => void} */
function bringIntoSight(line, part) {
  if (!(part instanceof HTMLElement)) return;
  const top = part.offsetTop,
    bottom = top + part.offsetHeight;
  if (top < line.scrollTop || bottom > line.scrollTop + line.clientHeight) line.scrollTop = top;
}

/** @type {(output: SentenceOutput, isChosen: boolean) => HTMLElement} */
function shownOutput({ error, text } = {}, isChosen) {
  const span = create('span', error ? 'gf-problem' : '', error ?? text ?? '…', { dir: 'auto' });
  span.classList.toggle('gf-on', isChosen);
  return span;
}

class Sentences {
  /** @type {Pick<RunAnswer, 'sentences' | 'output'>} */
  #shown = { sentences: [], output: '' };
  #chosen = 0;
  #known = ''; // the request of the translations
  #outputs = /** @type {SentenceOutput[]} */ ([]);
  #where = create('b', '');
  #progress = create('span', 'gf-cap', { role: 'status' });
  #target = create('p', 'gf-target', { 'aria-label': say('header-the-whole-translation'), role: 'group' });

  /** @param {HTMLElement} host @param {PageServer} server @param {(index: number) => void} choose */
  constructor(host, server, choose) {
    this.host = host;
    this.choose = choose;
    this.source = sourceOf([], choose);
    this.before = iconButton(
      'M9.5 2 4.5 7l5 5',
      say('header-the-sentence-before'),
      () => choose(this.#chosen - 1),
      SMALL,
    );
    this.next = iconButton('m4.5 2 5 5-5 5', say('header-the-next-sentence'), () => choose(this.#chosen + 1), SMALL);
    this.translator = translator(server, (problem) => this.#drawOutputs(problem));
    host.replaceChildren(
      create('div', 'gf-picker', this.before, this.#where, this.next, this.#progress),
      create('div', 'gf-texts', this.source.line, this.#target),
    );
  }

  /** @param {RunAnswer} answer */
  draw(answer) {
    const count = answer.sentences.length;
    this.#shown = answer;
    this.host.hidden = !count;
    if (!count) {
      this.translator.stop();
      this.#known = '';
      return;
    }
    this.#chosen = Number(answer.run.sentence ?? 0);
    this.#begin({ model: answer.model, text: answer.text, ...link.picked(answer.run, link.DECODING) });
    if (!answer.run.forced) this.#outputs[this.#chosen] ??= { text: answer.output };
    this.#where.textContent = say('header-sentence-of-count', { chosen: this.#chosen + 1, count });
    [this.before.disabled, this.next.disabled] = [this.#chosen === 0, this.#chosen === count - 1];
    const { line, buttons } = this.source;
    buttons.forEach((one, i) => mark(one, 'current', i === this.#chosen));
    this.#drawOutputs();
    bringIntoSight(line, buttons[this.#chosen]);
  }

  /** Translate all sentences again if they or their decoding have changed. @param {object} request */
  #begin(request) {
    const id = JSON.stringify(request);
    if (id === this.#known) return;
    this.#known = id;
    this.#outputs = Array.from({ length: this.#shown.sentences.length });
    const source = sourceOf(this.#shown.sentences, this.choose);
    this.source.line.replaceWith(source.line);
    this.source = source;
    this.translator.start(request, this.#outputs);
  }

  #drawOutputs(problem = '') {
    const count = this.#shown.sentences.length,
      done = this.#outputs.filter(Boolean).length,
      all = this.#outputs.with(this.#chosen, { text: this.#shown.output });
    this.#target.replaceChildren(...all.flatMap((one, i) => [shownOutput(one, i === this.#chosen), ' ']));
    bringIntoSight(this.#target, this.#target.children[this.#chosen]);
    this.#progress.textContent = problem || (done < count ? say('header-sentences-translated', { done, count }) : '');
    this.host.dataset.done = String(done === count);
  }
}

/**
 * Build the picker into `host`.
 * @param {HTMLElement} host
 * @param {PageServer} server its `translations(request)` translates the next few
 * @param {(index: number) => void} choose called when the visitor chooses a sentence
 */
export const mountSentences = (host, server, choose) => new Sentences(host, server, choose);
