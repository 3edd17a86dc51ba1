/* What the patched run writes: both runs as they are, how far it came, and the likeliest tokens before and now. */
/** @import { Measure, Page, Patched, PatchMap, PatchState } from './types' */
import { classOf, spelledOut } from '../../state/class_names.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { barOf, barRow } from '../../widgets/bar.js';
import { create, region } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';
import { measured, USUAL, wayOf } from './state.js';

const MARGIN = 0.25; // of the way, beside both ends of the scale

/** Return the words of a text; those that another text lacks are marked. @param {string} text @param {string} other */
export function marked(text, other) {
  const known = new Set(other.split(' '));
  return text.split(' ').flatMap((word, at) => [at ? ' ' : '', known.has(word) ? word : create('mark', '', word)]);
}

/** @type {(state: PatchState, map: PatchMap, run: Patched | null) => HTMLElement} */
function outputs({ base, donor, isFromA, done }, { outputs: written, pair }, run) {
  const isClass = pair.step === null,
    isPatched = run !== null && done.length > 0;
  /** @type {[string, (Node | string)[]][]} */
  const lines = [
    [say('patch-run-writes', { run: donor, isClass }), [written.donor]],
    [say(isPatched ? 'patch-run-wrote' : 'patch-run-writes', { run: base, isClass }), [written.base]],
  ];
  if (!isFromA) lines.reverse();
  if (isPatched) lines.push([say('patch-run-now', { run: base }), marked(run.output, written.base)]);
  return create(
    'dl',
    'gf-outs',
    ...lines.flatMap(([name, text], at) => [
      create('dt', '', name),
      create('dd', at === 2 ? 'gf-big' : '', ...text, { dir: 'auto' }),
    ]),
  );
}

/** The scale from the base's run to the donor's. @type {(state: PatchState, map: PatchMap, run: Patched | null) => HTMLElement} */
function meter({ base, donor, measure, done }, { pair }, run) {
  const share = (done.length ? run?.shares[measure] : null) ?? null,
    low = Math.min(-MARGIN, (share ?? 0) - MARGIN),
    high = Math.max(1 + MARGIN, (share ?? 0) + MARGIN),
    at = (/** @type {number} */ value) => `${((value - low) / (high - low)) * 100}%`;
  const place = (/** @type {HTMLElement} */ element, /** @type {number} */ value) => {
    element.style.left = at(value);
    return element;
  };
  const ends = [
    [0, base, pair.logs],
    [1, donor, pair.donorLogs],
  ].map(([value, name, logs]) =>
    place(
      create('span', 'gf-end', `${name} ${format.number(measured(measure, /** @type {[number, number]} */ (logs)))}`),
      /** @type {number} */ (value),
    ),
  );
  const fill = create('i', 'gf-fill'),
    value = place(
      create('b', 'gf-value', share === null ? say('patch-nothing-carried') : wayOf(share)),
      Math.max(low + 0.3 * (high - low), Math.min(high - 0.3 * (high - low), share ?? 0.5)),
    );
  if (share !== null) {
    fill.style.left = at(Math.min(0, share));
    fill.style.width = `${(Math.abs(share) / (high - low)) * 100}%`;
    fill.style.background = theme.signedColour(Math.max(-1, Math.min(1, share)));
  }
  const ticks = [0, 1].map((one) => place(create('i', 'gf-tick'), one)),
    pin = share === null ? [] : [place(create('i', 'gf-pin'), share)];
  return create('div', 'gf-meter', create('i', 'gf-axis'), fill, ...ticks, ...pin, value, ...ends);
}

/** Return a bar: the probability now, with a tick where it was. @type {(name: string, before: number, now: number, isFirst: boolean, isPatched: boolean) => HTMLElement} */
function candidate(name, before, now, isFirst, isPatched) {
  const text = format.fromTo(...(isPatched ? [before] : []).concat(now).map(format.percent));
  const named = create('span', '', name, { dir: 'auto', title: name });
  return barRow(named, barOf(now, isPatched ? before : null), text, isFirst ? 'gf-first' : '');
}

/** @type {(run: Patched, isPatched: boolean) => HTMLElement[]} */
function candidates({ candidates: listed }, isPatched) {
  const sum = (/** @type {1 | 2} */ at) => Math.max(0, 1 - listed.reduce((all, one) => all + one[at], 0)),
    most = Math.max(...listed.map(([, , now]) => now)),
    bars = listed.map(([token, before, now]) =>
      candidate(spelledOut(token) || format.label(token), before, now, now === most, isPatched),
    );
  return sum(2) > 0.0005 || sum(1) > 0.0005
    ? [...bars, candidate(say('patch-all-others'), sum(1), sum(2), false, isPatched)]
    : bars;
}

/** @param {Page} page @returns {Piece<PatchState>} */
export function buildNow(page) {
  const title = create('h3', ''),
    written = create('div', ''),
    scale = create('div', ''),
    by = segments({
      ...{ label: say('patch-measured-by'), options: /** @type {[Measure, string][]} */ ([]) },
      choose: (measure) => page.view.select({ measure: measure === USUAL ? null : measure }),
    }),
    heading = create('h3', ''),
    list = create('ol', '');
  const element = region(
    'gf-now',
    say('patch-what-the-run-gives'),
    create(
      'div',
      '',
      title,
      written,
      scale,
      create('div', 'gf-row', create('span', 'gf-cap', say('patch-measured-by')), by.element),
    ),
    create(
      'div',
      'gf-likely',
      create('div', 'gf-row', heading, create('span', 'gf-cap', say('patch-orange-before'))),
      list,
    ),
  );
  return {
    element,
    draw(state) {
      const { map, run, base } = state;
      if (!map) return;
      const { pair } = map,
        isPatched = state.done.length > 0,
        read = pair.tokens.decoder ?? [],
        [token, rival] = [pair.token, pair.rival].map((one) => format.quoted(classOf(one)));
      title.textContent = say('patch-what-a-run-writes', { run: base, isClass: pair.step === null, isPatched });
      written.replaceChildren(outputs(state, map, run));
      scale.replaceChildren(meter(state, map, run));
      by.draw(state.measure, [
        [USUAL, say('patch-token-against-rival', { token, rival })],
        ['log-probability', say('patch-log-p-of-token', { token })],
      ]);
      heading.replaceChildren(
        ...(pair.step === null
          ? [say('patch-classes')]
          : pieces('patch-next-token-after', {
              last: create('span', 'gf-acc', format.quoted(read[read.length - 1] ?? '')),
            })),
      );
      list.replaceChildren(...(run ? candidates(run, isPatched) : []));
    },
  };
}
