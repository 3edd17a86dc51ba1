// @ts-nocheck
/* Plays lessons: each stop is a piece of prose and a state of the page, opened as a link would open it. */
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { menu } from '../../widgets/menu.js';

const SELECTION = ['map', 'layer', 'head', 'row', 'step', 'label'];
const LOOK_AGAIN = 250; // views are built anew after runs, so what is pointed at is looked up again
const NOT_SELECTED = ['lesson', 'stop'];

const picked = (values, keys) =>
  Object.fromEntries(keys.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]));

/** The state of a stop: all that the stops up to it say; the visitor's own selection stays within one sentence. */
function stateOf(lesson, index) {
  const now = store.get(),
    said = Object.assign({}, ...lesson.stops.slice(0, index + 1).map(({ state }) => state));
  const wanted = { ...picked(now, ['model', 'text']), ...said };
  const sameRun = wanted.model === now.model && wanted.text === now.text;
  const all = { v: '1', ...(sameRun ? picked(now, SELECTION) : {}), ...wanted, lesson: lesson.name, stop: index + 1 };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Plain text with **bold** words and one paragraph a line. */
function paragraphs(prose) {
  const words = (line) => line.split('**').map((text, i) => (i % 2 ? create('b', '', text) : text));
  return prose.split('\n').map((line) => create('p', '', ...words(line)));
}

function card(player) {
  const title = create('h2', '', { id: 'gf-lesson-title' }),
    count = create('span', 'gf-cap'),
    prose = create('div', 'gf-prose', { 'aria-live': 'polite', id: 'gf-lesson-prose' });
  const button = (name, text, act) => {
    const made = create('button', `gf-btn gf-small gf-${name}`, text, { type: 'button' });
    made.addEventListener('click', act);
    return made;
  };
  const leave = button('leave', 'Leave', player.leave),
    back = button('back', 'Back', () => player.go(player.index - 1)),
    next = button('next', 'Next', () => player.go(player.index + 1));
  const attributes = { role: 'dialog', 'aria-labelledby': 'gf-lesson-title', 'aria-describedby': 'gf-lesson-prose' };
  const buttons = create('div', 'gf-row', leave, create('div', 'gf-tool', back, next));
  const element = create('section', 'gf-lesson', create('div', 'gf-row', title, count), prose, buttons, attributes);
  return {
    element,
    next,
    /** In the left corner while what a stop talks about lies in the right one only. */
    stepAside(shown) {
      const { left = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
      element.classList.toggle('gf-aside', left > innerWidth * 0.4 && bottom > innerHeight * 0.6);
    },
    draw({ lesson, index }) {
      title.textContent = lesson.title;
      count.textContent = `${index + 1} of ${lesson.stops.length}`;
      prose.replaceChildren(...paragraphs(lesson.stops[index].prose));
      back.disabled = index === 0;
      next.textContent = index + 1 < lesson.stops.length ? 'Next' : 'Finish';
      Object.assign(element.dataset, { lesson: lesson.name, stop: index + 1 });
    },
  };
}

/** Frames what a stop talks about, wherever the views have drawn it by now. */
function pointer(places) {
  let shown = null,
    brought = true;
  const visible = (selector) => [...document.querySelectorAll(selector)].find((one) => one.offsetParent);
  const clear = () => {
    shown?.classList.remove('gf-pointed');
    shown = null;
  };
  return {
    clear,
    shown: () => shown,
    turn() {
      clear();
      brought = false;
    },
    look(place) {
      const found = place ? visible(places[place]) : null;
      if (found !== shown) clear();
      if (!found) return;
      shown = found;
      found.classList.add('gf-pointed');
      if (!brought) found.scrollIntoView({ block: 'nearest' });
      brought = true;
    },
  };
}

function opening(player, root) {
  Object.assign(player, {
    /** Shows a stop without changing the page. */
    show(lesson, index) {
      Object.assign(player, { lesson, index });
      player.pointer.turn();
      player.card.draw(player);
      if (!player.card.element.isConnected) root.append(player.card.element);
      clearInterval(player.timer);
      const look = () => {
        player.pointer.look(lesson.stops[index].show);
        player.card.stepAside(player.pointer.shown());
      };
      player.timer = setInterval(look, LOOK_AGAIN);
      look();
    },
    go(index) {
      if (index >= player.lesson.stops.length) return player.leave();
      const state = stateOf(player.lesson, index);
      player.show(player.lesson, index);
      player.opens = true;
      store.open(state);
      player.opens = false;
      window.dispatchEvent(new Event('gf-open'));
      player.card.next.focus({ preventScroll: true });
      return undefined;
    },
    /** Starts a lesson; Back in the browser returns to what was there before. */
    play(lesson) {
      store.link();
      player.lesson = lesson;
      player.go(0);
      store.branch();
    },
    close() {
      clearInterval(player.timer);
      player.pointer.clear();
      player.card.element.remove();
      player.lesson = null;
    },
    /** Everything stays as it is; only the card goes. */
    leave() {
      player.close();
      store.set({ lesson: null, stop: null });
      document.querySelector('#gh-tour')?.focus({ preventScroll: true });
    },
  });
}

/** What the address says about lessons: a link into one, or Back out of one. */
function follow(player, lessons) {
  const { lesson: name, stop } = store.get(),
    lesson = lessons.find((one) => one.name === name);
  if (!lesson) {
    if (player.lesson) player.close();
    if (NOT_SELECTED.some((key) => store.get(key) !== undefined)) store.set({ lesson: null, stop: null });
    return;
  }
  const index = Math.max(0, Math.min(lesson.stops.length, Math.trunc(Number(stop)) || 1) - 1);
  if (player.lesson !== lesson || player.index !== index) player.show(lesson, index);
}

/** `lessons` as viz_app.lessons gives them; `places` name the parts of the page; `start` is played at once. */
export function mountLessons(root, { lessons, places, start }) {
  const player = { lesson: null, index: 0, timer: 0, opens: false, pointer: pointer(places) };
  root.classList.add('gf');
  opening(player, root);
  player.card = card(player);
  const button = document.querySelector('#gh-tour');
  button.hidden = !lessons.length;
  const note = ({ stops }) => `${stops.length} stops`;
  menu(button, () =>
    lessons.map((lesson) => ({ text: lesson.title, note: note(lesson), act: () => player.play(lesson) })),
  );
  store.subscribe((_, changed) => {
    if (!player.opens && NOT_SELECTED.some((key) => changed.includes(key))) follow(player, lessons);
  });
  const escape = (event) => {
    if (event.key !== 'Escape' || !player.lesson) return;
    event.preventDefault();
    event.stopPropagation();
    player.leave();
  };
  document.addEventListener('keydown', escape, true);
  follow(player, lessons);
  const first = lessons.find(({ name }) => name === start);
  if (first && !player.lesson && store.get('text') === undefined) player.play(first);
}
