/* What the page asks the server, in which order: what is soon answered first, what takes long once a person rests. */
import * as link from '../../state/link.js';
import { isOn } from '../../state/whole_words.js';
import { askForA } from './compared.js';
import { headOf, missingOf, questionOf, refusalOf, settingsOf, valueOf } from './state.js';

/** @import { Facts, Page } from './types' */

const REST = 200; // ms at one question, before what takes long is asked

/** What takes long waits until a person has rested at a question. */
export class Rest {
  #key = '';
  #isOver = false;
  #timer = 0;

  /** @param {() => void} draw */
  constructor(draw) {
    this.draw = draw;
  }

  /** @param {string} key of the question @returns {boolean} whether it is another one than before */
  at(key) {
    if (key === this.#key) return false;
    this.#key = key;
    this.#isOver = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#isOver = true;
      this.draw();
    }, REST);
    return true;
  }

  get isOver() {
    return this.#isOver;
  }
}

/** Asks for what is missing: what is soon answered first. @param {Page} page @param {Rest} rest */
export function load(page, rest) {
  const { client } = page,
    run = link.request();
  if (!run) return false;
  const facts = client.want('why_run', run);
  page.problem = refusalOf(facts);
  if (facts?.ok) page.facts = facts.value;
  if (!facts?.ok) {
    if (!page.facts || page.problem) page.view.say(page.problem, Boolean(page.problem));
    return facts !== null;
  }
  page.view.say();
  page.missing = missingOf(facts.value);
  return ask(page, run, rest);
}

/** What has come of the parts of a question, asked now or before. @param {Page} page @param {object} run @param {Rest} rest */
function ask(page, run, rest) {
  const { client, facts } = page,
    question = { ...run, ...questionOf(/** @type {Facts} */ (facts)) },
    { map, layer, head } = headOf(/** @type {Facts} */ (facts)),
    settings = settingsOf();
  if (rest.at(JSON.stringify(question))) client.forgive();
  page.why = client.want('why', isOn() ? { ...question, units: 'words' } : question);
  const isTime = Boolean(page.why?.ok && rest.isOver),
    understood = { ...run, ...understoodOf(page, question) };
  const path = { ...understood, ...link.picked(settings, ['ig', 'baseline']) };
  page.path = isTime ? client.want('why_path', path) : client.have('why_path', path);
  const ofHead = { ...understood, map, layer, head };
  page.head = isTime ? client.want('why_head', ofHead) : client.have('why_head', ofHead);
  const curves = { ...understood, ...link.picked(settings, ['curve']) };
  page.curves = isTime && page.path ? client.want('why_curves', curves) : client.have('why_curves', curves);
  measured(page, isTime);
  // The server gives up a question of a page for its next one, so A's come after B's.
  return page.why !== null && askForA(page, question, page.path !== null);
}

/** The question as the server has understood it, without what it could not. @param {Page} page @param {object} question */
function understoodOf({ why }, question) {
  const known = valueOf(why)?.question;
  if (!known) return question;
  const against = known.againstId === null ? {} : { against: known.againstId };
  return { ...(known.step === null ? { label: known.id } : { step: known.step, candidate: known.id }), ...against };
}

/** What was measured of the model over many sentences. @param {Page} page @param {boolean} isTime */
function measured(page, isTime) {
  const { client, facts } = page,
    request = { model: facts?.model },
    bench = isTime ? client.want('why_bench', request) : client.have('why_bench', request);
  page.measured = valueOf(bench)?.measured ?? null;
  page.isUnmeasured = bench?.ok === true && !page.measured;
}
