/* The entry of the Model tab. It has three parts; one is visible. */
/** @import { Mounted } from '../../types' */
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';
import { mountTrainHere } from './train_view.js';
import { mountTrainingView } from './training_view.js';
import { mountModelView } from './vocabulary_view.js';

const HALVES = /** @type {const} */ (['words', 'learning', 'here']);

/** @param {Mounted} given */
export function mount({ root, server, data }) {
  const hosts = { words: create('div', ''), learning: create('div', ''), here: create('div', '') };
  const chooser = segments({
    label: 'Of the model',
    options: [
      ['words', 'Words'],
      ['learning', 'Learning'],
      ['here', 'Train here'],
    ],
    choose: (/** @type {string} */ half) => store.set({ half }),
  });
  const show = () => {
    const half = HALVES.find((name) => name === store.get('half')) ?? 'words';
    for (const name of HALVES) hosts[name].hidden = name !== half;
    chooser.draw(half);
  };
  root.replaceChildren(create('div', 'gf gf-halves', chooser.element), ...HALVES.map((name) => hosts[name]));
  store.subscribe(show);
  show();
  mountTrainHere(hosts.here, server, data);
  mountModelView(hosts.words, server, data);
  return mountTrainingView(hosts.learning, server, data);
}
