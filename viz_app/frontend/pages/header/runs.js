/* The runs of the page: the visible one, the open request, and the newest request that waits for it. */
/** @import { Mounted, NoAnswer } from '../../types' */
/** @import { HeaderView } from './view.js' */
/** @import { RunAnswer, RunParameters, WantedRun } from './types' */
import * as link from '../../state/link.js';
import { newestPicture } from '../../state/newest_picture.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { isSame, kept, present, withChanges } from './changes.js';

/* The way to the page without a server, which computes in the visitor's own tab. The app serves it under `here/`. */

const PLACE = 'here/';

/** Return true if an earlier visit keeps that page in this browser, so that it opens without the server. */
const isKeptHere = async () => {
  const kept = globalThis.caches?.match(new URL(PLACE, document.baseURI), { ignoreSearch: true });
  return Boolean(await kept?.catch(() => null));
};

/** Return a link to what is visible, with the sentence of a run. @param {WantedRun} run */
function computeHere({ model, text, run }) {
  const href = new URL(PLACE, document.baseURI);
  href.search = new URL(store.link(), document.baseURI).search;
  for (const [name, value] of Object.entries({ ...run, model, text })) href.searchParams.set(name, value);
  return create('a', 'gh-here', say('header-compute-here'), { href: href.href });
}

const LONG = 2000; // ms of waiting before the server is asked for its status
const SLOWER = 1.5; // factor from one pause to the next, so that many waiting pages send few status requests
const SLOWEST = 6000; // ms
const MANY = 10; // runs before this one, from which on the page offers to compute without the server
export const SETTLED = 2000; // ms without a key before the address gets the typed sentence
const NAMED = 60; // letters of the text whose picture is still there
const NEEDED = say('header-model-needs-server-models');

/** @type {(a: RunParameters, b: RunParameters) => boolean} */
const same = (a, b) => JSON.stringify(link.picked(a, link.RUN)) === JSON.stringify(link.picked(b, link.RUN));

export class Runs {
  underWay = /** @type {(WantedRun & { id: number }) | null} */ (null);
  tabMessage = ''; // the message of a tab since the visitor's last run
  #waiting = /** @type {WantedRun | null} */ (null);
  #serial = 0;
  #timer = 0;

  /**
   * @param {Pick<Mounted, 'server'>} given
   * @param {HeaderView} view
   * @param {RunAnswer} shown the run that the page opens with
   * @param {{ painted: (done: WantedRun) => void, draw: () => void, later: () => void }} events `painted` when another run is visible, `draw` when the description of a run may have changed, `later` when a live
   *   run was put off
   */
  constructor({ server }, view, shown, events) {
    this.server = server;
    this.view = view;
    this.shown = shown;
    this.events = events;
  }

  /** @param {RunParameters} run */
  isShown = (run) => same(run, this.shown.run);

  /** Return the newest requested run. @returns {WantedRun | RunAnswer} */
  newest = () => this.#waiting ?? this.underWay ?? this.shown;

  /** @param {Partial<WantedRun>} wanted missing values are those of the header */
  ask({ model = this.view.picker.value, text = this.view.box.value, ...others } = {}) {
    const run = others.run ?? kept(this.newest(), model, text);
    this.#start({ history: 'push', notice: '', focus: false, changes: present(), ...others, model, text, run });
  }

  /** Start a run, or let it wait for the open one. A live run does not replace a run that the visitor requested. @param {WantedRun} wanted */
  #start(wanted) {
    const isLive = wanted.history === 'live';
    if (this.underWay && isLive && this.underWay.history !== 'live') {
      if (!this.#waiting || this.#waiting.history === 'live') this.#waiting = wanted;
      return;
    }
    if (this.underWay) {
      this.#waiting = wanted;
      this.server.stop({ id: this.underWay.id }); // if this fails, the run ends by itself
      return;
    }
    const { model, text, run, history } = wanted,
      id = ++this.#serial;
    this.underWay = { ...wanted, id };
    if (history !== 'replace') this.tabMessage = ''; // a link's message may be set already
    this.view.say();
    if (!isLive) this.#setBusy(true);
    this.#send({ ...run, id, model, text, link: history === 'replace', live: isLive });
    if (history === 'push' || (isLive && !store.isBranching())) store.link(); // so that the current history entry keeps its whole state
    if (isLive) store.hold(SETTLED);
  }

  /** @param {{ id: number, model: string, [name: string]: unknown }} request */
  async #send(request) {
    const reply = await this.server.run(request);
    if (this.underWay?.id !== request.id) return;
    if (!reply.ok) {
      this.#miss(reply);
      return;
    }
    const done = this.underWay;
    this.#end();
    this.view.setOld(false);
    this.shown = reply.answer;
    this.events.painted(done);
    newestPicture.bring(reply.picture, reply.before);
  }

  /** Handle a run without an answer. @param {NoAnswer} reply */
  async #miss({ kind, error }) {
    const { underWay } = this,
      isLost = kind === 'lost',
      links = isLost && (await isKeptHere()) ? this.#linksHere() : [];
    if (!underWay || underWay !== this.underWay) return;
    if (isLost) this.#waiting = null;
    this.#end();
    const isLive = underWay.history === 'live'; // the visitor did not request it
    if (this.underWay) return; // it was stopped for the next run
    if (isLive && kind === 'later') this.events.later();
    else this.#refuse(underWay, error, isLive, links);
    this.events.draw();
  }

  /** Run the visible text with other parameters. @param {RunParameters} asked */
  again(asked, focus = false) {
    const { model, text, run: last } = this.shown,
      run = withChanges(asked, (asked.sentence ?? '0') === (last.sentence ?? '0'));
    if (this.underWay || !this.isShown(run)) this.ask({ model, text, run, focus });
  }

  /** The way to the page without a server. */
  #linksHere() {
    const run = this.underWay;
    return run ? [this.view.modelNamed(run.model).here ? computeHere(run) : create('span', '', NEEDED)] : [];
  }

  /** Take a change back that cannot be, and let the strip say why. Return true if there was one. @param {WantedRun} wanted @param {string} reason */
  #takeBack(wanted, reason) {
    const { model, text, run, painted } = this.shown,
      isChange = wanted.model === model && wanted.text === text && !isSame(run, wanted.run);
    if (!painted || !isChange || !isSame(present(), wanted.run)) return false;
    store.set(Object.fromEntries(link.EDITS.map((name) => [name, run[name] ?? null])));
    window.dispatchEvent(new CustomEvent('gf-refused', { detail: { changes: wanted.run, reason } }));
    return true;
  }

  /** Say why there is no new picture, and whose picture is still there. @param {WantedRun} wanted @param {string} reason @param {HTMLElement[]} links */
  #refuse(wanted, reason, isNotice = false, links = []) {
    if (this.#takeBack(wanted, reason)) {
      if (links.length) this.view.say(reason, true, ...links);
      return;
    }
    const [line] = this.shown.text.split('\n'),
      old = line.length > NAMED ? `${line.slice(0, NAMED)}…` : line;
    this.view.setOld(this.shown.painted && !isNotice);
    this.view.say(
      this.shown.painted && !isNotice ? say('header-still-that-of', { reason, text: old }) : reason,
      isNotice,
      ...links,
    );
  }

  #end() {
    const next = this.#waiting;
    this.underWay = null;
    this.#waiting = null;
    if (!next || next.history === 'live') this.#setBusy(false);
    if (next) this.#start(next);
  }

  /** @param {boolean} isBusy */
  #setBusy(isBusy) {
    this.view.setBusy(isBusy);
    this.view.tell('');
    clearTimeout(this.#timer);
    if (isBusy) this.#tellAfter(LONG);
  }

  /** @param {number} pause ms */
  #tellAfter(pause) {
    this.#timer = window.setTimeout(() => this.#tellStatus(pause), pause);
  }

  /** Show the place of this run in the queue, or what it waits for. @param {number} pause ms since the last status */
  async #tellStatus(pause) {
    if (!this.underWay) return;
    const { id, model } = this.underWay;
    const status = await this.server.status({ model });
    if (this.underWay?.id !== id) return;
    if (!status.ok && status.kind === 'lost') {
      this.#miss(status);
      return;
    }
    if (status.ok) this.view.tell(status.said, ...(status.before > MANY ? this.#linksHere() : []));
    else this.view.tell(status.error);
    this.#tellAfter(Math.min(SLOWER * pause, SLOWEST));
  }
}
