/* The requests of the tab in their order: quick ones first, slow ones when the question has stayed the same for a
   moment. */
import { refusalOf, valueOf } from '../../client/client.js';
import * as link from '../../state/link.js';
import { missingOf, questionOf } from '../../state/question.js';
import { isOn } from '../../state/whole_words.js';
import { askForA } from './compared.js';
import { headOf, settingsOf } from './state.js';

/** @import { Facts, Page } from './types' */

/** Request missing data, quick answers first. @param {Page} page @param {(question: string) => boolean} isIdle */
export function load(page, isIdle) {
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
  return ask(page, run, isIdle);
}

/** Take the answers to the parts of a question, and request missing ones. @param {Page} page @param {object} run @param {(question: string) => boolean} isIdle */
function ask(page, run, isIdle) {
  const { client, facts } = page,
    question = { ...run, ...questionOf(/** @type {Facts} */ (facts)) },
    { map, layer, head } = headOf(/** @type {Facts} */ (facts)),
    settings = settingsOf();
  const key = JSON.stringify(question),
    hasRested = isIdle(key);
  if (key !== page.question) client.forgive();
  page.question = key;
  page.why = client.want('why', isOn() ? { ...question, units: 'words' } : question);
  const isTime = Boolean(page.why?.ok && hasRested),
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
