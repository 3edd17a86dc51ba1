/* The Why tab without a page: agreement, verdicts, sentences, and the step of an address. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress, reference } from './reference.js';

openAddress('http://here/?model=en-de&text=A');
const { kendallTau } = await import('../../viz_app/frontend/pages/why/faithfulness.js');
const { numbers: numbersOf } = await import('../../viz_app/frontend/pages/why/deletion.js');
const { csv } = await import('../../viz_app/frontend/widgets/csv.js');
const { csvOf } = await import('../../viz_app/frontend/pages/why/methods.js');
const { against, ranked, verdict } = await import('../../viz_app/frontend/pages/why/faithfulness.js');
const { shareOfSource, sumOf, decimalsFor } = await import('../../viz_app/frontend/pages/why/methods.js');
const prose = await import('../../viz_app/frontend/pages/why/captions.js');
const { resolve } = await import('../../viz_app/frontend/pages/why/state.js');
const { labelOf, missingOf, questionOf, stepOf } = await import('../../viz_app/frontend/state/question.js');
const { store } = await import('../../viz_app/frontend/state/store.js');

const numbers = (source, target = [], more = {}) => ({
  ...{ source: Float32Array.from(source), target: Float32Array.from(target) },
  ...{ value: -0.5, empty: null, residual: null, settings: {} },
  ...more,
});
const row = (name, number = 1) => ({ name, number, title: name, numbers: null, refused: '' });
const drawn = (areas) =>
  Object.entries(areas).map(([name, area]) => ({ row: row(name), curve: new Float32Array(2), area }));
const CHANCE = { areaLow: 0.3, areaHigh: 0.5 };
const text = (said) => said.map((one) => (typeof one === 'string' ? one : one.token)).join('');

test('agreement is Kendall’s tau as in the core, without unranked tokens', () => {
  for (const { one, other, tau } of reference().taus) {
    const read = (values) => Float32Array.from(values, (value) => value ?? NaN);
    const found = kendallTau(read(one), read(other));
    if (tau === null) assert.equal(found, null);
    else assert.ok(Math.abs(found - tau) < 1e-6, `${found} ${tau}`);
  }
});

test('curves that look alike share one label, and it stands above the axis', () => {
  const falls = [0.95, 0, 0, 0, 0, 0],
    stays = [0.95, 0.96, 0.96, 0.96, 0.97, 0],
    rows = [1, 2, 3, 4, 5].map((number) => row(`method ${number}`, number));
  const shownCurves = rows.map((one) => ({ row: one, curve: Float32Array.from(one.number === 4 ? stays : falls) }));
  const labels = numbersOf({ shownCurves, chosen: rows[3] });
  assert.deepEqual(
    labels.map((label) => label.text),
    ['1 2 3 5', '4'],
  );
  assert.ok(labels[0].y > 0.1);
  assert.ok(Math.abs(labels[0].y - (0.95 - 0.95 * labels[0].x)) < 1e-6, 'it stands on its curve');
  assert.deepEqual(
    labels.map((label) => label.bordercolor),
    ['var(--ink)', 'var(--accent)'],
  );
});

test('a small area is faithful for deletion, a large one for insertion', () => {
  const all = drawn({ rollout: 0.6, pooling: 0.2, attention: 0.4 });
  assert.deepEqual(
    ranked(all, 'deletion').map(({ row: { name } }) => name),
    ['pooling', 'attention', 'rollout'],
  );
  assert.deepEqual(
    ranked(all, 'insertion').map(({ row: { name } }) => name),
    ['rollout', 'attention', 'pooling'],
  );
  assert.deepEqual(
    [0.2, 0.4, 0.6].map((area) => against(area, CHANCE, 'deletion')),
    [1, 0, -1],
  );
  assert.deepEqual(
    [0.2, 0.4, 0.6].map((area) => against(area, CHANCE, 'insertion')),
    [-1, 0, 1],
  );
});

test('the verdict names the best methods, and those at or below chance', () => {
  const all = drawn({ 'integrated-gradients': 0.14, rollout: 0.45, attention: 0.52 });
  assert.equal(
    verdict(all, CHANCE, 'deletion'),
    'Here integrated gradients is the most faithful, area 0.14; no better than chance: rollout (0.45); ' +
      'worse than chance: this head’s attention (0.52); random orders 0.30 to 0.50.',
  );
  const alike = drawn({ 'integrated-gradients': 0.141, 'leave-one-out': 0.139 });
  assert.match(verdict(alike, CHANCE, 'deletion'), /^Here leave one out and integrated gradients are equally faithful/);
  const many = drawn({ rollout: 0.1, pooling: 0.1, attention: 0.1, 'leave-one-out': 0.1 });
  assert.match(verdict(many, CHANCE, 'deletion'), /^Here 4 methods are equally faithful, area 0\.10;/);
  assert.match(verdict(drawn({ rollout: 0.4 }), CHANCE, 'deletion'), /no method is better than chance/);
  assert.equal(verdict([], CHANCE, 'deletion'), '');
});

test('sums leave out tokens without a number', () => {
  assert.equal(sumOf([1, NaN, 2]), 3);
  assert.equal(shareOfSource('leave-one-out', numbers([1, -1], [NaN, 2])), 0.5);
  assert.equal(shareOfSource('attention', numbers([1], [NaN])), null);
  assert.equal(shareOfSource('rollout', numbers([1])), null, 'a classifier has one side');
  assert.deepEqual([3, 0.2, 0.02, 0.002].map(decimalsFor), [2, 2, 3, 4]);
});

const state = (name, given, more = {}) => ({
  facts: { source: ['▁A', '▁man', '</s>'] },
  read: ['<s>', '▁Ein'],
  asked: { id: 5, name: '▁Mann', probability: 0.6, isOwn: true },
  against: null,
  why: { value: -0.5 },
  chosen: { ...row(name), numbers: given },
  ...more,
});

test('methods that add up show their sum, from the empty input to the whole', () => {
  const path = numbers([0.5, 2, -0.25], [0.125, 1], { value: -0.5, empty: -3.875, residual: 0 });
  assert.equal(
    text(prose.prose(state('integrated-gradients', path))),
    'To log p of ▁Mann add ▁man +2.00, ▁Ein +1.00, ▁A +0.50 and 2 others −0.13: together +3.38, from empty tokens only −3.88 to −0.50.',
  );
  assert.equal(
    prose.honest({ ...row('integrated-gradients'), numbers: { ...path, residual: 0.02, settings: { steps: 40 } } }),
    'Here the sum of the parts has an error of 0.020 (0.6\u202f% of the whole), after 40 steps.',
  );
});

test('shares, gradients and leave one out have their own sentences', () => {
  assert.equal(
    text(prose.prose(state('attention', numbers([0.1, 0.7, 0.2], [NaN, NaN])))),
    'Most attention goes to ▁man 70\u202f%, </s> 20\u202f% and ▁A 10\u202f%.',
  );
  const against = { id: 7, name: '▁Frau', probability: 0.3, isOwn: false };
  assert.equal(
    text(prose.prose(state('leave-one-out', numbers([0.1, 2, NaN], [NaN, -1]), { against }))),
    'The effect of each token on the lead of ▁Mann over ▁Frau, by leaving it out: ▁man +2.00, ▁Ein −1.00 and ▁A +0.10 nats.',
  );
  assert.match(
    text(prose.prose(state('gradient-x-input', numbers([0.001, 0.002, 0], [0, 0])))),
    /^A small change of a token would change log p of ▁Mann most at ▁man \+0\.0020/,
  );
  assert.match(text(prose.prose(state('rollout', null))), /^Loading/);
  assert.equal(
    text(prose.prose(state('attention', numbers([NaN, NaN, NaN], [NaN, NaN])))),
    'This method has no number for any token here.',
  );
});

test('the heading is a question, with the probability', () => {
  const given = state('rollout', null);
  assert.equal(text(prose.question(given)), 'Why ▁Mann?');
  assert.equal(prose.answer(given), '61\u202f% after Ein, log p −0.50');
  const compared = {
    ...given,
    against: { id: 7, name: '▁Frau', probability: 0.3, isOwn: false },
    why: { value: 1.25 },
  };
  assert.equal(text(prose.question(compared)), 'Why ▁Mann and not ▁Frau?');
  assert.equal(prose.answer(compared), 'log p 1.25 above that of Frau after Ein');
  assert.match(prose.answer({ ...given, asked: { ...given.asked, isOwn: false } }), /not the written token$/);
});

const step = (token, log) => ({ token, id: token.length, log_probability: log, top: [] });
const FACTS = {
  ...{ task: 'translator', classification: null },
  steps: [step('▁Ein', -0.1), step('▁Mann', -0.9), step('▁geht', -0.3), step('</s>', -2)],
};

test('the selected step is explained, or the least certain one if none is selected', () => {
  const wanted = (values) => {
    store.set({ step: null, at: null, candidate: null, against: null, ...values });
    return [stepOf(FACTS), questionOf(FACTS), missingOf(FACTS)];
  };
  assert.deepEqual(wanted({}), [1, { step: 1 }, '']);
  assert.deepEqual(wanted({ step: 3 }), [3, { step: 3 }, '']);
  assert.deepEqual(wanted({ step: 2 })[1], { step: 2 });
  assert.deepEqual(wanted({ step: 2, at: 2, candidate: 8, against: 9 })[1], { step: 2, candidate: 8, against: 9 });
  assert.deepEqual(wanted({ step: 2, at: 1, candidate: 8, against: 9 })[1], { step: 2 }, 'candidates of another step');
  assert.match(wanted({ step: 40 })[2], /^There is no step 40 here: this translation has 4/);
});

test('the visible state fits the present answer until the next one arrives', () => {
  const facts = { ...FACTS, source: ['▁a', '</s>'], target: ['<s>', '▁Ein', '▁Mann', '▁geht'], heads: {}, methods: [] };
  const question = { step: 2, id: 4, token: '▁geht', againstId: null, against: null };
  const why = { ok: true, value: { question, methods: {}, heads: {}, refused: {}, notices: [] } };
  const shown = (answer) => {
    const { step: at, read } = resolve({ facts, why: answer, path: null, curves: null, head: null, measured: null });
    return [at, read.length];
  };
  store.set({ step: 0, at: null, candidate: null, against: null });
  assert.deepEqual(shown(why), [2, 3], 'of the step before');
  assert.deepEqual(shown(null), [0, 1], 'nothing has come, so no number can fail to fit');
});

test('a label that the model lacks is named, and the answer is explained instead', () => {
  const facts = { task: 'classifier', steps: [], classification: { labels: ['a', 'b'], logits: [1, 3] } };
  store.set({ step: null, at: null, candidate: null, against: null, label: 5 });
  assert.equal(labelOf(facts), 1);
  assert.deepEqual(questionOf(facts), { label: 1 });
  assert.match(missingOf(facts), /^There is no label 5 here: this model has 2/);
  store.set({ label: 0, at: 0, candidate: 7, against: 1 });
  assert.deepEqual(questionOf(facts), { label: 0, against: 1 });
});

test('a file contains every number, and quotes special characters', () => {
  const rows = [
    { ...row('attention'), numbers: numbers([0.25, NaN], [0.5]) },
    row('rollout'),
    { ...row('pooling'), numbers: numbers([-1.5, 2], [NaN]) },
  ];
  assert.equal(
    csvOf({ facts: { source: ['▁A', '","'] }, read: ['<s>'], rows }),
    '\ufeff"side","token","attention","pooling"\r\n"source","▁A",0.25,-1.5\r\n"source",""",""",,2\r\n"written","<s>",0.5,\r\n',
  );
});

test('a table is written as Python writes it, and no cell is a formula', () => {
  const [first, rows, written] = reference().table;
  assert.equal(csv(first, rows), written);
});

test('a file has no marks of direction, which a page from right to left puts around values', () => {
  assert.equal(csv(['a'], [['\u2068=B\u2069 \u2066c\u2069']]), '\ufeff"a"\r\n"\'=B c"\r\n');
});
