// @ts-nocheck
/* The header's behaviour. Text from people is written by textContent and value only. */
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import { followSystem, switchTheme } from './appearance.js';
import { mountBox, write } from './box.js';
import { mountDecoding } from './decoding.js';
import { mountSentences } from './sentences.js';
import { share } from './share.js';
import { openTab, rememberTab, tabNames, whenTabsAreThere } from './tabs.js';

const LINK_VERSION = '1';
const SELECTION_KEYS = ['map', 'layer', 'head', 'row', 'step', 'label'];
const HISTORY = { replace: 'replace', push: 'push' };

// There is one header on a page; `mount` fills these in.
let element, props, server, trigger; // Gradio's
let box, picker, button, field; // elements
let models, decoding, sentences;

let shown = null; // the last answer that is painted
let running = null; // the request under way
let waiting = null; // the newest request made meanwhile
let serial = 0;
let statusTimer = 0;

const find = (selector) => element.querySelector(selector);
const modelNamed = (name) => models.find((model) => model.name === name) ?? models[0];

function option(model) {
  const item = document.createElement('option');
  item.value = model.name;
  item.textContent = model.title;
  return item;
}

function chip(text) {
  const item = document.createElement('button');
  item.type = 'button';
  item.className = 'gh-chip';
  item.textContent = text;
  item.onclick = () => {
    write(box, text);
    request(HISTORY.push);
  };
  return item;
}

function markChips() {
  for (const item of element.querySelectorAll('.gh-chip'))
    item.setAttribute('aria-current', item.textContent === shown.text);
}

function showModel(name) {
  const model = modelNamed(name);
  picker.value = model.name;
  if (!running) button.textContent = model.verb;
  find('#gh-examples').replaceChildren(...model.examples.map(chip));
  markChips();
}

function say(text, isNotice = false) {
  const message = find('#gh-message');
  message.textContent = text;
  message.hidden = !text;
  message.classList.toggle('gh-notice', isNotice);
  field.classList.toggle('gh-bad', Boolean(text) && !isNotice);
  box.setAttribute('aria-invalid', String(Boolean(text) && !isNotice));
  if (text) find('.gh-line').scrollLeft = 0;
}

function status(text) {
  find('#gh-status').textContent = text;
  find('#gh-status').hidden = !text;
}

function count(tokens) {
  find('#gh-count').textContent = tokens == null ? '' : tokens === 1 ? '1 token' : `${tokens} tokens`;
}

/* ---- running ---- */

function setBusy(busy) {
  const page = document.querySelector('#gf-pages');
  page?.classList.toggle('gf-busy', busy);
  page?.setAttribute('aria-busy', String(busy));
  button.setAttribute('aria-disabled', String(busy));
  button.textContent = busy ? 'Working' : modelNamed(picker.value).verb;
  clearInterval(statusTimer);
  if (busy) statusTimer = setInterval(tellStatus, 2000);
  else status('');
}

async function tellStatus() {
  const { id, model } = running;
  const text = await server.status({ model }).catch(() => undefined); // Gradio gives undefined for most failures
  if (running?.id !== id) return;
  if (typeof text === 'string') status(text);
  else failed('The server cannot be reached. Check that it is still running, then try again.');
}

// A forced beginning and a place among sentences belong to one text, the way of decoding to all.
function kept(model, text) {
  const last = waiting ?? running ?? shown;
  const isSame = last.model === model && last.text.trim() === text.trim();
  return isSame ? last.run : link.picked(last.run, link.DECODING);
}

function request(
  history,
  { model = picker.value, text = box.value, run = kept(model, text), notice = '', focus = false } = {},
) {
  const wanted = { id: ++serial, model, text, run, history, notice, focus };
  if (running) {
    waiting = wanted;
    return;
  }
  running = wanted;
  say('');
  setBusy(true);
  const named = modelNamed(shown.model).task; // what the first tab is named after now
  trigger('run', { ...run, id: wanted.id, model, text, named, link: history === HISTORY.replace });
  if (history === HISTORY.push) store.link(); // the entry that is left keeps its whole state
}

function finished() {
  const done = running;
  running = null;
  setBusy(false);
  if (waiting) {
    const next = waiting;
    waiting = null;
    request(next.history, next);
  }
  return done;
}

function receive() {
  const answer = JSON.parse(props.value);
  if (!running || answer.id !== running.id) return;
  const done = finished();
  if (answer.error) {
    say(answer.error);
    showRun();
    return;
  }
  shown = answer;
  if (answer.text !== done.text) write(box, answer.text);
  showModel(running?.model ?? answer.model);
  if (box.value === answer.text) count(answer.tokens);
  say([done.notice, answer.notice].filter(Boolean).join(' '), true);
  showRun();
  if (done.focus) decoding.focus();
  writeAddress(done.history);
}

/** How the run on show was decoded, and the sentences of a longer text. */
function showRun() {
  decoding.draw(shown.run, shown.forced, modelNamed(running?.model ?? shown.model).task === 'translator');
  sentences.draw(shown);
}

/** The text on show, run in another way. */
function runAgain(run, focus = false) {
  const { model, text } = shown;
  if (!running && JSON.stringify(link.picked(run, link.RUN)) === JSON.stringify(link.picked(shown.run, link.RUN)))
    return;
  request(HISTORY.push, { model, text, run, focus });
}

function failed(reason) {
  if (!running) return;
  waiting = null;
  finished();
  showRun();
  say(reason);
}

/* ---- the address: a view is its link ---- */

// The store writes the address a moment later, when the new picture is painted.
function writeAddress(history) {
  const { model, text, run } = shown,
    next = { model, text, ...Object.fromEntries(link.RUN.map((name) => [name, run[name] ?? null])) };
  const isOther = Object.entries(next).some(([name, value]) => (store.get(name) ?? null) !== value);
  if (history === HISTORY.push && isOther) store.branch();
  store.set({ v: LINK_VERSION, ...next }, { soon: true });
}

function dropForeignSelection() {
  if ([undefined, LINK_VERSION].includes(store.get('v'))) return '';
  store.set(Object.fromEntries(SELECTION_KEYS.map((key) => [key, null])));
  return 'This link is from another version; the sentence is kept, the selection is not.';
}

function openAddress(parameters = store.given()) {
  const problems = link.problems(parameters, tabNames());
  const wanted = store.get(),
    notice = [dropForeignSelection(), ...problems].filter(Boolean).join(' ');
  const model = wanted.model ?? ('text' in wanted ? models[0].name : shown.model);
  const text = wanted.text ?? (model === shown.model ? shown.text : '');
  const run = link.picked(wanted, link.RUN),
    isOther = JSON.stringify(run) !== JSON.stringify(link.picked(shown.run, link.RUN));
  write(box, text);
  showModel(model);
  if (running || model !== shown.model || text !== shown.text || isOther || !shown.painted) {
    request(HISTORY.replace, { model, text, run, notice });
    return;
  }
  count(shown.tokens);
  say([notice, shown.notice].filter(Boolean).join(' '), true);
  showRun();
  writeAddress(HISTORY.replace);
}

/* ---- events ---- */

let countTimer = 0,
  counting = 0;
async function countTyped() {
  const mine = ++counting;
  const tokens = box.value.trim() ? await server.count({ model: picker.value, text: box.value }) : null;
  if (mine === counting) count(tokens);
}

function listen() {
  field.onsubmit = (event) => {
    event.preventDefault();
    request(HISTORY.push);
  };
  const typed = () => {
    say('');
    count(null);
    clearTimeout(countTimer);
    counting++;
    countTimer = setTimeout(countTyped, 150);
  };
  mountBox(box, { typed, run: () => request(HISTORY.push) });
  picker.onchange = () => {
    const next = modelNamed(picker.value),
      sameTask = next.task === modelNamed(shown.model).task;
    if (!sameTask || !box.value.trim()) write(box, next.examples[0] ?? box.value);
    showModel(next.name);
    request(HISTORY.push);
  };
  find('#gh-share').onclick = () => share(find('#gh-tip'));
  find('#gh-theme').onclick = switchTheme;
  document.addEventListener('click', rememberTab);
  window.addEventListener('popstate', () => {
    store.reload();
    openTab();
    openAddress();
  });
  window.addEventListener('gf-open', () => {
    openTab();
    openAddress([]);
  }); // a lesson has put another link into the store
  window.addEventListener('gf-force', ({ detail }) => runAgain({ ...shown.run, forced: detail.forced }, detail.focus));
  window.addEventListener('gf-tell', (event) => say(event.detail));
  window.addEventListener('gf-failed', () =>
    failed('This run failed on the server. Try again, or try another sentence.'),
  );
}

/** Brings the header to life; `given` is the scope of Gradio's `js_on_load`. */
export function mount(given) {
  ({ element, props, server, trigger } = given);
  [box, picker, button, field] = ['#gh-text', '#gh-model', '#gh-run', '.gh-sentence'].map(find);
  models = JSON.parse(props.models);
  shown = JSON.parse(props.value);
  decoding = mountDecoding(find('#gh-decoding'), runAgain);
  sentences = mountSentences(find('#gh-sentences'), server, (index) => {
    runAgain({ ...link.picked(shown.run, link.DECODING), sentence: String(index) });
  });
  picker.replaceChildren(...models.map(option));
  listen();
  given.watch('value', receive);
  followSystem();
  whenTabsAreThere(() => {
    openTab();
    openAddress();
    element.dataset.ready = 'true';
  });
}
