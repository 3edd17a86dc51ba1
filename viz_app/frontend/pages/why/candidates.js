/* The list of other possible answers. A click explains one, or compares the question with it. */
/** @import { Candidate, Page, WhyState } from './types' */
import * as format from '../../state/format.js';
import { placeOf } from '../../state/question.js';
import { pieces, say } from '../../state/say.js';
import { barOf } from '../../widgets/bar.js';
import { button } from '../../widgets/controls.js';
import { create, keepFocus } from '../../widgets/dom.js';

/** Return the values that ask about a candidate. @type {(state: WhyState, one: Candidate) => Record<string, number | null>} */
function asking(state, { id, isOwn }) {
  const kept = state.against?.id === id ? null : (state.against?.id ?? null);
  if (state.step === null) return { label: id, at: id, against: kept };
  return { ...placeOf(state), candidate: isOwn ? null : id, against: kept };
}

/** Return the values that compare the question with a candidate, or end the comparison. @type {(state: WhyState, one: Candidate) => Record<string, number | null>} */
const comparing = (state, { id }) => ({ ...placeOf(state), against: state.against?.id === id ? null : id });

/** @param {Page} page @returns {Piece<WhyState>} */
export function buildCandidates({ view, now }) {
  const title = create('h3', ''),
    list = create('ol', ''),
    note = create('p', 'gf-cap'),
    element = create('aside', 'gf-why-next', title, list, note);
  /** @type {(state: WhyState, one: Candidate, share: string) => HTMLElement} */
  function item(state, one, share) {
    const isAsked = one.id === state.asked.id,
      isAgainst = one.id === state.against?.id,
      name = format.quoted(one.name);
    const parts = [
      create('span', '', format.label(one.name), { dir: 'auto' }),
      barOf(one.probability),
      create('span', '', share),
    ];
    const ask = button(parts, () => view.select(asking(now(), one)), '', {
      ...{ title: say('why-why-name', { name }), 'aria-pressed': String(isAsked), 'data-ask': one.id },
    });
    const not = button(say('why-not'), () => view.select(comparing(now(), one)), undefined, {
      disabled: isAsked,
      title: isAgainst
        ? say('why-end-the-comparison')
        : say('why-why-and-not', { name: format.quoted(state.asked.name), nameB: name }),
      'aria-label': say('why-and-not', { name }),
      'aria-pressed': String(isAgainst),
      'data-not': one.id,
    });
    return create('li', one.isOwn ? 'gf-chosen' : '', ask, not);
  }
  return {
    element,
    draw(state) {
      const { step, read, candidates } = state,
        named = candidates.map(({ probability }) => probability),
        shares = format.percents(named),
        rest = format.wholePercent(format.restOf(format.wholePercents(named)));
      const after = create('span', 'gf-acc', format.quoted(read[read.length - 1] ?? ''));
      title.replaceChildren(
        ...(step === null ? [say('why-possible-classes')] : pieces('why-possible-next-tokens', { last: after })),
      );
      keepFocus(list, () => list.replaceChildren(...candidates.map((one, i) => item(state, one, shares[i]))));
      const others = step === null ? '' : say('why-all-other-tokens', { share: rest });
      note.textContent = `${others} ${say('why-click-one-explain')}`.trim();
    },
  };
}
