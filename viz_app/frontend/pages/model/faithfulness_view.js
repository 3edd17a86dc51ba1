/* The faithfulness part of the Model tab: which explanation of this model to believe, by tests over many sentences. */
/** @import { Measured } from '../../types' */
import { connect } from '../../client/client.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { testTables } from '../../widgets/method_tests.js';
import { mountView } from '../../widgets/shell.js';
import { tableFrame } from '../../widgets/table.js';

const WAITING = say('model-loading-the-tests');
const SMALL = say('model-faithful-explanation');
const NONE = say('model-model-was-not');

/** @typedef {{ model: string, measured: Measured | null }} Found */

/**
 * Draw this part into `root`. The functions of `server` are those of viz_app/handlers/model.py.
 * @param {HTMLElement} root
 * @param {import('../../client/client.js').Server} server
 */
export function mountFaithfulnessView(root, server) {
  const asked = () => ({ model: link.request()?.model ?? '' });
  /** @type {import('../../widgets/shell.js').View<Found>} */
  const view = mountView(root, {
    name: 'faithfulness',
    headline: say('model-which-explanation'),
    load() {
      const found = client.want('faithfulness', asked());
      view.say(!found ? WAITING : found.ok ? '' : found.error, Boolean(found && !found.ok));
      return found !== null;
    },
    resolve() {
      const found = client.have('faithfulness', asked());
      return found?.ok ? { model: asked().model, measured: found.value.measured } : null;
    },
    build() {
      const note = create('p', 'gf-said'),
        tests = tableFrame(say('model-tests-explanations'), false, 'gf-tests gf-scroll');
      return {
        nodes: [note, tests],
        parts: [{ draw }],
      };
      /** @param {Found} found */
      function draw({ measured: found }) {
        note.textContent = found ? say('model-measured-over', { sentences: found.sentences, small: SMALL }) : NONE;
        tests.replaceChildren(...(found ? testTables(found) : []));
      }
    },
    stamp: ({ model, measured }) => ({ model, measured: Boolean(measured) }),
  });
  const client = connect(server, { faithfulness: (reply) => reply }, view.draw);
}
