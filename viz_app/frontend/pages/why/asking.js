/* The requests of the tab in their order: quick ones first, slow ones when the question has stayed the same for a
   moment. */
import { refusalOf, valueOf } from '../../client/client.js';
import * as link from '../../state/link.js';
import { missingOf, questionOf } from '../../state/question.js';
import { isOn } from '../../state/whole_words.js';
import { askForA } from './compared.js';
import { headOf, settingsOf } from './state.js';

/** @import { Facts, Page } from './types' */

const REST = 200; // ms with the same question before slow requests are sent

/** A timer for slow requests: it is over when the question has stayed the same for a moment. */
export class Rest {
  #key = '';
  #isOver = false;
  #timer = 0;

  /** @param {() => void} draw */
  constructor(draw) {
    this.draw = draw;
  }

  /** @param {string} key of the question @returns {boolean} true if the question has changed */
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

/** Request missing data, quick answers first. @param {Page} page @param {Rest} rest */
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

/** Take the answers to the parts of a question, and request missing ones. @param {Page} page @param {object} run @param {Rest} rest */
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
  // A's requests come after B's, because the server cancels a page's request when its next one arrives.
  return page.why !== null && askForA(page, question, page.path !== null);
}

/** Return the question as the server understood it, without parts that it ignored. @param {Page} page @param {object} question */
function understoodOf({ why }, question) {
  const known = valueOf(why)?.question;
  if (!known) return question;
  const against = known.againstId === null ? {} : { against: known.againstId };
  return { ...(known.step === null ? { label: known.id } : { step: known.step, candidate: known.id }), ...against };
}
