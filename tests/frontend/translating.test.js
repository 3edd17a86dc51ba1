/* Another language becomes the first of a lesson. Every reader reads the same text as before, and undo works. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddress } from './reference.js';

openAddress('http://page.test/');
const { notesOf } = await import('../../viz_app/frontend/pages/lessons/builder/covering.js');
const { draftOf, packed } = await import('../../viz_app/frontend/pages/lessons/builder/draft.js');
const { makeFirst, spoken } = await import('../../viz_app/frontend/pages/lessons/builder/translating.js');

const asked = { answer: 'Because.', right: 0, hide: [], tries: 2, hint: '', feedback: { 1: 'No: {guessed}.' } };
const LESSON = {
  name: 'own',
  title: 'Look',
  stops: [
    {
      prose: 'One.',
      state: { text: 'A cat.' },
      show: null,
      holds: [],
      ask: { question: 'Which?', choices: ['not', 'OK'], ...asked },
    },
    {
      prose: 'Two.',
      state: {},
      show: null,
      holds: [],
      ask: null,
      task: { kind: 'text', question: 'Why?', answer: 'So.', when: [], hint: 'h' },
    },
    { prose: 'Three.', state: {}, show: null, holds: [], ask: null },
  ],
  languages: {
    de: {
      title: 'Schau',
      stops: [
        { prose: 'Eins.', ask: { question: 'Was?', choices: ['nicht', 'OK'], feedback: { 1: 'Nein: {guessed}.' } } },
        { task: { question: 'Warum?' } },
        {},
      ],
    },
    fr: { title: 'Regarde', stops: [{ ask: { question: 'Quoi ?', choices: ['pas', 'OK'] } }, {}, {}] },
  },
};
const draft = () => draftOf(structuredClone(LESSON));
/** What is read at a stop in a language. */
const read = ({ stops }, at, code) => {
  const { prose, ask, task } = spoken(stops[at], code);
  return { prose, ...ask, ...task };
};

test('who reads the old first language, or the new one, reads what was there, and so do others where they have texts', () => {
  const [before, now] = [draft(), draft()];
  makeFirst(now, 'de');
  assert.deepEqual(
    [now.language, now.title, now.languages.en.title, now.languages.de],
    ['de', 'Schau', 'Look', undefined],
  );
  for (const at of [0, 1, 2])
    for (const code of ['en', 'de']) assert.deepEqual(read(now, at, code), read(before, at, code), `${at} ${code}`);
  assert.deepEqual(read(now, 0, 'fr'), read(before, 0, 'fr'), '“OK” and what French lacks stay');
  assert.equal(read(now, 1, 'fr').question, 'Warum?', 'a stop without French texts is said in the first language');
});

test('the file of it is read back, and the first language can be turned back', () => {
  const [before, now] = [draft(), draft()];
  makeFirst(now, 'de');
  const back = draftOf({ name: 'own', ...JSON.parse(packed(now)) });
  makeFirst(back, 'en');
  for (const at of [0, 1, 2])
    for (const code of ['en', 'de']) assert.deepEqual(read(back, at, code), read(before, at, code), `${at} ${code}`);
});

test('a language without texts is what the texts that are there are in', () => {
  const now = draft();
  makeFirst(now, 'nl');
  assert.deepEqual({ ...now, language: undefined }, { ...draft(), language: undefined });
  assert.equal(now.language, 'nl');
});

test('a typed word that says where a place is, is found in each language of the page, and no part of a word is one', () => {
  const places = ['It is above.', 'Es steht rechts.', 'C’est à droite.', 'Está debajo.', '在下方。', 'هو أدناه.'];
  for (const text of places) assert.notEqual(notesOf([text])[1], '', text);
  for (const text of ['Right. Nothing rechtschaffen.', 'Es ist richtig.']) assert.equal(notesOf([text])[1], '', text);
});
