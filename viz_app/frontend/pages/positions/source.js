// @ts-nocheck
/* What the page has of the server: one question at a time, the most wanted first, every answer kept. */
const KEPT = 64;
const LOST = 'The server did not answer. Check that it is still running, then try again.';

async function ask(call, request) {
  try {
    return (await call(request)) ?? { ok: false, error: LOST, lost: true };
  } catch {
    return { ok: false, error: LOST, lost: true };
  }
}

const keyOf = ({ name, request }) => JSON.stringify([name, request]);

/** `wanted()` lists what the page needs now, `read(name, answer)` makes it ready to draw, `changed()` follows answers. */
export function openSource(server, { wanted, read, changed }) {
  const answers = new Map();
  let asking = false;
  function remember(key, answer) {
    answers.set(key, answer);
    if (answers.size > KEPT) answers.delete(answers.keys().next().value);
  }
  async function pump() {
    if (asking) return;
    const next = wanted().find((question) => !answers.has(keyOf(question)));
    if (!next) return;
    asking = true;
    const answer = await ask(server[next.name], next.request);
    asking = false;
    remember(keyOf(next), answer.ok ? { ok: true, ...read(next.name, answer) } : answer);
    changed(next.name);
    pump();
  }
  return {
    pump,
    answer: (question) => answers.get(keyOf(question)) ?? null,
    isComplete: () => wanted().every((question) => answers.has(keyOf(question))),
    /** Questions that got no answer may be asked again. */
    forgive() {
      for (const [key, answer] of answers) if (answer.lost) answers.delete(key);
    },
  };
}
