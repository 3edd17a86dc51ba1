/* The transport with a server: one POST a question, a lost reply asked for once more, and no word of the visitor's in an
   address. Every end of a question is a reply of one form. */
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.document = { baseURI: 'http://here/below/?text=A+secret.' };
const { serverTransport } = await import('../../viz_app/frontend/client/server.js');

const LOST = {
  ok: false,
  kind: 'lost',
  error: 'The server did not answer. Check that it is still running, then try again.',
};
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const half = () => new Response('{"ok": true, "pic');
const json = (status, body) => () => Response.json(body, { status });

/** Ask once of a line on which these answers come; return the reply and what was sent. */
async function asked(...answers) {
  const sent = [];
  globalThis.fetch = async (where, options) => {
    sent.push([where, options.method, JSON.parse(options.body).data]);
    return answers[sent.length - 1]();
  };
  const reply = await serverTransport(1).ask('masks', 'rerun_masks', { text: 'A secret.' });
  return { reply, sent };
}

test('an answer passes as it is, and its question is below the page', async () => {
  const { reply, sent } = await asked(json(200, { ok: true, n: 1 }));
  assert.deepEqual(reply, { ok: true, n: 1 });
  assert.deepEqual(sent, [['http://here/below/ask/masks/rerun_masks', 'POST', { text: 'A secret.' }]]);
});

test('what is lost is asked for once more, however it is lost', async () => {
  for (const lost of [cut, half, json(502, {}), json(503, { error: 'The server ends.' }), () => new Response('<html>')])
    assert.deepEqual((await asked(lost, json(200, { ok: true }))).reply, { ok: true });
});

test('what is lost twice is said', async () => {
  for (const lost of [cut, half, () => new Response('<html>', { status: 504 })]) {
    const { reply, sent } = await asked(lost, lost);
    assert.deepEqual(reply, LOST);
    assert.equal(sent.length, 2);
  }
  assert.equal((await asked(cut, json(503, { error: 'The server ends.' }))).reply.error, 'The server ends.');
});

test('a refusal is said and not asked again', async () => {
  const { reply, sent } = await asked(json(429, { error: 'Wait a little.' }));
  assert.deepEqual(reply, { ok: false, kind: 'refused', error: 'Wait a little.' });
  assert.equal(sent.length, 1);
  const said = { id: 'reply-wait', values: {} };
  assert.deepEqual((await asked(json(429, { error: 'Wait a little.', said }))).reply.said, said);
});
