/* The entry of the page: its settings say who answers, a server or a worker in this tab. */
import { serverTransport } from '../client/server.js';
import { tabTransport } from '../client/tab.js';
import { start } from './shell.js';
import { language } from '../state/catalogue.js';
import { say } from '../state/say.js';

/* The texts of the page's HTML, which stand there in English, in the language of the page. */

/** @type {(name: string, put: (element: HTMLElement, text: string) => void) => void} */
function each(name, put) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[${name}]`)))
    put(element, say(element.getAttribute(name) ?? ''));
}

/** Say the texts. Other elements may follow a text inside its element. */
function sayTexts() {
  if (language === 'en') return;
  each('data-say', ({ firstChild }, text) => firstChild && (firstChild.textContent = text));
  each('data-say-label', (element, text) => element.setAttribute('aria-label', text));
  each('data-say-title', (element, text) => element.setAttribute('title', text));
}

const config = JSON.parse(document.getElementById('gf-config')?.textContent ?? '{}');
sayTexts();
if (config.worker) tabTransport(config).then((transport) => start(config, transport));
else start(config, serverTransport());
