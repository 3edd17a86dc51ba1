/* A saved run: the strip and the view of the app, without a server. */
import { newestPicture } from '../../state/newest_picture.js';
import { store } from '../../state/store.js';
import { followTerms } from '../../widgets/terms.js';
import { mountSpine } from '../spine/view.js';
import { mountAttentionView } from '../translate/view.js';

const { classList } = document.documentElement;
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const given = (/** @type {string} */ id) => JSON.parse(find(id).textContent);

const { theme, ...selection } = given('gs-shown'),
  payload = given('gs-payload');

classList.toggle('dark', theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
if (!location.search) store.open(selection); // an address of its own says more than the file
find('gs-theme').addEventListener('click', () => classList.toggle('dark'));
newestPicture.bring(payload, given('gs-before'));
mountAttentionView(find('gs-view'), payload);
mountSpine(find('gs-spine'), { canChange: false });
followTerms(document.body);
