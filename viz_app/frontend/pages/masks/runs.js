// @ts-nocheck
/* The runs that answer the edits: one question at a time is shown, answers are remembered. */
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import * as dom from '../../widgets/dom.js';
import { countWords } from './output.js';

const KEPT = 24; // answers
const NO_ANSWER = 'The server did not answer. Check that it is still running, then run again.';

/** What the address asks for, word for word: the server tells what of a broken link it cannot read. */
function wanted() {
  const run = link.request(),
    { mask = null, bugs = null, fill = null, pads = null } = store.get();
  return run && { ...run, mask, bugs, fill, pads };
}

function memory() {
  const replies = new Map();
  return {
    get: (key) => replies.get(key),
    keep(key, reply) {
      replies.set(key, reply);
      if (replies.size > KEPT) replies.delete(replies.keys().next().value);
    },
  };
}

function settle(view, key, reply) {
  view.problem = reply?.ok ? '' : (reply?.error ?? NO_ANSWER);
  if (!reply?.ok) return view.draw();
  view.answered = key;
  view.show(reply.payload);
  if (view.asked) dom.say(`Ran again: ${countWords(reply.payload.output.changed)}.`);
  view.asked = true;
  return undefined;
}

function setBusy(view, busy) {
  view.busy = busy;
  view.root.setAttribute('aria-busy', String(busy));
  view.draw();
}

export function running(view) {
  const known = memory();
  let timer = 0,
    turn = 0;
  async function ask(key, request) {
    const mine = ++turn;
    setBusy(view, true);
    const reply = await Promise.resolve(view.rerun(request)).catch(() => null);
    if (reply?.ok) known.keep(key, reply);
    if (mine !== turn) return;
    setBusy(view, false);
    settle(view, key, reply);
  }
  function runNow() {
    clearTimeout(timer);
    const request = wanted(),
      key = JSON.stringify(request);
    if (!request || !view.root.offsetParent) return;
    if (!known.get(key)) {
      ask(key, request);
      return;
    }
    turn += 1;
    setBusy(view, false);
    settle(view, key, known.get(key));
  }
  function runSoon(wait) {
    clearTimeout(timer);
    timer = setTimeout(runNow, wait);
  }
  /** Whether what is drawn answers what is asked. */
  const isCurrent = () => view.answered === JSON.stringify(wanted());
  Object.assign(view, { runNow, runSoon, isCurrent, runIfStale: () => isCurrent() || runSoon(0) });
}
