/* A training as the page knows it: settings, the runs so far, the shown moment, and what it says of each. It draws
   nothing. `changed` is called after every change. */
/** @import { Advance, Loading, PackedMap, RunSoFar, Settings, TaskFacts, ToyMap, ToyView, TrainingFacts } from './types' */
import { say } from '../../state/say.js';
import { told } from '../../state/told.js';
import { changed as fitted, differenceOf, nameOf } from './train_settings.js';
import { Trainer } from './train_worker.js';

export const SLOW = 150; // ms of a step of one run
const RECENT = 5; // chunks whose mean is the time of a step
const SMALL = { layers: 1, heads: 2, d_model: 32 };

/** @typedef {'idle' | 'loading' | 'training' | 'paused' | 'done' | 'diverged' | 'failed'} Mode */

/** Return a map as the page draws it. @type {(name: string, packed: PackedMap, texts: Pick<ToyView, 'source' | 'read'>, causal: boolean, id: string) => ToyMap} */
function readMap(name, { shape, levels }, { source, read }, causal, id) {
  const [layers, heads, rows, columns] = shape,
    all = Uint16Array.from(levels),
    size = rows * columns,
    isMasked = name === 'decoder' && causal;
  return {
    ...{ name, layers, heads, id },
    ...{ queries: name === 'encoder' ? source : read, keys: name === 'decoder' ? read : source },
    writes: name === 'encoder' ? null : [...read.slice(1), '</s>'],
    allowed: Uint8Array.from({ length: size }, (_, cell) =>
      Number(!isMasked || cell % columns <= Math.floor(cell / columns)),
    ),
    levels: (layer, head) => all.subarray((layer * heads + head) * size, (layer * heads + head + 1) * size),
  };
}

/** Return the maps of a view as the page draws them. @type {(plain: any, settings: Settings, id: number) => ToyView} */
function readView(plain, { causal }, id) {
  const shown = (/** @type {string[]} */ tokens) => tokens.map((one) => (one === ' ' ? '▁' : one)),
    texts = { source: shown(plain.source), read: shown(plain.read) };
  const maps = Object.entries(plain.maps).map(([name, packed]) => [
    name,
    readMap(name, packed, texts, causal, `${id}.${name}`),
  ]);
  return { ...plain, ...texts, maps: Object.fromEntries(maps) };
}

/** Return the places of tokens, counted from 1 after each token that is no character of a word. @param {string[]} tokens */
function placesOf(tokens) {
  let place = 0;
  return tokens.map((one) => (one.length > 1 || one === '=' ? ((place = 0), one) : String(++place)));
}

/** Return the texts of a task. @param {import('./types').TaskReply} task */
const textsOf = ({ name: task, isAimed }) => ({
  title: say('model-task-title', { task }),
  says: say('model-task-says', { task }),
  hint: say('model-task-hint', { task }),
  aim: isAimed ? say('model-task-aim', { task }) : '',
});

export class Session {
  mode = /** @type {Mode} */ ('idle');
  loading = /** @type {Loading | null} */ (null);
  /** The sentence about what went wrong. */
  problem = '';
  /** The sentence about the typed example, if it does not fit. */
  fault = '';
  runs = /** @type {RunSoFar[]} */ ([]);
  views = /** @type {ToyView[]} */ ([]);
  /** The newest step, and the step to look at; null for the newest. */
  live = 0;
  at = /** @type {number | null} */ (null);
  /** The chosen answer of the guess; −1 for none, null before it. @type {number | null} */
  guess = null;
  isHidden = false;
  /** Seconds of training so far. */
  seconds = 0;
  text = '';
  beside = '';
  #since = 0;
  #epoch = 0;
  #views = 0;
  #isSeeing = false;
  #isOld = false;
  /** ms of a step, newest last. @type {number[]} */
  #times = [];

  /** @param {TrainingFacts} facts @param {ConstructorParameters<typeof Trainer>[0]} own @param {() => void} changed */
  constructor(facts, own, changed) {
    this.facts = { ...facts, tasks: facts.tasks.map((task) => ({ ...task, ...textsOf(task) })) };
    this.settings = facts.defaults;
    this.changed = changed;
    this.trainer = new Trainer(own, {
      loading: (amount) => this.#set({ loading: amount }),
      advance: (found) => this.#advance(found),
      failed: (problem) => this.#set({ mode: 'failed', problem }),
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden || this.mode !== 'training') return;
      this.isHidden = true;
      this.pause();
    });
  }

  /** @returns {TaskFacts} */
  get task() {
    return /** @type {TaskFacts} */ (this.facts.tasks.find(({ name }) => name === this.settings.task));
  }

  /** The settings of each run. @returns {Settings[]} */
  get all() {
    const other = differenceOf(this.beside, this.facts);
    return other ? [this.settings, fitted(this.settings, other.change(this.settings))] : [this.settings];
  }

  /** ms of a step of all runs, 0 before the first. */
  get ms() {
    const { length } = this.#times;
    return length ? this.#times.reduce((sum, one) => sum + one, 0) / length : 0;
  }

  /** True if a step takes so long that the page says for how long the training will take. */
  get isSlow() {
    return this.mode === 'training' && this.live >= 5 && this.ms > SLOW * this.runs.length;
  }

  /** True before the start of a second run whose outcome the visitor may guess. */
  get isAsking() {
    return Boolean(this.beside) && this.guess === null;
  }

  /** The step that is visible. */
  get shown() {
    return this.at ?? this.live;
  }

  /** True if what is drawn belongs to the finished runs. */
  get isComplete() {
    return this.mode === 'done' && this.shown === this.live;
  }

  /** Return the newest report of a run up to the visible step. @param {number} which */
  report(which) {
    const run = this.runs[which];
    return run?.reports.findLast(({ step }) => step <= this.shown) ?? run?.reports[0];
  }

  /** Return the mean weights of a run over the unseen examples, from place to place; null if a task has no such places. @param {number} which @returns {ToyMap | null} */
  places(which) {
    const [view, report] = [this.views[which], this.report(which)];
    if (!view || !report?.places) return null;
    const name = view.maps.cross ? 'cross' : 'decoder',
      texts = { source: placesOf(view.source), read: placesOf(view.read) };
    return readMap(name, report.places, texts, this.all[which].causal, `${report.step}.places`);
  }

  /** Return the first report of a run with 99 % of the characters right, up to the visible step. @param {number} which */
  learned(which) {
    return this.runs[which]?.reports.find(({ step, letters }) => letters >= 0.99 && step <= this.shown);
  }

  /** Take other settings; every run ends. @param {Settings} settings @param {string} beside */
  take(settings, beside) {
    const isOtherTask = settings.task !== this.settings.task;
    this.settings = settings;
    this.beside = differenceOf(beside, this.facts) ? beside : '';
    if (isOtherTask || !this.text) this.text = this.task.examples[0];
    this.guess = null;
    this.reset();
  }

  /** End all runs and go back to the beginning. */
  reset() {
    this.#epoch++;
    this.trainer.tell('pause');
    this.#set({ ...{ mode: 'idle', problem: '', runs: [], views: [], live: 0, at: null, seconds: 0 }, fault: '' });
  }

  /** @param {number} [guess] */
  async start(guess = this.guess ?? -1) {
    this.reset();
    const epoch = this.#epoch;
    this.#times = [];
    this.#set({ guess, mode: 'loading', loading: null, isHidden: false });
    try {
      const began = await this.trainer.ask('start', JSON.stringify(this.all));
      if (epoch !== this.#epoch) return;
      if (began.refused) return this.#set({ mode: 'failed', problem: began.refused });
      this.runs = began.sizes.map((/** @type {number} */ size, /** @type {number} */ which) => ({
        ...{ size, losses: [], reports: [{ ...began.reports[which], seconds: 0 }] },
      }));
      this.#go();
    } catch (problem) {
      if (epoch === this.#epoch) this.#set({ mode: 'failed', problem: String(/** @type {Error} */ (problem).message) });
    }
  }

  #go() {
    this.#since = performance.now();
    this.#set({ mode: 'training', at: null, isHidden: false, problem: '' });
    this.trainer.tell('go');
    this.see();
  }

  /** Start, pause or go on: what the one button does. */
  toggle() {
    if (this.mode === 'training') this.pause();
    else if (this.mode === 'paused') this.#go();
    else if (this.mode !== 'loading' && !this.isAsking) this.start();
  }

  pause() {
    this.trainer.tell('pause');
    this.#set({ mode: 'paused' });
  }

  /** Go on after a loss that was no number, with half the learning rate. */
  async slowDown() {
    await this.trainer.ask('slow_down');
    this.#go();
  }

  /** Take the smaller size that every device can train. */
  get smaller() {
    const { heads, layers, d_model } = this.settings;
    return layers * heads * d_model > SMALL.heads * SMALL.d_model ? { ...this.settings, ...SMALL } : null;
  }

  /** Look at the kept state of a step or before; null for the newest. @param {number | null} step */
  look(step) {
    const last = this.mode === 'training' ? null : this.live;
    this.at = step === null || step >= this.live ? last : Math.max(0, Math.round(step));
    if (this.at === this.live) this.at = null;
    this.see();
    this.changed();
  }

  /** Look at the report before or after the visible one. @param {number} by */
  hop(by) {
    const steps = this.runs[0]?.reports.map(({ step }) => step) ?? [0],
      now = steps.findLastIndex((step) => step <= this.shown);
    this.look(steps[Math.max(0, Math.min(steps.length - 1, now + by))]);
  }

  /** Show another example. @param {string} typed */
  show(typed) {
    const text = typed.trim().toLowerCase(),
      isRight = new RegExp(`^(?:${this.task.fits})$`).test(text);
    this.fault = isRight ? '' : say('model-does-not-fit-type', { typed: typed.slice(0, 20), hint: this.task.hint });
    if (isRight) this.text = text;
    if (isRight) this.see();
    this.changed();
  }

  /** Ask for the view of the shown moment; while one is under way, the newest wish is asked for after it. */
  async see() {
    this.#isOld = true;
    if (this.#isSeeing || !this.runs.length) return;
    this.#isSeeing = true;
    try {
      while (this.#isOld && this.runs.length) {
        this.#isOld = false;
        const epoch = this.#epoch,
          settings = this.all,
          reply = await this.trainer.ask('view', this.text, this.at);
        if (epoch !== this.#epoch) this.#isOld = true;
        else if (reply.refused) this.#set({ fault: reply.refused });
        else
          this.#set({
            views: reply.views.map((/** @type {any} */ one, /** @type {number} */ which) =>
              readView(one, settings[which], ++this.#views),
            ),
          });
      }
    } catch {
      // The worker has ended; its sentence is shown already.
    }
    this.#isSeeing = false;
  }

  /** Return the checkpoint folder of a run as a zip, and its name. @param {number} which @returns {Promise<{ name: string, zip: Uint8Array }>} */
  async zip(which) {
    const name = nameOf(this.all[which], this.live) + (which ? '-b' : '');
    return { name, zip: await this.trainer.ask('zipped', which, name) };
  }

  /** @param {Advance} found */
  #advance({ losses, reports, step, ms, isDone, diverged, which }) {
    if (this.mode !== 'training' && this.mode !== 'paused') return; // of runs that were reset
    const now = performance.now();
    this.seconds += (now - this.#since) / 1000;
    this.#since = now;
    if (ms) this.#times = [...this.#times, ms].slice(-RECENT);
    this.runs.forEach((run, at) => {
      run.losses.push(...losses[at].map((loss, i) => /** @type {[number, number]} */ ([this.live + i + 1, loss])));
      if (reports) run.reports.push({ ...reports[at], seconds: this.seconds });
    });
    this.live = step;
    if (diverged) {
      const run = this.runs.length > 1 ? [say('model-run-number', { run: (which ?? 0) + 1 })] : [];
      this.#set({ mode: 'diverged', problem: [...run, told(diverged)].join(' ') });
    } else if (isDone) this.#set({ mode: 'done' });
    if (reports || isDone || diverged) if (this.at === null) this.see();
    this.changed();
  }

  /** @param {object} values */
  #set(values) {
    Object.assign(this, values);
    this.changed();
  }
}
