/* The table of many rows: only those in view are in the page. On a phone a row with a short answer is lower. */
/** @import { Column, Page, Row, SurveyState } from './types' */
/** @import { Session } from './session.js' */
import { wordChanges } from '../../state/answer_diff.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import { barOf } from '../../widgets/bar.js';
import { barBetween } from '../../widgets/signed_bars.js';
import { button, mark } from '../../widgets/controls.js';
import { announce, create, setChildren, whenNew } from '../../widgets/dom.js';
import { changeShare, doubtShare, flagTitle, signal } from './measures.js';
import { kept } from './state.js';

const HEIGHT = { wide: 54, phone: 72 }, // px at 16 px a rem; on a phone beside the lines of an answer
  [LINE, LETTER] = [20, 7.1]; // px of an answer on a phone
const AROUND = 4, // rows beyond the visible ones
  KEPT = 400; // elements of rows

/** Return the words of an answer: what went is struck, what came is underlined. @param {string} before @param {string} after @returns {(string | Node)[]} */
export function changedWords(before, after) {
  const [one, other] = [before.split(' '), after.split(' ')];
  return wordChanges(one, other).flatMap(({ kind, before: i, after: j }, at) => {
    const tags = /** @type {const} */ ({ gone: 'del', new: 'ins' }),
      word = kind === 'same' ? other[j] : create(tags[kind], '', kind === 'gone' ? one[i] : other[j]);
    return at ? [' ', word] : [word];
  });
}

/** Return the least sure token of a row with its probability. @param {Row} row */
export function leastOf({ tokens = [], log_p: logs = [] }) {
  const at = logs.reduce((best, one, i) => (one < logs[best] ? i : best), 0);
  return logs.length ? { at, token: format.label(tokens[at]), share: Math.exp(logs[at]) } : null;
}

/** @param {number} value @param {string} text @param {number} share */
const withBar = (value, text, share) => (Number.isNaN(value) ? [] : [create('span', 'gf-cap', text), barOf(share)]);

/** Return what stands in a cell. @type {Record<string, (row: Row, other: Session | null) => (string | Node)[]>} */
const CELLS = {
  index: ({ index }) => [String(index + 1)],
  output: ({ index, output = '' }, other) => {
    const before = other?.rows[index]?.output ?? output;
    return before === output ? [output] : changedWords(before, output);
  },
  entropy: (row) => withBar(signal('entropy')(row), format.number(signal('entropy')(row)), doubtShare(row)),
  sure: (row) => withBar(signal('sure')(row), format.percent(signal('sure')(row)), signal('sure')(row)),
  least: (row) => {
    const least = leastOf(row);
    return least ? [create('bdi', '', least.token), create('span', 'gf-cap', ` ${format.percent(least.share)}`)] : [];
  },
  chrf: (row) => [Number.isNaN(signal('chrf')(row)) ? '' : format.number(signal('chrf')(row), 0)],
  flags: ({ flags = {} }) => Object.keys(flags).map((name) => create('span', 'su-tag', flagTitle(name))),
};
const OF_TEXT = ['index', 'text', 'label']; // columns that a text has which cannot be read

/** @param {Column} column @param {Row} row @returns {(string | Node)[]} */
function usual({ name, of }, row) {
  const value = of(row);
  if (typeof value === 'string') return [value];
  if (Number.isNaN(value)) return [];
  const share = changeShare(name, value);
  if (share === null) return [format.number(value, 1)];
  const bar = barBetween(
    0,
    Math.sign(value) * Math.abs(share),
    { low: -1, high: 1, most: 1 },
    theme.signedColour(share),
  );
  return [create('span', 'gf-cap', format.signed(value)), bar];
}

/** Return the cells of a row. The first that the model fills says why a text cannot be read. @param {Row} row @param {SurveyState} state */
function cellsOf(row, { kind: { columns }, other }) {
  const place = columns.findIndex(({ name }) => !OF_TEXT.includes(name));
  return columns.map((column, at) => {
    const { name, title } = column,
      content =
        row.error === undefined || OF_TEXT.includes(name)
          ? (CELLS[name]?.(row, other) ?? usual(column, row))
          : [create('span', 'gf-problem', at === place ? row.error : '')];
    return create('span', `su-cell su-${name}`, ...content, { dir: 'auto', role: 'gridcell', 'data-title': title });
  });
}

/** Build the headings, which sort. @returns {Piece<SurveyState>} */
function buildHead() {
  const element = create('div', 'su-head', { role: 'row' });
  const isNew = whenNew();
  return {
    element,
    draw({ kind: { columns }, sort, shown: [first] }) {
      const [by, falls] = [sort.replace(/^-/, ''), sort.startsWith('-')],
        focused = [...element.children].findIndex((one) => one.contains(document.activeElement)),
        isText = columns.map(({ of }) => first !== undefined && typeof of(first) === 'string');
      if (!isNew(columns, sort, isText)) return;
      const names = columns.map(({ name, title }, i) => {
        const isBy = name === by,
          rises = isBy ? falls : isText[i],
          text = isBy ? `${title} ${falls ? '↓' : '↑'}` : title,
          made = create('span', `su-${name}`, { role: 'columnheader' });
        made.append(button(text, () => store.set({ sort: `${rises ? '' : '-'}${name}` }), ''));
        mark(made, 'sort', isBy ? (falls ? 'descending' : 'ascending') : 'none');
        return made;
      });
      element.replaceChildren(...names);
      names[focused]?.querySelector('button')?.focus();
    },
  };
}

/** Return the height of a row in px at 16 px a rem; `width` is that of a phone, else 0. @param {Row} row @param {SurveyState} state @param {number} width */
function heightOf({ index, output = '', error }, { kind: { columns }, other }, width) {
  if (!width) return HEIGHT.wide;
  if (!columns.some(({ name }) => name === 'output')) return HEIGHT.phone;
  const before = other?.rows[index]?.output ?? output,
    letters = (error ?? output).length + (before === output ? 0 : before.length);
  return HEIGHT.phone + LINE * (letters * LETTER < width ? 1 : 2);
}

/** Return the tops of all rows in px, and the end of the last. @param {SurveyState | null} state @param {Page['view']} view */
function topsOf(state, { phone, width }) {
  const tops = [0],
    room = phone ? width / theme.scale - 16 : 0;
  for (const [i, row] of (state?.shown ?? []).entries())
    tops.push(tops[i] + heightOf(row, /** @type {SurveyState} */ (state), room) * theme.scale);
  return tops;
}

/** Return the index of the row at a place. @param {number[]} tops of all rows in px, and the end of the last @param {number} y px */
function rowAt(tops, y) {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tops[middle + 1] > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** @param {Page} page @returns {Piece<SurveyState>} */
export function buildList(page) {
  const head = buildHead(),
    body = create('div', 'su-body', { role: 'rowgroup' }),
    none = create('p', 'gf-cap', say('sentences-no-row-fits'), { hidden: true }),
    element = create('div', 'su-list', head.element, body, none, {
      ...{ tabIndex: 0, role: 'grid' },
      'aria-label': say('sentences-all-texts'),
    });
  /** The elements of rows that were in view. @type {Map<Row, HTMLElement>} */
  const built = new Map();
  let state = /** @type {SurveyState | null} */ (null),
    of = /** @type {unknown[]} */ ([]);
  const tops = kept(
    () => [state?.shown, state?.kind, state?.other?.rows.length, page.view.phone && page.view.width, theme.scale],
    () => topsOf(state, page.view),
  );
  /** @param {Row} row @param {SurveyState} now */
  function build(row, now) {
    const made = create('div', 'su-row', ...cellsOf(row, now), { role: 'row', id: `su-row-${row.index}` });
    made.addEventListener('click', () => choose(row));
    built.set(row, made);
    return made;
  }
  /** Draw the rows in view. */
  function paint() {
    if (!state) return;
    const [now, all] = [state, tops()],
      from = Math.max(0, rowAt(all, element.scrollTop) - AROUND),
      to = rowAt(all, element.scrollTop + element.clientHeight) + 1 + AROUND;
    if (built.size > KEPT) built.clear();
    const rows = now.shown.slice(from, to).map((row, at) => {
      const made = built.get(row) ?? build(row, now),
        [top, end] = all.slice(from + at, from + at + 2);
      Object.assign(made.style, { top: `${top}px`, height: `${end - top}px` });
      mark(made, 'rowindex', from + at + 2);
      mark(made, 'selected', row === now.chosen);
      return made;
    });
    setChildren(body, rows);
    if (now.chosen) mark(element, 'activedescendant', `su-row-${now.chosen.index}`);
  }
  /** @param {Row} row */
  function choose(row) {
    page.chosen = row;
    page.view.draw();
  }
  element.addEventListener('scroll', paint, { passive: true });
  element.addEventListener('keydown', (event) => {
    const { shown = [], chosen } = state ?? {},
      at = shown.findIndex((row) => row === chosen),
      top = element.scrollTop,
      far = Math.max(1, rowAt(tops(), top + element.clientHeight) - rowAt(tops(), top) - 1),
      by = { ArrowDown: 1, ArrowUp: -1, PageDown: far, PageUp: -far, Home: -shown.length, End: shown.length }[
        event.key
      ];
    if (event.target !== element || by === undefined || !shown.length) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(shown.length - 1, at + by)),
      room = element.clientHeight - head.element.clientHeight;
    element.scrollTop = Math.min(tops()[next], Math.max(top, tops()[next + 1] - room));
    choose(shown[next]);
    announce(say('sentences-row-of', { row: next + 1, count: shown.length, text: shown[next].text }));
  });
  return {
    element,
    draw(now) {
      const { kind, other } = now,
        parts = [kind, other, other?.rows.length, theme.stamp];
      if (parts.some((one, i) => one !== of[i])) built.clear();
      [state, of] = [now, parts];
      head.draw(now);
      element.style.setProperty('--columns', now.kind.columns.map(({ width }) => width).join(' '));
      mark(element, 'rowcount', now.shown.length + 1);
      body.style.height = `${tops()[now.shown.length]}px`;
      none.hidden = now.shown.length > 0 || !now.rows.length;
      paint();
    },
  };
}
