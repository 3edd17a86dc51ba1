/* Parts and routes without a page: routes are those of the core, rounded numbers add up, and captions say what is so. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress, reference } from './reference.js';

openAddress('http://here/?model=en-de&text=A');
const { unpack } = await import('../../viz_app/frontend/state/arrays.js');
const { carrying, follow, routeOf, through } = await import('../../viz_app/frontend/pages/flow/routes.js');
const { nameOf, rounded, rowsOf, sum } = await import('../../viz_app/frontend/pages/flow/parts.js');
const { answers, says } = await import('../../viz_app/frontend/pages/flow/captions.js');

const opened = (value) =>
  'data' in value ? unpack(value) : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, opened(one)]));
const close = (one, other, most = 1e-5) => assert.ok(Math.abs(one - other) <= most, `${one} is not ${other}`);
const text = (prose) => prose.map((part) => part.token ?? part).join('');

test('what reaches an answer, and its routes, are those of the core', () => {
  for (const { flow: packed, steps, shares, routes } of reference().flows) {
    const flow = opened(packed);
    steps.forEach((step, at) => {
      const { states } = follow(flow, step);
      for (const [stack, own] of [
        ['encoder', shares[at].source],
        ['decoder', shares[at].target],
      ])
        own.forEach((share, place) => close(states.get(`${stack}.0.${place}`)?.share ?? 0, share));
    });
    for (const { step, carry, threshold, edges, carried } of routes) {
      const followed = follow(flow, step),
        { route } = carrying(followed, carry),
        same = routeOf(followed, threshold - 1e-6);
      if (carry < 1) close(route.atLeast, threshold);
      assert.ok(route.carried >= carry - 1e-5);
      assert.equal(same.lines.length, edges.length);
      close(same.carried, carried);
      const shown = new Map(
        same.lines.map((line) => [`${line.map}.${line.layer}.${line.query}.${line.key}`, line.share]),
      );
      for (const { map, layer, query, key, share } of edges) close(shown.get(`${map}.${layer}.${query}.${key}`), share);
    }
  }
});

test('all lines carry all; a line lies on the ways through both of its ends', () => {
  for (const { flow, steps } of reference().flows) {
    const followed = follow(opened(flow), steps[0]),
      route = routeOf(followed, 0);
    close(route.carried, 1);
    for (const { from, to } of route.lines) assert.ok(through(route, from).has(to) && through(route, to).has(from));
  }
});

test('a sentence that needs too many rows gets fewer lines, and says so', () => {
  const shares = Float32Array.from({ length: 40 }, (_, at) => at + 1),
    whole = shares.reduce((all, one) => all + one, 0),
    none = { shape: [0, 40, 40], data: new Float32Array() };
  const flow = {
    ...{ encoder: none, decoder: { shape: [0, 0, 0] }, cross: { shape: [0, 0, 40] }, stay: none, heads: {} },
    ...{ pool: { shape: [40], data: shares.map((share) => share / whole) }, headShares: {} },
  };
  const { route, isCut } = carrying(follow(flow, null), 1);
  assert.ok(isCut);
  assert.ok(route.lines.length <= 28 && route.lines.length > 20);
});

test('rounded numbers add up to the rounded sum, and each is less than one unit off', () => {
  const values = [1.004, 1.004, 1.004, -0.336, 0.0049],
    shown = rounded(values, sum(values));
  close(sum(shown), Math.round(sum(values) * 100) / 100, 1e-9);
  shown.forEach((one, at) => assert.ok(Math.abs(one - values[at]) < 0.01));
});

const FACTS = {
  ...{ task: 'translator', model: 'en-de', text: 'the bank', sides: ['English', 'German'] },
  ...{ source: ['▁the', '▁bank', '</s>'], target: ['<s>', '▁die', '▁Bank'], steps: [] },
};
const head = (map, layer, own, reads) => ({
  ...{ key: `${map}.${layer}.${own}`, map, layer, head: own },
  ...{ reads: Float32Array.from(reads), value: sum(reads) },
});
const state = (parts, more = {}) => ({
  ...{ facts: FACTS, read: ['<s>'], asked: { id: 1, name: '▁die' }, against: null, step: 0, needed: null },
  ...{ states: new Map(), found: { parts, total: sum(parts.map(({ value }) => value)) } },
  ...more,
});

test('a repeated token has its place', () => {
  assert.equal(nameOf(['▁the', '▁bank', '▁the'], 2), 'the³');
  assert.equal(nameOf(['▁the', '▁bank'], 0), 'the');
});

test('"most" is said only of parts that make at least half', () => {
  const two = [head('cross', 2, 7, [0, 3, 0]), head('cross', 2, 4, [0, 2, 0]), { key: 'ffn.0', layer: 0, value: 1 }];
  assert.equal(
    text(says(state(two))),
    'Most is added to die directly by cross head 3.8 (which reads bank): +3.00 of the +6.00 by which its score is above the average.',
  );
  const many = (count, each) =>
    text(says(state(Array.from({ length: count }, (_, at) => head('cross', at, 0, [each, 0, 0])))));
  assert.match(many(16, 0.625), /^The largest parts of die are .*which read the\): together \+1\.88 of the \+10\.00/);
  assert.match(
    many(20, 0.5),
    /^The largest part of die is cross head 1\.1 \(which reads the\): \+0\.50 of the \+10\.00/,
  );
});

test('a small lead names what speaks for it and against it', () => {
  const parts = [head('cross', 0, 0, [2, 0, 0]), head('decoder', 1, 1, [-1.5])],
    said = text(says(state(parts, { against: { id: 2, name: '▁der' } })));
  assert.match(said, /^die is only just ahead of der, \+0\.50: parts for it make \+2\.00, parts against it −1\.50\./);
  assert.match(said, /Against: decoder head 2\.2 \(which reads ‹start›\) −1\.50\.$/);
});

test('three answers are compared, and their disagreement is said', () => {
  const shares = new Map([
      ['encoder.0.1', { share: 0.8 }],
      ['decoder.0.0', { share: 0.2 }],
    ]),
    words = { source: Float32Array.from([0, 4, 0]), target: Float32Array.from([1]) },
    needed = { source: Float32Array.from([0.1, 2, 0]), target: Float32Array.from([5]) },
    given = state([head('cross', 0, 0, [0, 4, 0])], { shares, needed });
  given.found.words = words;
  const { rows, agree } = answers(given);
  assert.equal(agree, false);
  assert.match(text(rows[2][1]), /^‹start›\u00a0−5\.00; of English bank\u00a0−2\.00$/);
  assert.match(text(rows[1][1]), /^bank\s80\s%, ‹start›\s20\s%; 80\s% from English$/);
  assert.equal(answers({ ...given, needed: { ...needed, target: Float32Array.from([0]) } }).agree, true);
});

test('rows add up in each order, and none is lost', () => {
  const parts = [
    ...Array.from({ length: 16 }, (_, at) => head('cross', at >> 3, at & 7, [0.1 * at, -0.3, 0.05])),
    ...[
      { key: 'embedding', value: 0.7 },
      { key: 'ffn.0', layer: 0, value: -1.2 },
      { key: 'biases', value: 0.4 },
    ],
  ];
  const total = sum(parts.map(({ value }) => value)),
    found = {
      parts,
      total,
      looks: {},
      words: { source: Float32Array.from([total - 0.4, 0, 0]), target: Float32Array.from([0]), empty: 0.4 },
    };
  for (const by of ['', 'layer', 'word'])
    for (const isNarrow of [true, false]) {
      const rows = rowsOf({ facts: FACTS, read: ['<s>'], found, by }, isNarrow);
      close(sum(rows.map(({ value }) => value)), total, 1e-5);
      close(sum(rows.map(({ shown }) => shown)), Math.round(total * 100) / 100, 1e-9);
    }
});
