/* One head over many sentences: how far it looks, at which words, and true rows of all strengths. */
/** @import { CorpusState, Page, Portrait, Portraits, Row, Share } from './types' */
import * as format from '../../state/format.js';
import { protocol } from '../../state/protocol.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import { barOf } from '../../widgets/bar.js';
import { button } from '../../widgets/controls.js';
import { create, section, setChildren } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';
import { byDistance, byEntropy, levelsOf, openedBy, picture, placeOf, tokensOf } from './portrait.js';
import { nameOf, titleOf } from './words.js';

const PAIRS = 8; // of each list

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
      ? [
          line(say('corpus-writes'), words(queries, at, new Map())),
          line(say('corpus-looks-at'), words(keys, -1, shares)),
        ]
      : [line('', words(keys, at, shares))];
  return button(lines, () => show(portraits.texts[text][0], head, at), 'co-example', {
    title: say('corpus-open-this-sentence'),
  });
}

/** Return a share as a number and a bar, with chance as its line. @param {number} share @param {number} chance */
const shareCell = (share, chance) => create('span', 'co-share', format.percent(share), barOf(share, chance));

/** @param {Share[]} shares @param {Portrait} head */
const sharesTable = (shares, head) =>
  table({
    caption: say('corpus-shares-caption'),
    columns: [say('corpus-goes-to'), say('corpus-share'), say('corpus-chance'), say('corpus-by-distances')],
    className: 'co-shares',
    rows: shares.map((one) => ({
      name: titleOf(one),
      cells: [
        shareCell(one.strength, one.chance),
        format.percent(one.chance),
        one.byDistance === null ? '–' : format.percent(one.byDistance),
      ],
      className: head.checked.some(({ key }) => key === one.key) ? 'co-best' : '',
    })),
  });

/** Return a list of pairs under its title. @param {string} title @param {string} about @param {Portrait['pairs']} pairs @param {string} map */
const pairsTable = (title, about, pairs, map) =>
  section(
    title,
    table({
      caption: title,
      columns: [
        map === 'cross' ? say('corpus-writes') : say('corpus-token'),
        ...[say('corpus-looks-at'), say('corpus-times'), say('corpus-share'), say('corpus-chance')],
      ],
      className: 'co-pairs',
      rows: pairs.slice(0, PAIRS).map(([query, key, count, weight, chance]) => ({
        name: create('bdi', '', format.label(query)),
        cells: [
          create('b', '', format.label(key)),
          ...[String(count), shareCell(weight, chance), format.percent(chance)],
        ],
      })),
    }),
    note(about),
  );

/** @param {string} text */
const note = (text) => create('p', 'gf-cap', text);

/** @param {Portraits} portraits @param {Portrait} head */
function parts(portraits, head) {
  const { sentences, texts } = portraits,
    [text] = texts[head.shown],
    open = button(say('corpus-see-in-one-head'), () => show(text, head, 0), 'gf-textlink');
  const left = create(
    'div',
    '',
    section(
      say('corpus-median-sentence'),
      note(say('corpus-median-sentence-note')),
      picture(portraits, head).fill(),
      open,
    ),
    section(
      say('corpus-how-far', { count: sentences }),
      byDistance(portraits, head),
      note(head.map === 'cross' ? say('corpus-how-far-cross') : say('corpus-how-far-own')),
    ),
    section(say('corpus-shares-title'), sharesTable(head.shares, head), note(say('corpus-shares-note'))),
    section(
      say('corpus-how-sharp'),
      byEntropy(head),
      create(
        'p',
        'co-ends gf-cap',
        create('span', '', say('corpus-one-place')),
        create('span', '', say('corpus-spread-evenly')),
      ),
    ),
  );
  const rows = levelsOf(head).flatMap(([level, found]) => [
    create('h4', 'gf-soft', say('corpus-level', { level })),
    ...found.map((row) => rowOf(portraits, head, row)),
  ]);
  return [
    left,
    create(
      'div',
      '',
      pairsTable(say('corpus-frequent-pairs'), say('corpus-frequent-pairs-note'), head.frequent, head.map),
      pairsTable(say('corpus-sharpest-pairs'), say('corpus-sharpest-pairs-note'), head.pairs, head.map),
      section(say('corpus-true-rows'), note(say('corpus-true-rows-note')), ...rows),
    ),
  ];
}

/** @param {Page} page */
export function buildHead(page) {
  const go = (/** @type {number} */ by) => () => {
    const { portraits, open } = page.now(),
      all = portraits?.heads ?? [],
      at = all.findIndex((one) => one === open);
    if (at >= 0) page.view.select(openedBy(all[(at + by + all.length) % all.length]));
  };
  const back = () => page.now().open && page.view.select({ portrait: null });
  const all = button(say('corpus-all-heads'), back),
    [before, next] = [button(format.BACK, go(-1)), button(format.AHEAD, go(1))],
    body = create('div', 'co-one'),
    tools = create('div', 'gf-tool', all, before, next),
    element = create('div', '', tools, body);
  before.setAttribute('aria-label', say('corpus-head-before'));
  next.setAttribute('aria-label', say('corpus-next-head'));
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
