/* The entry of four views of the tab Model, which `half` of the address names. One is visible. */
/** @import { Mounted } from '../../types' */
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { mountFaithfulnessView } from './faithfulness_view.js';
import { mountTrainHere } from './train_view.js';
import { mountTrainingView } from './training_view.js';
import { mountModelView } from './vocabulary_view.js';

const HALVES = /** @type {const} */ (['words', 'learning', 'faithfulness', 'here']);

/** @param {Mounted} given */
export function mount({ root, props, server, data }) {
  const [words, learning, faithfulness, here] = HALVES.map(() => create('div', '')),
    hosts = { words, learning, faithfulness, here };
  const show = () => {
    const half = HALVES.find((name) => name === store.get('half')) ?? 'words';
    for (const name of HALVES) hosts[name].hidden = name !== half;
  };
  root.replaceChildren(...HALVES.map((name) => hosts[name]));
  store.subscribe(show);
  show();
  mountTrainHere(hosts.here, props.training, data);
  mountFaithfulnessView(hosts.faithfulness, server);
  mountModelView(hosts.words, server, data);
  return mountTrainingView(hosts.learning, server, data);
}
