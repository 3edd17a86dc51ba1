/* The server's progress with silencing one head after the other. For long sentences, the page requests it repeatedly
   and shows it. */
/** @import { Page } from './types' */
import { say } from '../../state/say.js';

const FIRST = 1000; // ms until the first request
const PAUSE = 500;

export class Progress {
  #key = '';
  #timer = 0;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {object | null} request the request of the missing effects, or null if they are there */
  watch(request) {
    const key = request ? JSON.stringify(request) : '';
    if (key === this.#key) return;
    this.#key = key;
    clearTimeout(this.#timer);
    this.page.progress = '';
    if (request) this.#timer = window.setTimeout(() => this.#ask(key, request), FIRST);
  }

  /** @param {string} key @param {object} request */
  async #ask(key, request) {
    const { client, view } = this.page,
      answer = view.width ? await client.ask('heads_done', request) : null;
    if (key !== this.#key) return;
    if (answer?.ok) {
      const { done, heads } = answer.value;
      this.page.progress = heads ? say('heads-silencing-so-far', { done, heads }) : say('heads-silencing-each');
      view.draw();
    }
    this.#timer = window.setTimeout(() => this.#ask(key, request), PAUSE);
  }
}
