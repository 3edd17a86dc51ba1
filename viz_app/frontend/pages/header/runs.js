/* The runs of the page: the visible one, the open request, and the newest request that waits for it. */
/** @import { Mounted } from '../../types' */
/** @import { HeaderView } from './view.js' */
/** @import { PutOff, Refusal, RunAnswer, RunParameters, WantedRun } from './types' */
import * as link from '../../state/link.js';
import { newestPicture } from '../../state/newest_picture.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { computeHere, isKeptHere } from './here.js';
import { kept, withHeads } from './silenced_heads.js';

const LONG = 2000; // ms of waiting before the server is asked for its status
const SLOWER = 1.5; // factor from one pause to the next, so that many waiting pages send few status requests
const SLOWEST = 6000; // ms
const MANY = 10; // runs before this one, from which on the page offers to compute without the server
export const SETTLED = 2000; // ms without a key before the address gets the typed sentence
const NAMED = 60; // letters of the text whose picture is still there
const FAILED = 'This run failed. Try again, or try another sentence.';
const NEEDED = 'This model needs the server; models of this project can be computed in the browser.';
const LOST = 'The server cannot be reached. Check that it is still running, then try again.';

/** @type {(a: RunParameters, b: RunParameters) => boolean} */
const same = (a, b) => JSON.stringify(link.picked(a, link.RUN)) === JSON.stringify(link.picked(b, link.RUN));

export class Runs {
  /** @type {(WantedRun & { id: number }) | null} */
  underWay = null;
  tabMessage = ''; // the message of a tab since the visitor's last run
  /** @type {WantedRun | null} */
  #waiting = null;
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
    this.#start({ history: 'push', notice: '', focus: false, off: store.get('off'), ...others, model, text, run });
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
      this.server.stop({ id: this.underWay.id }).catch(() => undefined); // if this fails, the run ends by itself
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
    const reply = await this.server.run(request).catch(() => undefined);
    if (this.underWay?.id !== request.id) return;
    if (!reply?.answer) {
      this.unanswered(reply?.error);
      return;
    }
    this.receive(reply.answer);
    if (reply.picture) newestPicture.bring(reply.picture);
  }

  /** Run the visible text with other parameters. @param {RunParameters} asked */
  again(asked, focus = false) {
    const { model, text } = this.shown,
      run = withHeads(asked);
    if (this.underWay || !this.isShown(run)) this.ask({ model, text, run, focus });
  }

  /** @param {RunAnswer | Refusal | PutOff} answer */
  receive(answer) {
    if (!this.underWay || answer.id !== this.underWay.id) return;
    const done = this.underWay;
    this.#end();
    if ('later' in answer) {
      if (!this.underWay) this.events.later();
      return;
    }
    if ('error' in answer) {
      const isNotice = done.history === 'live'; // the visitor did not request it
      if (!this.underWay) this.#refuse(answer.error, isNotice); // otherwise it was stopped for the next run
      this.events.draw();
      return;
    }
    this.view.setOld(false);
    this.shown = answer;
    this.events.painted(done);
  }

  /** Handle a run that gets no answer. @param {string} [refusal] the server's reason, if it gave one */
  async unanswered(refusal) {
    if (!this.underWay) return;
    const { id, model } = this.underWay,
      reason = refusal || ((await this.#status(model)) === undefined ? LOST : FAILED);
    if (this.underWay?.id === id) await this.fail(reason);
  }

  /** @param {string} reason */
  async fail(reason) {
    const { underWay } = this,
      links = reason === LOST && (await isKeptHere()) ? this.#linksHere() : [];
    if (!underWay || underWay !== this.underWay) return;
    this.#waiting = null;
    this.#end();
    this.events.draw();
    this.#refuse(reason, false, links);
  }

  /** The way to the page without a server. */
  #linksHere() {
    const run = this.underWay;
    return run ? [this.view.modelNamed(run.model).here ? computeHere(run) : create('span', '', NEEDED)] : [];
  }

  /** Say why there is no new picture, and whose picture is still there. @param {string} reason @param {HTMLElement[]} links */
  #refuse(reason, isNotice = false, links = []) {
    const [line] = this.shown.text.split('\n'),
      old = line.length > NAMED ? `${line.slice(0, NAMED)}…` : line;
    this.view.setOld(this.shown.painted && !isNotice);
    this.view.say(
      this.shown.painted && !isNotice ? `${reason} The picture below is still that of “${old}”` : reason,
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

  /** Return the server's status as text; undefined if it does not answer. @param {string} model @returns {Promise<string | undefined>} */
  async #status(model) {
    const said = await this.server.status({ model }).catch(() => undefined); // Gradio gives undefined for most failures
    return typeof said === 'string' ? said : said?.error;
  }

  /** Show the place of this run in the queue, or what it waits for. @param {number} pause ms since the last status */
  async #tellStatus(pause) {
    if (!this.underWay) return;
    const { id, model } = this.underWay;
    const text = await this.#status(model);
    if (this.underWay?.id !== id) return;
    if (text === undefined) {
      this.fail(LOST);
      return;
    }
    const before = Number(/^Waiting: (\d+)/.exec(text)?.[1] ?? 0);
    this.view.tell(text, ...(before > MANY ? this.#linksHere() : []));
    this.#tellAfter(Math.min(SLOWER * pause, SLOWEST));
  }
}
