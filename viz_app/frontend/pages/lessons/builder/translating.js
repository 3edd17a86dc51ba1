/* The texts of a draft in another language: what is written, and in the builder the fields to write it in. What is missing
   there is said as in the first language. */
/** @import { LessonStop, Said, StopTexts } from '../types' */
/** @import { Draft } from './draft.js' */
import { language } from '../../../state/catalogue.js';
import { say } from '../../../state/say.js';

const USUAL = 'en'; // of a lesson that does not say its own
const OFFERED = 'ar cs de el en es fa fi fr he hi hu id it ja ko nl pl pt ro ru sv tr uk vi zh-Hans zh-Hant'.split(' ');

/** @typedef {(label: string, value: string, rows: number, write: (text: string) => void, own: string) => HTMLElement} TextField `own` stands in its place while it is empty */

/** The language that a draft is written in. @param {Pick<Draft, 'language'>} about it */
export const firstOf = ({ language: code }) => code ?? USUAL;

/** Return the name of a language in that of the page. @param {string} code */
export function named(code) {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch {
    return code; // a file may have one that no browser knows
  }
}

/** Return the languages to choose from: the first one, those that have texts, then others. @param {Draft} draft @returns {[code: string, name: string][]} */
export function languagesOf(draft) {
  const first = firstOf(draft),
    begun = Object.keys(draft.languages ?? {}).filter((code) => code !== first),
    others = OFFERED.filter((code) => code !== first && !begun.includes(code));
  return [
    [first, say('builder-first-language', { language: named(first) })],
    ...begun.map((code) => /** @type {[string, string]} */ ([code, `✓ ${named(code)}`])),
    ...others.map((code) => /** @type {[string, string]} */ ([code, named(code)])),
  ];
}

/** @param {unknown} a @param {unknown} b */
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Return what differs from the first language's texts. @param {Record<string, any>} own @param {Record<string, any>} given @returns {Record<string, any>} */
const changed = (own, given) =>
  Object.fromEntries(Object.entries(given).filter(([name, text]) => !isSame(text, own[name])));

/** Return the texts of a stop that differ from its own. @param {LessonStop} stop @param {StopTexts & Said} [given] as a file has them, or a draft @returns {Said} */
export function saidOf(stop, { ask, task, ...own } = {}) {
  const { choices = [], feedback = {}, ...texts } = /** @type {Record<string, any>} */ ({ ...own, ...ask, ...task });
  return {
    ...changed({ ...stop.ask, ...stop.task, prose: stop.prose }, texts),
    choices: changed(stop.ask?.choices ?? [], choices),
    feedback: changed(stop.ask?.feedback ?? {}, feedback),
  };
}

/** Return texts in which each that is empty is the first language's. @template {Record<string, string>} T @param {T} first @param {Partial<Record<string, string>> | undefined} said @returns {T} */
const filled = (first, said) =>
  /** @type {T} */ (
    Object.fromEntries(Object.entries(first).map(([key, text]) => [key, (text && said?.[key]?.trim()) || text]))
  );

/** Return a stop as it is said in another language. @param {LessonStop} stop @param {string} code @returns {LessonStop} */
export function spoken(stop, code) {
  const { choices, feedback, ...said } = stop.said?.[code] ?? {},
    { ask, task, prose } = stop,
    { question = '', answer = '', hint = '' } = ask ?? task ?? {},
    asked = filled({ question, answer, hint }, said);
  return {
    ...stop,
    ...filled({ prose }, said),
    ask: ask && {
      ...ask,
      ...asked,
      choices: Object.values(filled(Object.fromEntries(ask.choices.entries()), choices)),
      feedback: filled(ask.feedback ?? {}, feedback),
    },
    task: task && { ...task, ...asked },
  };
}

/** Return the texts of a stop as a file has them: only those that differ from its own. @param {LessonStop} stop @param {string} code @returns {StopTexts} */
export function translationOf(stop, code) {
  const { prose, ask, task } = spoken(stop, code),
    texts = changed(stop.ask ?? stop.task ?? {}, ask ?? task ?? {});
  return {
    ...(prose !== stop.prose && { prose }),
    ...(Object.keys(texts).length && { [ask ? 'ask' : 'task']: texts }),
  };
}

/** Let a draft say something in a language. @param {Draft} draft @param {string} code @param {(language: { title: string }) => void} write */
export function translate(draft, code, write) {
  draft.languages ??= {};
  write((draft.languages[code] ??= { title: '', stops: [] }));
}

/** Return all texts of a stop as a draft has those of another language. @param {LessonStop} stop @returns {Said} */
function textsOf({ prose, ask, task }) {
  const { question = '', answer = '', hint = '' } = ask ?? task ?? {};
  return {
    prose,
    question,
    answer,
    hint,
    choices: Object.fromEntries((ask?.choices ?? []).entries()),
    feedback: { ...ask?.feedback },
  };
}

/** @param {object | undefined} said @returns {boolean} */
const hasTexts = (said) =>
  Object.values(said ?? {}).some((text) => (typeof text === 'string' ? text !== '' : hasTexts(text)));

/** Return a stop whose first language is another one. What was the first is kept beside the others, and each of these says what it said. @param {LessonStop} stop @param {string} before @param {string} code @returns {LessonStop} */
function turned(stop, before, code) {
  const others = Object.keys(stop.said ?? {}).filter((one) => one !== code && hasTexts(stop.said?.[one])),
    said = others.map((one) => [one, textsOf(spoken(stop, one))]);
  return { ...spoken(stop, code), said: { ...Object.fromEntries(said), [before]: textsOf(stop) } };
}

/** Let another language be the first of a draft. One without any text is what the texts that are there are in: a draft may name the wrong one. @param {Draft} draft @param {string} code */
export function makeFirst(draft, code) {
  const before = firstOf(draft),
    own = draft.languages?.[code];
  draft.language = code;
  if (!own?.title && !draft.stops.some(({ said }) => hasTexts(said?.[code]))) return;
  draft.languages = { ...draft.languages, [before]: { title: draft.title, stops: [] } };
  delete draft.languages[code];
  draft.title = own?.title || draft.title;
  draft.stops = draft.stops.map((stop) => turned(stop, before, code));
}

/** Return the fields of a stop in another language. @param {Draft} draft @param {LessonStop} stop @param {string} code @param {TextField} text @returns {HTMLElement[]} */
export function translationFields(draft, stop, code, text) {
  const said = stop.said?.[code] ?? {},
    asked = stop.ask ?? stop.task;
  const write = (/** @type {(said: Said) => void} */ change) =>
    translate(draft, code, () => change(((stop.said ??= {})[code] ??= {})));
  /** @param {string} label @param {'prose' | 'question' | 'hint' | 'answer'} name @param {number} rows @param {string} own */
  const field = (label, name, rows, own) =>
    own ? [text(label, said[name] ?? '', rows, (typed) => write((one) => (one[name] = typed)), own)] : [];
  /** @param {'choices' | 'feedback'} name @param {string} key @param {string} label @param {string} own */
  const part = (name, key, label, own) =>
    text(label, said[name]?.[key] ?? '', 1, (typed) => write((one) => ((one[name] ??= {})[key] = typed)), own);
  return [
    ...field(say('builder-text'), 'prose', 4, stop.prose),
    ...field(say('builder-question'), 'question', 2, asked?.question ?? ''),
    ...(stop.ask?.choices ?? []).map((own, i) =>
      part('choices', String(i), say('builder-choice', { number: i + 1 }), own),
    ),
    ...Object.entries(stop.ask?.feedback ?? {}).map(([key, own]) =>
      part('feedback', key, say('builder-feedback', { choice: stop.ask?.choices[Number(key)] ?? key }), own),
    ),
    ...field(say('builder-hint'), 'hint', 1, asked?.hint ?? ''),
    ...field(say('builder-after'), 'answer', 2, asked?.answer ?? ''),
  ];
}
