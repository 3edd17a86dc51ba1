/* The caption above a picture: the place in the run, one sentence in plain words, and half a sentence more. A view gives
   it to the shell, which draws it with each frame:

     mountView(root, { ...,
       caption: ({ run, sel }) => ({
         about: 'English to German: word 5 of 7',
         says: ['To write ', bold('Schnee'), ', this head looks at ', bold('snow'), ' 97 %.'],   // text and nodes
         more: 'One of 72 heads, each with its own weights.',
         speaks: true,          // if the visitor has stepped by hand: `says` is read aloud; not while playing
       }),
     });

   A view without the shell appends `element` itself and calls `draw`. */
import { announce, create } from './dom.js';

/** @typedef {string | (Node | string)[]} Words */
/** @typedef {{ about?: Words, says: Words, more?: Words, speaks?: boolean }} Caption */

const textOf = (/** @type {Node | string} */ part) => (typeof part === 'string' ? part : part.textContent);

/** Fill an element, and hide it if there is nothing to say. The same words stay, with their open explanations. @param {HTMLElement} element @param {Words} words */
function fill(element, words) {
  const parts = typeof words === 'string' ? [words] : words;
  if (element.textContent !== parts.map(textOf).join('')) element.replaceChildren(...parts);
  element.hidden = !words.length;
}

/** @returns {Piece<Caption>} */
export function buildCaption() {
  const about = create('p', 'gf-about'),
    says = create('h2', 'gf-says'),
    more = create('p', 'gf-more');
  return {
    element: create('div', 'gf-caption', about, says, more),
    draw(caption) {
      fill(about, caption.about ?? '');
      fill(says, caption.says);
      fill(more, caption.more ?? '');
      if (caption.speaks) announce(says.textContent ?? '');
    },
  };
}
