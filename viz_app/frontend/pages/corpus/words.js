/* The words about a head: its name, the numbers behind it, and what the model loses without it. */
/** @import { Portrait, Share } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { roleTitle } from '../../widgets/roles.js';

const FINE = 0.05; // nats: if no head costs more, effects have four decimals

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The groups of heads by what they do: the colour, and the roles; a mixed head has a rule or none. @type {Record<string, { colour: string, roles: string[] }>} */
export const GROUPS = {
  step: { colour: 'var(--role-previous)', roles: ['previous', 'same', 'next', 'induction'] },
  word: { colour: 'var(--role-alignment)', roles: ['alignment', 'read-alignment'] },
  landmark: { colour: 'var(--role-first)', roles: ['first', 'end', 'punctuation', 'separator'] },
  rule: { colour: 'var(--s4)', roles: [] },
  mixed: { colour: 'var(--role-mixed)', roles: [] },
};
/** @param {Portrait} head */
export const groupOf = ({ role, name }) =>
  Object.keys(GROUPS).find((group) => GROUPS[group].roles.includes(role)) ?? (name ? 'rule' : 'mixed');

/** Return the title of a role or of a rule. @param {Share} share */
export const titleOf = ({ kind, key, map, title }) =>
  kind === 'role' ? roleTitle(key) : say('corpus-rule', { key, map, title });

/** Return a head's name; one without has its clearest pair of tokens. @param {Portrait} head */
export function nameOf({ name, checked, pairs }) {
  if (checked[0]?.kind === 'role') return capital(titleOf(checked[0]));
  if (name)
    return capital(
      say('corpus-name-by-rules', { name, rules: checked.length ? format.parted(checked.map(titleOf)) : '' }),
    );
  if (!pairs.length) return say('corpus-no-name-yet');
  const isWord = (/** @type {string} */ piece) => /^▁\p{L}{2}/u.test(piece);
  const [query, key] = pairs.find(([one, other]) => isWord(one) && isWord(other)) ?? pairs[0];
  return say('corpus-pair', { query: format.label(query), key: format.label(key) });
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
  const [mean, spread, count] = effect,
    half = format.number(spread, decimals);
  if (isSlight({ ...head, effect }))
    return say('corpus-no-measurable-loss', { mean: format.signed(mean, decimals), half, count });
  return say('corpus-loss', { isLoss: mean < 0, mean: format.number(Math.abs(mean), decimals), half, count });
}

/** Say how much of a head's attention goes where a role or a rule says, and what chance would give. @param {Share} one */
function groundOf(one) {
  const { kind, rows, byDistance } = one,
    [share, chance, alone] = [one.strength, one.chance, byDistance ?? 0].map(format.percent),
    title = titleOf(one);
  return kind === 'rule'
    ? say('corpus-where-a-rule-says', { title, rows: format.thousands(rows), share, chance, alone })
    : say('corpus-where-a-role-says', { title, share, chance });
}

/** Say how often a head does what its name says. @param {Portrait} head */
export function evidenceOf(head) {
  const share = behind(head);
  if (!share) return '';
  if (head.checked.length) return head.checked.map(groundOf).join(' ');
  return say('corpus-no-role-holds', { ground: groundOf(share) });
}
