/* Three rules of eslint. A text of a visitor in the code belongs to viz_app/locales; `say` names a message that is
   there, with the values that it needs; and no arrow or list is put together in code. */
import { MESSAGES, valuesOf } from './messages.js';

// Elements, styles, selectors and addresses look like words but are none.
const NO_WORDS =
  /^(?:NaN|BLEU|CSV|JSON|SVG|id|Retry-After)$|^@page|^[a-z]{2}-[a-z]|\bgf-|\bgh-|^<|^--|^[#.]|^\[[a-z]|^[a-z-]+\(|:(?:not|is|has|scope)\b|\[(?:data|role|aria)|^data:|https?:|<\/?m[a-z]+>|^\w+\/[\w.+-]+|^(?:\d|…)*(?:px|r?em|fr)\b|var\(--|^\(\w+/;
const WORDS = /\p{L}{2}[\p{P}]*[ \u202f]|[ \u202f]\p{L}{2}|^\p{Lu}\p{Ll}+/u;
const READ =
  /^(?:title|label|text|placeholder|note|says|about|caption|heading|alt|hint|columns|corner|cells|aria-label|textContent)$/;
const UNREAD =
  /^(?:className|d|transform|viewBox|id|type|role|style|key|fill|stroke|font|cssText|grid\w*|dataset|Authorization)$/;
const FUNCTIONS =
  /^(?:say|pieces|maths|icon|querySelector|querySelectorAll|closest|matches|addEventListener|removeEventListener|getElementById|getPropertyValue|setProperty|getContext|includes|startsWith|endsWith|split|focusOn|traceOf|replaceSync)$/;
const SAYING = /^(?:say|pieces|told|signed|number|percent|share|dotted|listed|series|parted|fromTo|quoted|inQuotes)$/;
const OBJECTS = /^(?:console|Object|classList)$/;
/** Which arguments of a function are read: the places of those that are, and of those that are not. */
const ARGUMENTS = {
  create: [/[^01]/, /[01]/],
  svg: [/^$/, /0/],
  setAttribute: [/^$/, /0/],
  button: [/0/, /2/],
  iconButton: [/1/, /./],
  toggle: [/0/, /^$/],
  slider: [/0/, /^$/],
  select: [/0/, /^$/],
  announce: [/0/, /^$/],
  captioned: [/[01]/, /^$/],
  save: [/^$/, /0/],
  term: [/1/, /0/],
};

const nameOf = (node) => node?.name ?? node?.value ?? node?.property?.name ?? '';
const byName = (name) => (READ.test(name) ? 'read' : UNREAD.test(name) ? 'unread' : '');
const UNREAD_IN = 'ImportDeclaration ImportExpression ExportNamedDeclaration ExpressionStatement';

/** By the parent of a literal: 'read' if a visitor reads it, 'unread' if not, and '' if its words decide. */
const PLACES = {
  ConditionalExpression: (parent, node) =>
    parent.test === node ? 'unread' : choicesOf(parent).some(isSaid) ? 'read' : placeOf(parent),
  LogicalExpression: (parent) => (choicesOf(parent).some(isSaid) ? 'read' : placeOf(parent)),
  Property: (parent, node) => (parent.key === node && !parent.computed ? 'unread' : byName(nameOf(parent.key))),
  AssignmentExpression: (parent) => byName(nameOf(parent.left)),
  NewExpression: ({ callee }) => (/Error$/.test(nameOf(callee)) ? 'unread' : ''),
  BinaryExpression: ({ operator }) => (/^[!=]/.test(operator) ? 'unread' : ''),
  SwitchCase: () => 'unread',
  VariableDeclarator: (parent) => byName(nameOf(parent.id)),
  SpreadElement: (parent) => placeOf(parent),
  TemplateLiteral: (parent) => placeOf(parent) || (/ /.test(textOf(parent)) ? 'read' : ''),
  // one of several texts, or the names of a table's columns
  ArrayExpression: (parent, node) => (isBesideSaid(parent, node) ? 'read' : placeOf(parent)),
  MemberExpression: (parent, node) => (node.type === 'ArrayExpression' && parent.computed ? placeOf(parent) : 'unread'),
  TaggedTemplateExpression: () => 'unread',
  ...Object.fromEntries(UNREAD_IN.split(' ').map((type) => [type, () => 'unread'])),
  CallExpression({ callee, arguments: all }, node) {
    const [read, unread] = ARGUMENTS[nameOf(callee)] ?? [/^$/, /^$/],
      isCode = nameOf(callee) === 'create' && all[0].value === 'code', // a command
      at = String(all.indexOf(node));
    if (isCode || FUNCTIONS.test(nameOf(callee)) || OBJECTS.test(nameOf(callee.object))) return 'unread';
    return read.test(at) ? 'read' : unread.test(at) ? 'unread' : '';
  },
};
/** Return true if a literal stands in a list of lists where another list has a message: [['before', a], [say(…), b]]. */
const isBesideSaid = (list, node) =>
  list.parent.type === 'ArrayExpression' &&
  list.parent.elements.some((other) => other?.elements?.[list.elements.indexOf(node)]?.callee?.name === 'say');
/** Return what an expression may be: of `a ? b : c` b and c, of `a || b` and `a ?? b` both. */
function choicesOf(node) {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(choicesOf);
  return node?.type === 'LogicalExpression' ? [node.left, node.right].flatMap(choicesOf) : [node];
}
const isSaid = (node) => node.type === 'CallExpression' && SAYING.test(nameOf(node.callee));
const placeOf = (node) => PLACES[node.parent?.type]?.(node.parent, node) ?? '';

/** Return the text of a literal or a template, with … for each value; null for anything else. */
export function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : null;
}

/** Return true if a visitor reads this literal. */
export function isText(node) {
  const text = textOf(node);
  if (text === null || !/\p{L}{2}/u.test(text) || NO_WORDS.test(text)) return false;
  const place = placeOf(node);
  return place === 'read' || (place === '' && WORDS.test(text));
}

const reportText = (context) => (node) => isText(node) && context.report({ node, messageId: 'text' });

const noText = {
  meta: { messages: { text: 'A text of a visitor is a message of viz_app/locales: say(id, values).' }, schema: [] },
  create: (context) => ({ Literal: reportText(context), TemplateLiteral: reportText(context) }),
};

/** Return the properties of an object that is written out, with those of objects that are spread in it. */
const propertiesOf = (node) =>
  node.type === 'ObjectExpression'
    ? node.properties.flatMap((one) => (one.argument ? propertiesOf(one.argument) : [one]))
    : [node];

// An arrow and a comma stand in the direction of the page's language: fromTo and series of state/format.js. A formula, a
// matrix and what stands for a character keep theirs.
const ARROW = /^ *[→←]|[→←] *$/,
  LISTED = /^(?:[,;:·→←] | [·→←] )$/,
  IN_ONE_DIRECTION = /^(?:mo|fillText)$/;

/** Return true if a text has an arrow beside a value. @param {object} node a literal or a template */
function hasArrow(node) {
  const { parent } = node,
    isSign = parent.type === 'Property' || IN_ONE_DIRECTION.test(nameOf(parent.callee)),
    isChosen = nameOf(parent.test) === 'isRightToLeft';
  return !isSign && !isChosen && (node.type === 'TemplateLiteral' ? /[→←]/ : ARROW).test(textOf(node) ?? '');
}

const reportArrow = (context) => (node) => hasArrow(node) && context.report({ node, messageId: 'arrow' });

const noOrder = {
  meta: {
    messages: {
      arrow: 'An arrow follows the language: fromTo of state/format.js, or a message.',
      list: 'A list follows the language: series, listed, parted, list or row of state/format.js.',
    },
    schema: [],
  },
  create: (context) => ({
    Literal: reportArrow(context),
    TemplateLiteral: reportArrow(context),
    ':matches(ArrayExpression, ConditionalExpression) > Literal[value=/^[,;·、،] $/]'(node) {
      context.report({ node, messageId: 'list' });
    },
    "CallExpression[callee.property.name='join']"(node) {
      if (LISTED.test(node.arguments[0]?.value)) context.report({ node, messageId: 'list' });
    },
  }),
};

const said = {
  meta: {
    messages: {
      missing: 'There is no message {{id}}.',
      values: 'The message {{id}} has the values {{wanted}}, and is said with {{given}}.',
    },
    schema: [],
  },
  create: (context) => ({
    "CallExpression[callee.name=/^(say|pieces)$/][arguments.0.type='Literal']"(node) {
      const [{ value: id }, values] = node.arguments;
      if (!MESSAGES.has(id)) return context.report({ node, messageId: 'missing', data: { id } });
      const properties = values ? propertiesOf(values) : [];
      if (properties.some(({ key }) => !key)) return;
      const given = properties.map(({ key }) => nameOf(key)),
        wanted = valuesOf(id),
        data = { id, wanted: wanted.join(', ') || 'none', given: given.join(', ') || 'none' };
      if (given.toSorted().join() !== wanted.join()) context.report({ node, messageId: 'values', data });
    },
  }),
};

export const texts = { rules: { 'no-text': noText, 'no-order': noOrder, said } };
