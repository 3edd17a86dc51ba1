/* Texts with placeholders: filled('{count} {count?head|heads} off', { count: 3 }) is ['3 heads off']. A value may be a node. */

/** @typedef {string | number | Node | (string | Node)[]} Value */
/** @typedef {Record<string, Value | null | undefined>} Values */

/** Return a text with its {placeholders} filled: text and nodes in order. @type {(text: string, values?: Values) => (string | Node)[]} */
export function filled(text, values = {}) {
  /** @type {(string | Node)[]} */
  const found = [];
  const add = (/** @type {string | Node} */ piece) => {
    if (typeof piece === 'string' && typeof found.at(-1) === 'string') found[found.length - 1] += piece;
    else if (piece !== '') found.push(piece);
  };
  text.split(/\{([^}]+)\}/).forEach((part, at) => {
    const [name, one, other] = at % 2 ? part.split(/[?|]/) : [];
    const value =
      name === undefined ? part : one === undefined ? values[name] : Number(values[name]) === 1 ? one : other;
    (Array.isArray(value) ? value : [typeof value === 'object' && value ? value : String(value ?? '')]).forEach(add);
  });
  return found;
}
