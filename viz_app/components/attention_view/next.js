/* What could be written at this step, and how likely. */
(() => {
  'use strict';
  const { dom, words } = window.glassformer;
  const parts = (window.glassformer.parts ??= {});
  const { el } = dom;

  /** The listed candidates, with the token written among them even if a search chose an unlikely one. */
  function candidates(step) {
    const listed = step.top.some(([piece]) => piece === step.token);
    return listed ? step.top : [...step.top, [step.token, step.log_probability]];
  }

  function bar([piece, logProbability], written) {
    const chance = Math.exp(logProbability ?? -Infinity),
      fill = el('i');
    fill.style.width = chance * 100 + '%';
    const row = el(
      'li',
      piece === written ? 'gf-chosen' : '',
      el('span', '', words.label(piece), { title: piece, dir: 'auto' }),
      el('div', '', fill),
      el('span', '', words.percent(chance)),
    );
    row.dataset.token = piece;
    row.dataset.logProbability = logProbability;
    return row;
  }

  parts.next = (view) => {
    const title = el('h2'),
      bars = el('ol'),
      note = el('p', 'gf-cap');
    let drawn = -1;
    return {
      element: el('aside', 'gf-next', title, bars, note),
      draw({ sel }) {
        const step = view.run.steps[sel.step];
        if (!step || drawn === sel.step) return;
        drawn = sel.step;
        const listed = candidates(step),
          others = 1 - listed.reduce((sum, [, log]) => sum + Math.exp(log ?? -Infinity), 0);
        const sentence = view.run.steps
          .slice(0, sel.step + 1)
          .reduce((sum, { log_probability: log }) => sum + (log ?? -Infinity), 0);
        title.replaceChildren('What to write after ', el('span', 'gf-acc', words.quoted(view.run.target[sel.step])));
        bars.replaceChildren(...listed.map((candidate) => bar(candidate, step.token)));
        note.textContent = `All other tokens ${words.percent(others)}. Sentence so far: log p ${words.number(sentence)}`;
      },
    };
  };
})();
