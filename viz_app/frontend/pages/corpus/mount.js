/* Over many sentences: what each head does in general. All heads as a contact sheet, and one head's page. */
/** @import { CorpusState, Page, Portraits } from './types' */
import { connect, refusalOf } from '../../client/client.js';
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { pieces, say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { shortcuts } from '../../widgets/legend.js';
import { notice } from '../../widgets/notice.js';
import { roleTitle } from '../../widgets/roles.js';
import { mountView } from '../../widgets/shell.js';
import { buildHead, headingOf } from './head.js';
import { idOf } from './portrait.js';
import { buildSheet } from './sheet.js';
import { decimalsOf, evidenceOf, lossOf } from './words.js';

const NARROW = 1080; // px

/** @typedef {{ portraits: Portraits | null, can_be: boolean, name: string }} Reply */

/** Say why a model has no portraits, and how to get them. @param {Reply} reply */
const missing = ({ can_be: canBe, name }) =>
  canBe ? say('corpus-no-portraits-yet', { name }) : say('corpus-only-own-models');

/** Return the head that the address opens: the selected one, or that of an older link; empty for all heads. */
function wantedHead() {
  const open = String(store.get('portrait') ?? ''),
    selected = ['map', 'layer', 'head'].map((name) => store.lost(name) ?? store.get(name));
  return open.includes('.') ? open : open && selected.join('.');
}

/** Return the sentence about a link's head that is not there. @param {string} wanted */
function unknown(wanted) {
  const [map, layer, head] = wanted.split('.');
  const numbers = [layer, head].map((text) => (/^\d{1,3}$/.test(text ?? '') ? Number(text) + 1 : text));
  return say('corpus-no-such-head', { place: `${map} ${numbers.join('.')}`.slice(0, 40) });
}

/** @param {Portraits | null} portraits @param {string} problem @returns {CorpusState} */
function resolve(portraits, problem) {
  const wanted = wantedHead(),
    open = portraits?.heads.find((head) => idOf(head) === wanted) ?? null,
    lost = portraits && wanted && !open ? unknown(wanted) : '';
  return {
    ...{ portraits, open, problem: problem || lost },
    by: String(store.get('group') ?? ''),
    find: String(store.get('find') ?? ''),
  };
}

/** @param {CorpusState} state @returns {import('../../widgets/caption.js').Caption} */
function caption({ portraits, open }) {
  if (!portraits) return { says: [say('corpus-title')] };
  const { heads, sentences, corpora, probe } = portraits;
  if (open) {
    const differs = open.probeRole !== null && open.probeRole !== open.role,
      role = roleTitle(open.probeRole ?? ''),
      also = differs ? say('corpus-other-role-elsewhere', { count: probe ?? 0, role }) : '',
      more = [evidenceOf(open), lossOf(open, decimalsOf(heads)), also].filter(Boolean).join(' ');
    return { says: [headingOf(open)], more };
  }
  const mixed = heads.filter(({ role }) => role === 'mixed'),
    named = mixed.filter(({ name }) => name).length;
  const kept = say('corpus-heads-with-a-role', { kept: heads.length - mixed.length, count: heads.length });
  return {
    says: pieces('corpus-heads-caption', { kept: create('b', '', kept), mixed: mixed.length, named }),
    more: say('corpus-what-cards-show', { count: sentences, corpora: format.listed(corpora) }),
  };
}

/** @param {import('../../types').Mounted} given */
export function mount({ root, server }) {
  let known = /** @type {Portraits | null} */ (null),
    problem = '';
  /** Request the portraits of the visible run's model; they serve every sentence. */
  function load() {
    const request = link.request(),
      answer = request && client.want('head_portraits', { model: request.model });
    if (!answer) return false;
    known = answer.ok ? answer.value.portraits : null;
    problem = refusalOf(answer) || (answer.ok && !known ? missing(answer.value) : '');
    return true;
  }
  /** @type {import('../../widgets/shell.js').View<CorpusState>} */
  const view = mountView(root, {
    name: 'corpus',
    narrow: NARROW,
    title: say('corpus-title'),
    load,
    resolve: () => (known || problem ? resolve(known, problem) : null),
    build() {
      const said = notice('gf-message'),
        sheet = buildSheet(page),
        head = buildHead(page);
      return {
        nodes: [
          said.element,
          sheet.element,
          head.element,
          shortcuts(say('corpus-key-find'), say('corpus-key-arrows'), say('corpus-key-escape')),
        ],
        first: [{ draw: ({ problem: text }) => said.say(text) }],
        parts: [sheet, head],
        keys: { ...head.keys, '/': sheet.focus },
      };
    },
    caption,
    stamp: ({ portraits, open }) => ({ heads: portraits?.heads.length ?? 0, open: open ? idOf(open) : '' }),
  });
  const client = connect(
    server,
    { head_portraits: /** @type {(reply: any) => Reply} */ ((reply) => reply) },
    view.draw,
  );
  /** @type {Page} */
  const page = { view, now: () => view.now() };
  return page;
}
