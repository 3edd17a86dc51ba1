/* The faithfulness part of the Model tab: which explanation of this model to believe, by tests over many sentences. */
/** @import { Measured } from '../../types' */
import { connect } from '../../client/client.js';
import * as link from '../../state/link.js';
import { create } from '../../widgets/dom.js';
import { testTables } from '../../widgets/method_tests.js';
import { mountView } from '../../widgets/shell.js';

const WAITING = 'Loading the tests …';
const SMALL =
  'A faithful explanation names the tokens that the prediction rests on. Take these away and the probability falls: its deletion area is small. With these alone the probability is there: its insertion area is large.';
const NONE =
  'This model was not measured. For a model of this project, the command glassformer explain --bench NAME --data DIR does this.';

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
    headline: 'Which explanation to trust',
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
        tests = create('div', 'gf-tests gf-scroll', {
          tabIndex: 0,
          role: 'region',
          'aria-label': 'Tests of the explanations',
        });
      return {
        nodes: [note, tests],
        parts: [
          {
            draw({ measured }) {
              note.textContent = measured ? `Measured over ${measured.sentences} validation sentences. ${SMALL}` : NONE;
              tests.replaceChildren(...(measured ? testTables(measured) : []));
            },
          },
        ],
      };
    },
    stamp: ({ model, measured }) => ({ model, measured: Boolean(measured) }),
  });
  const client = connect(server, { faithfulness: (reply) => reply }, view.draw);
}
