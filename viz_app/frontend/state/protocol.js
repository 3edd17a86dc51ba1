/* The wire contract, read from the page: names, defaults and limits. The server writes it; no script repeats it. */
/** @import { Protocol } from '../types' */

const ELEMENT = 'gf-protocol'; // see viz_app.protocol

/** @returns {Protocol} */
function read() {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (!text) throw new Error(`This page lacks its element #${ELEMENT} with the parameters of links. Reload the page.`);
  return JSON.parse(text);
}

export const protocol = read();

/**
 * Return true if an address may give a parameter this value. The server checks kinds that have a grammar.
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
 * Return the whole number of a parameter, or undefined if the value is none or is outside the parameter's limits.
 * @type {(name: string, value: unknown) => number | undefined}
 */
export const whole = (name, value) => (isUsable(name, value) ? Number(value) : undefined);

/** Return the items of a parameter that lists them. @param {unknown} value @param {string} [mark] what stands between them */
export const itemsOf = (value, mark = '.') =>
  String(value ?? '')
    .split(mark)
    .filter(Boolean);
