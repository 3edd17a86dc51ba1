/* What each token adds to a score: the account that the ledger draws and its words explain. */

/** @typedef {import('./selection.js').Classification} Classification */

/**
 * @typedef {object} Account
 * @property {number[] | null} adds by token; null where the model does not average its tokens, so that no share is exact
 * @property {number} bias
 * @property {number} sum
 * @property {number} other the class that the lead is over; −1 for the score of the chosen class alone
 */

/** The strongest class but the chosen one. @param {Classification} scores @param {number} label */
function runnerUp({ logits }, label) {
  let best = -1;
  logits.forEach((logit, c) => {
    if (c !== label && (best < 0 || logit > logits[best])) best = c;
  });
  return best;
}

/**
 * @param {Classification} scores
 * @param {Classification} whole the scores of the whole text, which decide who the runner-up is
 * @param {{ label: number, ledger: string }} sel
 * @returns {Account}
 */
export function accountOf(scores, whole, { label, ledger }) {
  const { contributions, bias, logits } = scores,
    other = ledger === 'lead' && contributions ? runnerUp(whole, label) : -1,
    of = (/** @type {ArrayLike<number>} */ values) => values[label] - (other < 0 ? 0 : values[other]);
  if (!contributions || !bias) return { adds: null, bias: 0, sum: of(logits), other };
  return { adds: contributions.map((values) => (values ? of(values) : 0)), bias: of(bias), sum: of(logits), other };
}
