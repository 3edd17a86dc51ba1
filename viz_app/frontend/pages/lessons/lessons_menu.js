/* The lessons on offer: their list in the header, those of files, links and classes, and the stop in the address. */
/** @import { PageServer } from '../../types' */
/** @import { Lesson, Lessons, Told } from './types' */
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { loaded } from '../../widgets/dom.js';
import { menu } from '../../widgets/menu.js';
import { inLanguage, titled } from './languages.js';
import { onClick, onKey, onPrint } from './keys.js';
import { listed } from './list.js';
import { hasHash, keepHash, openFile, openHash } from './opening.js';
import { forget, Player } from './player.js';

const OWN = ['lesson', 'stop']; // of the address
const CLASS = 'class'; // the name of the lesson of a class
const hasScanned = () => location.hash.startsWith('#A='); // a code of answers

/** Return the stop in the address. @param {Lesson} lesson */
function indexOf({ stops }) {
  const number = Math.min(stops.length, Math.trunc(Number(store.get('stop'))) || 1);
  return Math.max(0, number - 1);
}

/**
 * Follow the lesson in the address: open it after a link, close it after Back. With `isPage` the page follows its stop.
 * @type {(player: Player, lessons: Lesson[], isPage?: boolean) => Promise<void>}
 */
async function follow(player, lessons, isPage = false) {
  const lesson = lessons.find((one) => one.name === store.get('lesson'));
  if (!lesson) {
    if (player.lesson) player.close();
    if (OWN.some((key) => store.get(key) !== undefined)) forget();
    return;
  }
  const index = indexOf(lesson);
  if (player.lesson === lesson && player.index === index) return;
  await player.show(lesson, index, isPage);
  if (isPage) player.card.focus();
}

/** Offer the lesson that was left. @param {Player} player */
const goOn = (player) => {
  const { left, lesson } = player;
  if (!left || lesson) return [];
  const act = () => player.play(left.lesson, left.index);
  return [
    {
      text: say('lessons-go-on', { title: left.lesson.title }),
      note: say('lessons-go-on-at', { stop: left.index + 1 }),
      act,
    },
  ];
};

/** Return what the page has for classes, if its server has rooms for them. @param {Player} player @param {Lesson[]} offered @param {boolean} hasClasses */
function classesOf(player, offered, hasClasses) {
  /** Open the class of the address, as its teacher or as a pupil. */
  async function open() {
    const wire = await loaded(import('./class/wire.js'));
    if (!wire || player.room) return;
    const { code, key } = wire.classOfAddress();
    if (player.lesson) player.leave();
    if (key) (await loaded(import('./class/board.js')))?.openBoard(player, code, key);
    else (await loaded(import('./class/pupil.js')))?.openPupil(player, code);
  }
  async function start() {
    const lessons = offered.filter(({ name }) => name !== CLASS);
    (await loaded(import('./class/start.js')))?.openStart(lessons, player.lesson, open);
  }
  const items = [
    { text: say('lessons-class'), note: say('lessons-class-note'), act: start },
    { text: say('lessons-join'), note: say('lessons-join-note'), act: open },
  ];
  return {
    open,
    items: () => (hasClasses && !player.room ? items : []),
    isLinked: () => hasClasses && location.hash.startsWith('#class'),
  };
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} button the header's
 * @param {Lessons} given
 * @param {PageServer} server
 */
export function mountLessons(root, button, { lessons: shipped, path, places, start, hasClasses }, server) {
  const lessons = shipped.map((lesson) => titled(inLanguage(lesson)));
  const offered = [...lessons];
  const player = new Player(root, button, places, server, (lesson) => {
    const next = offered[offered.indexOf(lesson) + 1]?.title ?? offered[0].title;
    const detail = say('lessons-over', { title: lesson.title, next });
    window.dispatchEvent(new CustomEvent('gf-advise', { detail }));
  });
  /** Take a lesson that the server read. The address keeps its text, so that a reload and a copied link have it. @param {Lesson} lesson @param {string} text */
  async function offer(lesson, text) {
    const before = offered.findIndex(({ name }) => name === lesson.name);
    offered.splice(before < 0 ? offered.length : before, 1, lesson);
    await keepHash(text);
  }
  /** @param {Lesson} lesson @param {string} text */
  const playOwn = async (lesson, text) => {
    const own = inLanguage(lesson);
    await offer(own, text);
    player.play(own);
  };
  /** Play the lesson of the address, from the stop that the address names. */
  async function followHash() {
    const isPlayed = await openHash(player.client, async (given, text) => {
      const lesson = inLanguage(given);
      const isKnown = store.get('lesson') === lesson.name;
      await offer(lesson, text);
      if (isKnown && store.get('text')) follow(player, offered);
      else player.play(lesson, isKnown ? indexOf(lesson) : 0);
    });
    if (!isPlayed) follow(player, offered);
  }
  const build = async () =>
    (await loaded(import('./builder/builder.js')))?.openBuilder({ root, client: player.client, places, play: playOwn });
  /** @type {(lesson: Lesson, at: number, state: Record<string, string>) => Promise<Told>} */
  const tell = (lesson, at, state) => player.tell(lesson, at, state);
  const collect = async () => (await loaded(import('./answers/collect.js')))?.openCollect(offered, tell);
  const onPaper = async () => player.lesson && (await loaded(import('./paper/worksheet.js')))?.openWorksheet(player);
  const classes = classesOf(player, offered, hasClasses);
  root.classList.add('gf');
  button.hidden = false;
  menu(button, () => [
    ...goOn(player),
    ...listed(lessons, path, (lesson) => player.play(lesson)),
    ...(player.lesson ? [{ text: say('lessons-worksheet'), note: say('lessons-worksheet-note'), act: onPaper }] : []),
    ...classes.items(),
    {
      text: say('lessons-yours'),
      note: say('lessons-yours-note'),
      act: async () => (await loaded(import('./answers/result.js')))?.openYours(),
    },
    { text: say('lessons-collect'), note: say('lessons-collect-note'), act: collect },
    { text: say('lessons-build'), note: say('lessons-build-note'), act: build },
    { text: say('lessons-open'), note: say('lessons-open-note'), act: () => openFile(player.client, playOwn) },
  ]);
  store.subscribe((_, changed) => {
    if (!player.isOpening && !player.room && OWN.some((key) => changed.includes(key))) follow(player, offered);
  });
  document.addEventListener('keydown', (event) => onKey(player, event), true);
  document.addEventListener('keydown', (event) => onPrint(player, event, onPaper), true);
  document.addEventListener('click', (event) => onClick(player, event), true);
  addEventListener('hashchange', () =>
    hasScanned() ? collect() : classes.isLinked() ? classes.open() : hasHash() && !player.lesson && followHash(),
  );
  if (hasScanned()) collect();
  if (classes.isLinked() || hasHash()) {
    if (hasHash()) followHash();
    else classes.open();
    return;
  }
  const hasText = store.opened.some(([key]) => key === 'text');
  follow(player, lessons, !hasText); // an address without a text opens the state of its stop
  const first = lessons.find(({ name }) => name === start);
  if (!hasText && !player.lesson && first) player.play(first);
}
