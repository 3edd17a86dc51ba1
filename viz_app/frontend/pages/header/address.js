/* The header and the address: the run and the open tab are in the address, and an address requests a run. */
/** @import { Runs } from './runs.js' */
/** @import { HistoryMode, RunAnswer } from './types' */
import * as link from '../../state/link.js';
import { openLinked } from '../../state/opening.js';
import * as pins from '../../state/pins.js';
import { protocol } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { written } from './silenced_heads.js';

const HOME = 'overview',
  RUN = 'translate'; // the tab that links without a tab mean, because it once was the first

/** @returns {HTMLElement[]} */
const buttons = () => [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#gf-pages > [role=tablist] [role=tab]')),
];
/** @param {Element} button */
const nameOf = (button) => button.id.replace(/^tab-(.*)-button$/, '$1');

const tabNames = () => buttons().map(nameOf);

/** @param {unknown} name */
const tabNamed = (name) => buttons().find((one) => nameOf(one) === name);

/** Name the tab of the run after the task of the model. @param {string} verb */
export function nameRunTab(verb) {
  const tab = tabNamed(RUN);
  if (tab && tab.textContent?.trim() !== verb) tab.textContent = verb;
}

/** Scroll the line of tabs to the open one, without scrolling the page. @param {HTMLElement} button */
function reveal(button) {
  const line = button.parentElement;
  if (line) line.scrollLeft = button.offsetLeft - line.offsetLeft - (line.clientWidth - button.offsetWidth) / 2;
}

/** Open the tab of the address. A bare address opens Overview; one that names no tab opens the tab of the run. */
export function openTab(isBare = false) {
  if (isBare && store.get('lesson') === undefined) store.set({ tab: HOME });
  const button = tabNamed(store.get('tab')) ?? tabNamed(RUN) ?? buttons()[0];
  if (button && button.getAttribute('aria-selected') !== 'true') button.click();
  if (button) reveal(button);
}

/** Move along the tabs with the arrow keys, Home and End, as in every list of tabs. @param {KeyboardEvent} event */
export function moveAlongTabs(event) {
  const all = buttons(),
    index = all.findIndex((button) => button === event.target),
    step = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: -1 - index }[event.key];
  if (index < 0 || step === undefined) return;
  const next = all[(index + step + all.length) % all.length];
  event.preventDefault();
  next.click();
  next.focus();
}

/** @param {MouseEvent} event */
export function rememberTab({ target }) {
  const button = target instanceof Element && target.closest('#gf-pages > [role=tablist] [role=tab]');
  if (!(button instanceof HTMLElement)) return;
  reveal(button);
  store.set({ tab: nameOf(button) === RUN ? null : nameOf(button) });
}

/**
 * Put the visible run into the store. The store writes the address a moment later, after the new picture is painted.
 * `off` are the silenced heads when the run was requested.
 * @type {(shown: RunAnswer, history: HistoryMode, off?: unknown) => void}
 */
export function writeAddress({ model, text, run }, history, off = store.get('off')) {
  const next = { model, text, ...written(run, off) };
  const isOther = Object.entries(next).some(([name, value]) => (store.get(name) ?? null) !== value);
  if (history !== 'replace' && isOther) store.branch();
  store.set({ v: protocol.version, ...next }, { soon: true });
}

/** Drop the selection of a link from another version. Return a sentence about it, or ''. */
function dropForeignSelection() {
  if ([undefined, protocol.version].includes(/** @type {string | undefined} */ (store.get('v')))) return '';
  store.set(Object.fromEntries(protocol.groups.selection.map((name) => [name, null])));
  return 'This link is from another version. Its sentence is kept, its selection is not.';
}

/** Check the link's pinned run, and unpin an unusable one. Return a sentence about it, or ''. @param {Runs['view']} view @param {[string, string][]} parameters */
function judgedPin({ models }, parameters) {
  const { said, isLost } = pins.judge(
    parameters,
    models.map(({ name }) => name),
  );
  if (isLost) pins.unpin();
  return said;
}

/**
 * Show the run and the selection of the address. Start the run if it is not the visible one.
 * @param {Runs} runs
 * @param {() => void} draw draws the parts that depend on the visible run
 * @param {[string, string][]} parameters of the address, as pairs, to check
 */
export function openAddress(runs, draw, parameters = store.given()) {
  const { view, shown } = runs,
    problems = [...link.problems(parameters, tabNames()), judgedPin(view, parameters)],
    notice = [dropForeignSelection(), ...problems].filter(Boolean).join(' ');
  const wanted = store.get(),
    model = String(wanted.model ?? ('text' in wanted ? view.models[0].name : shown.model)),
    text = String(wanted.text ?? (model === shown.model ? shown.text : '')),
    run = link.picked(wanted, link.RUN);
  view.write(text);
  view.showModel(model, shown.text);
  nameRunTab(view.modelNamed(model).verb);
  const isShown = model === shown.model && text === shown.text && runs.isShown(run) && shown.painted;
  if (runs.underWay || !isShown) {
    openLinked(text);
    runs.ask({ history: 'replace', model, text, run, notice });
    return;
  }
  view.count(shown.tokens);
  view.say([notice, shown.notice].filter(Boolean).join(' '), true);
  draw();
  writeAddress(shown, 'replace');
}
