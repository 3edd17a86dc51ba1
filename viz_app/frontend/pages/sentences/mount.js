/* Many sentences: one model over a list of texts, the most doubtful first, and what changes with another model. */
/** @import { Given, Page, SurveyState } from './types' */
/** @import { PageServer } from '../../types' */
import * as format from '../../state/format.js';
import { taken } from '../../state/handed.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { shortcuts } from '../../widgets/legend.js';
import { notice } from '../../widgets/notice.js';
import { mountView } from '../../widgets/shell.js';
import { buildDetail, open } from './detail.js';
import { buildFlags } from './flags.js';
import { buildInput } from './input.js';
import { buildList } from './list.js';
import { limited, mostTexts } from './read_file.js';
import { Session } from './session.js';
import { buildSpreads } from './spread.js';
import { caption, isStale, notices, resolver, runOf } from './state.js';
import { buildTools } from './tools.js';

const NARROW = 1080; // px

/** Return held-out texts of the model, which may be passed on. @param {PageServer} server @returns {Promise<Given>} */
async function example(server) {
  const model = runOf()?.request.model ?? '',
    reply = await server.held_out({ model });
  if (!reply.ok) throw new Error(reply.error);
  const { texts, references, terms } = reply;
  if (!texts.length) throw new Error(say('sentences-no-example'));
  const said = [say('sentences-held-out', { model, terms: format.parted(terms) })];
  return { name: say('sentences-example'), texts, others: references, said };
}

/** Begin the other run of a comparison once the list is done. @param {Page} page @param {PageServer} server */
function compare(page, server) {
  const versus = String(store.get('versus') ?? ''),
    run = versus && page.session?.isDone ? runOf(versus) : null;
  if (page.other && JSON.stringify(page.other.run.request) !== JSON.stringify(run?.request)) {
    page.other.cancel();
    page.other = null;
  }
  if (!run || !page.session || page.other) return;
  page.other = new Session(server, run, { ...page.session.given, said: [] }, page.view.draw);
  void page.other.go();
}

/** Start a list, go on with it, or leave it. @param {Page} page @param {PageServer} server @param {number} most */
function actions(page, server, most) {
  const leave = () => {
    page.session?.cancel();
    page.other?.cancel();
    Object.assign(page, { session: null, other: null, chosen: null });
  };
  /** @param {Given} given */
  function run(given) {
    const of = runOf();
    leave();
    if (of) page.session = new Session(server, of, limited(given, most), page.view.draw);
    void page.session?.go();
    page.view.draw();
  }
  return {
    run,
    again() {
      const { session, other } = page;
      if (session && isStale(session)) run(session.given);
      else void (session?.isDone ? other : session)?.go();
    },
    fresh() {
      leave();
      page.view.select({ keep: null, sort: null, versus: null });
    },
  };
}

/** @param {Page} page @param {PageServer} server @param {number} most */
function build(page, server, most) {
  const act = actions(page, server, most),
    said = notice(),
    input = buildInput({ run: act.run, example: () => example(server) }),
    [tools, spreads, list, detail] = [buildTools(page, act), buildSpreads(page), buildList(page), buildDetail(page)],
    flags = buildFlags(),
    work = create('div', 'su-work', list.element, detail.element),
    result = create('div', '', spreads.element, flags.element, work);
  const frame = {
    /** @param {SurveyState} state */
    draw({ session, rows, other }) {
      said.say(notices(page).join(' '), Boolean(session?.problem || other?.problem));
      input.element.hidden = session !== null;
      result.hidden = !rows.length;
    },
  };
  /** Take what was dropped or pasted into the sentence box. */
  const receive = () => {
    const what = taken();
    if (!what) return;
    act.fresh();
    input.take(what);
  };
  receive();
  window.addEventListener('gf-handed', receive);
  const Enter = () => {
    const { chosen } = page.now();
    if (chosen && document.activeElement === list.element) open('translate', chosen.text);
  };
  return {
    nodes: [
      ...[said.element, input.element, tools.element, result],
      shortcuts(say('sentences-key-rows'), say('sentences-key-enter'), say('sentences-key-escape')),
    ],
    parts: [frame, tools, spreads, flags, list, detail],
    keys: { Enter, Escape: () => page.view.select({ keep: page.other ? 'all' : null }) },
  };
}

/** @param {import('../../types').Mounted} given */
export function mount({ root, server, props }) {
  const most = mostTexts(location.hostname, Boolean(props.here)),
    page = /** @type {Page} */ ({ session: null, other: null, chosen: null, now: () => page.view.now() }),
    resolve = resolver(page);
  page.view = mountView(root, {
    ...{ name: 'sentences', narrow: NARROW, resolve },
    load: () => compare(page, server),
    build: () => build(page, server, most),
    caption: (state) => caption(page, state),
    stamp: ({ session, rows, shown, sort, other }) => ({
      ...{ rows: rows.length, shown: shown.length, sort, other: other?.rows.length ?? 0 },
      state: !session
        ? 'empty'
        : session.isRunning || other?.isRunning
          ? 'running'
          : session.isDone
            ? 'done'
            : 'stopped',
    }),
  });
  return page;
}
