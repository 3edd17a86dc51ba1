/* Messages. Every text that a visitor reads passes `say` or `told`, with an id, so that other languages find it. A
   message is a whole sentence, and its values have names:

     say('heads-off')`${{ count }} {count?head|heads} off`            "3 heads off"
     told('masks-looks')`${{ token: bold('dog') }} looks at itself.`  text and nodes, for an element

   `{count?head|heads}` is "head" if `count` is 1. */

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

/** Return a message as text and nodes. @param {string} _id */
export const told =
  (_id) =>
  (/** @type {TemplateStringsArray} */ texts, /** @type {Values[]} */ ...values) =>
    filled(
      texts.map((text, at) => text + Object.keys(values[at] ?? {}).map((name) => `{${name}}`)).join(''),
      Object.assign({}, ...values),
    );

/** Return a message as text. @param {string} id */
export const say =
  (id) =>
  (/** @type {TemplateStringsArray} */ texts, /** @type {Values[]} */ ...values) =>
    told(id)(texts, ...values).join('');
