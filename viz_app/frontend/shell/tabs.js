/* The six tabs, and in a tab the row of its views. The address names the view: `tab`, and on Model `half`. A tab opens
   the view that was last used in it, at first its first one. Back returns to the view before. */
import { store } from '../state/store.js';
import { unfilled } from '../state/unfilled.js';
import { moveByArrows, selectTab } from '../widgets/tablist.js';

const HOME = 'overview', // a bare address opens it
  RUN = 'translate', // links without a tab mean it, because it once was the first
  LISTS = ':is(.gf-nav, .gf-views) > [role=tablist]';

/** @param {string} selector @returns {HTMLElement[]} */
const all = (selector) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))];
/** @param {HTMLElement} button */
const panelOf = (button) => document.getElementById(button.getAttribute('aria-controls') ?? '');

/** Return the button of the view that the address names. @param {HTMLElement[]} views */
function named(views) {
  const { tab = RUN, half } = store.get(),
    ofTab = views.filter((one) => one.dataset.tab === tab);
  return ofTab.find((one) => one.dataset.half === half) ?? ofTab[0] ?? views.find((one) => one.dataset.tab === RUN);
}

/** Open a view, as an entry of the browser's history of its own. @param {HTMLElement} view its button */
function visit({ dataset: { tab, half } }) {
  store.link(); // the entry of the view before holds what was selected there a moment ago
  store.branch();
  store.set({ tab: tab === RUN ? null : (tab ?? null), ...(half && { half }) });
  scrollTo({ top: 0, behavior: 'instant' });
}

function openHome() {
  if (store.given().every(([name]) => name === 'lang')) store.set({ tab: HOME });
}

/** Let the link to the content move the focus, because an address must not change by it. */
function mountSkip() {
  document.querySelector('.gf-skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    document.getElementById('gf-pages')?.focus();
  });
}

/** @param {(panel: string) => void} opened is called with the id of the panel that is open */
export function mountTabs(opened) {
  const views = all(`${LISTS} [data-tab]`),
    groups = all('.gf-nav [role=tab]');
  /** The view last used in a tab, by the tab's panel. @type {Map<Element | null, HTMLElement>} */
  const used = new Map();
  let shown = /** @type {HTMLElement | undefined} */ (undefined);
  const about = () => {
    const line = shown?.closest('[id^=group-]')?.querySelector('.gf-views > p');
    if (shown && line) line.textContent = shown.title;
  };
  const draw = () => {
    const view = named(views);
    if (!view || view === shown) return;
    shown = view;
    const panel = panelOf(view),
      group = view.closest('[id^=group-]');
    used.set(group, view);
    for (const one of all('#gf-pages > [role=tabpanel], .gf-views ~ [role=tabpanel]'))
      one.hidden = ![panel, group].includes(one);
    selectTab(
      groups,
      groups.find((one) => one === view || panelOf(one) === group),
    );
    if (group) {
      selectTab(group.querySelectorAll('.gf-views [role=tab]'), view);
      panel?.setAttribute('aria-labelledby', view.id);
      about();
      view.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
    opened(panel?.id ?? '');
  };
  const abouts = views.map(({ title }) => title);
  unfilled.listen((reasons) => {
    views.forEach((view, i) => {
      const { tab = '', half } = view.dataset,
        why = reasons[half ? `${tab}-${half}` : tab] ?? '';
      view.classList.toggle('gf-unfilled', Boolean(why));
      view.title = why || abouts[i];
    });
    about();
  });
  for (const list of all(LISTS)) {
    moveByArrows(list);
    list.addEventListener('click', ({ target }) => {
      const tab = target instanceof Element && target.closest('[role=tab]');
      if (!(tab instanceof HTMLElement)) return;
      const panel = panelOf(tab),
        view = tab.dataset.tab ? tab : (used.get(panel) ?? panel?.querySelector('[data-tab]'));
      if (view instanceof HTMLElement && view !== shown) visit(view);
    });
  }
  window.addEventListener('popstate', () => {
    store.reload();
    openHome();
  });
  store.subscribe((_, changed) => ['tab', 'half'].some((name) => changed.includes(name)) && draw());
  mountSkip();
  openHome();
  draw();
}
