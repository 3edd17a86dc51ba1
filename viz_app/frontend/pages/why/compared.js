/* The difference of run A and run B for the same prediction: the attribution of each token by every method. */
/** @import { Facts, OfA, Page, Row, WhyState } from './types' */
import { columns, nameOf, OTHER_TASK, pairs } from '../../state/difference.js';
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { isOn } from '../../state/whole_words.js';
import { answered, compare, WAITING } from '../../widgets/compare.js';
import { isShare } from './methods.js';
import { resolve, settingsOf } from './state.js';

const OTHER_IDS = say('why-b-come-from-two');

/** @typedef {{ step?: number, label?: number, candidate?: number, reason: string }} PlaceOfA the place in A, or the `reason` for none */

/** Return the label of A with the same name. @type {(a: Facts, b: Facts, label: number) => PlaceOfA} */
function labelOfA(a, b, label) {
  const name = b.classification?.labels[label] ?? '',
    place = a.classification?.labels.indexOf(name) ?? -1;
  return place < 0 ? { reason: say('why-has-no-class-so', { name }) } : { label: place, reason: '' };
}

/** Return the step of A that reads the same token. @type {(a: Facts, b: Facts, step: number, candidate?: number) => PlaceOfA} */
function stepOfA(a, b, step, candidate) {
  const found = columns(a.target, b.target).find((column) => column.b === step),
    at = found?.same ? found.a : null;
  if (at === null || !a.steps[at])
    return { reason: say('why-only-b-reads-here', { step: format.quoted(b.target[step]) }) };
  const [own, other] = [a.steps[at], b.steps[step]],
    isAlike = own.token === other.token && candidate === undefined; // in models with other ids too
  const asked = isAlike ? own.id : (candidate ?? other.id);
  return asked === own.id ? { step: at, reason: '' } : { step: at, candidate: asked, reason: '' };
}

/** Return the place in A of the same question. @type {(a: Facts, b: Facts, question: Record<string, any>) => PlaceOfA} */
const placeOfA = (a, b, { step, label, candidate }) =>
  a.task !== b.task
    ? { reason: OTHER_TASK }
    : step === undefined
      ? labelOfA(a, b, label)
      : stepOfA(a, b, step, candidate);

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
        const of = resolve({ ...page, facts, why: a.why, path: a.path, curves: null, head: null }, a.step),
          isSame = question.token === state.asked.name && question.against === (state.against?.name ?? null);
        return isSame || state.step === null ? of && contentOf(of, state) : OTHER_IDS;
      }),
    );
  });
