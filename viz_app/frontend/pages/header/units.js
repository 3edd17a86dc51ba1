/* Whole words or pieces: one switch for every tab, kept in the address; and why some tabs keep pieces. */
import { store } from '../../state/store.js';
import { isOn, keepsPieces } from '../../state/whole_words.js';
import { create, pageKeys, say } from '../../widgets/dom.js';

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
  pageKeys(host, {
    w() {
      set(!isOn());
      say(isOn() ? 'Whole words' : 'Pieces of words');
    },
  });
  draw();
}
