/* Questions to the server: each is asked once, its answer kept for a while; a lost line becomes a sentence. */
const LOST = 'The server did not answer. Check that it is still running, then try again.';

/** Gradio resolves to undefined where Python raised or the line is cut. */
async function call(server, name, request) {
  try {
    return (await server[name](request)) ?? { ok: false, error: LOST };
  } catch {
    return { ok: false, error: LOST };
  }
}

/** `ask(name, request)` resolves to {ok, ...}; `known` gives the answer if it is there already. */
export function asker(server, kept = 48) {
  const answers = new Map();
  const id = (name, request) => JSON.stringify([name, request]);
  return {
    known: (name, request) => answers.get(id(name, request))?.answer,
    ask(name, request) {
      const key = id(name, request);
      if (answers.has(key)) return answers.get(key).promise;
      const entry = { answer: null, promise: call(server, name, request) };
      answers.set(key, entry);
      if (answers.size > kept) answers.delete(answers.keys().next().value);
      entry.promise.then((answer) => {
        if (answer.ok) entry.answer = answer;
        else answers.delete(key);
      });
      return entry.promise;
    },
  };
}
