/* The Save menu behind the header's button. The page makes the picture; the server makes all other files from the run. */
/** @import { Mounted, PageServer } from '../../types' */
import { asSent, connect } from '../../client/client.js';
import { language } from '../../state/catalogue.js';
import { dotted } from '../../state/format.js';
import { requestOnShow } from '../../state/pins.js';
import { protocol } from '../../state/protocol.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { announce, save, saveFile, tell } from '../../widgets/dom.js';
import { menu } from '../../widgets/menu.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import { caption, fileName, followPrintKey, picture, printTab } from './picture.js';
import { pageOf, still, svgOf } from './still.js';

const NOTHING = say('downloads-there-no-picture-on');
const UNDRAWN = say('downloads-not-drawn');

/** Text and note of each entry, and the server's name of the file kind. @type {[string, string, string][]} */
const FILES = [
  [say('downloads-all-heads-map'), 'SVG', 'heads'],
  [say('downloads-this-row'), 'CSV', 'row'],
  [say('downloads-this-head'), 'CSV', 'head'],
  [say('downloads-the-whole-trace'), say('downloads-numpy-npz'), 'npz'],
  [say('downloads-the-whole-trace'), 'JSON', 'json'],
  [say('downloads-this-head'), 'SVG', 'svg'],
];

/** The words of a drawing of the server, in the order of `Words` in `viz_app/export/svg.py`, which fills in the rest. */
const PLACE = { map: '#map', layer: '#layer', head: '#head' };
const LABELS = [
  say('downloads-head', { head: PLACE.head }),
  say('downloads-layer', { layer: PLACE.layer }),
  say('downloads-may-not-look'),
  say('downloads-layer-head', PLACE),
  say('downloads-all-heads', { map: PLACE.map }),
  ...['encoder', 'decoder', 'cross'].map((map) => MAP_TITLES[map]),
].join('\n');

/** Return the visible run, the selection in it, the theme, the language and the words of a drawing. */
function visibleRun() {
  const a = requestOnShow(),
    theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light',
    values = /** @type {Record<string, unknown>} */ ({ ...store.get(), theme, lang: language, labels: LABELS });
  if (!a) return values;
  const selection = protocol.groups.selection
    .concat('tab', 'units', 'theme', 'lang', 'labels')
    .map((name) => [name, values[name] ?? null]);
  return { ...Object.fromEntries(selection), ...a, which: 'a' };
}

/** Return true on the tab whose page and pictures the server makes. */
const isOfServer = () => ['translate', 'run', undefined].includes(/** @type {string | undefined} */ (store.get('tab')));

/** Return the files that the open tab makes itself. */
function ofTab() {
  const files = /** @type {import('../../widgets/menu.js').Item[]} */ ([]);
  window.dispatchEvent(new CustomEvent('gf-files', { detail: files }));
  return files;
}

/** @param {HTMLElement} button the header's @param {PageServer} server */
function mountDownloads(button, server) {
  const client = connect(server, { save_file: asSent }, () => {});
  /** @param {string} kind */
  async function fromServer(kind) {
    const answer = await client.ask('save_file', { ...visibleRun(), kind });
    if (!answer.ok) {
      tell(answer.error);
      return;
    }
    saveFile(answer.value.name, answer.value.data);
    announce(say('downloads-saved-as', { name: answer.value.name }));
  }
  async function fromPage() {
    const made = await picture().catch(() => undefined);
    if (!made) {
      tell(made === null ? NOTHING : UNDRAWN);
      return;
    }
    save(made.name, made.blob);
    announce(say('downloads-saved-as', { name: made.name }));
  }
  /** Save the open tab as it looks, or let the server make the file of a run. @type {(ending: string, kind: string, make: typeof pageOf) => Promise<void>} */
  async function asItLooks(ending, kind, make) {
    const tab = isOfServer() ? null : still(dotted(caption()));
    if (!tab) {
      await fromServer(kind);
      return;
    }
    const name = fileName(ending);
    save(name, make(tab));
    announce(say('downloads-saved-as', { name }));
  }
  /** @type {(text: string, note: string, kind: string) => import('../../widgets/menu.js').Item} */
  const file = (text, note, kind) => ({ text, note, act: () => fromServer(kind) });
  menu(button, () => [
    ...ofTab(),
    {
      text: say('downloads-this-page'),
      note: say('downloads-html-opens-offline'),
      act: () => asItLooks('.html', 'page', pageOf),
    },
    { text: say('downloads-this-picture'), note: say('downloads-png'), act: fromPage },
    { text: say('downloads-this-picture'), note: say('downloads-svg'), act: () => asItLooks('.svg', 'svg', svgOf) },
    ...FILES.map((one) => file(...one)),
    {
      text: say('downloads-print'),
      note: say('downloads-open-tab-ctrl-p'),
      act: () => printTab(dotted(caption())),
    },
  ]);
  followPrintKey(() => dotted(caption()));
  button.hidden = false;
}

/** @param {Mounted} given */
export function mount(given) {
  const button = document.querySelector('[data-ready=true] #gh-save');
  if (button instanceof HTMLElement) mountDownloads(button, given.server);
  else requestAnimationFrame(() => mount(given));
}
