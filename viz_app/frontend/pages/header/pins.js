/* Pin and compare: the button that pins the visible run as A, and the bar that shows A and B and the choice between A,
   B and their difference. The bar is on every tab; A is in the address. */
import { connect } from '../../client/client.js';
import * as codec from '../../state/codec.js';
import * as decodings from '../../state/decoding.js';
import { columns } from '../../state/difference.js';
import { series } from '../../state/format.js';
import * as link from '../../state/link.js';
import * as pins from '../../state/pins.js';
import { protocol } from '../../state/protocol.js';
import { say } from '../../state/say.js';
import * as steering from '../../state/steering.js';
import { store } from '../../state/store.js';
import { button as makeButton, press as pressButton } from '../../widgets/controls.js';
import { announce, create, pageShortcuts, region, tell } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { choices, segments } from '../../widgets/segments.js';

/** @import { Runs } from './runs.js' */
/** @typedef {import('../../state/pins.js').RunRequest} RunRequest */

const SHOWN = ['pin', 'which', 'tab', 'model', 'text', ...link.RUN]; // the values that the bar depends on
const NEXT = say('header-next-run-is-b');
const OF_MODEL = ['model', 'corpus', 'sentences']; // tabs that show the model and no run
const OF_BOTH = 'patch'; // the tab whose picture needs both runs, so that there is nothing to choose
const NO_RUN = say('header-no-difference-on-model');
const ONE_RUN = ['overview', 'break']; // tabs that show one run at a time
const ONLY_B = say('header-one-run-on-this-tab');
const VIEWS = choices({ a: 'A', b: 'B', d: say('header-difference') });

/** Return the words of a text. Words that the other text lacks are struck out in A and underlined in B. @param {string} text @param {string} other @param {'del' | 'ins'} mark */
function marked(text, other, mark) {
  const [mine, theirs] = [text.split(/\s+/), other.split(/\s+/)],
    same = new Set(columns(mine, theirs).flatMap(({ a, same: isSame }) => (isSame && a !== null ? [a] : [])));
  return mine.flatMap((word, i) => [i ? ' ' : '', same.has(i) ? word : create(mark, '', word)]);
}

/** Return the length of a list in an address. @param {string | undefined} list @param {string} mark */
const lengthOf = (list, mark) => (list ? list.split(mark).length : 0);

const MASK_ITEM = new RegExp(`^${protocol.edits.maskItem}$`);
/** Return the number of readable mask changes. @param {string} [mask] */
const changesOf = (mask = '') => mask.split('_').filter((item) => MASK_ITEM.test(item)).length;

/** Return the known names of a list in an address, because the server ignores the others. @type {(list: string | undefined, all: string[]) => string[]} */
const known = (list, all) => all.filter((name) => list?.split('.').includes(name));

/** Return descriptions of the changes of a run. @param {RunRequest} run */
function changed({ off, mask, bugs, fill, pads, positions, out, steer }) {
  const named = known(bugs, protocol.bugs),
    [order] = known(positions, protocol.edits.positions),
    padded = /^(\d{1,2})(?:\.(\d{1,2}))?(\.left)?$/.exec(pads ?? '');
  return [
    off && say('header-heads-silenced', { count: lengthOf(off, '_') }),
    changesOf(mask) && say('header-changes-of-masks', { count: changesOf(mask) }),
    named.length && say('header-bugs', { count: named.length, names: series(named) }),
    fill && protocol.edits.fills.includes(fill) && say('header-masked-cells', { score: fill.replace('-', '−') }),
    padded && say('header-pads', { count: padded.slice(1, 3).filter(Boolean).join(' + '), isLeft: Boolean(padded[3]) }),
    order && positions && say('header-positions', { order: positions.slice(0, 20).replace('.', ' ') }),
    out && say('header-tokens-left-out', { count: lengthOf(out, '.') }),
    steering.read(steer).length && say('header-steered'),
  ];
}

/** Return a description of a run without its text. @param {RunRequest} run @param {(model: string) => string} titleOf */
const how = (run, titleOf) =>
  series(
    [
      titleOf(run.model),
      run.decoding && decodings.short(decodings.read(run)),
      run.chat && say('header-run-as-a-chat'),
      run.forced && say('header-with-forced-beginning'),
      run.sentence && say('header-which-sentence', { number: Number(run.sentence) + 1 }),
      ...changed(run),
    ].flatMap((part) => part || []),
  );

/** @type {(name: string, what: string, text: (Node | string)[], note: (Node | string)[]) => HTMLElement} */
const lineOf = (name, what, text, note) =>
  create(
    'p',
    '',
    create('span', 'gf-who', create('b', '', name), ` ${what}`),
    create('span', 'gf-text', ...text, { dir: 'auto' }),
    create('span', 'gf-cap', ...note),
  );

/** Build the bar below the header. @param {{ now: () => RunRequest, titleOf: (model: string) => string, swap: () => void }} page */
function buildBar({ now, titleOf, swap }) {
  const lines = create('div', 'gf-pinned'),
    note = notice('gf-cap'),
    views = segments({ label: say('header-which-run'), options: VIEWS, choose: look }),
    swapper = makeButton(say('header-swap'), swap),
    tools = create('div', 'gf-tool', views.element, swapper, makeButton(say('header-unpin'), pins.unpin)),
    element = region('gf-pinbar', say('header-two-runs'), lines, tools, note.element);
  const linesOf = (/** @type {RunRequest} */ a, /** @type {RunRequest} */ b, /** @type {boolean} */ isOther) => {
    const made = how(a, titleOf),
      madeB = how(b, titleOf),
      noteOf = (/** @type {string} */ text, /** @type {'del' | 'ins'} */ mark) =>
        made === madeB || !isOther ? [text] : [create(mark, '', text)];
    const first = lineOf(
      'A',
      say('header-run-pinned'),
      marked(a.text, isOther ? b.text : a.text, 'del'),
      noteOf(made, 'del'),
    );
    return [
      first,
      isOther
        ? lineOf('B', say('header-run-now'), marked(b.text, a.text, 'ins'), noteOf(madeB, 'ins'))
        : lineOf('B', say('header-run-next'), [create('span', 'gf-cap', NEXT)], []),
    ];
  };
  return {
    element,
    draw() {
      const a = pins.pinned(),
        isOther = pins.isOther();
      element.hidden = !a;
      if (!a) return;
      lines.replaceChildren(...linesOf(a, { ...now(), ...pins.current() }, isOther));
      views.element.hidden = isOfBoth();
      views.draw(isOther ? pins.which() : 'a');
      for (const button of /** @type {HTMLCollectionOf<HTMLButtonElement>} */ (views.element.children))
        button.disabled = !isOther;
      swapper.disabled = !isOther;
      note.say(pins.which() === 'b' ? '' : noteOf(store.get('tab')));
    },
  };
}

/** Return a sentence for a tab that shows neither A nor a difference, or ''. @param {unknown} tab */
const noteOf = (tab) => (OF_MODEL.includes(String(tab)) ? NO_RUN : ONE_RUN.includes(String(tab)) ? ONLY_B : '');
const isOfBoth = () => store.get('tab') === OF_BOTH;
/** @param {string} which */
const look = (which) => pins.isOther() && !isOfBoth() && store.set({ which: which === 'd' ? null : which });

/** Read the answer about A. @param {any} reply */
function read({ notice, payload }) {
  if (notice) tell(notice);
  return codec.readRun(payload);
}

/** Return a function that requests A if the page shows it and does not have it, after the run that is under way. @param {Runs} runs */
function loader(runs) {
  const client = connect(runs.server, { pinned: read }, load);
  function load() {
    const a = pins.pinned();
    if (!a || pins.which() === 'b' || pins.pinnedRun() || runs.underWay) return;
    const answer = client.want('pinned', a);
    if (!answer) return;
    if (answer.ok) pins.loaded(a, answer.value);
    else {
      pins.unpin();
      tell(say('header-pinned-run-was', { error: answer.error }));
    }
  }
  return load;
}

/**
 * @param {HTMLElement} header shortcuts work while it is visible
 * @param {{ button: HTMLElement, bar: HTMLElement }} hosts
 * @param {Runs} runs
 * @param {(model: string) => string} titleOf returns a model's title
 */
export function mountPins(header, { button, bar }, runs, titleOf) {
  const now = () => ({ ...runs.shown.run, model: runs.shown.model, text: runs.shown.text });
  const swap = () => {
    const a = pins.pinned();
    if (!a || !pins.isOther()) return;
    pins.pin(now(), runs.shown.output);
    runs.ask({ model: a.model, text: a.text, run: link.picked(a, link.RUN) });
  };
  const built = buildBar({ now, titleOf, swap }),
    press = makeButton(say('header-pin'), () => toggle()),
    load = loader(runs);
  const toggle = () => {
    if (pins.pinned()) pins.unpin();
    else if (runs.shown.painted && !runs.underWay) pins.pin(now(), runs.shown.output);
    announce(pins.pinned() ? say('header-pinned-as-a') : say('header-nothing-is-pinned'));
  };
  const draw = () => {
    const isPinned = pins.pinned() !== null;
    pressButton(press, isPinned);
    press.textContent = isPinned ? say('header-pinned') : say('header-pin');
    press.title = isPinned ? say('header-unpin-key') : say('header-pin-key');
    built.draw();
    load();
  };
  button.replaceChildren(press);
  bar.replaceChildren(built.element);
  store.subscribe((_, changed) => changed.some((name) => SHOWN.includes(name)) && draw());
  pins.watch(load);
  pageShortcuts(header, { p: toggle, a: () => look('a'), b: () => look('b'), d: () => look('d') });
  draw();
}
