/* What a beam search has finished, best first, with the numbers that it ranked by. */
(() => {
  'use strict';
  const { dom, words } = window.glassformer;
  const parts = (window.glassformer.parts ??= {});
  const { el } = dom;

  function row({ text, score, log_probability: total, tokens }, i) {
    const numbers = [words.number(score, 3), words.number(total, 3), String(tokens)].map((text) => el('td', '', text));
    return el('tr', '', ...numbers, el('th', '', text, { scope: 'row', dir: 'auto' }), i ? {} : { 'aria-current': 'true' });
  }

  /** A list that opens below the steps; empty where the run was not searched for. */
  parts.found = ({ run: { found } }) => {
    if (!found?.length) return el('div', '', { hidden: true });
    const names = ['score', 'log p', 'tokens', 'translation'].map((name) => el('th', '', name, { scope: 'col' }));
    const table = el('table', '', el('thead', '', el('tr', '', ...names)), el('tbody', '', ...found.map(row)));
    const summary = `Beam search: the best of ${found.length} finished translations is shown`;
    return el('details', 'gf-found', el('summary', '', summary), el('div', 'gf-foundbox', table));
  };
})();
