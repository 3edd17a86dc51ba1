/* The life of a view: one element of the page, from its first frame to its last.

   A page says what it is, and gets a view back:

     const view = mountView(root, {
       name: 'masks',               // the class gf-masks
       narrow: 1180,                // px: a root of at most this width is gf-narrow, one of at most 640 gf-phone
       load() {...},                // before each frame: ask for what is missing; false while something is under way
       resolve: () => state,        // what is drawn, from the store and the page's data; null while there is nothing
       build: (state) => ({ nodes, first, parts, keys }),  // at the first state, and at the next one after view.rebuild()
       stamp: (state) => ({ row: state.row }),      // data-row on the root once this state is painted, for tests
       heard(values, changed) {...},                // the store has changed, whether the view is on show or not
       asked: (values) => values,                   // what a choice is for the store, where the view counts otherwise
     });

   A part draws a piece of the view: `draw(state)` for every frame; before it `layout(state)` where sizes, fonts or the
   build are new; after it `follow(state)` where another thing was chosen, to bring it into sight; `destroy()` at the end.
   Handlers read `view.now()`, change `view.select({head: 3})` or `view.point(place)`, and ask for a frame with
   `view.draw()`: draws of one event are one frame, painted before the browser shows it. A hidden view draws nothing.

   On the root: aria-busy and data-current="false" while `load()` says false; gf-slow, which base.css dims, after
   120 ms, and after 2 s a sentence says so. `view.say(text, isProblem)` fills the line above the view, '' empties it. */
import { store } from '../state/store.js';
import { theme } from '../state/theme.js';
import { create, pageShortcuts, setChildren } from './dom.js';

const PHONE = 640; // px
const BURST = 8; // ms since the last frame
const AT_ONCE = 120; // ms of waiting that nothing is seen of; a transition with a delay has the view painted anew at once
const LONG = 2000; // ms of waiting
const PATIENCE = 'Still working: the model is being loaded, or the computer is busy.';
const NO_PICTURE = ['tab', 'lesson', 'v']; // what of the address no picture depends on
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
 * @property {Node[]} nodes what stands in the root, in order
 * @property {Part<S>[]} [first] those that only write: drawn before `layout` reads, which lays out all that is written
 * @property {Part<S>[]} parts in the order in which they are drawn: those that change elements before canvases
 * @property {Record<string, () => void>} [keys] for the whole page while the view is on show, by `event.key`
 */

/**
 * @template S
 * @typedef {object} Spec
 * @property {() => S | null} resolve
 * @property {(state: S) => Built<S>} build
 * @property {(state: S) => Record<string, string | number | boolean>} stamp
 * @property {string} [name]
 * @property {number} [narrow]
 * @property {() => boolean | void} [load]
 * @property {(values: Record<string, any>, changed: string[]) => void} [heard]
 * @property {(values: Record<string, any>) => Record<string, any>} [asked]
 */

/** @template S */
export class View {
  width = 0; // px; 0 while hidden
  phone = false;
  /** What is pointed at, in the page's own terms. @type {any} */
  pointed = null;
  paintedAt = 0;
  /** @type {Built<S> | null} */
  #built = null;
  #painted = /** @type {S | null} */ (null); // what is on show
  #measured = 0; // the width of the last frame
  #stale = true; // something has changed since
  #queued = false;
  #fresh = { size: true, choice: true };
  /** @type {(() => void)[]} */
  #ends = [];
  #takeKeys = () => {};
  #timers = [0];
  #message = create('p', 'gf-message', { hidden: true, role: 'status' });

  /**
   * @param {HTMLElement} root
   * @param {Spec<S>} spec
   */
  constructor(root, spec) {
    this.root = root;
    this.spec = spec;
    root.classList.add('gf', ...(spec.name ? [`gf-${spec.name}`] : []));
    root.replaceChildren(this.#message);
    this.#watch();
  }

  /** The state as it is now, for handlers of what is drawn: the last while the next is on its way. @returns {S} */
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

  /** Another choice, for all tabs. What is pointed at gives way to it, unless the pointer made the choice. */
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

  /** The parts are made anew before the next frame. */
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
      () => size.disconnect(),
    ];
    if (document.fonts?.status === 'loading') document.fonts.ready.then(measure);
    this.#resized();
  }

  /** Closed and opened again, a view that nothing has happened to stays as it is. */
  #resized() {
    this.width = this.root.clientWidth;
    const isOther = this.width !== this.#measured;
    if (!this.width) return;
    this.#fresh.size ||= isOther;
    if (isOther || this.#stale) this.draw();
  }

  #paint = () => {
    this.#queued = false;
    if (!this.width || !this.root.checkVisibility()) return; // closed a moment ago: drawn when it is opened again
    this.#stale = false;
    if (this.#fresh.size) this.#measure();
    this.#wait(this.spec.load?.() === false);
    const state = this.spec.resolve();
    if (!state) return;
    if (!this.#built) this.#build(state);
    const { first = [], parts } = /** @type {Built<S>} */ (this.#built),
      { size, choice } = this.#fresh;
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
    this.phone = this.width <= PHONE;
    this.root.classList.toggle('gf-phone', this.phone);
    this.root.classList.toggle('gf-narrow', this.width <= (this.spec.narrow ?? PHONE));
  }

  /** @param {S} state */
  #build(state) {
    this.#built = this.spec.build(state);
    setChildren(this.root, [this.#message, ...this.#built.nodes]);
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

/**
 * @template S
 * @param {HTMLElement} root
 * @param {Spec<S>} spec
 * @returns {View<S>}
 */
export function mountView(root, spec) {
  const view = new View(root, spec);
  view.draw();
  return view;
}
