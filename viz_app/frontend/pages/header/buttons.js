/* The buttons of the header. The theme is the system's until the visitor chooses. The Share button copies the address
   of the view. The switch for whole words works for every tab; its state is in the address, and a note says which
   numbers stay by piece. */
import { keep, kept } from '../../state/storage.js';
import { store } from '../../state/store.js';
import { isOn, keepsPieces } from '../../state/whole_words.js';
import { toggle } from '../../widgets/controls.js';
import { announce, pageShortcuts } from '../../widgets/dom.js';

const KEY = 'glassformer-theme'; // read by early.js too

const { classList } = document.documentElement;

export function switchTheme() {
  keep(KEY, classList.toggle('dark') ? 'dark' : 'light');
}

/** Follow the system from the theme on that early.js chose before the first paint. */
export function followSystem() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
    if (kept(KEY) === null) classList.toggle('dark', event.matches);
  });
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text); // missing on plain http from another machine
    return true;
  } catch {
    return false;
  }
}

/** Copy the address, and say so in `tip`. @param {HTMLElement} tip */
export async function share(tip) {
  const address = store.link();
  const copied = await copy(address);
  tip.textContent = copied
    ? 'Link copied. It opens this sentence, model, head and step.'
    : `Copy this link: ${address}`;
  tip.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      tip.hidden = true;
    },
    copied ? 2500 : 20000,
  );
}

/** Let the link of an embedded view open the same view with its header. @param {HTMLElement} link */
export function mountWhole(link) {
  const aim = () => {
    const address = new URL(store.link());
    address.searchParams.delete('embed');
    link.setAttribute('href', address.href);
  };
  for (const event of ['pointerdown', 'focus']) link.addEventListener(event, aim);
  link.setAttribute('href', './');
}

const WHAT = 'Show whole words: weights are summed over the pieces of a key and averaged over those of a query. Key: W';

/** @param {HTMLElement} header shortcuts work while it is visible @param {(selector: string) => HTMLElement} find */
export function mountUnits(header, find) {
  const set = (/** @type {boolean} */ isWanted) => store.set({ units: isWanted ? 'words' : null }),
    box = toggle('Whole words', set),
    note = find('#gh-note');
  const draw = () => {
    const reason = isOn() ? keepsPieces(store.get('tab')) : '';
    box.draw(isOn());
    if (note.textContent !== reason) note.textContent = reason;
  };
  box.element.title = WHAT;
  find('#gh-units').replaceChildren(box.element);
  store.subscribe((_, changed) => ['units', 'tab'].some((name) => changed.includes(name)) && draw());
  pageShortcuts(header, {
    w() {
      set(!isOn());
      announce(isOn() ? 'Whole words' : 'Pieces of words');
    },
  });
  draw();
}
