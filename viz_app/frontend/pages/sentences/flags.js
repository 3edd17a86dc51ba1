/* The flags of a list, each with how many of its rows are among the worst; or the confusions of a classifier. */
/** @import { Filters, SurveyState } from './types' */
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import { button, press } from '../../widgets/controls.js';
import { create, setChildren } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';
import { flagTitle } from './measures.js';
import { likeliest, writeFilters } from './filters.js';

/** @param {Filters} filters @param {Partial<Filters>} values */
const keep = (filters, values) => store.set({ keep: writeFilters({ ...filters, ...values }) });

/** Return the buttons of the flags. @param {SurveyState} state */
function chips({ flags, filters, other, changed }) {
  const all = other ? [{ name: 'changed', said: String(changed.size), isSoft: false }, ...flags] : flags;
  return all.map(({ name, said, isSoft }) => {
    const chip = button(
      [`${flagTitle(name)} `, create('small', 'gf-soft', said)],
      () => keep(filters, { flag: filters.flag === name ? '' : name }),
      `gf-btn gf-small${isSoft ? ' gf-soft' : ''}`,
    );
    press(chip, filters.flag === name);
    return chip;
  });
}

/** Return the table of expected labels by answers. @param {SurveyState} state @param {string[]} labels */
function confusions({ rows, filters }, labels) {
  return table({
    caption: say('sentences-confusions'),
    isCaptioned: true,
    className: 'su-confusions',
    columns: [say('sentences-label-by-answer'), ...labels],
    rows: labels.map((label, i) => {
      const own = rows.filter(({ reference }) => reference === label);
      return {
        name: label,
        cells: labels.map((answer, j) => {
          const count = own.filter((row) => likeliest(row) === answer).length,
            share = own.length ? count / own.length : 0,
            isKept = filters.cell?.join() === `${i},${j}`,
            one = button(String(count), () => keep(filters, { cell: isKept ? null : [i, j] }), '', {
              'aria-label': say('sentences-labelled-and-called', { count, total: own.length, label, answer }),
            });
          Object.assign(one.style, { background: theme.shareColour(share), color: theme.inkOnShare(share) });
          press(one, isKept);
          return one;
        }),
      };
    }),
  });
}

export function buildFlags() {
  const note = create('span', 'gf-cap'),
    element = create('div', 'gf-tool su-flags', { role: 'group', 'aria-label': say('sentences-kinds-of-faults') });
  return {
    element,
    /** @param {SurveyState} state */
    draw(state) {
      const { session, worst, rows } = state,
        labels = session?.labels ?? [],
        isLabelled = labels.length > 0 && rows.some(({ reference }) => reference !== null);
      note.textContent = worst.size && session?.about.task === 'translator' ? say('sentences-flags-note') : '';
      const focused = [...element.querySelectorAll('button')].findIndex((one) => one === document.activeElement);
      const made = [...chips(state), ...(isLabelled ? [confusions(state, labels)] : [])];
      element.hidden = !made.length;
      setChildren(element, [...made, note]);
      element.querySelectorAll('button')[focused]?.focus();
    },
  };
}
