// @ts-nocheck
/* A text of several sentences: all of them and their translations, and which one the page shows. */
import * as link from '../../state/link.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

const LOST = 'The server did not answer, so not all sentences are translated. Run again.';

const iconButton = (path, name, act) => {
  const button = create('button', 'gf-btn gf-icon gf-small', dom.icon(path), { type: 'button', 'aria-label': name });
  button.addEventListener('click', act);
  return button;
};

/** Asks for one translation after the other, a few at a time; a newer text ends it. */
function translator(server, changed) {
  let turn = 0;
  async function next(request, outputs, mine) {
    const first = outputs.findIndex((one) => one === undefined);
    if (first < 0 || mine !== turn) return;
    const answer = await Promise.resolve(server.translations({ ...request, first })).catch(() => null);
    if (mine !== turn) return;
    answer?.outputs?.forEach((one, i) => (outputs[first + i] ??= one));
    changed(answer?.ok ? '' : (answer?.error ?? LOST));
    if (answer?.outputs?.length) next(request, outputs, mine);
  }
  return {
    stop: () => (turn += 1),
    // After the picture: it is what people wait for.
    start: (request, outputs) => requestAnimationFrame(() => setTimeout(next, 0, request, outputs, ++turn)),
  };
}

/** The sentences as buttons; arrows go from one to the next. */
function sourceOf(sentences, choose) {
  const buttons = sentences.map((text, i) => {
    const button = create('button', '', text, { type: 'button', dir: 'auto' });
    button.addEventListener('click', () => choose(i));
    return button;
  });
  const line = create('p', 'gf-source', ...buttons.flatMap((button) => [button, ' ']), {
    role: 'group',
    'aria-label': 'Sentences',
  });
  line.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.metaKey || event.ctrlKey || event.altKey) return;
    buttons[buttons.indexOf(document.activeElement) + by]?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  return { line, buttons };
}

/** Scrolls the text, and never the page, to the sentence on show. */
function bringIntoSight(line, part) {
  const top = part.offsetTop,
    bottom = top + part.offsetHeight;
  if (top < line.scrollTop || bottom > line.scrollTop + line.clientHeight) line.scrollTop = top;
}

function shownOutput({ error, text } = {}, chosen, i) {
  const span = create('span', error ? 'gf-problem' : '', error ?? text ?? '…', { dir: 'auto' });
  span.classList.toggle('gf-on', chosen === i);
  return span;
}

/**
 * Builds the picker into `host`. `choose(index)` is called when a visitor wants another sentence.
 * Returns {draw(answer)}: the header's answer to a run. `server.translations(request)` translates some more.
 */
export function mountSentences(host, server, choose) {
  const where = create('b', ''),
    progress = create('span', 'gf-cap', { role: 'status' }),
    target = create('p', 'gf-target', { 'aria-label': 'The whole translation', role: 'group' });
  let shown = { sentences: [] },
    chosen = 0,
    known = '',
    outputs = [],
    source = sourceOf([], choose);
  const back = iconButton('M9.5 2 4.5 7l5 5', 'The sentence before', () => choose(chosen - 1)),
    on = iconButton('m4.5 2 5 5-5 5', 'The next sentence', () => choose(chosen + 1));
  const bar = create('div', 'gf-picker', back, where, on, progress),
    texts = create('div', 'gf-texts', source.line, target);
  host.replaceChildren(bar, texts);

  function drawOutputs(problem = '') {
    const count = shown.sentences.length,
      done = outputs.filter(Boolean).length;
    const all = outputs.with(chosen, { text: shown.output });
    target.replaceChildren(...all.flatMap((one, i) => [shownOutput(one, chosen, i), ' ']));
    bringIntoSight(target, target.children[chosen]);
    progress.textContent = problem || (done < count ? `${done} of ${count} translated` : '');
    host.dataset.done = String(done === count);
  }
  const queue = translator(server, drawOutputs);

  function begin(request) {
    outputs = Array.from({ length: shown.sentences.length });
    const line = sourceOf(shown.sentences, choose);
    source.line.replaceWith(line.line);
    source = line;
    queue.start(request, outputs);
  }

  function draw(answer) {
    shown = answer;
    const count = answer.sentences.length;
    host.hidden = !count;
    if (!count) {
      queue.stop();
      known = '';
      return;
    }
    chosen = Number(answer.run.sentence ?? 0);
    const request = { model: answer.model, text: answer.text, ...link.picked(answer.run, link.DECODING) },
      id = JSON.stringify(request);
    if (id !== known) begin(request);
    known = id;
    if (!answer.run.forced) outputs[chosen] ??= { text: answer.output };
    where.textContent = `Sentence ${chosen + 1} of ${count}`;
    [back.disabled, on.disabled] = [chosen === 0, chosen === count - 1];
    source.buttons.forEach((button, i) => button.setAttribute('aria-current', String(i === chosen)));
    drawOutputs();
    bringIntoSight(source.line, source.buttons[chosen]);
  }
  return { draw };
}
