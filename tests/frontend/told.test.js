/* Sentences of answers: by id, with values that are sentences and lists. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { inWords, told } from '../../viz_app/frontend/state/told.js';

const INNER = { id: 'core-not-whole-at-least', values: { name: 'k', value: '0', first: '1' } },
  OUTER = { id: 'core-no-map', values: { name: INNER, maps: ['cross', 'self', '<b>'] } },
  SAID = 'There is no map k is 0; it must be a whole number of at least 1.; choose from cross, self, <b>.';

test('a sentence is said with those among its values, and a text as it is', () => {
  assert.equal(told(OUTER), SAID);
  assert.equal(told('A {text}.'), 'A {text}.');
});

test('a refusal comes in the words of the page, and one without an id as it is', async () => {
  const plain = { ok: false, kind: 'refused', error: 'A sentence.' };
  assert.equal(await inWords(plain), plain);
  const beside = { ok: true, said: OUTER, answer: { notices: [OUTER, 'A text.'], notice: 'English.', id: 1 } };
  assert.deepEqual(await inWords(beside), {
    ok: true,
    said: SAID,
    answer: { notices: [SAID, 'A text.'], notice: `${SAID} A text.`, id: 1 },
  });
  const changed = { ok: true, payload: { notices: [OUTER], refused: { 'no-scale': INNER }, maps: {} } };
  assert.deepEqual((await inWords(changed)).payload.notices, [SAID]);
  assert.deepEqual(await inWords({ ok: true, refused: { rollout: OUTER } }), { ok: true, refused: { rollout: SAID } });
  assert.equal((await inWords({ ...plain, said: OUTER })).error, SAID);
});

test('a refusal of a room that does not come keeps its English sentence', async () => {
  const warn = console.warn;
  console.warn = () => {};
  const reply = { ok: false, kind: 'refused', error: 'English.', said: { id: 'nowhere-one', values: {} } };
  assert.equal((await inWords(reply)).error, 'English.');
  console.warn = warn;
});
