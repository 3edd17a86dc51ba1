/* The header and the address: the run is in the address, and an address requests a run. */
/** @import { Runs } from './runs.js' */
/** @import { HistoryMode, RunAnswer, RunParameters } from './types' */
import * as link from '../../state/link.js';
import { openLinked } from '../../state/opening.js';
import * as pins from '../../state/pins.js';
import { protocol } from '../../state/protocol.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { setText } from '../../widgets/dom.js';
import { present, written } from './changes.js';
import { verbOf } from './view.js';

/** The names of all views. @returns {string[]} */
const tabNames = () => [...document.querySelectorAll('[data-tab]')].map((one) => one.getAttribute('data-tab') ?? '');

/** Name the tab of the run after the task of the model. @param {string} verb */
export function nameRunTab(verb) {
  const tab = document.getElementById('group-translate-button');
  if (tab) setText(tab, verb);
}

/**
 * Put the visible run into the store. The store writes the address a moment later, after the new picture is painted.
 * `changes` are those of the address when the run was requested.
 * @type {(shown: RunAnswer, history: HistoryMode, changes?: RunParameters) => void}
 */
export function writeAddress({ model, text, run }, history, changes = present()) {
  const next = { model, text, ...written(run, changes) };
  const isOther = Object.entries(next).some(([name, value]) => (store.get(name) ?? null) !== value);
  if (history !== 'replace' && isOther) store.branch();
  store.set({ v: protocol.version, ...next }, { soon: true });
}

/** Drop the selection of a link from another version. Return a sentence about it, or ''. */
function dropForeignSelection() {
  if ([undefined, protocol.version].includes(/** @type {string | undefined} */ (store.get('v')))) return '';
  store.set(Object.fromEntries(protocol.groups.selection.map((name) => [name, null])));
  return say('header-link-from-another-version');
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
  view.showModel(model, shown.text);
  view.write(text);
  nameRunTab(verbOf(view.modelNamed(model).task));
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
