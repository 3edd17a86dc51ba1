/* The messages of the page as Fluent's text, by room: English, and the language that early.js has chosen. A module of
   messages, see tree.py, adds its room; the language's messages of the first view come in one file. */

/** The language of the page. */
export const language = globalThis.document?.documentElement?.lang || 'en';
/** The direction of its lines. */
export const isRightToLeft = globalThis.document?.documentElement?.dir === 'rtl';
export const direction = isRightToLeft ? 'rtl' : 'ltr';

/** English. @type {Map<string, string>} */
export const CATALOGUE = new Map();
/** The language of the page, if it is another. @type {Map<string, string>} */
export const TRANSLATED = new Map();
/** The titles of the shipped lessons in it, by their names. @type {Record<string, string>} */
export const TITLES = {};

const isOneFile = import.meta.url.startsWith('data:'), // then an import map knows the modules
  FIRST = 'first';

/** Load a module of messages; what does not come is told in the console alone, because English stays. @param {string} name @returns {Promise<any>} */
async function load(name) {
  try {
    // eslint-disable-next-line no-restricted-syntax -- what fails here is said below
    return await import(isOneFile ? name : new URL(`../${name}`, import.meta.url).href);
  } catch (problem) {
    console.warn(`${name}: ${problem}`);
    return {};
  }
}

/** Load the messages of a room in the language of the page, or of the first view. A module of messages calls this. @public @param {string} part */
export async function translated(part) {
  if (language === 'en' || TRANSLATED.has(part) || (isOneFile && part === FIRST)) return;
  const { ROOMS = {}, TITLES: titles } = await load(`messages/${language}/${part}.js`);
  for (const [room, text] of Object.entries(ROOMS)) TRANSLATED.set(room, text);
  Object.assign(TITLES, titles);
}

/** Return the texts of a shipped lesson in another language, or nothing where they do not come. @param {string} code @param {string} lesson */
export const textsOfLesson = async (code, lesson) => (await load(`messages/${code}/lesson-${lesson}.js`)).TEXTS;

/** Load a room that no module of the page begins with: sentences of answers. @param {string} room */
export async function room(room) {
  if (!CATALOGUE.has(room)) await load(`messages/${room}.js`);
}

await translated(FIRST);
