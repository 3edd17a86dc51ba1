/* The wire contract as the server writes it into the page: names, defaults and limits, which no script says again. */
/** @import { Protocol } from '../types' */

const ELEMENT = 'gf-protocol'; // see viz_app.protocol

/** @returns {Protocol} */
function read() {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (!text) throw new Error(`This page lacks its element #${ELEMENT}, which says what a link may hold. Reload it.`);
  return JSON.parse(text);
}

export const protocol = read();

/**
 * Whether an address may give a parameter this value; of a kind with a grammar of its own the server judges.
 * @param {string} name
 * @param {unknown} value
 */
export function isUsable(name, value) {
  const parameter = protocol.parameters[name];
  if (parameter?.kind === 'choice') return parameter.choices.includes(String(value));
  if (parameter?.kind !== 'whole') return parameter !== undefined;
  const number = /^\d+$/.test(String(value)) ? Number(value) : NaN;
  return number >= parameter.lowest && number <= parameter.highest;
}

/**
 * The whole number that a parameter holds; undefined if it holds none, or one that is out of its limits.
 * @type {(name: string, value: unknown) => number | undefined}
 */
export const whole = (name, value) => (isUsable(name, value) ? Number(value) : undefined);
