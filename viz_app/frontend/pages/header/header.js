/* The header's behaviour: its controls, and the events that it hears from the page. */
/** @import { Mounted, PageServer } from '../../types' */
/** @import { WantedRun } from './types' */
import { askWith } from '../../state/by_need.js';
import * as link from '../../state/link.js';
import { prefetchPlotly } from '../../charts/script.js';
import { whenQuiet } from '../../widgets/quiet.js';
import { nameRunTab, openAddress, writeAddress } from './address.js';
import { mountBox } from './box.js';
import { followSystem, mountUnits, mountWhole, share, switchTheme } from './buttons.js';
import { mountChat, mountDecoding } from './decoding.js';
import { mountLanguages, mountOptions } from './options.js';
import { mountLive } from './live.js';
import { mountPins } from './pins.js';
import { Runs } from './runs.js';
import { mountSentences } from './sentences.js';
import { followChanges } from './changes.js';
import { unfilled } from '../../state/unfilled.js';
import { HeaderView, verbOf } from './view.js';

const STILL = 150; // ms without a key before the tokens are counted

/** @typedef {{ view: HeaderView, runs: Runs, draw: () => void, live: ReturnType<typeof mountLive> }} Header */

/** Return a function that counts the tokens of the typed text. @type {(view: HeaderView, server: PageServer) => () => void} */
function counter(view, server) {
  let timer = 0,
    asked = 0;
  const count = async () => {
    const mine = ++asked,
      { text } = view;
    const reply = text ? await server.count({ model: view.picker.value, text }) : null;
    if (mine === asked) view.count(reply?.ok ? reply.tokens : null);
  };
  return () => {
    view.say();
    view.count(null);
    clearTimeout(timer);
    asked++;
    timer = window.setTimeout(count, STILL);
  };
}

/** Listen to the header's controls. @type {(header: Header, server: PageServer) => void} */
function listen({ view, runs, live }, server) {
  const count = counter(view, server);
  askWith(server.weights);
  view.form.addEventListener('submit', (event) => {
    event.preventDefault();
    runs.ask();
  });
  const typed = () => {
    count();
    live.typed();
  };
  mountBox(view.box, { typed, run: () => runs.ask() });
  view.picker.addEventListener('change', () => {
    const next = view.modelNamed(view.picker.value),
      isSameTask = next.task === view.modelNamed(runs.shown.model).task;
    if (!isSameTask || !view.text) view.write(next.examples[0] ?? view.box.value);
    view.showModel(next.name, runs.shown.text);
    runs.ask();
  });
  view.find('#gh-share').addEventListener('click', () => share(view.find('#gh-tip')));
  mountLanguages(view.find('#gh-languages'));
  view.find('#gh-theme').addEventListener('click', switchTheme);
}

/** Listen to the rest of the page. @param {Header} header */
function hear({ view, runs, draw }) {
  window.addEventListener('popstate', () => openAddress(runs, draw)); // the tabs have read the address before
  window.addEventListener('gf-open', () => openAddress(runs, draw, []));
  window.addEventListener('gf-force', ({ detail }) =>
    runs.again({ ...runs.shown.run, forced: detail.forced }, detail.focus),
  );
  window.addEventListener('gf-decode', ({ detail }) => {
    const kept = link.picked(runs.shown.run, ['sentence', ...link.CHAT]); // the other parameters are the old decoding
    runs.again({ ...kept, ...detail.parameters }, detail.focus);
  });
  window.addEventListener('gf-advise', ({ detail }) => {
    view.say(detail, true);
    if (runs.underWay) runs.tabMessage = detail;
  });
  window.addEventListener('gf-tell', ({ detail }) => {
    view.say(detail);
    runs.tabMessage = detail; // shown again with the notice of the open run
  });
  followChanges(runs.newest, (wanted) => runs.ask(wanted));
}

/** Build the header's parts, and handle answers. @param {Mounted} given @returns {Header} */
function build(given) {
  const { element, props, server } = given;
  const view = new HeaderView(element, props.models, (example) => {
    view.write(example);
    runs.ask();
  });
  const [panel, chip, button, name] = ['#gh-decoding', '#gh-forced', '#gh-more', '#gh-decoded'].map(view.find);
  const decoding = mountDecoding({ panel, chip, button, name }, (run) => runs.again(run));
  const sentences = mountSentences(view.find('#gh-sentences'), server, (index) =>
    runs.again({ ...link.picked(runs.shown.run, link.DECODING), sentence: String(index) }),
  );
  const drawChat = mountChat(view.find('#gh-chat'), (run) => runs.again(run));
  const draw = () => {
    const { shown, underWay } = runs,
      isWriter = ['translator', 'generator'].includes(view.modelNamed(underWay?.model ?? shown.model).task);
    decoding.draw(shown.run, shown.forced, isWriter);
    sentences.draw(shown);
    drawChat(shown);
  };
  const painted = (/** @type {WantedRun} */ done) => {
    const { shown, underWay } = runs;
    view.showModel(underWay?.model ?? shown.model, shown.text);
    if (shown.text !== done.text && done.history !== 'live') view.write(shown.text); // not while the visitor types
    nameRunTab(verbOf(view.modelNamed(shown.model).task));
    if (view.box.value === shown.text) view.count(shown.tokens);
    view.tellWeights(shown.weights);
    unfilled.tell(shown.refused);
    view.say([done.notice, shown.notice, runs.tabMessage].filter(Boolean).join(' '), true);
    runs.tabMessage = '';
    draw();
    if (done.focus) decoding.focus();
    writeAddress(shown, done.history, done.changes);
  };
  const runs = new Runs(given, view, props.value, { painted, draw, later: () => live.later() });
  const live = mountLive(view, runs);
  return { view, runs, draw, live };
}

/** Mount the header. @param {Mounted} given */
export function mount(given) {
  const header = build(given),
    { element, server } = given;
  listen(header, server);
  hear(header);
  followSystem();
  if (given.props.plotly) whenQuiet(() => prefetchPlotly(given.props.plotly));
  mountOptions(header.view.find);
  mountWhole(header.view.find('#gh-whole'));
  mountUnits(element, header.view.find('#gh-note'));
  openAddress(header.runs, header.draw);
  const hosts = { button: header.view.find('#gh-pin'), bar: header.view.find('#gh-pins') };
  mountPins(element, hosts, header.runs, (model) => header.view.modelNamed(model).title);
  if (header.runs.underWay) header.view.showAwaited(header.runs.underWay.text);
  element.dataset.ready = 'true';
  document.getElementById('gf-first')?.remove(); // while it is there, its `:has` slows every change of the page
}
