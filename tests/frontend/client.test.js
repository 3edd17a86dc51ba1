/* Requests to the server: each is sent once, two of a name at a time; answers are kept, and refusals until `forgive()`.
 */
import assert from 'node:assert/strict';
import test from 'node:test';
import { asSent, connect } from '../../viz_app/frontend/client/client.js';

const settled = () => new Promise((done) => setImmediate(done));

/** A server that answers on command. `answers` are the open requests, oldest first. */
function slowServer() {
  const asked = [];
  const layer = (request) => new Promise((answer) => asked.push({ request, answer }));
  return { server: { layer }, asked };
}

test('an answer is read once, drawn once, and kept', async () => {
  const { server, asked } = slowServer();
  let read = 0,
    changed = 0;
  const client = connect(server, { layer: (reply) => ({ read: ++read, sum: reply.a + reply.b }) }, () => changed++);
  assert.equal(client.want('layer', { n: 1 }), null);
  assert.equal(client.want('layer', { n: 1 }), null);
  asked[0].answer({ ok: true, a: 3, b: 4 });
  await settled();
  assert.deepEqual(client.want('layer', { n: 1 }), { ok: true, value: { read: 1, sum: 7 } });
  assert.equal(client.want('layer', { n: 1 }), client.want('layer', { n: 1 }));
  assert.deepEqual([asked.length, read, changed], [1, 1, 1]);
});

test('a request that is no longer needed when its turn comes is never sent', async () => {
  const { server, asked } = slowServer();
  const client = connect(server, { layer: asSent }, () => {});
  for (const n of [1, 2, 3, 4]) assert.equal(client.want('layer', { n }), null);
  assert.deepEqual(
    asked.map(({ request }) => request.n),
    [1, 2],
  );
  asked[1].answer({ ok: true });
  await settled();
  client.want('layer', { n: 5 });
  assert.deepEqual(
    asked.map(({ request }) => request.n),
    [1, 2, 5],
  );
});

test('what may be wanted next is asked while nothing is awaited, and drawn only if it is wanted by then', async () => {
  const { server, asked } = slowServer();
  let changed = 0;
  const client = connect(server, { layer: asSent }, () => changed++),
    numbers = () => asked.map(({ request }) => request.n);
  for (const n of [1, 2, 3]) client.ahead('layer', { n });
  assert.deepEqual(numbers(), [1], 'one at a time');
  asked[0].answer({ ok: true });
  await settled();
  assert.deepEqual([numbers(), changed], [[1, 3], 0], 'the newest comes next, and nothing is drawn');
  client.ahead('layer', { n: 4 });
  assert.equal(client.want('layer', { n: 3 }), null);
  asked[1].answer({ ok: true });
  await settled();
  assert.deepEqual([numbers(), changed], [[1, 3, 4], 1], 'it is awaited by now');
  client.ahead('layer', { n: 5 });
  client.want('layer', { n: 6 });
  assert.deepEqual(numbers(), [1, 3, 4, 6], 'what a visitor waits for goes first');
  asked[2].answer({ ok: true });
  asked[3].answer({ ok: true });
  await settled();
  assert.deepEqual([numbers(), changed], [[1, 3, 4, 6], 2]);
  assert.deepEqual(client.want('layer', { n: 4 }), { ok: true, value: { ok: true } });
});

test('an answer that has arrived is returned without a request', async () => {
  const { server, asked } = slowServer();
  const client = connect(server, { layer: asSent }, () => {});
  assert.equal(client.have('layer', { n: 1 }), null);
  assert.equal(asked.length, 0);
  client.want('layer', { n: 1 });
  asked[0].answer({ ok: true, a: 3 });
  await settled();
  assert.equal(client.have('layer', { n: 1 }), client.want('layer', { n: 1 }));
  assert.equal(asked.length, 1);
});

test('a request that another one ended is asked again if the page still needs it, once', async () => {
  const { server, asked } = slowServer(),
    stopped = { ok: false, kind: 'stopped', error: 'Nobody waits for this run any more.' };
  const client = connect(server, { layer: asSent }, () => {});
  client.want('layer', { n: 1 });
  client.want('layer', { n: 2 });
  asked[0].answer({ ok: true });
  await settled();
  asked[1].answer(stopped); // the first came later, and ended it
  await settled();
  assert.equal(client.want('layer', { n: 2 }), null);
  asked[2].answer(stopped); // alone: the server is full, or ends
  await settled();
  assert.equal(client.want('layer', { n: 2 }).error, stopped.error);
  assert.equal(asked.length, 3);
});

test('names do not wait for each other', () => {
  const asked = [];
  const never = (name) => () => {
    asked.push(name);
    return new Promise(() => {});
  };
  const client = connect({ a: never('a'), b: never('b') }, { a: asSent, b: asSent }, () => {});
  for (const n of [1, 2, 3]) client.want('a', { n });
  client.want('b', { n: 1 });
  assert.deepEqual(asked, ['a', 'a', 'b']);
});

test('a refusal, a lost connection and an unreadable reply give one sentence each, kept until forgive()', async () => {
  const { server, asked } = slowServer();
  const reader = (reply) => {
    if (!reply.layer.length) return reply;
    if (reply.version !== 1) throw new Error(`This page reads version 1, not ${reply.version}.`);
    return reply;
  };
  const client = connect(server, { layer: reader }, () => {});
  const endings = [
    [{ ok: false, kind: 'refused', error: 'Too long by 3 tokens.' }],
    [{ ok: false, kind: 'lost', error: 'The server did not answer.' }],
    [{ ok: true, layer: [1], version: 7 }, 'This page reads version 1, not 7.'],
    [
      { ok: true, version: 7 },
      'This page cannot read the answer; it may belong to an earlier version. Reload the page.',
    ],
  ];
  for (const [n, [reply, error]] of endings.entries()) {
    client.want('layer', { n });
    asked.at(-1).answer(reply);
    await settled();
    assert.deepEqual(client.want('layer', { n }), error ? { ok: false, kind: 'refused', error } : reply);
  }
  assert.equal(asked.length, 4);
  client.forgive();
  assert.equal(client.want('layer', { n: 0 }), null);
  assert.equal(asked.length, 5);
});

test('the most recently used answers are kept', async () => {
  let asked = 0;
  const client = connect({ layer: async ({ n }) => ({ ok: true, n: (asked += 1) && n }) }, { layer: asSent }, () => {});
  const get = async (n) => {
    client.want('layer', { n });
    await settled();
    return client.want('layer', { n }).value.n;
  };
  for (let n = 0; n < 60; n++) {
    assert.equal(await get(n), n);
    assert.equal(await get(0), 0);
  }
  assert.equal(asked, 60, 'the first one was used all the time and never asked again');
  await get(1);
  assert.equal(asked, 61, 'the second one had to make room');
});

test('an action is requested every time', async () => {
  let asked = 0;
  const client = connect({ file: async () => ({ ok: true, n: ++asked }) }, { file: asSent }, assert.fail);
  assert.equal((await client.ask('file', {})).value.n, 1);
  assert.equal((await client.ask('file', {})).value.n, 2);
});
