/* The words about a head: its name, the numbers behind it, and what the model loses without it. */
/** @import { Portrait, Share } from './types' */
import * as format from '../../state/format.js';
import { roleTitle } from '../../widgets/roles.js';

const FINE = 0.05; // nats: if no head costs more, effects have four decimals

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The groups of heads by what they do: title, note, colour, and which heads. @type {readonly { title: string, note: string, colour: string, has: (head: Portrait) => boolean }[]} */
export const GROUPS = [
  {
    ...{ title: 'One step away', note: 'a fixed step in their own sentence', colour: 'var(--role-previous)' },
    has: ({ role }) => ['previous', 'same', 'next', 'induction'].includes(role),
  },
  {
    ...{ title: 'Find the word', note: 'look at the word being written, or just written' },
    ...{ colour: 'var(--role-alignment)', has: ({ role }) => ['alignment', 'read-alignment'].includes(role) },
  },
  {
    ...{ title: 'Rest on a landmark', note: '‹start›, ‹end› or a mark', colour: 'var(--role-first)' },
    has: ({ role }) => ['first', 'end', 'punctuation', 'separator'].includes(role),
  },
  {
    ...{
      title: 'Mixed, but a rule tells when',
      note: 'no role in all rows; a rule holds in some rows, and was checked',
    },
    ...{ colour: 'var(--s4)', has: ({ role, name }) => role === 'mixed' && Boolean(name) },
  },
  {
    ...{ title: 'Mixed, no name yet', note: 'several things at once; their clearest pair is named instead' },
    ...{ colour: 'var(--role-mixed)', has: ({ role, name }) => role === 'mixed' && !name },
  },
];
/** @param {Portrait} head */
export const groupOf = (head) => GROUPS.find(({ has }) => has(head)) ?? GROUPS[GROUPS.length - 1];

/** Return the title of a role or of a rule. @param {Share} share */
export const titleOf = ({ kind, key, title }) => (kind === 'role' ? roleTitle(key) : title);

/** Return a head's name; one without has its clearest pair of tokens. @param {Portrait} head */
export function nameOf({ name, checked, pairs }) {
  if (name) return capital(checked[0]?.kind === 'role' ? titleOf(checked[0]) : name);
  if (!pairs.length) return 'no name yet';
  const isWord = (/** @type {string} */ piece) => /^▁\p{L}{2}/u.test(piece);
  const [query, key] = pairs.find(([one, other]) => isWord(one) && isWord(other)) ?? pairs[0];
  return `“${format.label(query)}” → “${format.label(key)}”`;
}

/** Return the share behind a name, or of the best role. @param {Portrait} head */
export const behind = ({ checked: [first], shares, best }) => first ?? shares.find(({ key }) => key === best) ?? null;

/** Return how many decimals effects have. @param {Portrait[]} heads */
export const decimalsOf = (heads) => (heads.some(({ effect }) => Math.abs(effect?.[0] ?? 0) >= FINE) ? 2 : 4);

/** Return true if the loss of a head was measured and is none that can be told from zero. @param {Portrait} head */
export const isSlight = ({ effect }) => effect !== null && Math.abs(effect[0]) <= effect[1];

/** Say what the model loses without a head. @param {Portrait} head @param {number} decimals */
export function lossOf({ effect, ...head }, decimals) {
  if (!effect) return '';
  const [mean, half, sentences] = effect,
    number = (/** @type {number} */ value) => format.number(Math.abs(value), decimals),
    over = `(95${'\u202f'}% interval, ${sentences} sentences)`;
  if (isSlight({ ...head, effect }))
    return ` Alone it is no measurable loss: ${format.signed(mean, decimals)} ± ${number(half)} nats a sentence ${over}.`;
  return ` Without it the model ${mean < 0 ? 'loses' : 'gains'} ${number(mean)} ± ${number(half)} nats a sentence ${over}.`;
}

/** Say how much of a head's attention goes where a role or a rule says, and what chance would give. @param {Share} share */
function groundOf(share) {
  const { kind, strength, chance, byDistance, rows } = share,
    alone = byDistance === null ? '' : `, and by its distances alone ${format.percent(byDistance)}`,
    chances = `spread evenly it would be ${format.percent(chance)}${alone}.`;
  return kind === 'rule'
    ? `In the rows of “${titleOf(share)}” (${format.thousands(rows)} of them), ${format.percent(strength)} of its attention goes there; ${chances}`
    : `${format.percent(strength)} of its attention goes where “${titleOf(share)}” says; ${chances}`;
}

/** Say how often a head does what its name says. @param {Portrait} head */
export function evidenceOf(head) {
  const share = behind(head);
  if (!share) return '';
  if (head.checked.length) return head.checked.map(groundOf).join(' ');
  return `No role and no rule holds, so it has no name. Of the best role: ${groundOf(share)}`;
}
