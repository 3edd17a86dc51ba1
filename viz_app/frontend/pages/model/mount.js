/* The entry of the Model tab. It has four parts; one is visible. */
/** @import { Mounted } from '../../types' */
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';
import { mountFaithfulnessView } from './faithfulness_view.js';
import { mountTrainHere } from './train_view.js';
import { mountTrainingView } from './training_view.js';
import { mountModelView } from './vocabulary_view.js';

const HALVES = /** @type {const} */ (['words', 'learning', 'faithfulness', 'here']);

/** @param {Mounted} given */
export function mount({ root, props, server, data }) {
  const [words, learning, faithfulness, here] = HALVES.map(() => create('div', '')),
    hosts = { words, learning, faithfulness, here };
  const chooser = segments({
    label: 'Of the model',
    options: [
      ['words', 'Words'],
      ['learning', 'Learning'],
      ['faithfulness', 'Faithfulness'],
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
  mountTrainHere(hosts.here, props.training, data);
  mountFaithfulnessView(hosts.faithfulness, server);
  mountModelView(hosts.words, server, data);
  return mountTrainingView(hosts.learning, server, data);
}
