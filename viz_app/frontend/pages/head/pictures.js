/* One head in four pictures: what a row looks for, what each word offers, how much it takes of each, what it passes on.
   Beside each other, or one at a time on a narrow page. */
/** @import { HeadState, HeadView, Look } from './types' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { button } from '../../widgets/controls.js';
import * as draw from '../../widgets/canvas.js';
import { create, setText } from '../../widgets/dom.js';
import { moveByArrows, selectTab } from '../../widgets/tablist.js';
import { lookOf } from './look.js';
import { barsOf, buildRows, picture, scaleOf, stripOf } from './rows.js';
import { areWords, headingOf, sentencesOf, sumOf } from './sentences.js';

/** @type {[brief: string, title: string, technical: string][]} */
const PICTURES = [
  [say('head-look-for'), say('head-what-am-i-looking'), say('head-the-query')],
  [say('head-offer'), say('head-what-does-each-word'), say('head-the-keys')],
  [say('head-shares'), say('head-how-much-from-each'), say('head-the-shares')],
  [say('head-pass-on'), say('head-what-do-i-pass'), say('head-mix-values')],
];
const TIMES = say('head-times-heads-query');
const QUERY = 88,
  PAIRS = 52,
  PLAIN = 44,
  SUM = 24,
  X = 16; // px of height

/** Build a caption: a text, and a number at its right. */
function caption() {
  const [text, number] = [create('span', ''), create('span', '')];
  return {
    element: create('p', 'gf-cap gf-under', text, number),
    /** @param {string | (Node | string)[]} says @param {string} value */
    draw(says, value) {
      text.replaceChildren(...(typeof says === 'string' ? [says] : says));
      setText(number, value);
    },
  };
}

/** @typedef {{ nodes: HTMLElement[], layout?: () => void, draw: (look: Look, width: number) => void }} Figure */

/** Build a vector before its position turns it; hidden where positions turn nothing. @param {...HTMLElement} more what stands under it */
function beforeTurn(...more) {
  const plain = picture('gf-plain'),
    below = caption(),
    element = create('div', '', plain.element, below.element, ...more);
  return {
    element,
    /** @type {(vector: Float32Array | null, width: number, told: () => string) => void} */
    draw(vector, width, told) {
      element.hidden = !vector;
      if (!vector) return;
      plain.draw(width, PLAIN, barsOf(vector, width, PLAIN));
      below.draw(told(), '');
    },
  };
}

/** @returns {Figure} */
function lookFor() {
  const [x, query] = [picture(), picture('gf-plain')],
    [below, under] = [caption(), caption()],
    turn = create('p', 'gf-cap gf-arrow'),
    plain = beforeTurn(turn),
    arrow = create('p', 'gf-cap gf-arrow', TIMES);
  return {
    nodes: [x.element, below.element, arrow, plain.element, query.element, under.element],
    draw({ row, scales }, width) {
      x.draw(width, X, stripOf(row.x, width, scales.x, X));
      plain.draw(row.unturned, width, () => say('head-query-before-turn', { count: row.query.length }));
      setText(turn, say('head-position-turns', { place: row.i, turns: row.layer.turns ?? '' }));
      below.draw(say('head-numbers-all-knows-now', { count: row.x.length }), scaleOf(row.x, scales.x));
      query.draw(width, QUERY, barsOf(row.query, width, QUERY));
      under.draw(say('head-numbers-query-up-down', { count: row.query.length }), scaleOf(row.query, scales.query));
    },
  };
}

/** @param {HeadView} view @returns {Figure} */
function offer(view) {
  const rows = buildRows('fits', view.choose),
    pairs = picture('gf-plain'),
    plain = beforeTurn(),
    [rest, under] = [restOf(view), caption()];
  return {
    nodes: [rows.element, rest.element, plain.element, pairs.element, under.element],
    layout: rows.layout,
    draw(look, width) {
      const { row, key } = look,
        offered = row.key(key);
      rows.draw(look);
      rest.draw(look);
      plain.draw(row.unturnedKey(key), width, () =>
        say('head-key-before-turn', { key: format.quoted(row.layer.keys[key]), place: key }),
      );
      const products = row.query.map((q, c) => q * offered[c]);
      pairs.draw(width, PAIRS, barsOf(products, width, PAIRS));
      under.draw(
        pieces('head-each-pair', { key: create('b', '', format.quoted(row.layer.keys[key]), { dir: 'auto' }) }),
        sumOf(look),
      );
    },
  };
}

/** Build the line that names the words of a long sentence that are not drawn, and draws them. @param {HeadView} view */
function restOf(view) {
  const text = create('span', ''),
    more = button(
      '',
      () => {
        view.isWhole = !view.isWhole;
        view.draw();
      },
      'gf-textlink',
    ),
    element = create('p', 'gf-cap gf-rest', text, ' ', more);
  return {
    element,
    /** @param {Look} look */
    draw({ rest, count, entries }) {
      element.hidden = !rest.count && !view.isWhole;
      setText(text, rest.count ? say('head-the-largest-of', { count: entries.length, countB: count }) : '');
      setText(more, rest.count ? say('head-show-all', { count }) : say('head-show-the-largest'));
    },
  };
}

/** @param {HeadView} view @returns {Figure} */
function shares(view) {
  const rows = buildRows('shares', view.choose),
    [rest, under] = [caption(), caption()];
  return {
    nodes: [rows.element, rest.element, under.element],
    layout: rows.layout,
    draw(look) {
      rows.draw(look);
      rest.element.hidden = !look.rest.count;
      rest.draw(say('head-others-together', { count: look.rest.count }), format.percent(look.rest.share));
      under.draw(say('head-all-together', { count: look.count, isWord: areWords(look) }), format.percent(look.total));
    },
  };
}

/** @param {HeadView} view @returns {Figure} */
function passOn(view) {
  const rows = buildRows('values', view.choose),
    sum = picture(),
    under = caption();
  return {
    nodes: [rows.element, sum.element, under.element],
    layout: rows.layout,
    draw(look, width) {
      const { row, scales, isOff } = look;
      rows.draw(look);
      sum.draw(width, SUM, stripOf(isOff ? row.output.map(() => 0) : row.output, width, scales.value, SUM));
      under.draw(
        pieces('head-sum-is', { sum: create('b', '', say('head-the-sum')), isOff }),
        scaleOf(row.output, scales.value),
      );
    },
  };
}

/** Build one picture: its heading, its sentence and its figure. @param {Figure} figure @param {number} at */
function section(figure, at) {
  const [, title, technical] = PICTURES[at],
    heading = create('h3', '', create('i', '', String(at + 1)), title, create('span', '', technical)),
    text = create('p', 'gf-told'),
    body = create('div', 'gf-figure', ...figure.nodes),
    element = create('section', 'gf-picture', heading, text, body, { id: `gf-picture-${at}` });
  let width = 0; // px, from the last layout
  return {
    element,
    layout() {
      width = 0;
      figure.layout?.();
    },
    /** @param {Look} look @param {(string | Node)[]} says @param {boolean} isKnown */
    draw(look, says, isKnown) {
      text.replaceChildren(...says);
      body.hidden = !isKnown;
      if (!isKnown) return;
      width ||= draw.widthOf(body);
      figure.draw(look, width);
    },
  };
}

/** Build the pager of a narrow page. @param {HeadView} view */
function buildPager(view) {
  const tabs = PICTURES.map(([brief], at) =>
    button([create('b', '', String(at + 1)), ` ${brief}`], () => view.select({ four: at || null }), '', {
      role: 'tab',
      id: `gf-picture-tab-${at}`,
      'aria-controls': `gf-picture-${at}`,
    }),
  );
  const element = create('div', 'gf-pager', ...tabs, { role: 'tablist', 'aria-label': say('head-the-four-pictures') });
  moveByArrows(element);
  return {
    element,
    /** @param {HeadState} state */
    draw: ({ four }) => selectTab(tabs, tabs[four]),
  };
}

/** @param {HeadView} view */
export function buildPictures(view) {
  const figures = [lookFor(), offer(view), shares(view), passOn(view)],
    sections = figures.map(section),
    heading = create('h2', ''),
    pager = buildPager(view),
    element = create('div', 'gf-pictures', ...sections.map((one) => one.element));
  return {
    heading,
    elements: [pager.element, element],
    layout: () => sections.forEach((one) => one.layout()),
    /** @param {HeadState} state */
    draw(state) {
      const look = lookOf(state, view.isWhole),
        says = sentencesOf(state, look),
        isNarrow = view.isNarrow();
      heading.replaceChildren(...headingOf(state, look));
      pager.draw(state);
      pager.element.hidden = !isNarrow || !look.isKnown;
      element.classList.toggle('gf-shares-only', !look.isKnown);
      sections.forEach((one, at) => {
        one.element.hidden = look.isKnown ? isNarrow && at !== state.four : at === 1 || at === 3;
        one.element.setAttribute('role', isNarrow ? 'tabpanel' : 'region');
        one.element.setAttribute('aria-label', PICTURES[at][1]);
        if (!one.element.hidden) one.draw(look, says[at], look.isKnown || at === 2);
      });
    },
  };
}
