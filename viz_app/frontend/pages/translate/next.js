/* The candidates of a step with their probabilities; beside run A, with ticks of its. */
/** @import { Step } from '../../types' */
/** @import { State } from './selection.js' */
/** @import { Page } from './view.js' */
import { candidatesOf, chancesOf, pieceOf, probabilityOf } from '../../state/candidates.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { shareBar } from '../../widgets/bar.js';
import { button as makeButton } from '../../widgets/controls.js';
import { create, setChildren, setText } from '../../widgets/dom.js';

const NEVER = ['<s>', '<pad>', '<unk>']; // tokens that no target contains

/** @typedef {[piece: string, logProbability: number | null, id: number]} Candidate */

/** Run again with a candidate instead of the written token. @param {Page} page @param {number} at @param {Candidate} candidate @param {boolean} focus */
function force({ run, view, options }, at, [, , id], focus) {
  const before = run.steps.slice(0, at).flatMap((step) => step.pieces?.map((piece) => piece.id) ?? [step.id]);
  view.select({ step: at }); // a selection by the visitor, so that the new run opens at its last step
  options.force?.([...before, id], focus);
}

/** Build a line of the list. It is a button if its candidate can be written. `draw` shows another candidate. @param {boolean} isOpen @param {(focus: boolean) => void} choose */
function buildBar(isOpen, choose) {
  const bar = shareBar(),
    name = create('span', '', { dir: 'auto' }),
    share = create('span', ''),
    cells = [name, bar.element, share],
    button = isOpen ? makeButton(cells, ({ detail }) => choose(detail === 0), '') : null,
    row = create('li', button ? '' : 'gf-plain', ...(button ? [button] : cells));
  return {
    row,
    isOpen,
    /** @param {Candidate} candidate @param {boolean} isChosen @param {string} text its per cent @param {number | null} before its probability in run A */
    draw([piece, logProbability], isChosen, text, before) {
      setText(name, format.label(piece));
      name.title = piece;
      bar.draw(probabilityOf(logProbability), before);
      setText(share, before === null ? text : format.fromTo(format.percent(before), text));
      if (button) button.title = say('translate-continue-with-here', { piece: format.quoted(piece) });
      row.classList.toggle('gf-chosen', isChosen);
      row.dataset.token = piece;
      row.dataset.logProbability = String(logProbability);
    },
  };
}

/** Return a function that draws the lines of a step. It reuses the lines of the step before. @param {Page} page @param {HTMLElement} list */
function buildBars(page, list) {
  const bars = /** @type {ReturnType<typeof buildBar>[]} */ ([]);
  /** @type {{ at: number, candidates: Candidate[] }} */
  let now = { at: 0, candidates: [] };
  return (
    /** @type {number} */ at,
    /** @type {Candidate[]} */ candidates,
    /** @type {string[]} */ texts,
    /** @type {Map<string, number> | null} */ before,
  ) => {
    const written = pieceOf(page.run.steps[at]).token;
    now = { at, candidates };
    candidates.forEach((candidate, i) => {
      const [piece] = candidate,
        isGiven = !page.run.source.length && page.run.steps[at].forced, // the beginning that a model goes on from
        isOpen = Boolean(page.options.force) && !isGiven && piece !== written && !NEVER.includes(piece);
      if (bars[i]?.isOpen !== isOpen)
        bars[i] = buildBar(isOpen, (focus) => force(page, now.at, now.candidates[i], focus));
      bars[i].draw(candidate, piece === written, texts[i], before?.get(piece) ?? null);
    });
    bars.length = candidates.length;
    setChildren(
      list,
      bars.map(({ row }) => row),
    );
  };
}

/** Return a note about a word of several pieces. The bars show its first piece. @param {Step} step */
function piecesNote({ token, pieces = [] }) {
  if (pieces.length < 2) return '';
  const parts = pieces.map(
    (piece) => `${format.label(piece.token)} ${format.percent(probabilityOf(piece.log_probability))}`,
  );
  return say('translate-written-in-pieces', { token: format.quoted(token), pieces: format.series(parts) });
}

/** Return the probabilities in run A after the same token, or null if it does not read it here. @param {import('../../state/difference.js').Difference} difference @param {number} step of B */
function chancesOfA({ a, target }, step) {
  const read = target.find(({ b, same }) => same && b === step)?.a ?? null;
  if (read === null) return null;
  const candidates = candidatesOf(pieceOf(a.steps[Math.min(read, a.steps.length - 1)]));
  return new Map(candidates.map(([piece, logProbability]) => [piece, probabilityOf(logProbability)]));
}

/** @param {Page} page @returns {Piece<State>} */
export function buildNext(page) {
  const { comparison } = page,
    title = create('h3', ''),
    list = create('ol', ''),
    drawBars = buildBars(page, list),
    note = create('p', 'gf-cap'),
    hint = page.options.force ? [create('p', 'gf-cap', say('translate-choose-another-token'))] : [];
  let drawnStep = /** @type {Step | null} */ (null);
  return {
    element: create('aside', 'gf-next', title, list, note, ...hint),
    draw({ run, sel }) {
      const step = run.steps[sel.step];
      if (!step || drawnStep === step) return;
      drawnStep = step;
      const candidates = candidatesOf(pieceOf(step)),
        texts = chancesOf(step),
        sofar = run.steps.slice(0, sel.step + 1).reduce((sum, one) => sum + (one.log_probability ?? -Infinity), 0),
        before = comparison && chancesOfA(comparison, sel.step),
        runs = before ? 'both' : comparison ? 'b' : 'one',
        after = create('span', 'gf-acc', format.quoted(run.target[sel.step]));
      title.replaceChildren(...pieces('translate-next-tokens-after', { token: after, runs }));
      drawBars(sel.step, candidates, texts, before);
      note.textContent = [
        comparison && say('translate-runs-of-bars', { runs }),
        step.forced &&
          say('translate-token-is-forced', { token: format.quoted(step.token), isGiven: !run.source.length }),
        piecesNote(step),
        say('translate-all-other-tokens', { share: texts.at(-1) ?? '', sum: format.number(sofar) }),
      ]
        .filter(Boolean)
        .join(' ');
    },
  };
}
