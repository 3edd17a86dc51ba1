/* A saved run: the strip and the view of the app, without a server. */
import { fromTo, inQuotes } from '../../state/format.js';
import { newestPicture } from '../../state/newest_picture.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { inWords } from '../../state/told.js';
import { create } from '../../widgets/dom.js';
import { followTerms } from '../../widgets/terms.js';
import { mountSpine } from '../spine/mount.js';
import { mountAttentionView } from '../translate/view.js';

const { classList } = document.documentElement;
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const given = (/** @type {string} */ id) => JSON.parse(find(id).textContent);

/** Return the lines about the run: what it is, and its notices in words. @returns {Promise<string[]>} */
async function linesAbout() {
  const { model, text, output } = payload,
    said = await inWords({ ok: true, notices: given('gs-notices') }),
    about = say('snapshot-one-run', { model, run: fromTo(inQuotes(text), inQuotes(output)) });
  return [about, ...(said.ok ? said.notices : [])];
}

const { theme, ...selection } = given('gs-shown'),
  payload = given('gs-payload');

classList.toggle('dark', theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
if (!location.search) store.open(selection); // an address of its own says more than the file
find('gs-theme').addEventListener('click', () => classList.toggle('dark'));
newestPicture.bring(payload, given('gs-before'));
void linesAbout().then((lines) => find('gs-about').append(...lines.map((line) => create('p', '', line))));
mountAttentionView(find('gs-view'), payload);
mountSpine(find('gs-spine'), { canChange: false });
followTerms(document.body);
