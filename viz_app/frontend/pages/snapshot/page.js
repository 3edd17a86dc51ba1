/* A saved run: the same view as in the app, with no server behind it. */
import { mountAttentionView } from '../translate/view.js';

const setDark = (dark) => document.documentElement.classList.toggle('dark', dark);
setDark(matchMedia('(prefers-color-scheme: dark)').matches);
document.querySelector('#gs-theme').addEventListener('click', () => {
  setDark(!document.documentElement.classList.contains('dark'));
});
mountAttentionView(document.querySelector('#gs-view'), document.querySelector('#gs-payload').textContent);
