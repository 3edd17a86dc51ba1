/* A saved run: the same view as in the app, with no server behind it. */
import { mountAttentionView } from '../translate/view.js';

const { classList } = document.documentElement;
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

classList.toggle('dark', matchMedia('(prefers-color-scheme: dark)').matches);
find('gs-theme').addEventListener('click', () => classList.toggle('dark'));
mountAttentionView(find('gs-view'), find('gs-payload').textContent);
