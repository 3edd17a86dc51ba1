/* All explanations as a table with a row for each method and a column for each token. On a phone it is the other way
   round. */
/** @import { Page, Row, WhyState } from './types' */
import * as format from '../../state/format.js';
import { isolate, say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { button } from '../../widgets/controls.js';
import { create, keepFocus } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { addsUp, allOf, decimalsFor, isShare, peakOf, shareOfSource, signed, sumOf } from './methods.js';

const SEEN = 0.045; // smaller shares have a colour and no number

/** @typedef {{ text: string, full: string, background: string, ink: string }} Look */

/** Return the text and the colours of a cell. @param {Row} row @param {number} most @param {number} value @param {boolean} isTable @returns {Look} */
function look({ name }, most, value, isTable) {
  if (Number.isNaN(value)) return { text: '', full: say('why-no-number'), background: 'transparent', ink: '' };
  const share = isShare(name),
    full = share ? format.number(value, 3) : format.signed(value, 3);
  if (isTable) return { text: full, full, background: 'transparent', ink: '' };
  const ramp = share ? theme.share : theme.signed,
    at = theme.shareIndex(share ? value : most ? value / most / 2 + 0.5 : 0.5);
  const shown = share ? (value < SEEN ? '' : String(Math.round(value * 100))) : signed(value, decimalsFor(most));
  return { text: shown, full, background: ramp.css[at], ink: ramp.ink[at] };
}

/** @type {(row: Row, most: number, value: number, piece: string, isTable: boolean) => HTMLTableCellElement} */
function cell(row, most, value, piece, isTable) {
  const { text, full, background, ink } = look(row, most, value, isTable),
    made = create('td', 'gf-cell', text, { title: `${isolate(format.label(piece))}: ${full}` });
  Object.assign(made.style, { background, color: ink });
  if (!text) made.append(create('span', 'gf-sr', full));
  return made;
}

/** Return true if the prediction is made from a source, beside what is written. @param {WhyState} state */
const readsSource = ({ step, facts }) => step !== null && facts.source.length > 0;

/** Return the scale of a row, its sum, and the source's share of it. @type {(row: Row, isTranslator: boolean) => string[]} */
function about(row, isTranslator) {
  const { numbers, name } = row;
  if (!numbers) return ['', '', ''];
  const all = allOf(numbers),
    most = peakOf(all),
    share = shareOfSource(name, numbers);
  const scale = isShare(name) ? say('why-zero-to-one') : format.inOrder(`±${format.number(most, decimalsFor(most))}`),
    isTwo = name === 'mean-attention' && isTranslator,
    sum = isShare(name)
      ? isTwo
        ? format.inOrder(`2 × ${format.share(1)}`)
        : format.share(1)
      : addsUp(name)
        ? format.signed(sumOf(all))
        : '–';
  const from =
    share !== null
      ? format.percent(share)
      : isTwo
        ? say('why-two-softmaxes')
        : isTranslator
          ? say('why-share-unknown')
          : '–';
  return [scale, sum, from];
}

/** @param {Page} page */
function methodButton({ view }, /** @type {Row} */ row, /** @type {boolean} */ isChosen, isShort = false) {
  const name = [create('b', '', String(row.number)), isShort ? create('span', 'gf-sr', row.title) : ` ${row.title}`];
  return button(name, () => view.select({ method: row.name }), 'gf-method', {
    ...{ 'aria-pressed': String(isChosen), title: row.title, 'data-method': row.name },
  });
}

/** Return the heading of a column: a tilted token. @param {string} piece @param {string} [className] */
function tilted(piece, className = '') {
  const name = create('span', format.isSpecial(piece) ? 'gf-special' : '', format.label(piece), { dir: 'auto' });
  return create('th', `gf-tilt ${className}`, name, { scope: 'col', title: format.label(piece) });
}

/** @type {(page: Page, state: WhyState) => HTMLTableElement} */
function wide(page, state) {
  const { facts, read, rows, chosen } = state,
    isTranslator = readsSource(state),
    heads = [say('why-scale'), say('why-sum'), ...(isTranslator ? [say('why-from-the-source')] : [])];
  return table({
    caption: caption(state),
    className: 'gf-methods',
    columns: [
      create('th', 'gf-name', say('why-method'), { scope: 'col' }),
      ...facts.source.map((piece) => tilted(piece)),
      ...read.map((piece, at) => tilted(piece, at ? '' : 'gf-gap')),
      ...heads.map((text) => create('th', 'gf-about', text, { scope: 'col' })),
    ],
    rows: rows.map((row) => ({
      name: create('th', 'gf-name', methodButton(page, row, row === chosen), { scope: 'row' }),
      cells: cells(page, state, row, heads.length),
      isChosen: row === chosen,
    })),
  });
}

/** @type {(page: Page, state: WhyState, row: Row, abouts: number) => HTMLElement[]} */
function cells({ isTable }, { facts, read, step }, row, abouts) {
  const count = facts.source.length + read.length;
  if (!row.numbers) {
    const said = create('td', 'gf-none gf-cap', row.refused || '…', { colSpan: count + abouts });
    return [said];
  }
  const most = peakOf(allOf(row.numbers)),
    pieces = [...facts.source, ...read];
  const made = allOf(row.numbers).map((value, at) => {
    const one = cell(row, most, value, pieces[at], isTable);
    one.classList.toggle('gf-gap', at === facts.source.length);
    return one;
  });
  const notes = about(row, step !== null).slice(0, abouts);
  return [...made, ...notes.map((text) => create('td', 'gf-about', text))];
}

/** @param {WhyState} state */
const caption = ({ rows }) => say('why-attribution-each', { count: rows.length });

/** @type {(page: Page, state: WhyState) => HTMLTableElement} */
function tall(page, state) {
  const { facts, read, rows, chosen } = state,
    names = rows.map((row) => create('th', '', methodButton(page, row, row === chosen, true), { scope: 'col' }));
  /** @type {(piece: string, at: number) => import('../../widgets/table.js').Row} */
  const line = (piece, at) => ({
    name: create('th', 'gf-name', format.label(piece), { scope: 'row', dir: 'auto' }),
    cells: rows.map((row) => {
      const { numbers } = row;
      if (!numbers) return create('td', 'gf-cell', '…');
      const made = cell(row, peakOf(allOf(numbers)), allOf(numbers)[at], piece, page.isTable);
      made.classList.toggle('gf-on', row === chosen);
      return made;
    }),
  });
  const body = [...facts.source, ...read].map(line),
    between = create('th', 'gf-cap', say('why-already-written'), { colSpan: rows.length + 1 });
  if (read.length) body.splice(facts.source.length, 0, { name: between, cells: [], className: 'gf-between' });
  return table({
    caption: caption(state),
    className: 'gf-methods gf-tall',
    columns: [create('th', 'gf-name', say('why-token'), { scope: 'col' }), ...names],
    rows: body,
  });
}

/** Return the list of the methods above the table on a phone. @type {(page: Page, state: WhyState) => HTMLElement} */
const listOf = (page, state) => {
  const { rows, chosen } = state,
    isTranslator = readsSource(state);
  return create(
    'ol',
    'gf-names',
    ...rows.map((row) => {
      const [, , from] = about(row, isTranslator),
        isShareOfSource = row.numbers && shareOfSource(row.name, row.numbers) !== null,
        said = isShareOfSource ? say('why-share-from-the-source', { share: from }) : from;
      return create(
        'li',
        row === chosen ? 'gf-on' : '',
        methodButton(page, row, row === chosen),
        create('span', 'gf-cap', row.refused || (isTranslator ? said : '')),
      );
    }),
  );
};

/** @param {Page} page @returns {Piece<WhyState>} */
export function buildRows(page) {
  const element = tableFrame(say('why-attribution-each-token'), false, 'gf-scroll');
  return {
    element,
    draw(state) {
      const left = element.scrollLeft,
        parts = page.view.phone ? [listOf(page, state), tall(page, state)] : [wide(page, state)];
      keepFocus(element, () => {
        element.replaceChildren(...parts);
        element.scrollLeft = left;
      });
    },
  };
}
