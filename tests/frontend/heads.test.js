/* The Heads tab without a page: sets of silenced heads, undo, sorting, the scale of effects, prose, pruning curves. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress } from './reference.js';

openAddress('http://page.test/');
const { evenly, scaleOf, sorted } = await import('../../viz_app/frontend/pages/heads/measures.js');
const { Undoable } = await import('../../viz_app/frontend/state/undoable.js');
const sets = await import('../../viz_app/frontend/pages/heads/silenced.js');
const { nats, prose } = await import('../../viz_app/frontend/pages/heads/captions.js');
const curves = await import('../../viz_app/frontend/pages/heads/pruning_captions.js');

const SHAPES = [
  ['encoder', { layers: 2, heads: 3 }],
  ['decoder', { layers: 1, heads: 3 }],
  ['cross', { layers: 1, heads: 3 }],
];
const ALL = sets.idsOf(SHAPES);
const LAYER = sets.layerOf('encoder', 1, 3);

test('every head has an id, map by map and layer by layer', () => {
  assert.equal(ALL.length, 12);
  assert.deepEqual(ALL.slice(2, 7), ['e.0.2', 'e.1.0', 'e.1.1', 'e.1.2', 'd.0.0']);
  assert.deepEqual(LAYER, ['e.1.0', 'e.1.1', 'e.1.2']);
});

test('an address is read and written; items that are no heads are left out, each head is listed once', () => {
  assert.deepEqual(sets.parse('c.0.1_e.1.2_c.0.1_x.0.0_c.1_e.1.2.3_<b>'), ['c.0.1', 'e.1.2']);
  assert.deepEqual(sets.parse(undefined), []);
  assert.equal(sets.format(['c.0.1', 'e.1.2']), 'c.0.1_e.1.2');
  assert.equal(sets.format([]), null);
  assert.deepEqual(sets.ordered(ALL, ['c.0.1', 'e.9.9', 'e.1.2']), ['e.1.2', 'c.0.1']);
});

test('a head is switched off and on again; groups are added to the heads that are off', () => {
  const one = sets.toggled(ALL, [], 'c.0.0');
  assert.deepEqual(one, ['c.0.0']);
  assert.deepEqual(sets.toggled(ALL, one, 'c.0.0'), []);
  assert.deepEqual(sets.silenced(ALL, one, LAYER), [...LAYER, 'c.0.0']);
  assert.deepEqual(sets.restored([...LAYER, 'c.0.0'], LAYER), ['c.0.0']);
});

test('solo silences the rest of the layer, and ending it restores what was off before', () => {
  const before = ['e.1.0', 'c.0.2'];
  const alone = sets.solo(ALL, before, 'e.1.1', LAYER, []);
  assert.deepEqual(alone, ['e.1.0', 'e.1.2', 'c.0.2']);
  assert.ok(sets.isSolo(alone, 'e.1.1', LAYER));
  assert.deepEqual(sets.solo(ALL, alone, 'e.1.1', LAYER, before), before);
  assert.deepEqual(
    sets.solo(ALL, ['e.1.1'], 'e.1.1', LAYER, []),
    ['e.1.0', 'e.1.2'],
    'a silent head works when it is alone',
  );
  assert.ok(!sets.isSolo([], 'e.0.0', ['e.0.0']), 'the only head of a layer is no solo');
});

test('a solo from a link ends with all heads of the layer on', () => {
  assert.deepEqual(sets.solo(ALL, ['e.1.0', 'e.1.2'], 'e.1.1', LAYER, []), []);
  assert.deepEqual(sets.solo(ALL, ['e.1.0', 'e.1.2'], 'e.1.1', LAYER, LAYER), []);
});

test('steps are undone and redone, and a new one drops the undone ones', () => {
  const steps = new Undoable(
    [],
    () => {},
    () => {},
  );
  assert.equal(steps.undo(), false);
  for (const next of [['a'], ['a', 'b'], ['c']]) steps.take(next);
  assert.ok(steps.undo() && steps.undo());
  assert.deepEqual(steps.now, ['a']);
  assert.ok(steps.redo());
  assert.deepEqual(steps.now, ['a', 'b']);
  steps.take([]);
  assert.equal(steps.redo(), false);
  assert.deepEqual(steps.past, [[], ['a'], ['a', 'b']]);
});

const head = (id, values = {}) => ({
  id,
  ...{ map: 'encoder', layer: 0, head: 0, isOff: false, role: null, best: null, strength: null, hits: null },
  ...{ entropy: 1, effect: null, like: null },
  ...values,
});
const ids = (heads) => heads.map(({ id }) => id).join('');

test('heads are sorted by the measure of their colour, unknown ones last, equal ones in their old order', () => {
  const heads = [
    head('a', { role: 'mixed', strength: 0.3, effect: 0.2, entropy: 2, like: 0.1 }),
    head('b', { role: 'next', strength: 0.5, effect: -0.1, entropy: 1, like: 0.9 }),
    head('c', { role: 'next', strength: 0.9, effect: null, entropy: 3, like: 1 }),
    head('d', { role: 'previous', strength: 0.4, effect: -0.7, entropy: 1, like: null }),
  ];
  assert.equal(ids(sorted(heads, 'role')), 'dcba');
  assert.equal(ids(sorted(heads, 'effect')), 'dbac');
  assert.equal(ids(sorted(heads, 'entropy')), 'bdac');
  assert.equal(ids(sorted(heads, 'like')), 'cbad');
  assert.equal(ids(heads), 'abcd', 'the list itself stays');
});

test('all effects fit on one scale on both sides of zero', () => {
  const cases = [
    { encoder: [[-0.5, 0.1]], cross: [[-0.2, null]] },
    { encoder: [[0.4, 0.1]] },
    { encoder: [[-3]] },
    { encoder: [[0, 0]] },
  ];
  for (const change of cases) {
    const { most, zero, unit } = scaleOf({ change }),
      all = Object.values(change).flat(2);
    assert.equal(most, Math.max(...all.map(Math.abs)));
    for (const value of all) {
      const end = zero + value * unit;
      assert.ok(end >= -1e-9 && end <= 1 + 1e-9, `${value} ends at ${end}`);
    }
  }
  assert.equal(scaleOf({ change: { encoder: [[-0.5]] } }).decimals, 2);
  assert.equal(scaleOf({ change: { encoder: [[0.0004]] } }).decimals, 4);
});

test('nats have a sign, and zero has none', () => {
  assert.equal(nats(-0.314), '−0.31');
  assert.equal(nats(-0.004), '0.00');
  assert.equal(nats(0.0004, 4), '+0.0004');
});

const text = (parts) => parts.map((part) => (typeof part === 'string' ? part : `[${part.token}]`)).join('');
const effects = { byToken: [-0.02, -0.3, 0.01], tokens: ['▁Der', '▁Hund', '</s>'], decimals: 2 };
const surest = { token: '▁dog', share: 0.83 };

test('a sentence describes a head with its own numbers', () => {
  const previous = head('a', { role: 'previous', best: 'previous', strength: 0.9, hits: 0.94, effect: -0.31 });
  assert.equal(
    text(prose(previous, { surest, effects, label: null })),
    'This head looks at the token before in 94\u202f% of the rows of the probe sentences; without it this answer loses 0.31\u00a0nats, most at [▁Hund].',
  );
  const gaining = { ...previous, effect: 0.2 };
  assert.match(text(prose(gaining, { surest, effects, label: null })), /gains 0\.20\u00a0nats, most at \[<\/s>\]\.$/);
  assert.match(
    text(prose({ ...previous, effect: 0.001 }, { surest, effects, label: null })),
    /this answer loses nothing\.$/,
  );
  assert.match(
    text(prose({ ...previous, effect: null }, { surest, effects: null, label: null })),
    /rows of the probe sentences\.$/,
  );
});

test('the sentence of a mixed or unmeasured head uses this run', () => {
  for (const role of ['mixed', null]) {
    const spread = head('a', { role, best: role && 'end', strength: 0.2, hits: 0.1, entropy: 2.3, effect: -0.31 });
    assert.equal(
      text(
        prose(spread, { surest, effects: { ...effects, byToken: [-0.31], tokens: ['positive'] }, label: 'positive' }),
      ),
      'Here it spreads over about 5 tokens per row, with the largest weight on [▁dog] 83\u202f%; without it the answer positive loses 0.31\u00a0nats.',
    );
  }
  assert.match(
    text(prose(head('a', { entropy: null }), { surest: null, effects: null, label: null })),
    /its rows are NaN\.$/,
  );
});

const named = (count) => Array.from({ length: count }, (_, i) => `e.0.${i}`);
const pruning = {
  metric: 'bleu',
  scored: 20,
  heads: 12,
  removed: [0, 4, 8, 12],
  seeds: [7, 9],
  random: { mean: [40, 30, 10, 1], lowest: [40, 28, 8, 1], highest: [40, 32, 12, 1] },
  orders: [
    { name: 'least important first', heads: named(12), scores: [40, 39.5, 20, 1] },
    { name: 'at random', heads: [...named(12).slice(6), ...named(6)], scores: [40, 28, 8, 1] },
    { name: 'at random', heads: [...named(12).slice(3), ...named(3)], scores: [40, 32, 12, 1] },
    { name: 'most important first', heads: named(12).reverse(), scores: [40, 12, 3, 1] },
  ],
  claim: { heads: 4, cost: 0.5, limit: 1 },
};

test('the claim never names a larger share than the numbers', () => {
  assert.equal(curves.claim(pruning), 'A third of all heads can be removed for 1 BLEU');
  const with3 = { ...pruning, claim: { ...pruning.claim, heads: 3 } };
  assert.equal(curves.claim(with3), 'A quarter of all heads can be removed for 1 BLEU');
  assert.equal(curves.claim({ ...with3, heads: 72 }), '3 of 72 heads can be removed for 1 BLEU');
  assert.equal(
    curves.claim({ ...pruning, metric: 'accuracy' }),
    'A third of all heads can be removed for 1 point of accuracy',
  );
  assert.equal(
    curves.claim({ ...pruning, claim: { ...pruning.claim, heads: 0 } }),
    'No head can be removed for 1 BLEU',
  );
  assert.equal(
    curves.claimProse(pruning).replaceAll('\u00a0', ' '),
    'Removing the 4 least important of 12 heads costs 0.5 BLEU. Removing 4 at random costs 10.0 BLEU; removing the 4 most important costs 28.0 BLEU.',
  );
  const first = curves.claimProse({ ...pruning, claim: { heads: 0, cost: 0, limit: 1 } });
  assert.equal(first.replaceAll('\u00a0', ' '), 'Removing the first 4 of 12 heads costs 0.5 BLEU.');
});

test('a set of heads has a score only if it was measured', () => {
  assert.deepEqual(curves.known(pruning, []), { score: 40, name: 'least important first' });
  assert.deepEqual(curves.known(pruning, named(4).reverse()), { score: 39.5, name: 'least important first' });
  const seeded = named(12).slice(3, 7);
  assert.deepEqual(curves.known(pruning, seeded), { score: 32, name: 'at random, seed 9' });
  assert.equal(curves.known(pruning, named(3)), null);
  assert.equal(curves.known(pruning, ['e.0.0', 'e.0.2', 'e.0.4', 'e.0.6']), null);
});

test('a point of the curve stands for its heads; of the random ones those of the first seed', () => {
  assert.deepEqual(curves.goneAt(pruning, 'most important first', 1), ['e.0.11', 'e.0.10', 'e.0.9', 'e.0.8']);
  assert.deepEqual(curves.goneAt(pruning, 'at random', 1), named(12).slice(6, 10));
  assert.equal(curves.goneAt(pruning, 'what can go', 0), null);
  assert.deepEqual(
    curves.tableOf(pruning).map(({ gone, scores }) => [gone, ...scores]),
    [
      [4, 39.5, 12],
      [8, 20, 3],
    ],
  );
  assert.equal(curves.countByMap(['e.0.0', 'c.0.1', 'c.1.1'], ['encoder', 'cross']), '1 encoder, 2 cross');
});

test('cards stand in rows of nearly the same length, in no more rows than needed', () => {
  for (let count = 1; count <= 33; count++)
    for (const most of [3, 4, 8]) {
      const across = evenly(count, most),
        rows = Math.ceil(count / across);
      assert.ok(across <= most);
      assert.equal(rows, Math.ceil(count / most));
      assert.ok(rows === 1 || rows * (across - 1) < count, 'one less would not do');
    }
  assert.deepEqual([evenly(12, 8), evenly(8, 8), evenly(16, 8)], [6, 8, 8]);
});
