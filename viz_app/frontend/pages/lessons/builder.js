/* Build a lesson in the page: views as stops, each with a text and perhaps a question. A draft stays in this browser. */
import { protocol } from '../../state/protocol.js';
import { storageName } from '../../state/storage.js';
import { store } from '../../state/store.js';
import { mark, select } from '../../widgets/controls.js';
import { announce, create, save } from '../../widgets/dom.js';
import { buttonOf } from './card.js';
import { linkOf, openText, tell } from './opening.js';

/** @import { Lesson, LessonStop } from './types' */
/** @typedef {{ root: HTMLElement, client: any, places: Record<string, string>, play: (lesson: Lesson) => void }} Page */
/** @typedef {{ title: string, stops: LessonStop[] }} Draft each stop with its whole state */

const KEPT = 'glassformer-lesson'; // older versions kept a draft under this name, whatever the page
const MOST = 60; // stops
const FACTS = ['writes', 'reads', 'p', 'top', 'weight', 'others', 'rest', 'head', 'output', 'tokens'];
const QUESTIONS = { none: 'No question', choices: 'A question with choices', tokens: 'Answered on the source tokens' };
const COVERED = ['ribbons', 'head', 'heads', 'row', 'caption']; // they would show the answer
const WAIT = 400; // ms without a key before the preview is asked for
const TYPED = /\d+(?:[.,]\d+)?(?:\s?%)?/;

/** @returns {Draft} */
function kept() {
  try {
    const draft = JSON.parse(localStorage.getItem(storageName(KEPT)) ?? localStorage.getItem(KEPT) ?? '');
    return Array.isArray(draft?.stops) && typeof draft.title === 'string' ? draft : { title: '', stops: [] };
  } catch {
    return { title: '', stops: [] };
  }
}

/** Return the lesson file of a draft: each stop names only what it changes. @param {Draft} draft */
function packed({ title, stops }) {
  /** @type {Record<string, string>} */
  let before = {};
  const lean = stops.map(({ prose, state, show, ask }) => {
    const names = [...new Set([...Object.keys(before), ...Object.keys(state)])].filter(
        (key) => before[key] !== state[key],
      ),
      change = Object.fromEntries(names.map((key) => [key, state[key] ?? '']));
    before = state;
    return { prose, state: change, ...(show && { show }), ...(ask && { ask }) };
  });
  return JSON.stringify({ title: title || 'A lesson', stops: lean }, null, 1);
}

/** Return the view on the page as the state of a stop. */
function viewNow() {
  const values = Object.entries(store.get()).filter(([key]) => !['v', 'lesson', 'stop'].includes(key));
  return Object.fromEntries(values.map(([key, value]) => [key, String(value)]));
}

/** @type {(label: string, field: HTMLElement) => HTMLElement} */
const labelled = (label, field) => create('label', 'gf-field', create('span', 'gf-cap', label), field);

class Builder {
  draft = kept();
  at = 0;
  #timer = 0;
  #list = create('ol', 'gf-stops');
  #editor = create('div', 'gf-edit');
  #title = create('input', '', {
    maxLength: 80,
    placeholder: 'Title of the lesson',
    'aria-label': 'Title of the lesson',
  });

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const act = (/** @type {(text: string) => void} */ use) => () => this.draft.stops.length && use(packed(this.draft)),
      tryIt = act((text) => openText(text, page.client, (lesson) => this.#try(lesson))),
      copy = act((text) => this.#copy(text)),
      saveIt = act((text) => save('lesson.json', text)),
      close = buttonOf('close', 'Close', () => this.close());
    const tools = [
      buttonOf('try', 'Try it', tryIt),
      buttonOf('link', 'Copy one link', copy),
      buttonOf('file', 'Save as a file', saveIt),
      buttonOf('empty', 'New', () => this.#start({ title: '', stops: [] })),
    ];
    this.#title.addEventListener('input', () => this.#keep(() => (this.draft.title = this.#title.value)));
    this.element = create(
      'section',
      'gf-builder',
      create('div', 'gf-row', create('h2', '', 'Build a lesson'), close),
      this.#title,
      this.#list,
      buttonOf('add', 'Add this view as a stop', () => this.add()),
      this.#editor,
      create('div', 'gf-tool', ...tools),
      { 'aria-label': 'Lesson builder' },
    );
    this.#start(this.draft);
  }

  /** @param {Draft} draft */
  #start(draft) {
    this.draft = draft;
    this.#title.value = draft.title;
    this.#change(() => (this.at = 0));
  }

  #keep(/** @type {() => void} */ change) {
    change();
    try {
      localStorage.setItem(storageName(KEPT), JSON.stringify(this.draft));
    } catch {
      // A browser that keeps nothing: the draft lasts as long as the page.
    }
  }

  /** Change the draft, and draw all of it. @param {() => void} change */
  #change(change) {
    this.#keep(change);
    this.#list.replaceChildren(...this.draft.stops.map((stop, i) => this.#row(stop, i)));
    this.#edit();
  }

  add() {
    const { stops } = this.draft;
    if (stops.length >= MOST) {
      tell(`A lesson has at most ${MOST} stops.`);
      return;
    }
    const at = stops.length ? this.at + 1 : 0;
    this.#change(() => {
      stops.splice(at, 0, { prose: '', state: viewNow(), show: null, ask: null, holds: [] });
      this.at = at;
    });
    announce(`Stop ${at + 1} added.`);
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
    announce(`Stop ${from + 1} is now stop ${to + 1}.`);
    /** @type {HTMLElement | undefined} */ (this.#list.children[to]?.querySelectorAll('button')[0])?.focus();
  }

  /** @param {LessonStop} stop @param {number} i */
  #row(stop, i) {
    const open = buttonOf('open', `${i + 1}. ${stop.prose.replaceAll('**', '').slice(0, 60) || 'No text yet'}`, () =>
        this.#select(i),
      ),
      up = buttonOf('up', '↑', () => this.move(i, i - 1)),
      down = buttonOf('down', '↓', () => this.move(i, i + 1)),
      drop = buttonOf('drop', '×', () => this.#change(() => this.draft.stops.splice(i, 1)));
    mark(up, 'label', `Move stop ${i + 1} up`);
    mark(down, 'label', `Move stop ${i + 1} down`);
    mark(drop, 'label', `Delete stop ${i + 1}`);
    mark(open, 'current', i === this.at);
    const row = create('li', '', open, up, down, drop, { draggable: true });
    row.addEventListener('keydown', (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by || event.target !== open) return;
      event.preventDefault();
      this.move(i, i + by);
    });
    row.addEventListener('dragstart', (event) => event.dataTransfer?.setData('text/plain', String(i)));
    row.addEventListener('dragover', (event) => event.preventDefault());
    row.addEventListener('drop', (event) => {
      event.preventDefault();
      this.move(Number(event.dataTransfer?.getData('text/plain')), i);
    });
    return row;
  }

  /** Show a stop's view on the page, and its texts in the editor. @param {number} i */
  #select(i) {
    this.at = i;
    this.#change(() => {});
    store.open({ v: String(protocol.version), ...this.draft.stops[i].state });
    window.dispatchEvent(new Event('gf-open'));
  }

  /** A field for a text of the stop. @type {(label: string, value: string, rows: number, write: (text: string) => void) => HTMLElement} */
  #text(label, value, rows, write) {
    const field = create('textarea', '', { rows, value });
    field.addEventListener('input', () => {
      this.#keep(() => write(field.value));
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
    const kind = !stop.ask ? 'none' : stop.ask.choices.length ? 'choices' : 'tokens',
      places = ['', ...Object.keys(this.page.places)];
    const question = select('Question', (value) => this.#change(() => (stop.ask = this.#question(value)))),
      frame = select('Frame', (place) => this.#keep(() => (stop.show = place || null))),
      fact = select('Insert', (text) => {
        this.field?.setRangeText(text, this.field.selectionStart, this.field.selectionEnd, 'end');
        this.field?.dispatchEvent(new Event('input'));
        fact.element.value = '';
      });
    question.draw(kind, Object.entries(QUESTIONS));
    frame.draw(
      stop.show ?? '',
      places.map((place) => [place, place || 'nothing']),
    );
    fact.draw('', [
      ['', 'from the run'],
      ...FACTS.map((name) => /** @type {[string, string]} */ ([`{${name}}`, `{${name}}`])),
    ]);
    const controls = [fact, frame, question].map(({ element }) =>
      labelled(element.getAttribute('aria-label') ?? '', element),
    );
    this.#editor.replaceChildren(
      this.#text('Text', stop.prose, 4, (text) => (stop.prose = text)),
      create('div', 'gf-tool', ...controls),
      ...this.#asking(stop),
      create('div', 'gf-preview', { 'aria-live': 'polite' }),
    );
    this.#preview();
  }

  /** @param {string} kind */
  #question(kind) {
    if (kind === 'none') return null;
    const choices = kind === 'choices' ? ['', ''] : [];
    return { question: '', answer: '', choices, right: 0, hide: kind === 'tokens' ? COVERED : [] };
  }

  /** @param {LessonStop} stop */
  #asking({ ask }) {
    if (!ask) return [];
    const choices = this.#text('Choices, one a line; a * marks the right one', this.#marked(ask), 3, (text) => {
      const lines = text.split('\n').filter((line) => line.trim());
      ask.choices = lines.map((line) => line.replace(/^\*\s*/, ''));
      ask.right = Math.max(
        0,
        lines.findIndex((line) => line.startsWith('*')),
      );
    });
    return [
      this.#text('Question', ask.question, 2, (text) => (ask.question = text)),
      ...(ask.choices.length ? [choices] : []),
      this.#text('After the guess', ask.answer, 2, (text) => (ask.answer = text)),
    ];
  }

  /** @param {{ choices: string[], right: number }} ask */
  #marked = ({ choices, right }) => choices.map((text, i) => (i === right ? '* ' : '') + text).join('\n');

  /** Show the texts as the run fills them, and name a number that was typed. */
  async #preview() {
    const stop = this.draft.stops[this.at],
      box = this.#editor.querySelector('.gf-preview'),
      texts = [stop.prose, ...(stop.ask ? [stop.ask.question, ...stop.ask.choices, stop.ask.answer] : [])],
      typed = texts.map((text) => TYPED.exec(text.replace(/\{[^}]*\}/g, ''))?.[0]).find(Boolean),
      answer = await this.page.client.ask('lesson_stop', { ...stop.state, said: JSON.stringify({ texts, holds: [] }) });
    if (!box?.isConnected || stop !== this.draft.stops[this.at]) return;
    const note = typed ? [`“${typed}” is typed: it stays when the run changes. Insert it from the run.`] : [],
      lines = answer.ok ? answer.value.texts : [answer.error];
    box.replaceChildren(
      ...[...lines, ...note].filter(Boolean).map((line) => create('p', 'gf-cap', line.replaceAll('**', ''))),
    );
  }

  /** @param {Lesson} lesson */
  #try(lesson) {
    this.close();
    this.page.play(lesson);
  }

  /** @param {string} text */
  async #copy(text) {
    const link = await linkOf(text);
    await navigator.clipboard.writeText(link).then(
      () => tell(`The link of this lesson is copied: ${link.length} characters.`),
      () => prompt('Copy this link', link),
    );
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
