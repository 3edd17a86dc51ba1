/* The time after which a page asks its class again. */
import assert from 'node:assert/strict';
import test from 'node:test';
import './reference.js';

/** The waits that the page asks for, in seconds, and what it would do then. */
const timers = [];
globalThis.window = { setTimeout: (act, ms) => timers.push({ act, seconds: ms / 1000 }) };
globalThis.clearTimeout = () => {};
const listeners = new Set();
Object.assign(globalThis.document, {
  hidden: false,
  addEventListener: (_, act) => listeners.add(act),
  removeEventListener: (_, act) => listeners.delete(act),
});
const { repeat } = await import('../../viz_app/frontend/pages/lessons/class/wire.js');

/** Wait until an answer has been taken. */
const answered = () => new Promise((done) => setImmediate(done));

/** Let chance be `luck`; return the seconds until the page asks again, which the server wants to be `seconds`. */
async function waitOf(context, luck, seconds) {
  context.mock.method(Math, 'random', () => luck);
  const end = repeat(async () => seconds);
  await answered();
  end();
  return timers.at(-1).seconds;
}

test('a class is asked again after the seconds that its server wants, a fifth more or less', async (context) => {
  assert.ok(Math.abs((await waitOf(context, 0, 2)) - 1.6) < 1e-9);
  assert.ok(Math.abs((await waitOf(context, 0.5, 4)) - 4) < 1e-9);
  assert.ok((await waitOf(context, 0.999, 4)) < 4.8 && timers.at(-1).seconds > 4.79);
});

test('a hidden page asks every 15 seconds, and at once when it is seen again', async (context) => {
  context.mock.method(Math, 'random', () => 0.5);
  let asked = 0;
  const end = repeat(async () => {
    asked += 1;
    return 2;
  });
  await answered();
  assert.equal(timers.at(-1).seconds, 2);
  globalThis.document.hidden = true;
  timers.at(-1).act();
  await answered();
  assert.equal(timers.at(-1).seconds, 15);
  for (const act of listeners) act();
  assert.equal(asked, 2, 'hidden');
  globalThis.document.hidden = false;
  for (const act of listeners) act();
  await answered();
  assert.deepEqual([asked, timers.at(-1).seconds], [3, 2]);
  end();
  assert.equal(listeners.size, 0);
});

test('a page that is told to stop asks no more', async () => {
  const before = timers.length;
  repeat(async () => 0);
  await answered();
  assert.equal(timers.length, before);
  const end = repeat(async () => 2);
  end();
  await answered();
  assert.equal(timers.length, before);
});
