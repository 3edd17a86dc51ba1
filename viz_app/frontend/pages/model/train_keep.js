/* What was trained as a checkpoint: saved as a zip, or kept in this browser, where the page without a server opens it in
   all tabs. That page is the app's own under `here/`, or the present page; see viz_app/static/site/shell.js. */
/** @import { KeptModel, TrainPage } from './types' */
import { pieces, say } from '../../state/say.js';
import { siteStorageName } from '../../state/storage.js';
import { button, select } from '../../widgets/controls.js';
import { create, save, section, whenNew } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { phraseOf, titleOf } from './train_captions.js';

const DATABASE = 'glassformer-trained';
const STORE = 'models';

/** Keep a model in this browser. @param {KeptModel} model @param {boolean} isHere @returns {Promise<void>} */
function keep(model, isHere) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(siteStorageName(DATABASE, isHere), 1),
      stop = () => failed(new Error(say('model-browser-keeps-nothing')));
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'name' });
    opening.onerror = stop;
    opening.onsuccess = () => {
      const writing = opening.result.transaction(STORE, 'readwrite');
      writing.objectStore(STORE).put(model);
      writing.oncomplete = () => {
        opening.result.close();
        done();
      };
      writing.onerror = stop;
    };
  });
}

/** Return the address of the page without a server, or of this page if it is that, that opens a model. @param {KeptModel} model @param {boolean} isHere */
function addressOf({ name, examples }, isHere) {
  const address = new URL(isHere ? location.href : new URL('here/', document.baseURI));
  address.search = String(new URLSearchParams({ v: '1', model: name, text: examples[0], tab: 'translate' }));
  return address;
}

/** @param {TrainPage} page */
export function buildKeep({ session }) {
  const said = notice('gf-cap'),
    which = select(say('model-which-run'), () => {});
  const act = (/** @type {(zip: Uint8Array, name: string, which: number) => unknown} */ then) => async () => {
    const chosen = Number(which.element.value) || 0;
    try {
      const { name, zip } = await session.zip(chosen);
      await then(zip, name, chosen);
    } catch (problem) {
      said.say(String(/** @type {Error} */ (problem).message));
    }
  };
  const bugNote = (/** @type {number} */ chosen) => (session.all[chosen].bug ? say('model-bug-is-no-part') : '');
  const asModel = button(
    say('model-keep-as-model'),
    act(async (zip, name, chosen) => {
      const { task, settings, live, beside } = session,
        isPair = settings.design === 'encoder-decoder',
        title = say('model-step-title-live', {
          title: task.title,
          live,
          isBeside: Boolean(beside),
          session: phraseOf(session, chosen),
        }),
        examples = task.examples.map((one) => (isPair ? one : `${one}=`));
      const model = {
        name,
        title,
        task: isPair ? 'translator' : 'generator',
        sides: [task.title, say('model-answer')],
        examples,
        zip,
      };
      const isHere = Boolean(session.trainer.own);
      await keep(model, isHere);
      const { href } = addressOf(model, isHere),
        link = create('a', '', say('model-open-all-tabs'), { href, target: '_blank' });
      said.element.replaceChildren(...pieces('model-kept-in-browser', { link }), ' ', bugNote(chosen));
    }),
  );
  const asFile = button(
    say('model-save-checkpoint'),
    act((zip, name, chosen) => {
      save(`${name}.zip`, new Blob([/** @type {BlobPart} */ (zip)]));
      said.say([say('model-zip-is-a-folder', { name: `${name}.zip` }), bugNote(chosen)].join(' ').trim());
    }),
  );
  const isNew = whenNew();
  return {
    element: section(
      say('model-keep-what-has-learned'),
      create('div', 'gf-tool', which.element, asModel, asFile),
      said.element,
    ),
    draw() {
      const { runs, mode, live } = session;
      which.element.hidden = runs.length < 2;
      asModel.disabled = asFile.disabled = !runs.length || mode === 'loading' || mode === 'failed';
      if (!isNew(mode, mode === 'training' || live, runs.length, session.beside)) return;
      which.draw(
        which.element.value || '0',
        runs.map((_, at) => [String(at), titleOf(session, at)]),
      );
      said.say(runs.length ? say('model-kept-at-newest') : say('model-kept-after-start'));
    },
  };
}
