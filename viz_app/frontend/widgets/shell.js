/* The view of a tab: it draws one element of the page, frame by frame. A tab passes its functions, and gets a view:

     const view = mountView(root, {
       name: 'masks',               // the class gf-masks
       narrow: 1180,                // px: a root of at most this width is gf-narrow, one of at most 640 gf-phone
       load() {...},                // before each frame: request missing data; false while some is missing
       resolve: () => state,        // the state to draw, from the store and the tab's data; or null
       build: (state) => ({ nodes, first, parts, keys }),  // at the first state, and after view.rebuild()
       headline: 'What may be looked at', // of the view, there before its data
       title: 'Why did it say that?', // the headline until the first picture, which has its own
       caption: (state) => ({ about, says, more }), // the headline of a state, see caption.js
       stamp: (state) => ({ row: state.row }),      // data-row on the root when this state is painted, for tests
       heard(values, changed) {...},                // the store has changed; the view may be hidden
       asked: (values) => values,                   // a selection in the store's units, if the view has others
     });

   A part draws a piece of the view. `draw(state)` is called for each frame. `layout(state)` is called before it if
   sizes, fonts or the build are new. `follow(state)` is called after it if the selection is new, to scroll it into
   view. `destroy()` is called at the end. Handlers call `view.now()` for the state, and `view.select({head: 3})`,
   `view.point(place)` or `view.draw()`. All draws of one event are one frame, painted before the browser shows it. A
   hidden view draws nothing. While `load()` returns false, the root has aria-busy and data-current="false". After 120
   ms it has gf-slow, which base.css dims, and after 2 s the view says so. `view.say(text, isProblem)` sets the line
   above the view; '' clears it. */
import { watchWeights } from '../state/by_need.js';
import { say } from '../state/say.js';
import { store } from '../state/store.js';
import { theme } from '../state/theme.js';
import { buildCaption } from './caption.js';
import { create, pageShortcuts, setChildren } from './dom.js';

const PHONE = 640; // px
const BURST = 8; // ms since the last frame
const AT_ONCE = 120; // ms of waiting before the view is dimmed; a CSS transition with a delay would repaint the view at once
const LONG = 2000; // ms of waiting
const PATIENCE = say('widgets-still-working-model');
const NO_PICTURE = ['tab', 'lesson', 'v']; // parameters of the address that no picture depends on
const FOLLOWED = ['map', 'layer', 'head', 'row', 'step'];

/**
 * @template S
 * @typedef {object} Part
 * @property {(state: S) => void} draw
 * @property {(state: S) => void} [layout]
 * @property {(state: S) => void} [follow]
 * @property {() => void} [destroy]
 */

/**
 * @template S
 * @typedef {object} Built
 * @property {Node[]} nodes the root's children, in order
 * @property {Part<S>[]} [first] parts that only write to the page: drawn before `layout`, because reading a size lays out the page
 * @property {Part<S>[]} parts in drawing order: elements before canvases
 * @property {Record<string, () => void>} [keys] shortcuts for the whole page while the view is visible, by `event.key`
 */

/**
 * @template S
 * @typedef {object} Spec
 * @property {() => S | null} resolve
 * @property {(state: S) => Built<S>} build
 * @property {(state: S) => Record<string, string | number | boolean>} stamp
 * @property {string} [name]
 * @property {number} [narrow]
 * @property {string} [headline]
 * @property {string} [title]
 * @property {() => boolean | void} [load]
 * @property {(state: S) => import('./caption.js').Caption} [caption]
 * @property {(values: Record<string, any>, changed: string[]) => void} [heard]
 * @property {(values: Record<string, any>) => Record<string, any>} [asked]
 */

/** @template S */
export class View {
  width = 0; // px; 0 while hidden
  phone = false;
  /** The place under the pointer, in the tab's own form. @type {any} */
  pointed = null;
  paintedAt = 0;
  /** The headline without a picture, hidden beside one. @type {HTMLElement | null} */
  title = null;
  #built = /** @type {Built<S> | null} */ (null);
  #painted = /** @type {S | null} */ (null); // the last painted state
  #measured = 0; // the width of the last frame
  #stale = true; // something has changed since
  #queued = false;
  #fresh = { size: true, choice: true };
  #ends = /** @type {(() => void)[]} */ ([]);
  #takeKeys = () => {};
  #timers = [0];
  #message = create('p', 'gf-message', { hidden: true, role: 'status' });
  #caption = buildCaption();
  #headline = /** @type {HTMLElement[]} */ ([]);

  /** @param {HTMLElement} root @param {Spec<S>} spec */
  constructor(root, spec) {
    this.root = root;
    this.spec = spec;
    root.classList.add('gf', ...(spec.name ? [`gf-${spec.name}`] : []));
    if (spec.headline) this.#headline = [create('h2', 'gf-viewname', spec.headline)];
    if (spec.title) this.title = create('h2', 'gf-viewname', spec.title);
    root.replaceChildren(...this.#head());
    this.#watch();
  }

  /** Return the current state for handlers: the last painted one while data are missing. @returns {S} */
  now() {
    return /** @type {S} */ (this.spec.resolve() ?? this.#painted);
  }

  draw = () => {
    this.#stale = true;
    this.root.dataset.current = 'false';
    if (this.#queued || !this.width) return;
    this.#queued = true;
    if (performance.now() - this.paintedAt > BURST) queueMicrotask(this.#paint);
    else requestAnimationFrame(this.#paint);
  };

  /** Change the selection of all tabs. It clears the place under the pointer, unless the pointer made the selection. */
  select(/** @type {Record<string, any>} */ values, { keepPointed = false } = {}) {
    if (!keepPointed) this.pointed = null;
    store.set(this.spec.asked?.(values) ?? values);
    this.draw();
  }

  point(/** @type {any} */ place) {
    if (JSON.stringify(place) === JSON.stringify(this.pointed)) return;
    this.pointed = place;
    this.draw();
  }

  say(text = '', isProblem = false) {
    if (this.#message.textContent !== text) this.#message.textContent = text;
    this.#message.hidden = !text;
    this.#message.classList.toggle('gf-problem', isProblem);
  }

  /** Lay out the parts again, and bring the selection into view: another run is drawn. */
  measureAgain() {
    this.#fresh = { size: true, choice: true };
    this.draw();
  }

  /** Build the parts again before the next frame. */
  rebuild() {
    this.#takeDown();
    this.draw();
  }

  destroy() {
    this.#takeDown();
    this.#wait(false);
    this.#ends.forEach((end) => end());
    this.width = 0;
    this.root.replaceChildren();
  }

  #watch() {
    const measure = () => {
      this.#fresh.size = true;
      this.draw();
    };
    const size = new ResizeObserver(() => this.#resized());
    size.observe(this.root);
    this.#ends = [
      store.subscribe((values, changed) => {
        this.#fresh.choice ||= changed.some((name) => FOLLOWED.includes(name));
        this.spec.heard?.(values, changed);
        if (changed.some((name) => !NO_PICTURE.includes(name))) this.draw();
      }),
      theme.subscribe(this.draw),
      watchWeights(this.draw),
      () => size.disconnect(),
    ];
    if (document.fonts?.status === 'loading') document.fonts.ready.then(measure);
    this.#resized();
  }

  /** Follow a new size. A view that was closed and opened again is drawn only if something has changed. */
  #resized() {
    this.width = this.root.clientWidth;
    const isOther = this.width !== this.#measured;
    if (!this.width) return;
    this.#fresh.size ||= isOther;
    if (isOther || this.#stale) this.draw();
  }

  #paint = () => {
    this.#queued = false;
    if (!this.width || !this.root.checkVisibility()) return; // closed a moment ago; it is drawn when it is opened again
    this.#stale = false;
    if (this.#fresh.size) this.#measure();
    this.#wait(this.spec.load?.() === false);
    const state = this.spec.resolve();
    if (!state) return;
    if (!this.#built) this.#build(state);
    const { first = [], parts } = /** @type {Built<S>} */ (this.#built),
      { size, choice } = this.#fresh;
    if (this.spec.caption) this.#caption.draw(this.spec.caption(state));
    first.forEach((part) => part.draw(state));
    if (size) parts.forEach((part) => part.layout?.(state));
    parts.forEach((part) => part.draw(state));
    if (choice) [...first, ...parts].forEach((part) => part.follow?.(state));
    this.#fresh = { size: false, choice: false };
    this.#painted = state;
    this.paintedAt = performance.now();
    this.#stamp(state);
  };

  #measure() {
    this.#measured = this.width;
    const width = this.width / theme.scale;
    this.phone = width <= PHONE;
    this.root.classList.toggle('gf-phone', this.phone);
    this.root.classList.toggle('gf-narrow', width <= (this.spec.narrow ?? PHONE));
  }

  /** Return what stands above the picture. @returns {Node[]} */
  #head() {
    return [...this.#headline, ...(this.title ? [this.title] : []), this.#message];
  }

  /** @param {S} state */
  #build(state) {
    this.#built = this.spec.build(state);
    const caption = this.spec.caption ? [this.#caption.element] : [];
    setChildren(this.root, [...this.#head(), ...caption, ...this.#built.nodes]);
    if (this.title) this.title.hidden = true;
    this.#takeKeys = this.#built.keys ? pageShortcuts(this.root, this.#built.keys) : () => {};
    this.#fresh = { size: true, choice: true };
  }

  #takeDown() {
    this.#takeKeys();
    [...(this.#built?.first ?? []), ...(this.#built?.parts ?? [])].forEach((part) => part.destroy?.());
    this.#built = null;
    this.#takeKeys = () => {};
  }

  #wait(/** @type {boolean} */ isWaiting) {
    const { root } = this;
    if (isWaiting === root.hasAttribute('aria-busy')) return;
    this.#timers.forEach(clearTimeout);
    if (isWaiting) {
      const [dim, tell] = [() => root.classList.add('gf-slow'), () => this.#message.hidden && this.say(PATIENCE)];
      root.setAttribute('aria-busy', 'true');
      this.#timers = [window.setTimeout(dim, AT_ONCE), window.setTimeout(tell, LONG)];
    } else {
      root.removeAttribute('aria-busy');
      root.classList.remove('gf-slow');
      if (this.#message.textContent === PATIENCE) this.say();
    }
  }

  #stamp(/** @type {S} */ state) {
    const { dataset } = this.root;
    for (const [name, value] of Object.entries(this.spec.stamp(state))) dataset[name] = String(value);
    dataset.current = String(!this.root.hasAttribute('aria-busy'));
    dataset.painted = String(Number(dataset.painted ?? 0) + 1);
  }
}

/** @template S @param {HTMLElement} root @param {Spec<S>} spec @returns {View<S>} */
export function mountView(root, spec) {
  const view = new View(root, spec);
  view.draw();
  return view;
}
