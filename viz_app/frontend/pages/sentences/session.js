/* One model over many texts, in turns of up to 64: each turn is a question of its own, so that others come between. Turns
   grow from one text, and shrink if they take long, because a slow model would show nothing for minutes. */
/** @import { PageServer } from '../../types' */
/** @import { Given, Row, RunOf } from './types' */
import { protocol } from '../../state/protocol.js';
import { say } from '../../state/say.js';

const TEXTS = 64,
  [SHORT, LONG] = [10_000, 30_000], // ms: after a shorter turn the next has more texts, after a longer one fewer
  SECOND = 1000, // ms
  CHARACTERS = 150_000, // of a turn; a server takes 200,000
  LONGEST = /** @type {{ longest: number }} */ (protocol.parameters.text).longest;

/** Return the sentence about a text that no model reads. @param {string} text */
const tooLong = (text) =>
  text.length > LONGEST
    ? say('sentences-text-too-long', { count: text.length, longest: LONGEST, extra: text.length - LONGEST })
    : '';
/** @param {string} text */
const whole = (text) => text.replace(/\p{Surrogate}/gu, '\ufffd');

export class Session {
  /** In the order of the texts; those that are not there yet are missing. @type {Row[]} */
  rows = [];
  /** @type {Record<string, any>} */
  about = {};
  /** @type {string[]} */
  labels = [];
  /** The captions of text and answer, and the models that it can be compared with. @type {[string, string]} */
  sides = [say('sentences-text'), say('sentences-answer')];
  /** @type {[string, string][]} */
  others = [];
  isRunning = false;
  problem = '';
  /** The most texts of the next turn; the first row is there soon. */
  #size = 1;
  #began = 0;
  /** Of each text that was run, by text and reference: the same is not run twice. @type {Map<string, number>} */
  #known = new Map();
  /** True if the rows are of a model that is there no more. */
  #isOutdated = false;

  /** @param {PageServer} server @param {RunOf} run @param {Given} given @param {() => void} changed */
  constructor(server, run, given, changed) {
    this.run = run;
    this.given = given;
    this.server = server;
    this.changed = changed;
  }

  get isDone() {
    return this.rows.length === this.given.texts.length;
  }

  /** The whole seconds that the present turn has taken: one long text may take a minute. */
  get seconds() {
    return this.isRunning ? Math.floor((performance.now() - this.#began) / SECOND) : 0;
  }

  cancel() {
    this.isRunning = false;
  }

  /** Run what is left, until it is done or cancelled; all of it if the model has changed. */
  async go() {
    if (this.isRunning) return;
    if (this.#isOutdated) Object.assign(this, { rows: [], about: {} });
    this.#isOutdated = false;
    this.isRunning = true;
    this.problem = '';
    while (this.isRunning && !this.isDone && !this.problem) {
      await this.#turn();
      this.changed();
    }
    this.isRunning = false;
    this.changed();
  }

  /** @param {number} index */
  #key(index) {
    return JSON.stringify([this.given.texts[index], this.given.others?.[index]]);
  }

  /** Return the indices of the next turn, and how many texts it brings: it leaves out those that are known. */
  #next() {
    const asked = [];
    let [end, characters] = [this.rows.length, 0];
    for (; end < this.given.texts.length && asked.length < this.#size; end++) {
      const text = this.given.texts[end],
        key = this.#key(end);
      if (this.#known.has(key) || tooLong(text)) continue;
      characters += text.length + (this.given.others?.[end].length ?? 0);
      if (asked.length && characters > CHARACTERS) break;
      this.#known.set(key, end);
      asked.push(end);
    }
    return { asked, end };
  }

  async #turn() {
    const { texts, others } = this.given,
      { asked, end } = this.#next();
    const found = new Map();
    if (asked.length) {
      this.#began = performance.now();
      const ticking = setInterval(this.changed, SECOND),
        references = others ? { references: asked.map((i) => whole(others[i]).slice(0, LONGEST)) } : {},
        reply = await this.server.survey({
          ...this.run.request,
          texts: asked.map((i) => whole(texts[i])),
          ...references,
        });
      clearInterval(ticking);
      if (!reply.ok) {
        asked.forEach((i) => this.#known.delete(this.#key(i)));
        this.problem = reply.error;
        return;
      }
      const took = performance.now() - this.#began;
      if (took < SHORT) this.#size = Math.min(TEXTS, 4 * this.#size);
      if (took > LONG) this.#size = Math.ceil(this.#size / 2);
      const mark = this.about.weights_sha256 ?? reply.about.weights_sha256;
      if (mark !== reply.about.weights_sha256) {
        this.problem = say('sentences-other-model');
        this.#known.clear();
        this.#isOutdated = true;
        return;
      }
      const { about, labels, sides, others: models } = reply;
      Object.assign(this, { about, labels, sides, others: models });
      asked.forEach((i, at) => found.set(i, { ...reply.rows[at], error: reply.refused[at] }));
    }
    for (let i = this.rows.length; i < end; i++) {
      const made = found.get(i) ??
        this.rows[this.#known.get(this.#key(i)) ?? -1] ?? { error: tooLong(texts[i]), signals: {} };
      this.rows.push({ ...made, index: i, text: texts[i], reference: others?.[i] ?? null });
    }
  }
}
