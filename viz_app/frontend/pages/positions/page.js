/* The state of the Positions tab: its settings, the server's answers, and the actions of its parts. */
/** @import { Charts, FloatArray, PageServer } from '../../types' */
/** @import { Cell } from '../../widgets/matrix.js' */
/** @import { Built } from '../../widgets/shell.js' */
/** @import { Aim, Facts, Mode, Own, PageState, SplitState, Variants } from './types' */
import { connect, refusalOf, valueOf } from '../../client/client.js';
import { problem } from '../../state/by_need.js';
import * as link from '../../state/link.js';
import * as pins from '../../state/pins.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { asked, shown } from '../../state/whole_words.js';
import { headChange } from '../../widgets/changed_run.js';
import { askForA } from '../../widgets/compare.js';
import { mountView } from '../../widgets/shell.js';
import { gather, NONE, readers } from './answers.js';
import * as settings from './settings.js';
import { EncodingMaker } from './shown_encoding.js';

/** @typedef {'encoding' | 'split'} Picture the picture under the pointer */
/** @typedef {{ build: () => Built<PageState>, stamp: (state: PageState) => Record<string, string | number> }} Looks */

const NARROW = 1180; // px
const FIRST = { longest: 256, width: 256 }; // until the model's own sizes arrive
const LONGEST = 64; // positions drawn by default
const BASE = 10000;
const HELD = ['map', 'layer', 'head', 'row', 'step', ...settings.KEYS]; // a change of these needs no new request

export class Page {
  ui = { waves: { isTable: false } };
  /** True if the run below is shown as tables. */
  isTable = false;
  /** A sentence about a problem with a typed value or with the address. */
  problem = '';
  /** @type {Facts | null} */
  facts = null;
  /** The dimension that the keys have chosen in the encoding. @type {{ dimension: number } | null} */
  cursor = null;
  /** @type {ReturnType<typeof link.request>} */
  request = null;
  answers = NONE;
  #maker = new EncodingMaker();
  #isWriting = false;

  /** @param {HTMLElement} root @param {PageServer} server @param {Charts} charts @param {Looks} looks */
  constructor(root, server, charts, looks) {
    this.charts = charts;
    this.settings = this.#readAddress();
    this.client = connect(server, readers, () => this.view.draw());
    /** @type {import('../../widgets/shell.js').View<PageState>} */
    this.view = mountView(root, {
      ...looks,
      name: 'positions',
      headline: say('positions-how-model-knows-where'),
      narrow: NARROW,
      load: () => this.#load(),
      resolve: () => this.#resolve(),
      heard: (_, changed) => this.#heard(changed),
    });
  }

  /** The visible encoding at this moment. */
  get shown() {
    /** @type {Aim | null} */
    const aim = this.#pointed('encoding');
    const place = { place: aim?.place ?? null, dimension: this.cursor?.dimension ?? aim?.dimension ?? null };
    return this.#maker.make(this.settings, this.#learnedTable(), place, this.isComputed);
  }

  /** @returns {Variants} */
  get variants() {
    const a = pins.requestOnShow();
    return settings.variantsOf(a ? { ...store.get(), positions: a.positions } : store.get());
  }

  /** Return the model's own encoding. @returns {Own} */
  own() {
    const { longest, width } = this.facts ?? FIRST;
    return {
      length: Math.min(LONGEST, longest),
      width,
      base: this.facts?.base ?? BASE,
      kind: this.hasLearned() ? 'learned' : 'sinusoidal',
    };
  }

  /** True if the table of the model comes from a formula. */
  get isComputed() {
    return this.facts?.kind === 'computed';
  }

  /** The numbers by distance of the stack of the chosen head, if the model adds such. */
  get distances() {
    const stacks = this.facts?.distances ?? {};
    return stacks[this.#stack()] ?? Object.values(stacks)[0] ?? null;
  }

  hasLearned() {
    return Object.keys(this.facts?.learned ?? {}).length > 0;
  }

  /** Return the tokens at the positions in this run. @returns {string[]} */
  tokens() {
    const run = valueOf(this.answers.run)?.before;
    if (!run) return [];
    return (this.#stack() === 'decoder' && run.maps.decoder) || !run.maps.encoder ? run.target : run.source;
  }

  /** Apply a choice of the visitor. Values that differ from the model's own are written to the address. @param {import('./types').Choice} choice */
  settle(choice) {
    this.settings = settings.settled(this.settings, choice);
    if (settings.answersProblem(choice)) this.problem = '';
    this.#isWriting = true;
    store.set(settings.toStore(this.settings, this.own()));
    this.#isWriting = false;
    this.view.draw();
  }

  /** @param {string} problem a sentence, or '' */
  tell(problem) {
    this.problem = problem;
    this.view.draw();
  }

  /** @param {Aim | null} aim */
  pointEncoding(aim) {
    this.#point('encoding', aim);
  }
  /** Point at a cell in all four parts. @param {Cell | null} place */
  pointPart(place) {
    this.#point('split', place);
  }

  /** Change the positions of the run. @param {Mode} mode @param {Partial<Variants>} [values] */
  pick(mode, values = {}) {
    pins.change(settings.variantsToStore({ ...this.variants, ...values, picked: mode }));
    this.view.draw();
  }

  /** The chosen head before and after. */
  now = () => this.view.now().head;

  /** @param {number} row */
  selectRow = (row) => {
    const run = valueOf(this.answers.run),
      values = this.view.now().head?.map.writes ? { step: row } : { row };
    if (run) this.view.select(asked(shown(run.before), values), { keepPointed: true });
  };

  /** Return the selected token of a head whose vectors are turned; the last one, if none is selected. @param {import('./types').Rotation} rotation */
  rowOf({ tokens }) {
    return Math.min(store.get().row ?? Infinity, tokens.length - 1);
  }

  /** The reason for a missing run, or ''. */
  get runProblem() {
    return refusalOf(this.answers.run) || problem();
  }

  /** @type {(picture: Picture, place: object | null) => void} */
  #point(picture, place) {
    if (place) this.view.point({ picture, ...place });
    else if (this.#pointed(picture)) this.view.point(null);
  }
  /** @param {Picture} picture */
  #pointed(picture) {
    const { pointed } = this.view;
    return pointed?.picture === picture ? pointed : null;
  }

  #stack() {
    const { map } = store.get();
    return map === 'decoder' || map === 'cross' ? 'decoder' : 'encoder';
  }
  /** @returns {FloatArray | null} */
  #learnedTable() {
    const learned = this.facts?.learned ?? {};
    return learned[this.#stack()] ?? Object.values(learned)[0] ?? null;
  }

  #readAddress() {
    const { settings: read, problem } = settings.fromStore(store.get(), this.own());
    this.problem = problem;
    return read;
  }

  /** @param {string[]} changed */
  #heard(changed) {
    if (!this.#isWriting && changed.some((name) => settings.KEYS.includes(name))) this.settings = this.#readAddress();
    if (changed.some((name) => !HELD.includes(name))) this.client.forgive();
  }

  /** @returns {boolean} true if all requests have their answers */
  #load() {
    this.request = link.request();
    if (!this.request) {
      this.answers = NONE;
      return false;
    }
    this.answers = gather(this.client, this.request, store.get());
    const facts = valueOf(this.answers.facts);
    if (facts && facts !== this.facts) {
      this.facts = facts;
      this.settings = this.#readAddress();
    }
    return this.answers.isComplete && askForA(this.client, 'rerun_masks');
  }

  /** @returns {PageState} */
  #resolve() {
    const run = valueOf(this.answers.run),
      head = run && headChange(run);
    return {
      shown: this.shown,
      rotation: valueOf(this.answers.rotation),
      head,
      split: head && this.#resolveSplit(head),
    };
  }

  /** @param {import('../../widgets/changed_run.js').HeadChange} head @returns {SplitState | null} */
  #resolveSplit({ sel, piece }) {
    const split = valueOf(this.answers.split);
    if (!split) return null;
    const last = split.tokens.length - 1,
      /** @type {Cell | null} */
      pointed = this.#pointed('split');
    return {
      split,
      head: Math.min(store.get().head ?? 0, split.variance.length - 1),
      row: Math.min(piece, last),
      sel,
      picked: this.variants.picked,
      pointed: pointed && pointed.i <= last && pointed.j <= last ? pointed : null,
    };
  }
}
