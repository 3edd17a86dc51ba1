/* How likely each class is, and what changes when tokens are left out. */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';
import { bookOf } from './ledger.js';

const best = (values) => values.indexOf(Math.max(...values));

function classButton(view, label, index) {
  const fill = create('i'),
    before = create('u', '', { hidden: true }),
    logit = create('span'),
    chance = create('span');
  const button = create('button', '', create('span', '', label), create('div', 'gf-bar', fill, before), logit, chance, {
    type: 'button',
    title: view.run.classification.contributions ? `Show what each token adds to ${label}` : `Look at ${label}`,
  });
  button.addEventListener('click', () => view.select({ label: index }));
  return {
    row: create('li', '', button),
    draw(now, base, chosen) {
      button.setAttribute('aria-pressed', String(chosen));
      button.classList.toggle('gf-best', best(now.probabilities) === index);
      fill.style.width = now.probabilities[index] * 100 + '%';
      before.hidden = now === base;
      before.style.left = base.probabilities[index] * 100 + '%';
      logit.textContent = words.signed(now.logits[index]);
      chance.textContent = words.percent(now.probabilities[index]);
      button.dataset.probability = now.probabilities[index];
    },
  };
}

const outNodes = (view) => words.list(view.outTokens().map((i) => create('b', '', words.quoted(view.run.source[i]))));

function effect(view, { sel }) {
  const [now, base] = [view.scores(), view.scores(true)],
    c = sel.label,
    points = (now.probabilities[c] - base.probabilities[c]) * 100;
  const flips = best(now.probabilities) !== best(base.probabilities);
  return [
    'Without ',
    ...outNodes(view),
    `: ${view.run.classification.labels[c]} ${words.percent(base.probabilities[c])} → `,
    create('b', '', words.percent(now.probabilities[c])),
    `, ${words.signed(points, Math.abs(points) < 10 ? 1 : 0)} points`,
    flips ? ', another class.' : '.',
  ];
}

function reason(view, { sel }) {
  const [now, base] = [bookOf(view, view.scores(), sel), bookOf(view, view.scores(true), sel)],
    out = view.outTokens();
  if (!base.adds) return `The score moves by ${words.signed(now.sum - base.sum)}. Orange line: before.`;
  const own = out.reduce((sum, i) => sum + base.adds[i], 0),
    left = view.run.source.length - out.length;
  return `${out.length > 1 ? 'Their shares were' : 'Its share was'} ${words.signed(own)}; the ${sel.ledger === 'lead' ? 'lead' : 'score'} moves by ${words.signed(now.sum - base.sum)}, because the other ${left} tokens now read another text. Orange line: before.`;
}

/** The section that leaves tokens out; shown only where there is someone to run the model again. */
function whatIf(view) {
  const back = create('button', 'gf-btn gf-small', 'Put back', { type: 'button' }),
    line = create('p', 'gf-effect', { 'aria-live': 'polite' }),
    note = create('p', 'gf-cap');
  back.addEventListener('click', () => view.putBack());
  const element = create('div', 'gf-whatif', create('div', 'gf-row', create('h2', '', 'What if'), back), line, note);
  element.hidden = !view.options.rerun;
  return {
    element,
    draw(state) {
      const edited = view.outTokens().length > 0;
      back.disabled = !edited;
      line.replaceChildren(...(edited ? effect(view, state) : ['Click a token to leave it out.']));
      note.textContent = edited
        ? reason(view, state)
        : !view.run.classification.contributions
          ? 'The model runs again without it.'
          : 'The model runs again without it. The ledger says what a token adds here; leaving it out also changes what the others say.';
      if (view.problem) note.replaceChildren(create('span', 'gf-problem', view.problem));
    },
  };
}

export function buildClasses(view) {
  const { labels } = view.run.classification,
    title = create('h2'),
    buttons = labels.map((label, i) => classButton(view, label, i)),
    edits = whatIf(view);
  const element = create(
    'aside',
    'gf-classes',
    title,
    create('ol', '', ...buttons.map(({ row }) => row)),
    edits.element,
  );
  element.classList.toggle('gf-many', labels.length > 3);
  return {
    element,
    draw(state) {
      const [now, base] = [view.scores(), view.scores(true)];
      title.textContent = `Most likely: ${labels[best(now.probabilities)]}`;
      buttons.forEach((button, i) => button.draw(now, base, i === state.sel.label));
      edits.draw(state);
    },
  };
}

/** On phones, what the class is stays in sight in a bar at the bottom. */
export function buildVerdict(view) {
  const line = create('span'),
    back = create('button', 'gf-btn gf-small', 'Put back', { type: 'button' });
  back.addEventListener('click', () => view.putBack());
  back.hidden = !view.options.rerun;
  return {
    element: create('div', 'gf-verdict', line, back),
    draw() {
      const { probabilities } = view.scores(),
        top = best(probabilities),
        out = view.outTokens();
      back.disabled = !out.length;
      line.replaceChildren(
        create('b', '', view.run.classification.labels[top]),
        ' ' + words.percent(probabilities[top]),
        ...(out.length ? [', without ', ...outNodes(view)] : []),
      );
    },
  };
}
