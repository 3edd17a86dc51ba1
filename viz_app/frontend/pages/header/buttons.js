/* Light and dark: as the system has it until a visitor chooses.

   The Share button: the address of this very view, copied where the browser allows it.

   Whole words or pieces: one switch for every tab, kept in the address; and why some tabs keep pieces. */
import { store } from '../../state/store.js';
import { isOn, keepsPieces } from '../../state/whole_words.js';
import { create, pageShortcuts, say } from '../../widgets/dom.js';

const KEY = 'glassformer-theme'; // read by early.js too

/** @param {boolean} dark */
function setDark(dark) {
  document.body.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('dark', dark);
}

function isRemembered() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function switchTheme() {
  const dark = !document.body.classList.contains('dark');
  setDark(dark);
  try {
    localStorage.setItem(KEY, dark ? 'dark' : 'light');
  } catch {
    /* storage may be blocked */
  }
}

/** Takes over what early.js has chosen before the first paint (Gradio only knows the system's), and follows the system. */
export function followSystem() {
  setDark(document.documentElement.classList.contains('dark'));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
    if (!isRemembered()) setDark(event.matches);
  });
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text); // absent on plain http from another machine
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the address and says so in `tip`.
 * @param {HTMLElement} tip
 */
export async function share(tip) {
  const address = store.link();
  const copied = await copy(address);
  tip.textContent = copied
    ? 'Link copied: it holds this sentence, model, head and step.'
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

const WHAT = 'The pieces of a word as one: as keys summed, as queries averaged. Key: W';

/** @param {HTMLElement} host */
export function mountUnits(host) {
  const box = create('input', 'gf-switch', { type: 'checkbox' }),
    note = create('span', 'gf-cap', { role: 'status' });
  const set = (/** @type {boolean} */ isWanted) => store.set({ units: isWanted ? 'words' : null });
  const draw = () => {
    const reason = isOn() ? keepsPieces(store.get('tab')) : '';
    box.checked = isOn();
    if (note.textContent !== reason) note.textContent = reason;
  };
  box.addEventListener('change', () => set(box.checked));
  host.replaceChildren(note, create('label', '', 'Whole words', box, { title: WHAT }));
  store.subscribe((_, changed) => ['units', 'tab'].some((name) => changed.includes(name)) && draw());
  pageShortcuts(host, {
    w() {
      set(!isOn());
      say(isOn() ? 'Whole words' : 'Pieces of words');
    },
  });
  draw();
}
