/* An ESLint rule: a text that a visitor reads passes `say` or `told` of state/words.js, whole and with an id. */

const WORDS = /\p{L}[\p{L}’]*[,;:.]? \{?[\p{L}(“‘]/u; // two words in a row
const INSIDE = /^(gf|gh|ov|gs)-|^[a-z-]+:|<math|^[.#[]|^M?[\d.]|^use strict/; // classes, styles, formulas, selectors, paths
const SAYS = new Set(['say', 'told', 'filled', 'shortcuts', 'keysOf', 'legend', 'withSwatches']);
const SILENT = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'Error',
  'maths',
  'toggle',
  'RegExp',
]);
const UNREAD = new Set(['style', 'className', 'class']);

const nameOf = ({ type, callee }) =>
  type === 'CallExpression' || type === 'NewExpression' ? (callee.property?.name ?? callee.name) : '';
const textOf = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('{x}') : node.value;

/** Return true if a text is an argument that is no text: a tag or a class of `create`, a selector. */
function isUnread(node) {
  const { parent } = node;
  if (parent.type === 'ImportDeclaration' || parent.type === 'ExportNamedDeclaration') return true;
  if (parent.type === 'Property') return parent.key === node || UNREAD.has(parent.key.name ?? parent.key.value);
  if (parent.type === 'BinaryExpression') return ['===', '!==', 'in'].includes(parent.operator);
  const name = nameOf(parent);
  if (name === 'create') return parent.arguments.indexOf(node) < 2;
  if (name === 'button') return parent.arguments.indexOf(node) === 2;
  return SILENT.has(name);
}

/** Return true if a text stands in a call of `say`. */
function isSaid(node) {
  for (let one = node.parent; one; one = one.parent) if (SAYS.has(nameOf(one))) return true;
  return false;
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unsaid: 'Say this text by say(id, text, values) of state/words.js: {{text}}' },
  },
  create(context) {
    const check = (node) => {
      const text = textOf(node);
      if (typeof text !== 'string' || !WORDS.test(text) || INSIDE.test(text)) return;
      if (isUnread(node) || isSaid(node)) return;
      context.report({ node, messageId: 'unsaid', data: { text } });
    };
    return { Literal: check, TemplateLiteral: check };
  },
};
