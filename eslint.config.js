import js from '@eslint/js';
import globals from 'globals';

import { texts } from './tests/frontend/no_text.js';

const FRONTEND = 'viz_app/frontend/';
const INERT = 'Text reaches the page through textContent and fillText only.';
const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc'];

// A key from a link may be “constructor” or “__proto__”, which every plain object inherits.
const INHERITED = ["BinaryExpression[operator='in'][left.type!='Literal']", 'ForInStatement'].map((selector) => ({
  selector,
  message: 'Ask Object.hasOwn or a Map, because a key from outside may name what objects inherit.',
}));

// A promise that ends in nothing leaves a visitor waiting: a part that does not come, a copy that is not allowed.
const UNSAID = [
  [
    ":not(CallExpression[callee.name='loaded']) > ImportExpression",
    'Load a part by loaded(import(…)), which says if it does not come.',
  ],
  ["CallExpression[callee.name='traceOf'] > CallExpression", 'A trace of a figure has one name in all languages.'],
  ["MemberExpression[property.name='clipboard']", 'Copy by copyText, because plain http has no clipboard.'],
].map(([selector, message]) => ({ selector, message }));

export default [
  { ignores: ['.venv/', 'viz_app/figures/vendor/', 'viz_app/frontend/vendor/', 'viz_app/static/vendor/', 'site/'] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      complexity: ['error', 14],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', 80],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-prototype-builtins': 'error',
      'no-restricted-syntax': ['error', ...INHERITED],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-use-before-define': ['error', { functions: false, classes: false, variables: false }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  {
    files: [`${FRONTEND}**/*.js`],
    languageOptions: { globals: globals.browser },
    plugins: { page: texts },
    rules: {
      'page/no-order': 'error',
      'page/no-text': 'error',
      'page/said': 'error',
      'no-restricted-properties': ['error', ...MARKUP.map((property) => ({ property, message: INERT }))],
      'no-restricted-syntax': ['error', ...INHERITED, ...UNSAID],
      'no-restricted-globals': ['error', 'event', 'name', 'status', 'length', 'top', 'parent'],
    },
  },
  {
    files: ['viz_app/static/site/worker.js', 'viz_app/static/site/fetcher.js'],
    languageOptions: { globals: globals.worker },
  },
  { files: ['viz_app/static/site/service_worker.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['viz_app/static/site/scorm.js'], languageOptions: { globals: globals.browser, sourceType: 'script' } },
  { files: ['viz_app/static/kernel/build.js'], languageOptions: { globals: globals.nodeBuiltin } },
  { files: [`${FRONTEND}pages/early.js`, `${FRONTEND}pages/first.js`], languageOptions: { sourceType: 'script' } },
  {
    files: ['tests/frontend/**/*.js', 'eslint.config.js'],
    languageOptions: { globals: globals.nodeBuiltin },
    rules: { 'max-lines-per-function': 'off' },
  },
];
