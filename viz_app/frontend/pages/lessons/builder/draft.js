/* The draft of a lesson, which stays in this browser: its stops with their whole states, and its file. */
/** @import { Lesson, LessonQuestion, LessonStop, Said, StopTexts } from '../types' */
import { say } from '../../../state/say.js';
import { language } from '../../../state/catalogue.js';
import * as storage from '../../../state/storage.js';
import { store } from '../../../state/store.js';
import { firstOf, saidOf, translationOf } from './translating.js';

/** @typedef {Omit<Lesson, 'name'>} Draft each stop with its whole state */

const KEPT = 'glassformer-lesson'; // older versions kept a draft under this name, whatever the page

/** @param {LessonStop} stop @param {Record<string, StopTexts & Said>} [languages] @returns {Record<string, Said>} */
const saidIn = (stop, languages = {}) =>
  Object.fromEntries(Object.entries(languages).map(([code, texts]) => [code, saidOf(stop, texts)]));

/** Return a draft without stops, in the language of the page. @returns {Draft} */
export const blank = () => ({ title: '', stops: [], ...(language !== 'en' && { language }) });

/** Return what is kept as JSON, null if that is nothing. @param {string | null} text */
export function parsed(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** @param {any} draft @returns {draft is Draft} */
export const isDraft = (draft) => Array.isArray(draft?.stops) && typeof draft.title === 'string';

/** @returns {Draft} */
export function kept() {
  const draft = parsed(storage.kept(storage.storageName(KEPT)) ?? storage.kept(KEPT));
  if (!isDraft(draft)) return blank();
  for (const stop of draft.stops) stop.said = saidIn(stop, stop.said); // an older page kept it as files have it
  return draft;
}

/** Return the lesson file of a draft: each stop names only what it changes. @param {Draft} draft */
export function packed({ title, stops, languages, ...about }) {
  /** @type {Record<string, string>} */
  let before = {};
  const lean = stops.map(({ prose, state, show, ask, task, holds }) => {
    const names = [...new Set([...Object.keys(before), ...Object.keys(state)])].filter(
        (key) => before[key] !== state[key],
      ),
      change = Object.fromEntries(names.map((key) => [key, state[key] ?? '']));
    before = state;
    return {
      prose,
      state: change,
      ...(show && { show }),
      ...(ask && { ask }),
      ...(task && { task }),
      ...(holds?.length && { holds }),
    };
  });
  const texts = Object.fromEntries(
    Object.entries(languages ?? {})
      .filter(([code]) => code !== firstOf(about))
      .map(([code, one]) => [code, { title: one.title, stops: stops.map((stop) => translationOf(stop, code)) }]),
  );
  return JSON.stringify(
    {
      version: 2,
      title: title || say('builder-untitled'),
      ...about,
      stops: lean,
      ...(languages && { languages: texts }),
    },
    null,
    1,
  );
}

/** Return the view on the page as the state of a stop. */
export function viewNow() {
  const values = Object.entries(store.get()).filter(([key]) => !['v', 'lesson', 'stop'].includes(key));
  return Object.fromEntries(values.map(([key, value]) => [key, String(value)]));
}

/** Return a draft of a lesson: each stop with its whole state. @param {Lesson} lesson @returns {Draft} */
export function draftOf({ name: _, stops, ...about }) {
  /** @type {Record<string, string>} */
  let state = {};
  const textsAt = (/** @type {LessonStop} */ stop, /** @type {number} */ at) => {
    const languages = Object.entries(about.languages ?? {}).map(([code, one]) => [code, one.stops[at] ?? {}]);
    return saidIn(stop, Object.fromEntries(languages));
  };
  const whole = stops.map((stop, at) => {
    state = Object.fromEntries(Object.entries({ ...state, ...stop.state }).filter(([, value]) => value !== ''));
    return { ...stop, state, said: textsAt(stop, at) };
  });
  return { ...about, stops: whole };
}

/** Return the number of the first stop whose question has no right choice, or 0. @param {Draft} draft */
export const unmarked = ({ stops }) =>
  stops.findIndex(({ ask }) => ask && ask.choices.length > 0 && !ask.poll && ask.right < 0) + 1;

/** Keep a draft. A browser that keeps nothing has it as long as the page. @param {Draft} draft */
export const keep = (draft) => storage.keep(storage.storageName(KEPT), JSON.stringify(draft));

/** Return the choices as they are typed. @param {LessonQuestion} ask */
export const written = ({ choices, right, feedback }) =>
  choices.map((text, i) => (i === right ? '* ' : '') + text + (feedback?.[i] ? ` | ${feedback[i]}` : '')).join('\n');

/** Read the choices as they are typed. @type {(ask: LessonQuestion) => (text: string) => void} */
export const readInto = (ask) => (text) => {
  const lines = text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter(([choice]) => choice);
  ask.choices = lines.map(([choice]) => choice.replace(/^\*\s*/, ''));
  ask.right = ask.poll ? -1 : lines.findIndex(([choice]) => choice.startsWith('*'));
  ask.feedback = Object.fromEntries(lines.flatMap(([, why], i) => (why ? [[String(i), why]] : [])));
};
