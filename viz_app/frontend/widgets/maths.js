/* Formulas: MathML written as text, read as XML, so that nothing in it can be anything but MathML. */
const MATHS = 'http://www.w3.org/1998/Math/MathML';

/**
 * The element of a formula such as `<math><mi>a</mi></math>`.
 *
 * @param {string} markup static markup and numbers; no text from people belongs here.
 * @returns {Element}
 * @throws {Error} if it is not one well-formed `<math>`.
 */
export function maths(markup) {
  const named = markup.replace(/^<math>/, `<math xmlns="${MATHS}">`);
  const formula = new DOMParser().parseFromString(named, 'application/xml').documentElement;
  if (formula.localName !== 'math' || formula.querySelector('parsererror'))
    throw new Error(`This is no formula: ${markup}`);
  return document.importNode(formula, true);
}
