/* Live runs: the sentence runs while the visitor types, after a moment without a key. The server does them only while
   no other run waits; until then the page requests the run again. */
import { keep, kept } from '../../state/storage.js';
import { store } from '../../state/store.js';
import { SETTLED } from './runs.js';

/** @import { HeaderView } from './view.js' */
/** @import { Runs } from './runs.js' */

const KEY = 'glassformer-live';
const REST = 250; // ms without a key before the run
const AGAIN = 600; // ms until the next request, plus a random part, so that two visitors do not always send theirs together

/** Mount the switch. @param {HeaderView} view @param {Runs} runs */
export function mountLive(view, runs) {
  const control = /** @type {HTMLInputElement} */ (view.find('#gh-live'));
  let timer = 0;
  const ask = () => {
    const { text } = view,
      last = runs.newest(),
      isKnown = last.text === text && last.model === view.picker.value;
    if (control.checked && text && !isKnown) runs.ask({ history: 'live' });
  };
  const soon = (/** @type {number} */ ms) => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, ms);
  };
  control.checked = kept(KEY) === 'on';
  control.addEventListener('change', () => {
    keep(KEY, control.checked ? 'on' : null);
    soon(0);
  });
  return {
    typed() {
      if (!control.checked) return;
      if (store.isBranching()) store.hold(SETTLED); // keep runs during typing out of the address
      soon(REST);
    },
    later: () => soon(AGAIN * (1 + Math.random())),
  };
}
