/* Roles of a model that was never measured: over shipped sentences in a language, or lines of the visitor, on request. */
/** @import { HeadsState, Measured, Page } from './types' */
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { button, select } from '../../widgets/controls.js';
import { create, region } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';

const OWN = 'own', // lines of the visitor, in the choice of sentences
  LINES = 50,
  PAUSE = 500; // ms between two questions how far it is

/** Return the name of a language for the reader. @param {string} code */
const nameOf = (code) =>
  new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'language' }).of(code) ?? code;

export class QuickRoles {
  /** By model. @type {Map<unknown, Measured>} */
  #found = new Map();
  /** The model that is measured; null if none is. @type {unknown} */
  #running = null;
  problem = '';
  progress = '';

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  get isRunning() {
    return this.#running !== null;
  }

  /** Return the roles of a model, if they were measured here. @param {unknown} model */
  of(model) {
    return this.#found.get(model) ?? null;
  }

  /** @param {{ language: string } | { texts: string[] }} over */
  async measure(over) {
    const { client, view } = this.page,
      model = link.request()?.model;
    this.#running = model;
    Object.assign(this, { problem: '', progress: say('heads-measuring') });
    view.draw();
    this.#watch(model);
    const answer = await client.ask('measure_roles', { model, ...over });
    if (this.#running !== model) return; // it was cancelled
    this.#running = null;
    if (answer.ok) this.#found.set(model, answer.value);
    else this.problem = answer.error;
    view.draw();
  }

  cancel() {
    this.page.client.ask('stop_roles', { model: this.#running });
    this.#running = null;
    this.page.view.draw();
  }

  /** @param {unknown} model */
  async #watch(model) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (this.#running !== model) return;
    const answer = await this.page.client.ask('roles_done', { model });
    if (this.#running !== model) return;
    if (answer.ok && answer.value.sentences) {
      this.progress = say('heads-measured-so-far', answer.value);
      this.page.view.draw();
    }
    this.#watch(model);
  }
}

/** Build the choice of sentences, with the button. @param {Page} page @returns {Piece<HeadsState>} */
export function buildQuickRoles(page) {
  const { quick } = page,
    choice = select(say('heads-sentences'), () => page.view.draw()),
    box = create('textarea', '', {
      rows: 4,
      dir: 'auto',
      'aria-label': say('heads-own-lines'),
      placeholder: say('heads-one-a-line'),
    }),
    go = button('', () => (quick.isRunning ? quick.cancel() : start())),
    said = notice('gf-cap'),
    tools = create('div', 'gf-tool', choice.element, go),
    element = region(
      'gf-quick',
      say('heads-measure-roles'),
      create('p', 'gf-cap', say('heads-measure-here')),
      tools,
      box,
      said.element,
    );
  let chosen = '';
  function start() {
    const texts = box.value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (choice.element.value !== OWN) quick.measure({ language: choice.element.value });
    else if (!texts.length) said.say(say('heads-no-lines'), true);
    else quick.measure({ texts: texts.slice(0, LINES) });
  }
  return {
    element,
    draw({ measured }) {
      element.hidden = Boolean(measured) || !page.roles;
      if (element.hidden) return;
      const { languages = [], own = '' } = page.roles ?? {},
        options = languages.map((code) => [code, say('heads-sentences-in', { language: nameOf(code) })]);
      chosen = choice.element.value || (languages.includes(own) ? own : OWN);
      choice.draw(chosen, [...options, [OWN, say('heads-own-lines')]]);
      box.hidden = choice.element.value !== OWN;
      go.textContent = quick.isRunning ? say('heads-cancel') : say('heads-measure-roles');
      said.say(quick.isRunning ? quick.progress : quick.problem, Boolean(quick.problem) && !quick.isRunning);
    },
  };
}
