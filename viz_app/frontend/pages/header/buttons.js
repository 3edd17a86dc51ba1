/* The buttons of the header. The theme is the system's until the visitor chooses. The Share button copies the address
   of the view. The strip has the switch between pieces and whole words; a note says which numbers stay by piece. */
import { say } from '../../state/say.js';
import { keep, kept } from '../../state/storage.js';
import { store } from '../../state/store.js';
import { isOn, keepsPieces } from '../../state/whole_words.js';
import { announce, copyText, pageShortcuts, setText } from '../../widgets/dom.js';

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

/** Copy the address, and say so in `tip`. @param {HTMLElement} tip */
export async function share(tip) {
  const address = store.link();
  const copied = await copyText(address);
  tip.textContent = copied ? say('header-link-copied') : say('header-copy-this-link', { address });
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

/** Say which numbers of the open tab stay by piece, and let W switch between pieces and whole words. @param {HTMLElement} header shortcuts work while it is visible @param {HTMLElement} note */
export function mountUnits(header, note) {
  const draw = () => setText(note, isOn() ? keepsPieces(store.get('tab')) : '');
  store.subscribe((_, changed) => ['units', 'tab'].some((name) => changed.includes(name)) && draw());
  pageShortcuts(header, {
    w() {
      store.set({ units: isOn() ? null : 'words' });
      announce(isOn() ? say('header-whole-words') : say('header-pieces-of-words'));
    },
  });
  draw();
}
