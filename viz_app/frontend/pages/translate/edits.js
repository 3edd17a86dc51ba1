/* Tokens left out of a classification: the run without them, laid back over the tokens of the whole text. */
import * as codec from '../../state/codec.js';
import * as words from '../../state/words.js';

const ABSENT = 2;

/** A map of fewer tokens, spread over all of them; what was left out is absent. `back[i]` is −1 or a place in `map`. */
function spread(map, tokens, back) {
  const n = tokens.length,
    m = map.queries.length,
    open = new Uint8Array(n * n).fill(ABSENT),
    from = new Int32Array(n * n).fill(-1);
  back.forEach((i, to) =>
    back.forEach((j, at) => {
      if (i < 0 || j < 0) return;
      from[to * n + at] = i * m + j;
      open[to * n + at] = map.open[i * m + j];
    }),
  );
  const known = new Map();
  const levels = (layer, head) => {
    const key = layer * map.heads + head;
    if (!known.has(key)) {
      const small = map.levels(layer, head);
      known.set(
        key,
        Uint16Array.from(from, (cell) => (cell < 0 ? 0 : small[cell])),
      );
    }
    return known.get(key);
  };
  return {
    ...map,
    queries: tokens,
    keys: tokens,
    open,
    levels,
    rest: (layer, head, row) => map.rest(layer, head, Math.max(0, back[row])),
  };
}

const placesOf = (count, out) => {
  let next = 0;
  return Array.from({ length: count }, (_, i) => (out.has(i) ? -1 : next++));
};

/** Asks for the run without `wanted`: {run}, or {problem}, a sentence. */
async function runWithout(view, wanted) {
  const { model, text, source } = view.run,
    request = { model, text, left_out: [...wanted].sort((a, b) => a - b) };
  let reply = null;
  try {
    reply = await view.options.rerun(request);
  } catch {
    // The server is gone or refuses: said below, like an empty reply.
  }
  const run = reply?.ok ? codec.readRun(reply.payload) : null;
  if (run?.classification && run.source.length === source.length - wanted.size) return { run };
  return { problem: reply?.error ?? 'The model could not be run again. Try once more.' };
}

/** The maps and scores of `run`, laid over all tokens of the text. */
function overlay(run, source, out) {
  const back = placesOf(source.length, out),
    { contributions } = run.classification;
  const shares = contributions && back.map((i) => (i < 0 ? null : contributions[i]));
  const scores = { ...run.classification, contributions: shares };
  return { maps: { encoder: spread(run.maps.encoder, source, back) }, scores };
}

/** Gives the view `leaveOut`, `putBack`, `isOut`, `outTokens`, `maps` and `scores`. */
export function addEdits(view) {
  let out = new Set(),
    edited = null,
    turn = 0;

  function settle(run, without) {
    out = without;
    edited = run && overlay(run, view.run.source, out);
    view.edition += 1;
    if (out.has(view.now().sel.row)) view.select({ row: view.run.source.findIndex((_, i) => !out.has(i)) });
    view.draw();
  }

  async function rerun(wanted) {
    const mine = ++turn;
    view.root.setAttribute('aria-busy', 'true');
    const { run, problem = '' } = await runWithout(view, wanted);
    if (mine !== turn) return;
    view.root.removeAttribute('aria-busy');
    view.problem = problem;
    if (run) settle(run, wanted);
    else view.draw();
  }

  Object.assign(view, {
    problem: '',
    isOut: (i) => out.has(i),
    outTokens: () => [...out].sort((a, b) => a - b),
    maps: () => (edited ?? view.run).maps,
    scores: (before = false) => (edited && !before ? edited.scores : view.run.classification),
    leaveOut(i) {
      const wanted = new Set(out);
      if (!wanted.delete(i)) wanted.add(i);
      const remain = view.run.source.some((piece, t) => !wanted.has(t) && !words.isSpecial(piece));
      if (!wanted.size) view.putBack();
      else if (remain) rerun(wanted);
    },
    putBack() {
      turn += 1;
      view.problem = '';
      view.root.removeAttribute('aria-busy');
      settle(null, new Set());
    },
  });
}
