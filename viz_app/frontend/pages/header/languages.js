/* The languages of the page, in the panel of the options. A language is named in itself. Another one opens the same
   address again. */
import { language } from '../../state/catalogue.js';
import { say } from '../../state/say.js';
import { keep } from '../../state/storage.js';
import { store } from '../../state/store.js';
import { select } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';

const KEY = 'glassformer-language'; // read by early.js too

/** @param {string} tag */
const nameOf = (tag) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** @param {string} chosen */
function choose(chosen) {
  keep(KEY, chosen);
  store.set({ lang: chosen });
  store.link();
  location.reload();
}

/** Show the finished languages, and the one of the page; nothing if that is English alone. @param {HTMLElement} element */
export function mountLanguages(element) {
  const offered = (document.documentElement.dataset.offered ?? '').split(' '),
    all = [...new Set(['en', ...offered, language])].filter(Boolean);
  if (all.length < 2) return;
  const menu = select(say('header-language'), choose);
  menu.draw(
    language,
    all.map((tag) => [tag, nameOf(tag)]),
  );
  element.append(create('label', 'gh-language', say('header-language'), menu.element));
  if (language !== 'en') element.append(create('p', 'gf-cap', say('header-nobody-has-read-it')));
}
