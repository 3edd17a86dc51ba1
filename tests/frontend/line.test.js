/* The page's `fetch`: a lost request is sent once more, and no address contains the typed text. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { steady } from '../../viz_app/frontend/server/line.js';

const RUN = 'http://here/gradio_api/run/predict';
const VIEW = 'http://here/gradio_api/component_server/';
const ok = () => Response.json({ ok: true });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code, body) => () => new Response(body, { status: code });

/** Return a `fetch` that gives each of `answers` in turn, and the list of its requests. */
function answering(...answers) {
  const asked = [];
  const ask = (where, options) => {
    asked.push([String(where), options?.body]);
    return Promise.resolve(answers[asked.length - 1]());
  };
  return { asked, fetch: steady(ask, 1) };
}
const post = (body) => ({ method: 'POST', body });

test('a request is sent in the body only', async () => {
  const { asked, fetch } = answering(ok, ok, ok);
  await fetch(`${RUN}?text=A+secret`, post('a'));
  await fetch(new URL(`${VIEW}?text=A+secret`), post('b'));
  await fetch('http://here/theme.css?v=1');
  assert.deepEqual(asked, [
    [RUN, 'a'],
    [VIEW, 'b'],
    ['http://here/theme.css?v=1', undefined],
  ]);
});

for (const [name, first] of Object.entries({ lost, gateway: status(502, 'bad'), gone: status(503), late: status(504) }))
  test(`a question that is ${name} is asked once more`, async () => {
    const { asked, fetch } = answering(first, ok);
    assert.deepEqual(await (await fetch(RUN, post('a'))).json(), { ok: true });
    assert.deepEqual(asked, [
      [RUN, 'a'],
      [RUN, 'a'],
    ]);
  });

test('a request is not sent a third time, and a file not a second time', async () => {
  const { asked, fetch } = answering(lost, lost, lost);
  await assert.rejects(fetch(RUN, post('a')), TypeError);
  assert.equal(asked.length, 2);
  await assert.rejects(fetch('http://here/a.css'), TypeError);
  assert.equal(asked.length, 3);
});

test('a refused request is not sent again', async () => {
  const { asked, fetch } = answering(status(429, '{"error":"Too many."}'), ok, status(500, '{"error":"Broken."}'));
  assert.equal((await fetch(RUN, post('a'))).status, 429);
  await fetch(RUN, post('a'));
  assert.equal((await fetch(RUN, post('a'))).status, 500);
  assert.equal(asked.length, 3);
});

test('a refusal of a function is its answer', async () => {
  const { fetch } = answering(status(413, '{"error":"Shorten it."}'), status(404, 'nothing'));
  assert.deepEqual(await (await fetch(VIEW, post('a'))).json(), { ok: false, error: 'Shorten it.' });
  assert.equal((await fetch(VIEW, post('a'))).status, 404);
});
