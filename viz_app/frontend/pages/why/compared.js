/* The difference of run A and run B for the same prediction: the attribution of each token by every method. */
/** @import { OfA, Page, Row, WhyState } from './types' */
import { columns, nameOf, pairs } from '../../state/difference.js';
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { isSame, OTHER_IDS, placeOfA } from '../../state/question.js';
import { say } from '../../state/say.js';
import { isOn } from '../../state/whole_words.js';
import { answered, compare, WAITING } from '../../widgets/compare.js';
import { isShare } from './methods.js';
import { resolve, settingsOf } from './state.js';

/** Request the same answers about A as about B. Return false until they arrive. @type {(page: Page, question: Record<string, any>, isTime: boolean) => boolean} */
export function askForA(page, question, isTime) {
  const { client, facts: b } = page,
    run = link.compared();
  page.a = null;
  if (!run || !b) return true;
  const facts = client.want('why_run', run);
  /** @type {OfA} */
  const a = { facts, step: undefined, why: null, path: null, reason: '' };
  page.a = a;
  if (!facts?.ok) return facts !== null;
  const { reason, ...place } = placeOfA(facts.value, b, question),
    others = link.picked(question, ['against']);
  Object.assign(a, { step: place.step, reason });
  if (reason) return true;
  const asked = { ...run, ...place, ...others },
    path = { ...asked, ...link.picked(settingsOf(), ['ig', 'baseline']) };
  a.why = client.want('why', isOn() ? { ...asked, units: 'words' } : asked);
  a.path = a.why?.ok && isTime ? client.want('why_path', path) : client.have('why_path', path);
  return a.why !== null;
}

/** @type {(a: WhyState, b: WhyState) => import('../../widgets/compare.js').TableContent} */
function contentOf(a, b) {
  const source = columns(a.facts.source, b.facts.source),
    read = columns(a.read, b.read),
    label = (/** @type {string} */ token) => format.label(token);
  const rows = b.rows.flatMap((/** @type {Row} */ { name, number, title, numbers }) => {
    const other = a.rows.find((row) => row.name === name)?.numbers;
    if (!numbers || !other) return [];
    const of = [...pairs(source, other.source, numbers.source), ...pairs(read, other.target, numbers.target)];
    return [{ name: `${number} ${title}`, pairs: of, isShare: isShare(name), isChosen: name === b.chosen.name }];
  });
  const isWhole = rows.length === b.rows.length;
  return {
    title: say('why-why-attribution-each', { name: format.quoted(b.asked.name) }),
    cap: say('why-shares-attention', { isWhole }),
    corner: say('why-method'),
    columns: [
      ...source.map((column) => label(nameOf(column, a.facts.source, b.facts.source))),
      ...read.map((column) => label(nameOf(column, a.read, b.read))),
    ],
    rows,
  };
}

/** @param {Page} page */
export const buildCompared = (page) =>
  compare({ draw: () => page.view.draw(), phone: false }, (/** @type {WhyState} */ state) => {
    const { a } = page;
    if (!a) return WAITING;
    if (a.reason) return a.reason;
    return answered(a.facts, (facts) =>
      answered(a.why, ({ question }) => {
        const of = resolve({ ...page, facts, why: a.why, path: a.path, curves: null, head: null }, a.step);
        return isSame(question, state) ? of && contentOf(of, state) : OTHER_IDS;
      }),
    );
  });
