/* The elements of the header: model, sentence, button, examples, and the line for messages. Text from people is written
   through textContent and value only. */
import { say } from '../../state/say.js';
import { modelTitle } from '../../state/sides.js';
import { button, mark } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { read, takeLines, write } from './box.js';

/** @import { OfferedModel } from './types' */

const AT_ONCE = 120; // ms: a shorter run changes only the picture

/** @type {Record<string, string>} */
const VERBS = {
  translator: say('header-translate'),
  generator: say('header-write'),
  classifier: say('header-classify'),
  encoder: say('header-encode'),
};
/** Return what a model of this task does. @param {string} task */
export const verbOf = (task) => VERBS[task];

export class HeaderView {
  #isSlow = false;
  #timer = 0;

  /** @param {HTMLElement} root @param {OfferedModel[]} models @param {(example: string) => void} choose */
  constructor(root, models, choose) {
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
    this.find = find;
    this.models = models.map((model) => ({ ...model, title: modelTitle(model) }));
    this.choose = choose;
    this.box = /** @type {HTMLTextAreaElement} */ (find('#gh-text'));
    this.picker = /** @type {HTMLSelectElement} */ (find('#gh-model'));
    this.button = /** @type {HTMLButtonElement} */ (find('#gh-run'));
    this.form = /** @type {HTMLFormElement} */ (find('.gh-sentence'));
    this.examples = find('#gh-examples');
    this.status = find('#gh-status'); // the strip takes it to the end of its words
    this.awaited = /** @type {HTMLElement} */ (document.getElementById('gf-awaited'));
    this.#offerExamples();
    this.picker.replaceChildren(...this.models.map(({ name, title }) => create('option', '', title, { value: name })));
  }

  /** Show the examples below the box while it has the focus, until the visitor types, runs or presses Escape. */
  #offerExamples() {
    const offer = (/** @type {boolean} */ isOpen) => this.form.classList.toggle('gh-open', isOpen);
    for (const event of ['focus', 'click']) this.box.addEventListener(event, () => offer(true));
    for (const event of ['input', 'submit']) this.form.addEventListener(event, () => offer(false));
    this.form.addEventListener('focusout', ({ relatedTarget: to }) => {
      if (!(to instanceof Node && this.form.contains(to))) offer(false);
    });
    this.form.addEventListener('keydown', ({ key }) => key === 'Escape' && offer(false));
  }

  /** Return the model of this name, or the first one. @param {string} name */
  modelNamed(name) {
    return this.models.find((model) => model.name === name) ?? this.models[0];
  }

  /** @param {string} text */
  write(text) {
    write(this.box, text);
  }

  /** The text that a run reads. */
  get text() {
    return read(this.box);
  }

  /** @type {(name: string, text: string) => void} `text` is the shown sentence */
  showModel(name, text) {
    const { name: known, task, examples, lines } = this.modelNamed(name);
    this.picker.value = known;
    takeLines(this.box, lines);
    if (!this.#isSlow) this.button.textContent = verbOf(task);
    const chips = [...this.examples.children],
      isSame = chips.length === examples.length && chips.every((chip, i) => chip.textContent === examples[i]);
    if (!isSame) this.examples.replaceChildren(...examples.map((example) => this.#chip(example)));
    for (const chip of this.examples.children) mark(chip, 'current', chip.textContent === text);
  }

  /** @param {string} example */
  #chip(example) {
    const take = () => {
      chip.blur();
      this.choose(example);
    };
    const chip = button(example, take, 'gh-chip');
    return chip;
  }

  /** Show a problem of the sentence, or a notice. `links` stand behind it. @param {HTMLElement[]} links */
  say(text = '', isNotice = false, ...links) {
    const message = this.find('#gh-message'),
      isWrong = Boolean(text) && !isNotice;
    message.replaceChildren(text, ...links.flatMap((link) => [' ', link]));
    message.hidden = !text;
    message.classList.toggle('gh-notice', isNotice);
    this.form.classList.toggle('gh-bad', isWrong);
    this.box.setAttribute('aria-invalid', String(isWrong));
  }

  /** Show the status of a long run. The same text is not written again, so that it is read aloud once. @param {string} text @param {HTMLElement[]} links */
  tell(text, ...links) {
    const { status } = this;
    if (status.firstChild?.textContent !== text) status.replaceChildren(text, ...links.flatMap((link) => [' ', link]));
    status.hidden = !text;
  }

  /** @param {number | null | undefined} tokens */
  count(tokens) {
    this.find('#gh-count').textContent = tokens == null ? '' : say('header-tokens', { tokens });
  }

  /** Show what the weights of a model of others take. @param {[number, string] | null} [weights] */
  tellWeights(weights) {
    const line = this.find('#gh-weights');
    line.hidden = !weights;
    line.textContent = weights ? say('header-weights', { megabytes: weights[0], kind: weights[1] }) : '';
  }

  /** Mark the picture as that of another text than the typed one, or not. @param {boolean} isOld */
  setOld(isOld) {
    document.querySelector('#gf-pages')?.classList.toggle('gf-old', isOld);
  }

  /** Mark the page as busy or not. A visible sign appears only after a moment. @param {boolean} isBusy */
  setBusy(isBusy) {
    const page = document.querySelector('#gf-pages');
    page?.classList.toggle('gf-busy', isBusy);
    page?.setAttribute('aria-busy', String(isBusy));
    clearTimeout(this.#timer);
    if (isBusy) this.#timer = window.setTimeout(() => this.#setSlow(true), AT_ONCE);
    else if (this.#isSlow) this.#setSlow(false);
    if (!isBusy) this.showAwaited('');
  }

  /** Show the sentence of a link in place of all views until its own picture is there. @param {string} text */
  showAwaited(text) {
    this.awaited.textContent = text && say('header-awaited', { text });
    this.awaited.hidden = !text;
    for (const part of document.querySelectorAll('#gf-pages, #spine'))
      part.classList.toggle('gf-awaits', Boolean(text));
  }

  /** Show or hide the signs of a slow run. A timer calls this, because a CSS transition with a delay would repaint the page. @param {boolean} isSlow */
  #setSlow(isSlow) {
    this.#isSlow = isSlow;
    for (const part of document.querySelectorAll('#gf-pages, #spine')) part.classList.toggle('gf-slow', isSlow);
    this.button.setAttribute('aria-disabled', String(isSlow));
    this.button.textContent = isSlow ? say('header-working') : verbOf(this.modelNamed(this.picker.value).task);
  }
}
