/* The state of the tab: the question, fitted to the run, with its answers. */
/** @import { MapName } from '../../types' */
/** @import { Attribution, CurveKind, ShownCurve, Facts, Head, Page, Row, WhyState } from './types' */
import { refusalOf, valueOf } from '../../client/client.js';
import * as arrays from '../../state/arrays.js';
import { isUsable, whole } from '../../state/protocol.js';
import { askedOf, candidatesOf, stepOf } from '../../state/question.js';
import { store } from '../../state/store.js';
import { isOn } from '../../state/whole_words.js';
import { titleOf } from './methods.js';
import { inWords } from './replies.js';

const USUAL = 'integrated-gradients';

/** Return a number of the address, or undefined if it is missing or outside its limits. @param {string} name */
const number = (name) => whole(name, store.get(name));
/** Return the usable settings in the address for the answers. @returns {{ [name: string]: string }} */
export const settingsOf = () =>
  Object.fromEntries(
    ['ig', 'baseline', 'curve', 'method'].flatMap((name) => {
      const value = String(store.get(name) ?? '');
      return value && isUsable(name, value) ? [[name, value]] : [];
    }),
  );
/** Return the chosen head, among the heads whose rows lead to the prediction. @param {Facts} facts @returns {Head} */
export function headOf({ heads }) {
  const names = /** @type {MapName[]} */ (Object.keys(heads)),
    map = names.find((name) => name === store.get('map')) ?? names[names.length - 1],
    [layers, count] = heads[map] ?? [1, 1];
  return { map, layer: Math.min(number('layer') ?? 0, layers - 1), head: Math.min(number('head') ?? 0, count - 1) };
}

/** Return the attention of the chosen head as an attribution. @param {Page} page @param {Head} head @returns {Attribution | null} */
function looks({ why, facts }, { map, layer, head }) {
  const found = valueOf(why),
    packed = found?.heads[map];
  if (!found || !packed || !facts) return null;
  const shares = arrays.at(packed, layer, head),
    read = facts.task !== 'classifier' ? (found.question.step ?? 0) + 1 : 0,
    isTarget = map === 'decoder';
  const nothing = (/** @type {number} */ size) => new Float32Array(size).fill(NaN);
  return {
    source: isTarget ? nothing(facts.source.length) : shares,
    target: isTarget ? shares : nothing(read),
    ...{ value: found.value, empty: null, residual: null, error: null, settings: {} },
  };
}

/** @param {Page} page @param {Facts} facts @param {Head} head @returns {Row[]} */
function rowsOf(page, facts, head) {
  const why = valueOf(page.why);
  return facts.methods.map((name, at) => {
    const numbers =
      name === 'attention'
        ? looks(page, head)
        : name === USUAL
          ? (valueOf(page.path)?.attribution ?? null)
          : (why?.methods[name] ?? null);
    const refused = (name === USUAL ? refusalOf(page.path) : why?.refused[name]) ?? '';
    return { name, number: at + 1, title: titleOf(name, head), numbers, refused };
  });
}

/** Return the available curves in the order of the rows. @type {(page: Page, rows: Row[], kind: CurveKind) => ShownCurve[]} */
function shownCurvesOf(page, rows, kind) {
  const found = [valueOf(page.curves), valueOf(page.path)?.kinds[kind], valueOf(page.head)?.[kind]];
  return rows.flatMap((row) => {
    const curves = found.find((one) => one?.curves[row.name]),
      curve = curves?.curves[row.name];
    return curves && curve ? [{ row, curve, area: curves.areas[row.name] ?? NaN }] : [];
  });
}

/** Return the row of the chosen method. @param {Row[]} rows */
const chosenOf = (rows) =>
  rows.find(({ name }) => name === store.get('method')) ?? rows.find(({ name }) => name === USUAL) ?? rows[0];

/** @param {Page} page @param {number} [chosen] the step to explain @returns {WhyState | null} */
export function resolve(page, chosen) {
  const { facts } = page;
  if (!facts) return null;
  // Until the next run arrives, the step is that of the present answer, so that numbers and tokens fit.
  const step = facts.task !== 'classifier' ? (chosen ?? valueOf(page.why)?.question.step ?? stepOf(facts)) : null,
    candidates = candidatesOf(facts, step),
    head = headOf(facts),
    rows = rowsOf(page, facts, head),
    kind = store.get('curve') === 'insertion' ? 'insertion' : 'deletion';
  /** @type {WhyState} */
  const state = {
    ...{ facts, step, candidates, head, rows, kind },
    ...{ isWords: false, word: '' },
    ...askedOf(valueOf(page.why)?.question, facts, candidates),
    why: valueOf(page.why),
    read: step === null ? [] : facts.target.slice(0, step + 1),
    chosen: chosenOf(rows),
    shownCurves: shownCurvesOf(page, rows, kind),
    chance: valueOf(page.curves)?.chance ?? null,
  };
  return isOn() ? inWords(state) : state;
}
