/* What the header is made of: model, sentence, its button, examples, and the line that says what is wrong or going on.
   Text from people is written by textContent and value only. */
import { create } from '../../widgets/dom.js';
import { write } from './box.js';

/** @import { OfferedModel } from './types' */

const AT_ONCE = 120; // ms: a run that is over by then changes nothing but the picture

export class HeaderView {
  #isSlow = false;
  #timer = 0;

  /**
   * @param {HTMLElement} root
   * @param {OfferedModel[]} models
   * @param {(example: string) => void} choose
   */
  constructor(root, models, choose) {
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
    this.find = find;
    this.models = models;
    this.choose = choose;
    this.box = /** @type {HTMLTextAreaElement} */ (find('#gh-text'));
    this.picker = /** @type {HTMLSelectElement} */ (find('#gh-model'));
    this.button = /** @type {HTMLButtonElement} */ (find('#gh-run'));
    this.form = /** @type {HTMLFormElement} */ (find('.gh-sentence'));
    this.examples = find('#gh-examples');
    this.picker.replaceChildren(...models.map(({ name, title }) => create('option', '', title, { value: name })));
  }

  /** The first where there is none of this name. @param {string} name */
  modelNamed(name) {
    return this.models.find((model) => model.name === name) ?? this.models[0];
  }

  /** @param {string} text */
  write(text) {
    write(this.box, text);
  }

  /** @type {(name: string, text: string) => void} `text` is the sentence on show */
  showModel(name, text) {
    const { name: known, verb, examples } = this.modelNamed(name);
    this.picker.value = known;
    if (!this.#isSlow) this.button.textContent = verb;
    const chips = [...this.examples.children],
      isSame = chips.length === examples.length && chips.every((chip, i) => chip.textContent === examples[i]);
    if (!isSame) this.examples.replaceChildren(...examples.map((example) => this.#chip(example)));
    for (const chip of this.examples.children) chip.setAttribute('aria-current', String(chip.textContent === text));
  }

  /** @param {string} example */
  #chip(example) {
    const chip = create('button', 'gh-chip', example, { type: 'button' });
    chip.addEventListener('click', () => this.choose(example));
    return chip;
  }

  /** What is wrong with the sentence, or a mere notice about it. */
  say(text = '', isNotice = false) {
    const message = this.find('#gh-message'),
      isWrong = Boolean(text) && !isNotice;
    message.textContent = text;
    message.hidden = !text;
    message.classList.toggle('gh-notice', isNotice);
    this.form.classList.toggle('gh-bad', isWrong);
    this.box.setAttribute('aria-invalid', String(isWrong));
    if (text) this.find('.gh-line').scrollLeft = 0;
  }

  /** What is going on during a long run; what has been said is not said again. @param {string} text */
  tell(text) {
    const status = this.find('#gh-status');
    if (status.textContent !== text) status.textContent = text;
    status.hidden = !text;
  }

  /** @param {number | null | undefined} tokens */
  count(tokens) {
    this.find('#gh-count').textContent = tokens == null ? '' : tokens === 1 ? '1 token' : `${tokens} tokens`;
  }

  /** A run begins, also straight after another, or ends; what is seen of it comes later. @param {boolean} isBusy */
  setBusy(isBusy) {
    const page = document.querySelector('#gf-pages');
    page?.classList.toggle('gf-busy', isBusy);
    page?.setAttribute('aria-busy', String(isBusy));
    clearTimeout(this.#timer);
    if (isBusy) this.#timer = window.setTimeout(() => this.#setSlow(true), AT_ONCE);
    else if (this.#isSlow) this.#setSlow(false);
  }

  /** Set by a timer, for a transition with a delay has the whole page painted anew at once. @param {boolean} isSlow */
  #setSlow(isSlow) {
    this.#isSlow = isSlow;
    document.querySelector('#gf-pages')?.classList.toggle('gf-slow', isSlow);
    this.button.setAttribute('aria-disabled', String(isSlow));
    this.button.textContent = isSlow ? 'Working' : this.modelNamed(this.picker.value).verb;
  }
}
