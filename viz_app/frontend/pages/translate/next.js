/* What could be written at this step, and how likely. */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';

/** The listed candidates, with the token written among them even if a search chose an unlikely one. */
function candidates(step) {
  const listed = step.top.some(([piece]) => piece === step.token);
  return listed ? step.top : [...step.top, [step.token, step.log_probability, step.id]];
}

const NEVER = ['<s>', '<pad>', '<unk>']; // what no target holds

/** The row as a button that writes this token in place of the one that was written. */
function forcing(view, at, [piece, , id], cells) {
  const name = `What if it had written ${words.quoted(piece)} here?`,
    button = create('button', '', ...cells, { type: 'button', title: name });
  button.addEventListener('click', ({ detail }) => {
    const before = view.run.steps.slice(0, at).map((step) => step.id);
    view.select({ step: at }); // chosen by hand, so that the new run opens at its own end
    view.options.force([...before, id], detail === 0);
  });
  return [button];
}

function bar(view, at, candidate) {
  const [piece, logProbability] = candidate,
    written = view.run.steps[at].token,
    chance = Math.exp(logProbability ?? -Infinity),
    fill = create('i');
  fill.style.width = chance * 100 + '%';
  const cells = [
    create('span', '', words.label(piece), { title: piece, dir: 'auto' }),
    create('div', '', fill),
    create('span', '', words.percent(chance)),
  ];
  const isOpen = view.options.force && piece !== written && !NEVER.includes(piece);
  const row = create('li', '', ...(isOpen ? forcing(view, at, candidate, cells) : cells));
  row.classList.toggle('gf-plain', !isOpen);
  row.classList.toggle('gf-chosen', piece === written);
  row.dataset.token = piece;
  row.dataset.logProbability = logProbability;
  return row;
}

export function buildNext(view) {
  const title = create('h2'),
    bars = create('ol'),
    note = create('p', 'gf-cap');
  const hint = view.options.force ? [create('p', 'gf-cap', 'Choose another token to see how it would go on.')] : [];
  let drawn = -1;
  return {
    element: create('aside', 'gf-next', title, bars, note, ...hint),
    draw({ sel }) {
      const step = view.run.steps[sel.step];
      if (!step || drawn === sel.step) return;
      drawn = sel.step;
      const listed = candidates(step),
        others = 1 - listed.reduce((sum, [, log]) => sum + Math.exp(log ?? -Infinity), 0);
      const sentence = view.run.steps
        .slice(0, sel.step + 1)
        .reduce((sum, { log_probability: log }) => sum + (log ?? -Infinity), 0);
      const forced = step.forced ? `${words.quoted(step.token)} is forced. ` : '';
      title.replaceChildren('What to write after ', create('span', 'gf-acc', words.quoted(view.run.target[sel.step])));
      bars.replaceChildren(...listed.map((candidate) => bar(view, sel.step, candidate)));
      note.textContent = `${forced}All other tokens ${words.percent(others)}. Sentence so far: log p ${words.number(sentence)}`;
    },
  };
}
