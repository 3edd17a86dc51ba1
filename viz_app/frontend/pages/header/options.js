/* The button Options: it opens the panel with the decoding and the switches. Below 1020 px the panel also has the model,
   on a phone the other buttons too (header.css). Escape, a click or a focus elsewhere and the start of a lesson close it. */
import { language } from '../../state/catalogue.js';
import { say } from '../../state/say.js';
import { keep } from '../../state/storage.js';
import { store } from '../../state/store.js';
import { mark, select } from '../../widgets/controls.js';
import { create, focusOn } from '../../widgets/dom.js';

/* The languages of the page, in the panel of the options. A language is named in itself. Another one opens the same
   address again. */

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

const PARTS = '.gh-more, .gh-model';

/** @param {(selector: string) => HTMLElement} find */
export function mountOptions(find) {
  const [button, panel] = [find('#gh-more'), find('#gh-options')];
  /** An element that has just been written anew is nowhere. @param {EventTarget | null} target */
  const isOutside = (target) => target instanceof Element && target.isConnected && !target.closest(PARTS);
  const show = (/** @type {boolean} */ isOpen) => {
    const hadFocus = panel.contains(document.activeElement);
    panel.hidden = !isOpen;
    mark(button, 'expanded', isOpen);
    if (isOpen) focusOn(panel, 'div:not([hidden]) > .gf-seg [aria-pressed=true], #gh-live');
    else if (hadFocus) button.focus();
  };
  button.addEventListener('click', () => show(Boolean(panel.hidden)));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    show(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!panel.hidden && isOutside(target)) show(false);
  });
  store.subscribe((values, changed) => changed.includes('lesson') && values.lesson && !panel.hidden && show(false));
  panel.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && show(false));
}
