/* The second line of a classifier: its verdict, and the likeliest labels. */
/** @import { State } from './state.js' */
import { say } from '../../state/say.js';
import { shareBar } from '../../widgets/bar.js';
import { create, setText } from '../../widgets/dom.js';
import { verdictOf } from './state.js';

/** @returns {Piece<State>} */
export function buildVerdict() {
  const was = create('del', ''),
    word = create('b', ''),
    after = create('ins', '', word),
    labels = create('span', 'sp-labels'),
    note = create('span', 'sp-note'),
    element = create(
      'div',
      'sp-line sp-verdict',
      create('span', 'sp-side', create('span', 'sp-name', say('spine-verdict'))),
      create('div', 'sp-words', was, after, labels, note, {
        role: 'group',
        'aria-label': say('spine-verdict'),
        tabIndex: 0,
      }),
    );
  return {
    element,
    draw({ run, before }) {
      const said = verdictOf(run, before);
      element.hidden = !said;
      if (!said) return;
      setText(was, said.was);
      was.hidden = !said.was;
      setText(word, said.word);
      after.classList.toggle('sp-new', Boolean(said.was));
      labels.replaceChildren(
        ...said.parts.map(({ name, share, text }) => {
          const bar = shareBar();
          bar.draw(share);
          return create(
            'span',
            name === said.word ? 'sp-said' : '',
            ...[create('span', 'sp-label', `${name} `), bar.element, ` ${text}`],
          );
        }),
      );
      setText(note, said.note);
    },
  };
}
