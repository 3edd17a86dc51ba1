// @ts-nocheck
/* Save: the picture from the page itself, everything else from the run on the server. */
import { store } from '../../state/store.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { menu } from '../../widgets/menu.js';
import { picture } from './picture.js';

const LOST = 'The server did not answer. Check that it is still running, then save again.';
const NOTHING = 'There is no picture on this tab yet. Wait until it is drawn, then save again.';

function give(name, blob) {
  const address = URL.createObjectURL(blob),
    link = create('a', '', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  dom.say(`Saved as ${name}.`);
}

const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** `save({kind, ...address})` resolves to {ok, name, data} or {ok: false, error}. */
export function mountDownloads(save) {
  const button = document.querySelector('#gh-save');
  const tell = (detail) => window.dispatchEvent(new CustomEvent('gf-tell', { detail }));
  async function fromServer(kind) {
    const answer = await Promise.resolve(save({ ...store.get(), kind })).catch(() => null);
    if (answer?.ok) give(answer.name, new Blob([bytes(answer.data)], { type: 'application/octet-stream' }));
    else tell(answer?.error ?? LOST);
  }
  async function fromPage() {
    const made = await picture();
    if (made) give(made.name, made.blob);
    else tell(NOTHING);
  }
  const file = (text, note, kind) => ({ text, note, act: () => fromServer(kind) });
  menu(button, () => [
    file('This page', 'HTML, opens offline', 'page'),
    { text: 'This picture', note: 'PNG', act: fromPage },
    file('This head', 'SVG', 'svg'),
    file('All heads of this map', 'SVG', 'heads'),
    file('This row', 'CSV', 'row'),
    file('This head', 'CSV', 'head'),
    file('The whole trace', 'NumPy .npz', 'npz'),
    file('The whole trace', 'JSON', 'json'),
  ]);
  button.hidden = false;
}
