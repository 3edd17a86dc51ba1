/* The frame of a difference of run A and run B: a title, the picture or its table, a sentence, and a legend. If there
   is no difference, it shows a sentence with the reason. It is hidden while nothing is compared.

     const frame = differenceFrame(view.draw);
     host.append(frame.element);
   if (frame.shows(content)) frame.fill({ title, cap, said, legend }); // content: null, a sentence, or the data to draw
     frame.body.replaceChildren(…);                                        // a picture, or with frame.isTable() a table

   Its parts are in the page only while they are filled, so that a search in the page finds the tab's other parts first.
   */
import { NONE } from './difference_captions.js';
import { create } from './dom.js';
import { tableSwitch } from './table.js';

export const WAITING = 'Running A …';

/** The legend of signed cells. @param {string} scale @param {...HTMLElement} more */
export const legendOf = (scale, ...more) => [
  create('span', '', 'B less − ', create('i', 'gf-ramp gf-signed'), ` + more${scale}`),
  create('span', '', create('i', 'gf-nomatch'), ` ${NONE}`),
  ...more,
];

/** @param {() => void} redraw */
export function differenceFrame(redraw) {
  let isTable = false;
  const title = create('h2', ''),
    cap = create('span', 'gf-cap'),
    why = create('p', 'gf-cap', { role: 'status' }),
    body = create('div', 'gf-differ-body'),
    read = create('p', 'gf-read'),
    legend = create('div', 'gf-legend gf-cap'),
    swap = tableSwitch((next) => {
      isTable = next;
      redraw();
    }),
    head = create('div', 'gf-row', create('div', 'gf-differ-title', title, ' ', cap), create('div', 'gf-tool', swap)),
    element = create('section', 'gf-differ', {
      'aria-label': 'Difference of run A and run B',
      hidden: true,
    });
  /** @type {Record<string, HTMLElement[]>} */
  const parts = { '': [], said: [why], drawn: [head, body, read, legend] };
  return {
    element,
    body,
    isTable: () => isTable,
    /** @template T @param {T | string | null} content @returns {content is T} true if there is a difference to draw */
    shows(content) {
      const isSaid = typeof content === 'string',
        state = content === null ? '' : isSaid ? 'said' : 'drawn';
      element.hidden = content === null;
      if (element.dataset.differs !== state) element.replaceChildren(...parts[state]); // only if it changes, so that the focus stays
      why.textContent = isSaid ? content : '';
      element.dataset.differs = state;
      return content !== null && !isSaid;
    },
    /** @param {{ title: string, cap?: string, said: (string | Node)[], legend: Node[] }} words */
    fill(words) {
      title.textContent = words.title;
      element.setAttribute('aria-label', `Difference of run A and run B: ${words.title}`);
      cap.textContent = words.cap ?? '';
      read.replaceChildren(...words.said);
      legend.replaceChildren(...words.legend);
    },
  };
}
