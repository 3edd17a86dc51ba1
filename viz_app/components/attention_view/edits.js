/* Tokens left out of a classification: the run without them, laid back over the tokens of the whole text. */
(() => {
  'use strict';
  const { words } = window.glassformer;
  const parts = (window.glassformer.parts ??= {});
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

  /** Gives the view `leaveOut`, `putBack`, `isOut`, `outTokens` and `scores`. */
  parts.edits = (view) => {
    let out = new Set(),
      edited = null,
      turn = 0;

    function settle(run) {
      const back = placesOf(view.run.source.length, out);
      edited = run && {
        maps: { encoder: spread(run.maps.encoder, view.run.source, back) },
        scores: {
          ...run.classification,
          contributions: back.map((i) => (i < 0 ? null : run.classification.contributions[i])),
        },
      };
      view.edition += 1;
      const row = view.now().sel.row;
      if (out.has(row)) view.select({ row: back.findIndex((i) => i >= 0) });
      view.draw();
    }

    async function rerun(wanted) {
      const mine = ++turn,
        { model, text } = view.run;
      view.root.setAttribute('aria-busy', 'true');
      const reply = await Promise.resolve(
        view.options.rerun({ model, text, left_out: [...wanted].sort((a, b) => a - b) }),
      ).catch(() => null);
      if (mine !== turn) return undefined;
      view.root.removeAttribute('aria-busy');
      const run = reply?.ok ? window.glassformer.codec.readRun(reply.payload) : null;
      const fits = run?.classification && run.source.length === view.run.source.length - wanted.size;
      view.problem = fits ? '' : (reply?.error ?? 'The model could not be run again. Try once more.');
      if (!fits) return view.draw();
      out = wanted;
      return settle(run);
    }

    Object.assign(view, {
      problem: '',
      isOut: (i) => out.has(i),
      outTokens: () => [...out].sort((a, b) => a - b),
      maps: () => (edited ? edited.maps : view.run.maps),
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
        out = new Set();
        view.problem = '';
        view.root.removeAttribute('aria-busy');
        settle(null);
      },
    });
  };
})();
