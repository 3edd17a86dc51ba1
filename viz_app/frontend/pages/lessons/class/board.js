/* The board of a class: a teacher leads with one key, sees how many have answered, shows the answers, lets the class vote
   again, and shows what is right. Between the questions the page itself is on the board. */
/** @import { BoardState, ClassLesson, LessonStop, LessonTask, Told } from '../types' */
import { pieces, say } from '../../../state/say.js';
import { theme } from '../../../state/theme.js';
import { button, press } from '../../../widgets/controls.js';
import { create, tell } from '../../../widgets/dom.js';
import { legend, swatch } from '../../../widgets/legend.js';
import { notice } from '../../../widgets/notice.js';
import { table } from '../../../widgets/table.js';
import { alone, call, joinAddress, pauseAfter, repeat, spaced, writeClass } from './wire.js';
import { rich } from '../asking.js';
import { barsOf, choicesOf } from '../answers/bars.js';
import { isWritten, itemsOf } from '../answers/codes.js';
import { drawQr, lobbyOf } from './lobby.js';
import { lookingOf } from './looking.js';
import { openTable, saveCsv } from './table.js';
import { textsOf } from './texts.js';
import { stateUpTo } from '../answers/collect.js';
import { countedOf, Page, rightIn } from './counted.js';
import { findingOf, viewOfMost } from './finding.js';
import { soughtAt } from '../found.js';
import { darken } from '../keys.js';

/** @typedef {import('../player.js').Player} Player */

const [OK, CLOSED, UNKNOWN, NO_KEY] = [200, 409, 404, 403];
const BIG = 'gf-btn gf-big';

/** Return a text of the lesson, which may be of another direction than the page. @param {string} text */
const own = (text) => create('bdi', '', ...rich(text));

/** Return a question as a board asks it, on which nobody clicks. @param {string} question */
const asked = (question) => question.replace(/ Click it\.$/, '');

class Board {
  /** @type {BoardState | null} */
  state = null;
  /** The stops as their runs tell them. @type {Map<number, Told>} */
  #told = new Map();
  #isPicture = false;
  #lost = 0;
  #drawn = '';
  #said = '';
  #acted = Promise.resolve();
  #end = () => {};
  #onKey = (/** @type {KeyboardEvent} */ event) => this.#hear(event);

  /** @param {Player} player @param {string} code @param {string} key @param {ClassLesson} given */
  constructor(player, code, key, { lesson, at_once: isAtOnce, texts }) {
    this.player = player;
    this.code = code;
    this.key = key;
    this.lesson = lesson;
    this.isAtOnce = isAtOnce;
    this.takesTexts = texts;
    player.room = new Page();
    player.take(lesson, null);
    this.main = create('div', 'gf-bmain');
    this.side = create('aside', 'gf-bside');
    this.foot = create('div', 'gf-bfoot');
    this.problem = notice();
    this.head = create('div', 'gf-btop');
    this.element = create('section', 'gf-classboard', this.head, this.main, this.side, this.foot, {
      'aria-label': say('class-board'),
    });
    document.querySelector('#gf-lessons')?.append(this.element);
    document.documentElement.classList.add('gf-boarding');
    addEventListener('keydown', this.#onKey, true);
    const [end, deafen] = [repeat(() => this.#poll()), theme.subscribe(() => this.draw(true))];
    this.#end = () => {
      end();
      deafen();
    };
  }

  /** The stop of the class. @returns {Partial<LessonStop>} */
  get #stop() {
    return this.lesson.stops[this.state?.stop ?? -1] ?? {};
  }

  /** The question of the stop. */
  get ask() {
    return this.#stop.ask ?? null;
  }

  /** The task of the stop, if a view is looked for. */
  get search() {
    const { task } = this.#stop;
    return task?.kind === 'find' ? task : null;
  }

  /** True if the stop takes a text. */
  get isWritten() {
    return this.takesTexts && this.#stop.task?.kind === 'text';
  }

  /** True if the phones answer at the stop. */
  get isAsking() {
    return Boolean(this.ask || this.search || this.isWritten);
  }

  /** Return a stop as its run tells it, if it has come. @param {number} stop */
  toldAt = (stop) => this.#told.get(stop);

  async #poll() {
    const mark = this.state ? `?mark=${this.state.mark}` : '',
      { status, told, error } = await call(`/${this.code}/board${mark}`, this.key);
    this.#lost = status === 0 ? this.#lost + 1 : 0;
    if (this.#lost !== 1) this.problem.say(this.#lost ? error : this.#said);
    if (status === UNKNOWN || status === NO_KEY) return this.#close(status === UNKNOWN ? say('class-gone') : error);
    if (status === OK) this.#take(told);
    return this.#lost ? pauseAfter(this.#lost) : 1;
  }

  /** @param {BoardState} state */
  #take(state) {
    const isMoved = this.state?.stop !== state.stop || this.state?.phase !== state.phase;
    if (this.state?.stop !== state.stop) this.#isPicture = false;
    this.state = state;
    if (isMoved) this.#move(state);
    this.draw();
  }

  /** Let the page behind the board stand where the class does. @param {BoardState} state */
  async #move({ stop, phase }) {
    const { player, lesson } = this;
    if (phase === 'end') await Promise.all(itemsOf(lesson).map(({ at }) => this.learn(at)));
    if (!lesson.stops[stop]) return;
    player.attemptAt(stop).isShown = phase === 'right';
    await player.show(lesson, stop, true);
    await this.learn(stop);
    if (phase === 'right' && this.search) await this.#showFound(stop);
  }

  /** Say the answer to a task of the view that most of the class has found. @param {number} stop */
  async #showFound(stop) {
    const told = this.#told.get(stop),
      view = told && viewOfMost(told, this.#votes(stop, this.state?.round ?? 1)),
      judged = view && (await this.player.judge(stop, { ...stateUpTo(this.lesson, stop), ...view }));
    if (!told || !judged?.isOne) return;
    told.texts.answer = judged.text;
    this.draw(true);
  }

  /** Ask for the texts of a stop, filled from its run. @param {number} stop */
  async learn(stop) {
    const { player, lesson } = this;
    if (this.#told.has(stop)) return;
    this.#told.set(stop, await player.tell(lesson, stop, stateUpTo(lesson, stop), soughtAt(lesson.stops[stop])));
    this.draw();
  }

  /** Return the question of a stop as a plain text. @param {number} stop */
  questionAt(stop) {
    const { ask, task } = this.lesson.stops[stop] ?? {},
      text = this.#told.get(stop)?.texts.question ?? (ask ?? task)?.question ?? '';
    return asked(text.replaceAll('**', '').replace(/\{[^}]*\}/g, '…'));
  }

  /** Act after the act before, which may not have been answered yet. @param {string} act @param {object} [more] */
  act(act, more = {}) {
    const seen = this.state;
    this.#acted = this.#acted.finally(() => this.#act(seen, act, more));
  }

  /** Let an act count for the state on which it was decided, or a later one at the same place. @param {BoardState | null} seen @param {string} act @param {object} more */
  async #act(seen, act, more) {
    if (!this.state || !seen) return;
    const { stop, phase, round } = this.state,
      isThere = seen.stop === stop && seen.phase === phase && seen.round === round,
      { rev } = isThere ? this.state : seen,
      { status, told, error } = await call(`/${this.code}/acts`, this.key, { rev, act, ...more });
    if (status === OK || status === CLOSED) this.#take({ ...this.state, mark: '', ...told });
    this.say(status === OK ? '' : error);
  }

  /** Say something on the board, which covers the line of the page. @param {string} text */
  say(text) {
    this.#said = text;
    this.problem.say(text);
  }

  /** Return what the one key does, and its name. @returns {[text: string, act: () => unknown]} */
  forward() {
    const { stop, phase, members, round } = /** @type {BoardState} */ (this.state),
      done = this.#done(stop, round),
      count = members.length,
      to = (/** @type {number} */ at) => () => this.act('go', { stop: at });
    if (stop < 0) return [say('class-begin'), to(0)];
    if (phase === 'ask')
      return [
        done < count ? say('class-close-of', { done, count }) : say('class-show-answers'),
        () => this.act('close'),
      ];
    if (phase === 'closed') {
      const name = this.isWritten ? say('class-show-example') : say('class-show-right');
      return [this.ask?.poll ? say('class-show-why') : name, () => this.act('show')];
    }
    if (phase === 'end') return [say('class-end-class'), () => this.act('end')];
    return [stop + 1 < this.lesson.stops.length ? say('class-next') : say('class-finish'), to(stop + 1)];
  }

  back() {
    const { stop, phase } = /** @type {BoardState} */ (this.state);
    if (phase === 'right') this.act('close');
    else if (phase === 'closed') this.act('ask');
    else if (stop > 0) this.act('go', { stop: stop - 1 });
  }

  /** @param {KeyboardEvent} event */
  #hear(event) {
    const isField = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    if (!this.state || isField || event.ctrlKey || event.metaKey || event.altKey || this.state.over) return;
    /** @type {Record<string, () => unknown>} */
    const acts = {
      PageDown: () => this.forward()[1](),
      ArrowRight: () => this.forward()[1](),
      PageUp: () => this.back(),
      ArrowLeft: () => this.back(),
      p: () => this.#turn(),
      b: darken,
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key],
      isEnd = this.state.phase === 'end' && act === acts.PageDown; // one key too many ends no class
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isEnd) act();
  }

  #turn() {
    this.#isPicture = !this.#isPicture;
    this.draw();
  }

  /** Count the choices at a stop. @param {number} stop @param {number} round @returns {Map<number, number>} */
  #votes(stop, round) {
    const found = (this.state?.counts ?? []).filter(([at, vote]) => at === stop && vote === round);
    return new Map(found.map(([, , choice, count]) => [choice, count]));
  }

  /** Count the phones that have answered at a stop. @param {number} stop @param {number} round */
  #done(stop, round) {
    const written = (this.state?.texts ?? []).filter(([at]) => at === stop).length;
    return written || [...this.#votes(stop, round).values()].reduce((sum, one) => sum + one, 0);
  }

  /** @param {boolean} [isAnew] in other colours */
  draw(isAnew = false) {
    const { state } = this;
    if (!state) return;
    const key = JSON.stringify([{ ...state, mark: '' }, this.#isPicture, [...this.#told.keys()]]);
    if (key === this.#drawn && !isAnew) return;
    this.#drawn = key;
    const isPicture = this.#isPicture || (state.phase === 'tell' && state.stop >= 0 && !state.over),
      hadFocus = this.foot.contains(document.activeElement);
    this.element.classList.toggle('gf-see', isPicture);
    alone(isPicture ? null : this.element);
    this.#drawHead(state);
    this.#drawFoot(state, isPicture);
    const [main, side] = isPicture ? [[], []] : this.#content(state);
    this.main.replaceChildren(...main);
    this.side.replaceChildren(...side);
    this.side.hidden = !side.length;
    if (hadFocus) this.foot.querySelector('button')?.focus();
  }

  /** @param {BoardState} state */
  #drawHead({ stop, over }) {
    const { stops, title } = this.lesson,
      at = stops[stop] ? say('class-stop-of', { stop: stop + 1, count: stops.length }) : '',
      join = create('span', 'gf-bjoin', `${joinAddress()} `, create('b', '', spaced(this.code)), { dir: 'ltr' });
    this.head.replaceChildren(create('h2', '', own(title)), create('span', 'gf-cap', at), ...(over ? [] : [join]));
  }

  /** @param {BoardState} state @param {boolean} isPicture */
  #drawFoot({ stop, phase, round, lead, locked, over }, isPicture) {
    if (over) {
      const undo = button(say('class-undo'), () => this.act('undo'), BIG);
      this.foot.replaceChildren(
        undo,
        button('CSV', () => saveCsv(this), BIG),
        this.problem.element,
      );
      return;
    }
    const [text, act] = this.forward(),
      picture = button(say('class-picture'), () => this.#turn(), BIG);
    press(picture, isPicture);
    const tools = [
      button(text, act, `${BIG} gf-primary`),
      ...(stop >= 0 ? [button(say('class-back'), () => this.back(), BIG)] : []),
      ...(['closed', 'right'].includes(phase) && round < 2 && !this.isAtOnce && (this.ask || this.search)
        ? [button(say('class-again'), () => this.act('again'), BIG)]
        : []),
      ...(this.isAsking ? [picture] : []),
      button(locked ? say('class-open-door') : say('class-close-door'), () => this.act(locked ? 'open' : 'lock'), BIG),
      button(lead ? say('class-let-go') : say('class-hold'), () => this.act(lead ? 'free' : 'hold'), BIG),
      button(say('class-table'), () => openTable(this), BIG),
      ...(phase === 'end' ? [] : [button(say('class-end'), () => this.act('end'), BIG)]),
    ];
    const keys = create('span', 'gf-cap gf-keys', say('class-keys'));
    this.foot.replaceChildren(...tools, this.problem.element, keys);
  }

  /** Return what the board shows, and what stands beside it. @param {BoardState} state @returns {[Node[], Node[]]} */
  #content(state) {
    const { stop, phase, over, members } = state;
    if (over) return [[create('h3', '', say('class-over')), create('p', '', say('class-deleted-soon'))], []];
    if (stop < 0) return [[lobbyOf(this, state)], []];
    if (phase === 'end') return [this.#summary(), []];
    const told = this.#told.get(stop);
    if (!this.isAsking || !told) return [[create('p', '', '…')], []];
    const intro = phase === 'right' ? told.texts.answer : told.texts.prose;
    const main = [
      create('h3', '', own(asked(told.texts.question))),
      create('p', '', own(intro)),
      this.isWritten ? textsOf(this) : this.#answers(told),
    ];
    return [main, this.#beside(state, told, members.length)];
  }

  /** @param {Told} told */
  #answers(told) {
    const { stop, phase, round } = /** @type {BoardState} */ (this.state),
      { ask, search } = this,
      isShown = phase === 'right',
      rounds = Array.from({ length: round }, (_, i) => this.#votes(stop, i + 1)),
      counts = phase === 'ask' ? [] : rounds,
      [now, before] = counts.toReversed();
    if (!ask) return findingOf(/** @type {LessonTask} */ (search), told, now, isShown);
    if (!ask.choices.length) return lookingOf(told, counts, isShown);
    const bars = barsOf(choicesOf(isShown ? ask.right : -1, told.texts.choices), now ?? new Map(), before);
    bars.classList.toggle('gf-asking', !now);
    return bars;
  }

  /** @param {BoardState} state @param {Told} told @param {number} count of phones @returns {Node[]} */
  #beside({ stop, phase, round, locked }, told, count) {
    const { ask } = this,
      done = this.#done(stop, round),
      rightAt = (/** @type {number} */ vote) => rightIn(this.#votes(stop, vote), ask, told),
      hasRight = phase === 'right' && !this.isWritten && !ask?.poll,
      [number, of] = hasRight ? [rightAt(round), done] : [done, count],
      once = ask ? say('class-right') : say('class-found-it'),
      before = round > 1 ? say('class-right-before', { before: rightAt(1) }) : once,
      qr = create('div', '');
    if (!locked) drawQr(this.code, qr);
    const scale = legend(pieces('class-key-share', { ramp: swatch('ramp') }));
    return [
      create('p', 'gf-bcount', ...rich(say('class-count', { number, count: of }))),
      create('p', '', hasRight ? before : countedOf(this.#stop, phase, round)),
      ...(ask && phase !== 'ask' && !ask.choices.length ? [scale] : []),
      create('div', 'gf-late', qr, create('span', 'gf-cap', locked ? say('class-door-closed') : say('class-late'))),
    ];
  }

  /** @returns {Node[]} */
  #summary() {
    const asked = itemsOf(this.lesson).filter((item) => !isWritten(item));
    const rows = asked.map(({ at, ask }) => {
      const said = this.state?.counts.filter(([stop]) => stop === at) ?? [],
        last = Math.max(1, ...said.map(([, round]) => round)),
        votes = this.#votes(at, last),
        right = rightIn(votes, ask, this.#told.get(at)),
        all = [...votes.values()].reduce((sum, one) => sum + one, 0);
      const found = ask?.poll ? say('answers-voted', { count: all }) : say('class-right-of', { right, count: all });
      return { name: this.questionAt(at), cells: [all ? found : say('class-not-asked')] };
    });
    const list = table({
      caption: say('class-right-answers'),
      columns: [say('class-question'), say('class-right-column')],
      rows,
      className: 'gf-bsum',
    });
    return [create('h3', '', say('class-found-out')), list];
  }

  /** @param {string} why */
  #close(why) {
    this.#end();
    removeEventListener('keydown', this.#onKey, true);
    document.documentElement.classList.remove('gf-boarding');
    this.element.remove();
    alone(null);
    this.player.room = null;
    writeClass('');
    if (this.player.lesson) this.player.leave();
    tell(why);
    return 0;
  }
}

/** Open the board of a class. @param {Player} player @param {string} code @param {string} key */
export async function openBoard(player, code, key) {
  const { status, told, error } = await call(`/${code}/lesson`, key);
  if (status === OK) new Board(player, code, key, told);
  else tell(error);
}
