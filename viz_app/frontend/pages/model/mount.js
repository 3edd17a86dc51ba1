/* The entry of the Model tab. It has two halves; one is visible. */
/** @import { Mounted } from '../../types' */
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';
import { mountTrainingView } from './training_view.js';
import { mountModelView } from './vocabulary_view.js';

const HALVES = /** @type {const} */ (['words', 'learning']);

/** @param {Mounted} given */
export function mount({ root, server, data }) {
  const hosts = { words: create('div', ''), learning: create('div', '') };
  const chooser = segments({
    label: 'Of the model',
    options: [
      ['words', 'Words'],
      ['learning', 'Learning'],
    ],
    choose: (/** @type {string} */ half) => store.set({ half }),
  });
  const show = () => {
    const half = store.get('half') === 'learning' ? 'learning' : 'words';
    for (const name of HALVES) hosts[name].hidden = name !== half;
    chooser.draw(half);
  };
  root.replaceChildren(create('div', 'gf gf-halves', chooser.element), hosts.words, hosts.learning);
  store.subscribe(show);
  show();
  mountModelView(hosts.words, server, data);
  return mountTrainingView(hosts.learning, server, data);
}
