/* The question before a second run and its answer after it, and the examples: on offer and of one's own. */
/** @import { ToyMap, TrainPage } from './types' */
import { say } from '../../state/say.js';
import { button, press } from '../../widgets/controls.js';
import { create, region, setText, whenNew } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { answerOf, questionOf, titleOf } from './train_captions.js';

/** @param {TrainPage} page */
export function buildGuess(page) {
  const { session, take } = page,
    title = create('h3', 'gf-acc'),
    question = create('p', 'gf-question'),
    choices = create('div', 'gf-tool'),
    others = create(
      'div',
      'gf-tool',
      button(say('model-start-without-guess'), () => session.start(-1), 'gf-btn gf-small'),
      button(say('model-never-mind'), () => take(session.settings, ''), 'gf-btn gf-small'),
    ),
    note = create('p', 'gf-cap'),
    element = region('gf-guess-card', say('model-your-guess'), title, question, choices, others, note);
  return {
    element,
    draw() {
      element.hidden = !session.isAsking || session.runs.length > 0;
      if (element.hidden) return;
      const [asked, options] = questionOf(session);
      setText(title, titleOf(session, 1));
      setText(question, asked);
      if (choices.textContent !== options.join(''))
        choices.replaceChildren(...options.map((option, at) => button(option, () => session.start(at))));
      setText(note, session.beside === 'seed' ? say('model-both-begin-step') : say('model-both-begin-step-see'));
    },
  };
}

/** Return the head of a decoder that looks most at the token after its own. @param {ToyMap} map */
function peekingHead({ layers, heads, keys, levels }) {
  const ahead = (/** @type {number} */ layer, /** @type {number} */ head) =>
    keys.slice(1).reduce((sum, _, i) => sum + levels(layer, head)[i * keys.length + i + 1], 0);
  const all = Array.from({ length: layers * heads }, (_, n) => ({ layer: Math.floor(n / heads), head: n % heads }));
  return all.reduce((best, one) => (ahead(one.layer, one.head) > ahead(best.layer, best.head) ? one : best));
}

/** @param {TrainPage} page */
export function buildReveal({ session, take, choose }) {
  const text = create('p', 'gf-answer'),
    more = create('div', 'gf-tool'),
    element = create('section', 'gf-reveal', text, more, { role: 'status', 'aria-label': say('model-what-happened') });
  /** @returns {[string, () => unknown][]} */
  const next = () => {
    const { beside, task, settings } = session,
      to = (/** @type {string} */ name) =>
        /** @type {[string, () => unknown]} */ ([
          say('model-can-without-them', { name }),
          () => take({ ...settings, task: name }, beside),
        ]);
    if (beside === 'positions' && task.name === 'reverse')
      return [
        [say('model-try-abcdefgh'), () => session.show('abcdefgh')],
        [say('model-try-hgfedcba'), () => session.show('hgfedcba')],
        to('sort'),
      ];
    if (beside === 'positions' && task.name === 'sort') return [to('count')];
    const peeking = beside === 'causal' && session.views[1] && peekingHead(session.views[1].maps.decoder);
    if (peeking) return [[say('model-see-head-peeks'), () => choose({ map: 'decoder', ...peeking })]];
    return [];
  };
  const isNew = whenNew();
  return {
    element,
    draw() {
      const isOver = Boolean(session.beside) && session.isComplete && session.runs.length > 1;
      element.hidden = !isOver;
      if (!isNew(isOver, session.beside, session.task.name, session.guess) || !isOver) return;
      text.replaceChildren(...answerOf(session));
      more.replaceChildren(...next().map(([label, act]) => button(label, act)));
    },
  };
}

/** @param {TrainPage} page */
export function buildExamples({ session }) {
  const chips = create('div', 'gf-chips', { role: 'group', 'aria-label': say('model-example') }),
    box = create('input', '', {
      type: 'text',
      maxLength: 20,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: false,
      'aria-label': say('model-example-your-own'),
    }),
    fault = notice(),
    form = create('form', 'gf-own', box, button(say('model-try'), null, undefined, { type: 'submit' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    session.show(box.value);
  });
  const isNew = whenNew();
  return {
    element: region('gf-examples', say('model-examples'), chips, form, fault.element),
    draw() {
      const { task, text } = session;
      if (isNew(task.name)) {
        box.value = '';
        box.placeholder = task.hint;
        chips.replaceChildren(
          ...task.examples.map((one) => button(one, () => session.show(one), 'gf-chip', { 'data-text': one })),
        );
      }
      for (const chip of chips.children) press(chip, chip.getAttribute('data-text') === text);
      fault.say(session.fault);
    },
  };
}
