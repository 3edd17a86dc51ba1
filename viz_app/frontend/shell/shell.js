/* The frame of the page, with a server and without: its tabs, and the views in them. A view is mounted at once or when
   it is first opened, by `mount({ element, root, props, server, data })` of its module. */
/** @import { Transport } from '../client/client.js' */
import { say } from '../state/say.js';
import { inWords } from '../state/told.js';
import { mountTabs } from './tabs.js';

/** @typedef {{ view: string, element: string, module: string, styles: string[], data: string | null, props: Record<string, unknown>, functions: string[], at_once: boolean }} View */

const LONG = 2000; // ms, because a window in the background paints nothing

/** @param {Transport} transport @param {string} path @returns {Promise<void>} */
async function style(transport, path) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: await transport.at(path) });
  return new Promise((loaded, failed) => {
    Object.assign(link, { onload: () => loaded(), onerror: failed });
    document.head.append(link);
  });
}

/** Say once that a file of the page is gone. @param {Element} root @param {string} why */
function sayMissing(root, why) {
  const shown = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.gf-missing'))];
  if (shown.some((one) => one.offsetParent)) return;
  const notice = Object.assign(document.createElement('p'), { className: 'gf gf-missing' }),
    button = Object.assign(document.createElement('button'), { type: 'button', className: 'gf-btn gf-small' });
  button.textContent = say('shell-reload');
  button.addEventListener('click', () => {
    globalThis.glassformer?.store.link(); // write the address first, because it follows a click a moment later
    location.reload();
  });
  notice.setAttribute('role', 'alert');
  notice.append(`${why} `, button);
  root.append(notice);
}

/** @param {View} view @param {Transport} transport @param {boolean} isOneFile */
async function mount({ view, element: id, module, styles, data, props, functions }, transport, isOneFile) {
  const element = /** @type {HTMLElement} */ (document.getElementById(id)),
    root = element.appendChild(document.createElement('div'));
  const ask = (/** @type {string} */ name) => async (/** @type {object} */ request) =>
    inWords(await transport.ask(view, name, request));
  try {
    const [page, content] = await Promise.all([
      // eslint-disable-next-line no-restricted-syntax -- what fails here is said below
      import(isOneFile ? module : await transport.at(module)),
      data && transport.data(data),
      ...styles.map((path) => style(transport, path)),
    ]);
    const server = Object.fromEntries(functions.map((name) => [name, ask(name)]));
    page.mount({ element, root, props, server, data: content });
  } catch (problem) {
    console.info(String(problem));
    sayMissing(root, await transport.missing(module));
  }
}

/** @param {{ views: View[], isOneFile?: boolean }} config @param {Transport} transport */
export function start(config, transport) {
  /** By the view's element. @type {Map<string, Promise<void>>} */
  const mounted = new Map();
  const show = (/** @type {View} */ view) => {
    if (!mounted.has(view.element)) mounted.set(view.element, mount(view, transport, Boolean(config.isOneFile)));
  };
  mountTabs((panel) => config.views.filter(({ element }) => element === panel).forEach(show));
  config.views.filter((view) => view.at_once).forEach(show);
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, LONG);
    });
  Promise.all(mounted.values())
    .then(painted)
    .then(() => transport.painted?.());
}
