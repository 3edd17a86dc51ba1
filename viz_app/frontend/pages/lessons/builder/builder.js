/* Build a lesson in the page: views as stops, each with a text and perhaps a question. A draft stays in this browser. */
import * as link from '../../../state/link.js';
import { say } from '../../../state/say.js';
import { protocol } from '../../../state/protocol.js';
import { store } from '../../../state/store.js';
import { select } from '../../../widgets/controls.js';
import { announce, copyText, create, loaded, save, tell } from '../../../widgets/dom.js';
import { buttonOf } from '../asking.js';
import { COVERED, coverOf, notesOf, uncovered } from './covering.js';
import { blank, draftOf, keep, kept, packed, unmarked, viewNow } from './draft.js';
import { buildEarlier, putAside } from './earlier.js';
import { FACTS, fieldsOf, kindOf, labelled, questions } from './fields.js';
import { linkOf, openFile, openText } from '../opening.js';
import { listOf, saidOf } from '../question.js';
import { firstOf, languagesOf, makeFirst, named, spoken, translate, translationFields } from './translating.js';
import { rowOf } from './stop_row.js';

/** @import { Lesson, LessonQuestion, LessonStop } from '../types' */
/** @typedef {{ root: HTMLElement, client: any, places: Record<string, string>, play: (lesson: Lesson, text: string) => void }} Page */
/** @import { Draft } from './draft.js' */

const MOST = 60; // stops
const WAIT = 400; // ms without a key before the preview is asked for
const DEEPEST = 200; // changes that can be undone

/** What a stop keeps of the page, where no stop names it. */
const shownNow = () => link.picked(store.get(), ['model', 'text']);

class Builder {
  draft = kept();
  at = 0;
  #timer = 0;
  /** Drafts as JSON, to go back to and to come back to. @type {{ undo: string[], redo: string[] }} */
  #history = { undo: [], redo: [] };
  /** The field whose typing is one change. @type {HTMLElement | null} */
  #typing = null;
  /** The question with choices of a stop that asks something else now. @type {WeakMap<LessonStop, LessonQuestion>} */
  #choices = new WeakMap();
  /** The language whose texts are edited. */
  #language = '';
  #languages = select(say('builder-language'), (code) => {
    this.#language = code;
    this.#typing = null;
    this.#draw();
  });
  #first = buttonOf('first', '', () => this.#makeFirst());
  #earlier = buildEarlier((draft) => this.#start(draft));
  #list = create('ol', 'gf-stops');
  #editor = create('div', 'gf-edit');
  #title = create('input', '', {
    maxLength: 80,
    placeholder: say('builder-title-field'),
    'aria-label': say('builder-title-field'),
  });

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const act = (/** @type {(text: string) => void} */ use) => () => this.#isReady() && use(packed(this.draft)),
      tryIt = act((text) => openText(text, page.client, (lesson) => this.#try(lesson, text))),
      copy = act((text) => this.#copy(text)),
      saveIt = act((text) => save('lesson.json', text)),
      pack = act((text) => this.#pack(text)),
      close = buttonOf('close', say('builder-close'), () => this.close());
    const tools = [
      buttonOf('try', say('builder-try'), tryIt),
      buttonOf('link', say('builder-copy-link'), copy),
      buttonOf('file', say('builder-save'), saveIt),
      buttonOf('moodle', say('builder-moodle'), pack),
      buttonOf('edit', say('builder-open-file'), () => openFile(page.client, (lesson) => this.#start(draftOf(lesson)))),
      buttonOf('empty', say('builder-new'), () => this.#start(blank())),
    ];
    const write = () => {
      if (this.#isFirst) this.draft.title = this.#title.value;
      else translate(this.draft, this.#language, (one) => (one.title = this.#title.value));
    };
    this.#title.addEventListener('input', () => this.#type(this.#title, write));
    this.element = create(
      'section',
      'gf-builder',
      create(
        'div',
        'gf-row',
        create('h2', '', say('builder-heading')),
        create('div', 'gf-tool', this.#undo, this.#redo, close),
      ),
      this.#title,
      create('div', 'gf-tool', this.#languages.element, this.#first),
      this.#list,
      buttonOf('add', say('builder-add'), () => this.add()),
      this.#editor,
      create('div', 'gf-tool', ...tools, this.#earlier.element),
      { 'aria-label': say('builder-label') },
    );
    this.#draw();
  }

  #undo = buttonOf('undo', say('builder-undo'), () => this.#travel('undo', 'redo'));
  #redo = buttonOf('redo', say('builder-redo'), () => this.#travel('redo', 'undo'));

  /** @param {Draft} draft */
  #start(draft) {
    putAside(this.draft);
    this.#change(() => {
      this.draft = draft;
      this.at = 0;
    });
    tell(say('builder-comes-back'));
  }

  /** Return true if the lesson can be played; else say what is missing. */
  #isReady() {
    const number = unmarked(this.draft);
    if (number) {
      this.#select(number - 1);
      tell(say('builder-no-right', { stop: number }));
    }
    return this.draft.stops.length > 0 && !number;
  }

  /** Go to the draft of before, or of after, a change. @param {'undo' | 'redo'} from @param {'undo' | 'redo'} to */
  #travel(from, to) {
    const kept = this.#history[from].pop();
    if (kept === undefined) return;
    this.#history[to].push(this.#now());
    Object.assign(this, JSON.parse(kept));
    this.#typing = null;
    this.#store();
    this.#draw();
  }

  #now = () => JSON.stringify({ draft: this.draft, at: this.at });

  /** Note the draft before a change, and change it. @param {() => void} change */
  #keep(change) {
    this.#history.undo = [...this.#history.undo, this.#now()].slice(-DEEPEST);
    this.#history.redo = [];
    change();
    this.#store();
  }

  /** What is typed into one field is one change. @param {HTMLElement} field @param {() => void} write */
  #type(field, write) {
    if (this.#typing === field) {
      write();
      this.#store();
    } else this.#keep(write);
    this.#typing = field;
  }

  #store() {
    [this.#undo.disabled, this.#redo.disabled] = [!this.#history.undo.length, !this.#history.redo.length];
    keep(this.draft);
  }

  /** Change the draft, and draw all of it. @param {() => void} change */
  #change(change) {
    this.#typing = null;
    this.#keep(change);
    this.#draw();
  }

  #draw() {
    [this.#undo.disabled, this.#redo.disabled] = [!this.#history.undo.length, !this.#history.redo.length];
    this.#languages.draw(this.#isFirst ? firstOf(this.draft) : this.#language, languagesOf(this.draft));
    this.#first.hidden = this.#isFirst;
    this.#first.textContent = say('builder-make-first', { language: named(this.#language || firstOf(this.draft)) });
    this.#title.value = this.#isFirst ? this.draft.title : (this.draft.languages?.[this.#language]?.title ?? '');
    this.#title.placeholder = (!this.#isFirst && this.draft.title) || say('builder-title-field');
    this.#earlier.draw();
    this.#list.replaceChildren(...this.draft.stops.map((stop, i) => rowOf(stop, i, i === this.at, this.#acts)));
    this.#edit();
  }

  #makeFirst() {
    const code = this.#language;
    this.#change(() => makeFirst(this.draft, code));
    tell(say('builder-is-first', { language: named(code) }));
    this.#languages.element.focus();
  }

  get #isFirst() {
    return !this.#language || this.#language === firstOf(this.draft);
  }

  add() {
    const at = this.draft.stops.length ? this.at + 1 : 0;
    this.#insert(at, { prose: '', state: viewNow(), show: null, ask: null, holds: [] });
  }

  #acts = {
    open: (/** @type {number} */ i) => this.#select(i),
    move: (/** @type {number} */ from, /** @type {number} */ to) => this.move(from, to),
    copy: (/** @type {number} */ i) => this.#insert(i + 1, structuredClone(this.draft.stops[i])),
    drop: (/** @type {number} */ i) => this.#drop(i),
  };

  /** @param {number} i */
  #drop(i) {
    this.#change(() => {
      this.draft.stops.splice(i, 1);
      this.at = Math.min(this.at, Math.max(0, this.draft.stops.length - 1));
    });
    announce(say('builder-deleted', { stop: i + 1 }));
  }

  /** @param {number} at @param {LessonStop} stop */
  #insert(at, stop) {
    if (this.draft.stops.length >= MOST) {
      tell(say('builder-most', { most: MOST }));
      return;
    }
    this.#change(() => {
      this.draft.stops.splice(at, 0, stop);
      this.at = at;
    });
    announce(say('builder-added', { stop: at + 1 }));
    this.#editor.querySelector('textarea')?.focus();
  }

  /** @param {number} from @param {number} to */
  move(from, to) {
    const { stops } = this.draft;
    if (to < 0 || to >= stops.length || from === to) return;
    this.#change(() => {
      stops.splice(to, 0, ...stops.splice(from, 1));
      this.at = to;
    });
    announce(say('builder-moved', { from: from + 1, to: to + 1 }));
    /** @type {HTMLElement | undefined} */ (this.#list.children[to]?.querySelectorAll('button')[0])?.focus();
  }

  /** Show a stop's view on the page, and its texts in the editor. @param {number} i */
  #select(i) {
    this.at = i;
    this.#draw();
    store.open({ v: String(protocol.version), ...this.draft.stops[i].state });
    window.dispatchEvent(new Event('gf-open'));
  }

  /** A field for a text of the stop. @type {(label: string, value: string, rows: number, write: (text: string) => void, own?: string) => HTMLElement} */
  #text(label, value, rows, write, own = '') {
    const field = create('textarea', '', { rows, value, placeholder: own, dir: 'auto' });
    field.addEventListener('input', () => {
      this.#type(field, () => write(field.value));
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#preview(), WAIT);
    });
    field.addEventListener('focus', () => (this.field = field));
    return labelled(label, field);
  }

  #edit() {
    const stop = this.draft.stops[this.at];
    this.#editor.hidden = !stop;
    if (!stop) return;
    const kind = kindOf(stop),
      places = ['', ...Object.keys(this.page.places)];
    const question = select(say('builder-question'), (value) => this.#change(() => this.#ask(stop, value))),
      frame = select(say('builder-frame'), (place) => this.#keep(() => (stop.show = place || null))),
      fact = select(say('builder-insert'), (text) => {
        this.field?.setRangeText(text, this.field.selectionStart, this.field.selectionEnd, 'end');
        this.field?.dispatchEvent(new Event('input'));
        fact.element.value = '';
      });
    question.draw(kind, questions());
    frame.draw(
      stop.show ?? '',
      places.map((place) => [place, place || say('builder-nothing')]),
    );
    fact.draw('', [
      ['', say('builder-from-run')],
      ...FACTS.map((name) => /** @type {[string, string]} */ ([`{${name}}`, `{${name}}`])),
    ]);
    if (!this.#isFirst) {
      this.#translate(stop, fact.element);
      return;
    }
    const controls = [fact, frame, question].map(({ element }) =>
      labelled(element.getAttribute('aria-label') ?? '', element),
    );
    this.#editor.replaceChildren(
      this.#text(say('builder-text'), stop.prose, 4, (text) => (stop.prose = text)),
      create('div', 'gf-tool', ...controls),
      buttonOf('view', say('builder-replace-view'), () => this.#change(() => (stop.state = viewNow()))),
      ...fieldsOf(stop, {
        text: (label, value, rows, write) => this.#text(label, value, rows, write),
        change: (change) => this.#change(change),
        places: Object.keys(this.page.places),
      }),
      create('div', 'gf-preview', { 'aria-live': 'polite' }),
    );
    this.#preview();
  }

  /** Edit the texts of a stop in another language. @param {LessonStop} stop @param {HTMLElement} fact */
  #translate(stop, fact) {
    const text = this.#text.bind(this);
    this.#editor.replaceChildren(
      ...translationFields(this.draft, stop, this.#language, text),
      create('div', 'gf-tool', labelled(fact.getAttribute('aria-label') ?? '', fact)),
      create('div', 'gf-preview', { 'aria-live': 'polite' }),
    );
    for (const field of this.#editor.querySelectorAll('textarea')) field.lang = this.#language;
    this.#preview();
  }

  /** Let a stop ask something of another kind. @param {LessonStop} stop @param {string} kind */
  #ask(stop, kind) {
    const isTask = kind === 'find' || kind === 'text',
      { question, answer, hint } = { question: '', answer: '', hint: '', ...stop.ask, ...stop.task };
    stop.ask = isTask ? null : this.#question(stop, kind);
    stop.task = isTask ? { kind, question, answer, when: [], hint } : null;
  }

  /** Return the question of another kind, with what it can keep. @param {LessonStop} stop @param {string} kind */
  #question(stop, kind) {
    const { ask, task } = stop,
      { question, answer, hint } = { question: '', answer: '', hint: '', ...task };
    if (ask?.choices.length) this.#choices.set(stop, ask);
    if (kind === 'none') return null;
    const poll = kind === 'poll',
      none = { choices: ['', ''], right: -1, feedback: {} },
      { choices, right, feedback } =
        kind === 'tokens' ? { ...none, choices: [], right: 0 } : (this.#choices.get(stop) ?? none),
      hide = ask?.hide.length || kind !== 'tokens' ? (ask?.hide ?? []) : COVERED,
      own = { question, answer, tries: 1, hint, ...this.#choices.get(stop), ...ask };
    return { ...own, choices, right: poll ? -1 : right, hide, feedback, poll };
  }

  /** Show the texts as the run fills them, and name what will not always be true of them. */
  async #preview() {
    const stop = this.draft.stops[this.at],
      box = this.#editor.querySelector('.gf-preview'),
      ask = this.#isFirst ? stop.ask : null,
      texts = listOf(this.#isFirst ? stop : spoken(stop, this.#language)),
      said = saidOf(texts, [], [], ask?.choices.length),
      answer = await this.page.client.ask('lesson_stop', { ...shownNow(), ...stop.state, said });
    if (!box?.isConnected || stop !== this.draft.stops[this.at]) return;
    const lines = answer.ok ? answer.value.texts : [answer.error],
      told = ask && answer.ok ? uncovered(ask, answer.value, this.page.places) : [],
      cover = (/** @type {string[]} */ names) => () => this.#change(() => ask?.hide.push(...names)),
      all = buttonOf('cover', say('builder-cover-all'), cover(told.map(([place]) => place)));
    box.replaceChildren(
      ...[...lines, ...notesOf(texts)].filter(Boolean).map((line) => create('p', 'gf-cap', line.replaceAll('**', ''))),
      ...(told.length > 1 ? [all] : []),
      ...told.map(([place, fact]) => buttonOf('cover', coverOf(place, fact), cover([place]))),
    );
  }

  /** @param {Lesson} lesson @param {string} text */
  #try(lesson, text) {
    this.close();
    this.page.play(lesson, text);
  }

  /** @param {string} text */
  async #pack(text) {
    const packing = (await loaded(import('./moodle.js')))?.packageOf(
      this.draft.title || say('builder-untitled'),
      text,
      tell,
    );
    await packing?.then(
      (blob) => {
        save('lesson.zip', blob);
        tell(say('builder-packed', { size: Math.round(blob.size / 1e6) }));
      },
      (problem) => tell(problem.message),
    );
  }

  /** @param {string} text */
  async #copy(text) {
    const link = await linkOf(text);
    if (await copyText(link)) tell(say('builder-link-copied', { count: link.length }));
    else prompt(say('builder-copy-this'), link);
  }

  close() {
    this.element.remove();
    document.body.classList.remove('gf-building');
  }

  open() {
    this.page.root.append(this.element);
    document.body.classList.add('gf-building');
    this.#title.focus();
  }
}

/** @type {Builder | null} */
let builder = null;

/** Open the builder with the draft of this browser. @param {Page} page */
export function openBuilder(page) {
  builder ??= new Builder(page);
  builder.open();
}
