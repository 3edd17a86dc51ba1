/* The comparison of run A and run B in a view: panels of B − A, or a sentence with the reason for none. They are hidden
   while nothing is compared.

     const compared = compare(view, (state) => answered(page.a, (a) => contentOf(a, state)), { choose: selectRow });
     host.append(compared.element);
     compared.draw(state);

   A view calls `askForA(client, 'layer', more)` in its `load`, after its own requests, and takes the answer by
   `client.have('layer', aboutA(more))`. `contentOf(state)` is called while two runs are compared. It returns a sentence, the content of a table
   (difference_table.js), the content of a head (head_difference.js), or a list of these, one for each panel. `choose`
   gets the row of B that is chosen in the picture of a head.
   The parts of a panel are in the page only while they are filled, so that a search in the page finds the tab's other
   parts first. */
import * as link from '../state/link.js';
import { pieces, say } from '../state/say.js';
import { drawTable } from './difference_table.js';
import { create } from './dom.js';
import { buildHead } from './head_difference.js';
import { keysOf, swatch } from './legend.js';
import { notice } from './notice.js';
import { tableFrame, tableSwitch } from './table.js';

export const WAITING = say('widgets-running-a');

/** @typedef {import('./difference_table.js').DifferenceContent} TableContent */
/** @typedef {import('./head_difference.js').HeadContent} HeadContent */
/** @typedef {TableContent | HeadContent | string | null} Content null hides the panel */
/** @typedef {{ title: string, cap: string, said: (string | Node)[], scale: string, keys?: (string | (string | Node)[])[] }} Words */
/** @typedef {{ choose?: (row: number) => void, point?: (place: import('./matrix.js').Cell | null) => void, settings?: { isTable: boolean } }} Acts */
/** @template T @typedef {{ ok: true, value: T } | { ok: false, error: string } | null} Answer */

/**
 * Return the content of A's answer, or a sentence while it is missing. @template T
 * @param {Answer<T>} answer @param {(value: T) => Content | Content[]} use @returns {Content | Content[]}
 */
export const answered = (answer, use) =>
  answer === null ? WAITING : answer.ok ? use(answer.value) : `A: ${answer.error}`;

/** @template {string} N @typedef {{ want(name: N, request: object): unknown }} Asking */

/**
 * Ask about A what the view has asked about B. Return false until it arrives. It is asked last, because the server ends a
 * page's request when its next one arrives.
 * @template {string} N @param {Asking<N>} client @param {N} name @param {object} [more] beside the run
 */
export function askForA(client, name, more) {
  return !link.compared() || client.want(name, aboutA(more)) !== null;
}

/** Return a request about A. @param {object} [more] beside the run */
export const aboutA = (more) => ({ ...link.compared(), ...more });

/** @param {import('./head_difference.js').View} view @param {Acts} acts */
function buildPanel(view, acts) {
  const kept = acts.settings ?? { isTable: false },
    title = create('h3', ''),
    cap = create('span', 'gf-cap'),
    why = notice('gf-cap'),
    box = tableFrame(say('widgets-b-numbers')),
    head = buildHead(view, acts),
    read = create('p', 'gf-read'),
    legend = create('div', 'gf-legend gf-cap'),
    swap = tableSwitch(kept, () => view.draw()),
    top = create('div', 'gf-row', create('div', 'gf-differ-title', title, ' ', cap), create('div', 'gf-tool', swap)),
    body = create('div', 'gf-differ-body', head.element, box),
    element = create('section', 'gf-differ', { 'aria-label': say('widgets-difference-run-run-b'), hidden: true });
  /** @type {Record<string, HTMLElement[]>} */
  const parts = { '': [], said: [why.element], drawn: [top, body, read, legend] };
  /** @param {Words} words */
  function fill(words) {
    title.textContent = words.title;
    element.setAttribute('aria-label', say('widgets-difference-titled', { title: words.title }));
    box.setAttribute('aria-label', say('widgets-b-numbers-titled', { title: words.title }));
    cap.textContent = words.cap;
    read.replaceChildren(...words.said);
    const keys = [
      pieces('widgets-key-difference', { ramp: swatch('signed'), scale: words.scale }),
      pieces('widgets-key-unmatched', { swatch: swatch('unmatched') }),
      ...(words.keys ?? []),
    ];
    legend.replaceChildren(...keysOf(keys));
  }
  return {
    element,
    read,
    centre: head.centre,
    /** @param {Content} given */
    draw(given) {
      const content = given && typeof given === 'object' && 'sel' in given ? head.refusal(given) || given : given,
        kind = content === null ? '' : typeof content === 'string' ? 'said' : 'drawn';
      element.hidden = content === null;
      if (element.dataset.differs !== kind) element.replaceChildren(...parts[kind]); // only if it changes, so that the focus stays
      element.dataset.differs = kind;
      why.say(typeof content === 'string' ? content : '');
      if (content === null || typeof content === 'string') return;
      const left = box.scrollLeft,
        { isTable } = kept;
      head.element.hidden = isTable || 'rows' in content;
      box.hidden = !head.element.hidden;
      fill('rows' in content ? drawTable(box, content, isTable) : head.draw(isTable ? box : null, content));
      box.scrollLeft = left;
    },
  };
}

/** @template S @param {import('./head_difference.js').View} view @param {(state: S) => Content | Content[]} contentOf @param {Acts} [acts] */
export function compare(view, contentOf, acts = {}) {
  const panels = [buildPanel(view, acts)],
    element = create('div', 'gf-compared', panels[0].element);
  return {
    element,
    /** The sentence of the first panel. */
    read: panels[0].read,
    centre: panels[0].centre,
    /** @param {S} state @returns {boolean} true if a difference is drawn */
    draw(state) {
      const contents = link.compared() ? [contentOf(state)].flat() : [];
      while (panels.length < contents.length) {
        panels.push(buildPanel(view, acts));
        element.append(panels[panels.length - 1].element);
      }
      panels.forEach((panel, at) => panel.draw(contents[at] ?? null));
      return panels[0].element.dataset.differs === 'drawn';
    },
  };
}
