/* The table of many rows: only those in view are in the page. Every row has the same height. */
/** @import { Column, Page, Row, SurveyState } from './types' */
import { wordChanges } from '../../state/answer_diff.js';
import * as format from '../../state/format.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import { barOf } from '../../widgets/bar.js';
import { button, mark } from '../../widgets/controls.js';
import { announce, create } from '../../widgets/dom.js';
import { signal } from './measures.js';

const HEIGHT = { wide: 54, phone: 112 }; // px at 16 px a rem
const BITS = 5; // at the end of a bar
const AROUND = 4; // rows beyond the visible ones

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

/** Return what stands in a cell. @type {Record<string, (row: Row, state: SurveyState) => (string | Node)[]>} */
const CELLS = {
  index: ({ index }) => [String(index + 1)],
  output: (row, { other }) => {
    const before = other?.rows[row.index]?.output;
    if (row.error) return [create('span', 'gf-problem', row.error)];
    return before === undefined || before === row.output ? [row.output ?? ''] : changedWords(before, row.output ?? '');
  },
  entropy: (row) =>
    withBar(signal('entropy')(row), format.number(signal('entropy')(row)), signal('entropy')(row) / BITS),
  sure: (row) => withBar(signal('sure')(row), format.percent(signal('sure')(row)), signal('sure')(row)),
  least: (row) => {
    const least = leastOf(row);
    return least ? [create('bdi', '', least.token), create('span', 'gf-cap', ` ${format.percent(least.share)}`)] : [];
  },
  chrf: (row) => [Number.isNaN(signal('chrf')(row)) ? '' : format.number(signal('chrf')(row), 0)],
  flags: ({ flags = {} }) => Object.keys(flags).map((name) => create('span', 'su-tag', name)),
};

/** @param {Column} column @param {Row} row @param {SurveyState} state */
function cell({ name, of }, row, state) {
  const value = of(row),
    usual = () => [
      typeof value === 'string'
        ? value
        : Number.isNaN(value)
          ? ''
          : name.startsWith('delta')
            ? format.signed(value)
            : format.number(value, 1),
    ];
  const content =
    row.error && !['index', 'text', 'output', 'answer'].includes(name) ? [] : (CELLS[name] ?? usual)(row, state);
  return create(
    'span',
    `su-cell su-${name}`,
    ...(row.error && name === 'answer' ? CELLS.output(row, state) : content),
    { dir: 'auto', role: 'gridcell' },
  );
}

/** Build the headings, which sort. */
function buildHead() {
  const element = create('div', 'su-head', { role: 'row' });
  return {
    element,
    /** @param {SurveyState} state */
    draw({ kind: { columns }, sort, shown: [first] }) {
      const [by, falls] = [sort.replace(/^-/, ''), sort.startsWith('-')],
        focused = [...element.children].findIndex((one) => one.contains(document.activeElement));
      const names = columns.map(({ name, title, of }) => {
        const isBy = name === by,
          rises = isBy ? falls : first && typeof of(first) === 'string',
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

/** @param {Page} page */
export function buildList(page) {
  const head = buildHead(),
    body = create('div', 'su-body', { role: 'rowgroup' }),
    none = create('p', 'gf-cap', 'No row fits these filters. Escape takes them away.', { hidden: true }),
    element = create('div', 'su-list', head.element, body, none, {
      tabIndex: 0,
      role: 'grid',
      'aria-label': 'All texts',
    });
  let state = /** @type {SurveyState | null} */ (null);
  const tall = () => HEIGHT[page.view.phone ? 'phone' : 'wide'] * theme.scale;

  /** Draw the rows in view. */
  function paint() {
    if (!state) return;
    const { shown, kind, chosen } = state,
      height = tall(),
      from = Math.max(0, Math.floor(element.scrollTop / height) - AROUND),
      to = Math.min(shown.length, Math.ceil((element.scrollTop + element.clientHeight) / height) + AROUND);
    const rows = shown.slice(from, to).map((row, at) => {
      const cells = kind.columns.map((column) => cell(column, row, /** @type {SurveyState} */ (state))),
        made = create('div', 'su-row', ...cells, {
          role: 'row',
          id: `su-row-${row.index}`,
          'aria-rowindex': from + at + 2,
        });
      made.style.top = `${(from + at) * height}px`;
      mark(made, 'selected', row === chosen);
      made.addEventListener('click', () => choose(row));
      return made;
    });
    body.replaceChildren(...rows);
    if (chosen) mark(element, 'activedescendant', `su-row-${chosen.index}`);
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
      far = Math.max(1, Math.floor(element.clientHeight / tall()) - 1),
      by = { ArrowDown: 1, ArrowUp: -1, PageDown: far, PageUp: -far, Home: -shown.length, End: shown.length }[
        event.key
      ];
    if (event.target !== element || by === undefined || !shown.length) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(shown.length - 1, at + by)),
      [top, height] = [next * tall(), tall()];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + height > element.scrollTop + element.clientHeight - head.element.clientHeight)
      element.scrollTop = top + height - element.clientHeight + head.element.clientHeight;
    choose(shown[next]);
    announce(`${next + 1} of ${shown.length}: ${shown[next].text}`);
  });
  return {
    element,
    /** @param {SurveyState} now */
    draw(now) {
      state = now;
      head.draw(now);
      element.style.setProperty('--columns', now.kind.columns.map(({ width }) => width).join(' '));
      mark(element, 'rowcount', now.shown.length + 1);
      body.style.height = `${now.shown.length * tall()}px`;
      none.hidden = now.shown.length > 0 || !now.rows.length;
      paint();
    },
  };
}
