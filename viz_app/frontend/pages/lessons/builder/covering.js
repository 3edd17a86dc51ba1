/* What the builder says of a stop: texts that will not stay true, and places of the page that give an answer away. */
import { say } from '../../../state/say.js';
/** @import { LessonQuestion } from '../types' */
import { textsOf } from '../question.js';

export const COVERED = ['ribbons', 'head', 'heads', 'row', 'stages', 'caption']; // they show where a head looks
const TYPED = /\d+(?:[.,]\d+)?(?:\s?%)?/;
// a phone has one column; so in each language of the page
const PLACED =
  /(?<!\p{L})(?:above|below|beneath|(?:to|on) the (?:left|right)|oberhalb|unterhalb|darüber|darunter|links|rechts|au-dessus|ci-dessus|en dessous|ci-dessous|à (?:gauche|droite)|encima|debajo|arriba|abajo|a la (?:izquierda|derecha)|أعلاه|أدناه|إلى (?:اليمين|اليسار))(?!\p{L})|[上下]方|[左右]边/iu;
const FACT = /[%.−+ ]|\d\d/; // a word alone stands in many places by chance

/** Return sentences about what will not always be true of texts. @param {string[]} texts with their places in braces */
export function notesOf(texts) {
  const own = texts.map((text) => text.replace(/\{[^}]*\}/g, '')).join('\n'),
    [typed, placed] = [TYPED, PLACED].map((pattern) => pattern.exec(own)?.[0]);
  return [typed ? say('builder-typed', { text: typed }) : '', placed ? say('builder-placed', { text: placed }) : ''];
}

/** Return what the run has put into a text. @param {string} form with its places in braces @param {string} filled */
function factsOf(form, filled) {
  const fixed = form.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    [, ...facts] = new RegExp(`^${fixed.join('(.*?)')}$`, 's').exec(filled) ?? [];
  return facts.filter((fact) => FACT.test(fact));
}

/** Return true if a visible element of a place has a text. @param {string} place a selector @param {(text: string) => boolean} has */
const shows = (place, has) =>
  [...document.querySelectorAll(`:is(${place}):not(.gf-lesson *, .gf-builder *)`)].some(
    (one) => one.checkVisibility() && has(/** @type {HTMLElement} */ (one).innerText ?? one.textContent ?? ''),
  );

/**
 * Return the places that are not covered and give the answer away, each with the fact that is seen there. The table of places
 * has those of any view, with ''; a text that is seen in another one is found too.
 * @param {LessonQuestion} ask @param {{ texts: string[], places: string[] }} told by the run @param {Record<string, string>} places selectors by name
 * @returns {[place: string, fact: string][]}
 */
export function uncovered(ask, { texts, places: declared }, places) {
  const { question, choices, answer } = textsOf(texts, ask),
    said = `${question} ${choices.join(' ')}`,
    facts = factsOf(ask.answer, answer).filter((fact) => !said.includes(fact));
  return Object.keys(places).flatMap((name) => {
    const fact = facts.find((one) => shows(places[name], (text) => text.includes(one))) ?? '',
      isTold = !ask.hide.includes(name) && (fact || declared.includes(name));
    return isTold ? [/** @type {[string, string]} */ ([name, fact])] : [];
  });
}

/** Return what offers to cover a place. @param {string} place @param {string} fact */
export const coverOf = (place, fact) =>
  fact ? say('builder-cover', { place, fact }) : say('builder-cover-place', { place });

/** Put a name into a list, or take it out. @param {string[]} list @param {string} name */
export function toggle(list, name) {
  const at = list.indexOf(name);
  if (at < 0) list.push(name);
  else list.splice(at, 1);
}
