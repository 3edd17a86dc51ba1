/* One head over many sentences: how far it looks, at which words, and true rows of all strengths. */
/** @import { CorpusState, Page, Portrait, Portraits, Row, Share } from './types' */
import * as format from '../../state/format.js';
import { protocol } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import { barOf } from '../../widgets/bar.js';
import { button } from '../../widgets/controls.js';
import { create, section, setChildren } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';
import { byDistance, byEntropy, idOf, levelsOf, picture, placeOf, tokensOf } from './portrait.js';
import { nameOf, titleOf } from './words.js';

const PAIRS = 10;
/** @type {Record<string, string>} */
const LEVELS = {
  strongest: 'From the strongest hundredth, drawn at random',
  quarter: 'Stronger than three quarters',
  half: 'In the middle',
  any: 'Drawn at random from all',
};

/** Open One head with a sentence and a row of it. @param {string} text @param {Portrait} head @param {number} row */
function show(text, { map, layer, head }, row) {
  store.link();
  store.branch();
  const place = { map, layer, head, [map === 'encoder' ? 'row' : 'step']: row };
  const link = { v: protocol.version, model: store.get('model') ?? '', text, tab: 'head', ...place };
  store.open(Object.fromEntries(Object.entries(link).map(([name, value]) => [name, String(value)])));
  window.dispatchEvent(new Event('gf-open'));
}

/** Return words with the row in orange, and a share behind each word that is looked at. @type {(pieces: string[], row: number, weights: Map<number, number>) => Node[]} */
function words(pieces, row, weights) {
  return pieces.flatMap((piece, i) => {
    const weight = weights.get(i),
      word = create('span', i === row ? 'co-row' : '', format.label(piece), { dir: 'auto' });
    if (weight !== undefined) {
      word.title = format.percent(weight);
      word.style.background = theme.shareColour(weight);
      word.style.color = theme.inkOnShare(weight);
    }
    const space = i === 0 || format.isJoined(pieces, i) ? [] : [document.createTextNode(' ')];
    return [...space, word];
  });
}

/** Build a true row of a head; a click opens it in One head. @param {Portraits} portraits @param {Portrait} head @param {Row} row */
function rowOf(portraits, head, [, text, at, weights]) {
  const { queries, keys } = tokensOf(portraits, head.map, text),
    shares = new Map(weights),
    line = (/** @type {string} */ name, /** @type {Node[]} */ nodes) =>
      create('span', 'co-line', ...(name ? [create('small', 'gf-soft', `${name} `)] : []), ...nodes, { dir: 'auto' });
  const lines =
    head.map === 'cross'
      ? [line('writes', words(queries, at, new Map())), line('looks at', words(keys, -1, shares))]
      : [line('', words(keys, at, shares))];
  return button(lines, () => show(portraits.texts[text][0], head, at), 'co-example', {
    title: 'Open this sentence in One head',
  });
}

/** Return a share as a number and a bar, with chance as its line. @param {number} share @param {number} chance */
const shareCell = (share, chance) => create('span', 'co-share', format.percent(share), barOf(share, chance));

/** @param {Share[]} shares @param {Portrait} head */
const sharesTable = (shares, head) =>
  table({
    caption: 'Share of attention by role, then by rule',
    columns: ['goes to', 'share', 'chance', 'by distances'],
    className: 'co-shares',
    rows: shares.map((one) => ({
      name: titleOf(one),
      cells: [
        shareCell(one.strength, one.chance),
        format.percent(one.chance),
        one.byDistance === null ? '–' : format.percent(one.byDistance),
      ],
      className: head.checked.includes(one) ? 'co-best' : '',
    })),
  });

/** @param {Portrait} head */
const pairsTable = ({ map, pairs }) =>
  table({
    caption: 'Pairs of tokens with most attention above chance',
    columns: [map === 'cross' ? 'writes' : 'token', 'looks at', 'times', 'share', 'chance'],
    className: 'co-pairs',
    rows: pairs.slice(0, PAIRS).map(([query, key, count, weight, chance]) => ({
      name: create('bdi', '', format.label(query)),
      cells: [
        create('b', '', format.label(key)),
        ...[String(count), shareCell(weight, chance), format.percent(chance)],
      ],
    })),
  });

/** @param {string} text */
const note = (text) => create('p', 'gf-cap', text);

/** @param {Portraits} portraits @param {Portrait} head */
function parts(portraits, head) {
  const { sentences, texts } = portraits,
    [text] = texts[head.shown],
    open = button('See it in One head', () => show(text, head, 0), 'gf-textlink');
  const left = create(
    'div',
    '',
    section(
      'Its median sentence',
      note('as clear as half of all sentences are; not the best'),
      picture(portraits, head),
      open,
    ),
    section(
      `How far it looks, over ${sentences} sentences`,
      byDistance(portraits, head),
      note(
        head.map === 'cross'
          ? 'Place of the word looked at, minus that of the word written. Orange: what even attention would give.'
          : 'Places from the token itself; left is earlier. Orange: what even attention would give.',
      ),
    ),
    section(
      'Share by role, then by rule',
      sharesTable(head.shares, head),
      note('The line in a bar is chance: attention spread evenly.'),
    ),
    section(
      'How sharp its rows are',
      byEntropy(head),
      create('p', 'co-ends gf-cap', create('span', '', 'one place'), create('span', '', 'spread evenly')),
    ),
  );
  const rows = levelsOf(head).flatMap(([level, found]) => [
    create('h4', 'gf-soft', LEVELS[level] ?? level),
    ...found.map((row) => rowOf(portraits, head, row)),
  ]);
  return [
    left,
    create(
      'div',
      '',
      section(
        'Pairs with most attention above chance',
        pairsTable(head),
        note('Each at least 20 times, ranked by the lower end of its interval.'),
      ),
      section('True rows, weak ones too', note('A click opens the sentence in One head.'), ...rows),
    ),
  ];
}

/** @param {Page} page */
export function buildHead(page) {
  const go = (/** @type {number} */ by) => () => {
    const { portraits, open } = page.now(),
      all = portraits?.heads ?? [],
      at = all.findIndex((one) => one === open);
    if (at >= 0) page.view.select({ portrait: idOf(all[(at + by + all.length) % all.length]) });
  };
  const back = () => page.now().open && page.view.select({ portrait: null });
  const all = button('All heads', back),
    [before, next] = [button('←', go(-1)), button('→', go(1))],
    body = create('div', 'co-one'),
    tools = create('div', 'gf-tool', all, before, next),
    element = create('div', '', tools, body);
  before.setAttribute('aria-label', 'The head before');
  next.setAttribute('aria-label', 'The next head');
  let drawn = '';
  /** @type {Portrait | null} */
  let of = null;
  return {
    element,
    keys: { ArrowLeft: go(-1), ArrowRight: go(1), Escape: back },
    /** @param {CorpusState} state */
    draw({ portraits, open }) {
      element.hidden = !open;
      if (!portraits || !open || (of === open && drawn === theme.stamp)) return;
      [of, drawn] = [open, theme.stamp];
      setChildren(body, parts(portraits, open));
    },
  };
}

/** Return the title of a head's page. @param {Portrait} head */
export const headingOf = (head) => {
  const place = placeOf(head);
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} · ${nameOf(head)}`;
};
