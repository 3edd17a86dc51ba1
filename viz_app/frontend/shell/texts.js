/* The texts of the page's HTML, which stand there in English, in the language of the page. */
import { language } from '../state/catalogue.js';
import { say } from '../state/say.js';

/** @type {(name: string, put: (element: HTMLElement, text: string) => void) => void} */
function each(name, put) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[${name}]`)))
    put(element, say(element.getAttribute(name) ?? ''));
}

/** Say the texts. Other elements may follow a text inside its element. */
export function sayTexts() {
  if (language === 'en') return;
  each('data-say', ({ firstChild }, text) => firstChild && (firstChild.textContent = text));
  each('data-say-label', (element, text) => element.setAttribute('aria-label', text));
  each('data-say-title', (element, text) => element.setAttribute('title', text));
}
