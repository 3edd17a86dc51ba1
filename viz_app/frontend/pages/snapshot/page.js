/* A saved run: the same view as in the app, without a server. */
import { store } from '../../state/store.js';
import { isOn } from '../../state/whole_words.js';
import { press } from '../../widgets/controls.js';
import { followTerms } from '../../widgets/terms.js';
import { mountAttentionView } from '../translate/view.js';

const { classList } = document.documentElement;
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

const { theme, ...selection } = JSON.parse(find('gs-shown').textContent);

classList.toggle('dark', theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
if (!location.search) store.open(selection); // an address of its own says more than the file
find('gs-theme').addEventListener('click', () => classList.toggle('dark'));
const words = find('gs-words');
const say = () => press(words, isOn());
words.addEventListener('click', () => store.set({ units: isOn() ? null : 'words' }));
store.subscribe(say);
say();
mountAttentionView(find('gs-view'), find('gs-payload').textContent);
followTerms(document.body);
