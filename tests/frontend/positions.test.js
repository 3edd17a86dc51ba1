/* The four runs of the Positions tab: their state, their captions and numbers, and the order of their requests. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress, reference } from './reference.js';

openAddress('https://example.org/'); // first, because the store reads the address when it is imported
const { gather, readers } = await import('../../viz_app/frontend/pages/positions/answers.js');
const { EncodingMaker, similarTo, withWave } = await import('../../viz_app/frontend/pages/positions/shown_encoding.js');
const { cellText } = await import('../../viz_app/frontend/widgets/change_captions.js');
const { headChange } = await import('../../viz_app/frontend/widgets/changed_run.js');
const { fromStore, settled, toStore, variantsOf, variantsToStore } =
  await import('../../viz_app/frontend/pages/positions/settings.js');
const { checked, says } = await import('../../viz_app/frontend/pages/positions/turned_head.js');
const { connect } = await import('../../viz_app/frontend/client/client.js');
const { store } = await import('../../viz_app/frontend/state/store.js');

const { answers, weights } = reference().position_runs;
const UNSET = { map: null, layer: null, head: null, row: null, step: null };
/** The chosen head of a run before and after. */
function headOf(mode, chosen) {
  store.set({ ...UNSET, ...chosen });
  return headChange(readers.rerun_masks({ payload: answers[mode] }));
}

test('a cell has the digits of both runs, and their difference', () => {
  const state = headOf('off', { map: 'encoder', layer: 1, head: 2 });
  for (const [i, j] of [
    [0, 0],
    [3, 1],
    [4, 2],
  ]) {
    const [was, is] = ['on', 'off'].map((mode) => weights[mode][1][2][i][j]),
      [, before, after, points] = cellText(state, { i, j }).split('\n');
    assert.deepEqual([before, after], [`before ${was.toFixed(3)}`, `after ${is.toFixed(3)}`]);
    assert.equal(Number.parseFloat(points.replace('−', '-').replace('+', '')), Math.round(1000 * (is - was)) / 10);
  }
  assert.equal(state.map.keys.length, 5);
});

test('a masked cell has no weight', () => {
  const said = cellText(headOf('off', { map: 'decoder' }), { i: 1, j: 5 });
  assert.match(said, /\nbefore masked\nafter masked\n/);
  assert.match(said, /\(predicts /);
});

test('the change of a head is the mean total variation of its rows, on one scale with all heads', () => {
  const state = headOf('off', { map: 'encoder', layer: 0, head: 1 }),
    turn = (layer, head, i, j) => Math.abs(weights.off[layer][head][i][j] - weights.on[layer][head][i][j]),
    rows = weights.off[0][1].map((row, i) => row.reduce((sum, _, j) => sum + turn(0, 1, i, j) / 2, 0));
  assert.ok(Math.abs(state.moved[0][1] - rows.reduce((sum, row) => sum + row, 0) / rows.length) < 1e-6);
  const all = weights.off.flatMap((heads, layer) =>
    heads.flatMap((head, at) => head.flatMap((row, i) => row.map((_, j) => turn(layer, at, i, j)))),
  );
  assert.equal(state.scale, Math.round(1000 * Math.max(...all)));
  assert.equal(headOf('on', { map: 'encoder' }).isChanged, false);
});

test('a layer, head or row beyond the run is clamped to the last', () => {
  const state = headOf('off', { map: 'encoder', layer: 99, head: 99, row: 99, step: 99 });
  assert.deepEqual([state.sel, state.row], [{ map: 'encoder', layer: 1, head: 2 }, 4]);
  assert.equal(headOf('off', { map: 'cross', step: 3, row: 1 }).row, 3);
});

test('one request is open at a time: the encoding, the run, then the split of its first map', async () => {
  const asked = [];
  const call = (name) => (request) => new Promise((answer) => asked.push({ name, request, answer }));
  const server = { encoding: call('encoding'), rerun_masks: call('rerun_masks'), split: call('split') };
  const client = connect(server, { ...readers, split: (reply) => reply }, () => {});
  const look = () => gather(client, { model: 'm', text: 't', positions: 'off' }, { map: 'cross' });
  for (const [i, reply] of [{ learned: {}, width: 8 }, { payload: answers.off }, {}].entries()) {
    assert.equal(look().isComplete, false);
    assert.equal(asked.length, i + 1);
    asked[i].answer({ ok: true, ...reply });
    await new Promise((done) => setImmediate(done));
  }
  assert.equal(look().isComplete, true);
  assert.deepEqual(
    asked.map(({ name, request }) => [name, request.positions, request.map ?? null]),
    [
      ['encoding', 'off', null],
      ['rerun_masks', 'off', null],
      ['split', 'off', 'encoder'],
    ],
  );
});

test('a head of rotary positions is compared with the formula, and its products depend on the distance alone', () => {
  const [tokens, pairs, width] = [5, 2, 7],
    frequencies = [1, 0.03],
    vectors = (from) => Float32Array.from({ length: tokens * width }, (_, i) => Math.sin(from + 1.7 * i));
  const turned = (plain) =>
    plain.map((value, i) => {
      const [p, d] = [Math.floor(i / width), i % width],
        angle = p * frequencies[d % pairs];
      if (d >= 2 * pairs) return value;
      return d < pairs
        ? Math.cos(angle) * value - Math.sin(angle) * plain[i + pairs]
        : Math.cos(angle) * value + Math.sin(angle) * plain[i - pairs];
    });
  const array = (data) => ({ shape: [tokens, width], data }),
    [query, key] = [vectors(1), vectors(2)];
  const rotation = {
    layer: 1,
    head: 2,
    tokens: ['a', 'b', 'c', 'd', 'e'],
    frequencies: { shape: [pairs], data: Float32Array.from(frequencies) },
    scale: 1,
    query: array(query),
    key: array(key),
    turned_query: array(turned(query)),
    turned_key: array(turned(key)),
  };
  const { error, numbers } = checked(rotation);
  assert.equal(numbers, 2 * tokens * width);
  assert.ok(error < 1e-6);
  const [, live, byDistance, plain] = says(rotation, 4, 3).about.match(
    /product is (\S+); .* alone it is (\S+)\. .* would be (\S+)\.$/,
  );
  assert.equal(live, byDistance);
  assert.notEqual(live, plain);
  assert.match(says(rotation, 4, 3).about, /query of e at position 4 and the key of b at 1 .* distance 3 alone/);
  rotation.turned_key.data[9] += 0.5;
  assert.ok(Math.abs(checked(rotation).error - 0.5) < 1e-5);
});

test('the address holds the settings of the four runs that are no defaults, and is read back', () => {
  for (const picked of ['on', 'off', 'shuffled', 'shifted'])
    for (const [seed, shift] of [
      [1, 3],
      [7, 3],
      [1, 0],
      [5, 11],
    ]) {
      const written = variantsToStore({ picked, seed, shift }),
        given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null));
      assert.deepEqual(variantsOf(given), { picked, seed, shift });
    }
  assert.deepEqual(variantsToStore({ picked: 'on', seed: 1, shift: 3 }), { positions: null, seed: null, shift: null });
});

const SETTINGS = { length: 13, width: 22, base: 100, step: 3, place: 5, kind: 'sinusoidal', waves: [0, 4] };
const NOWHERE = { place: null, dimension: null };

test('chosen waves stay when the size changes, if they still exist; the position is clamped', () => {
  const next = settled(SETTINGS, { width: 3, length: 4 });
  assert.deepEqual([next.waves, next.place], [[0], 3]);
  assert.ok(settled(SETTINGS, { waves: null }).waves.length > 0);
  assert.deepEqual(withWave([0, 2, 4, 6], 5), [2, 4, 5, 6]);
  assert.deepEqual(withWave([0, 6], 5), [0, 5, 6]);
  assert.deepEqual(withWave([0, 6], 6), [0, 6]);
});

test('a table is made once for its sizes, and made again for another learned one of the same size', () => {
  const maker = new EncodingMaker(),
    table = (fill) => ({ shape: [13, 22], data: new Float32Array(13 * 22).fill(fill) }),
    learned = { ...SETTINGS, kind: 'learned' };
  const one = maker.make(SETTINGS, null, NOWHERE),
    same = maker.make({ ...SETTINGS, step: 5 }, null, { place: 99, dimension: 2 });
  assert.equal(one.table, same.table);
  assert.deepEqual([one.at, same.at, same.dimension], [5, 12, 2]);
  assert.notEqual(one.turned.numbers, same.turned.numbers);
  const keys = [table(1), table(2)]
    .map((given) => maker.make(learned, given, NOWHERE))
    .map(({ key, most }) => [key, most]);
  assert.deepEqual(
    keys.map(([, most]) => most),
    [1, 2],
  );
  assert.equal(new Set([one.key, keys[0][0], keys[1][0]]).size, 3);
  assert.equal(maker.make(learned, null, NOWHERE).kind, 'sinusoidal', 'a model without such a table');
});

test('positions most like another are its neighbours', () => {
  const shown = new EncodingMaker().make(SETTINGS, null, NOWHERE);
  assert.match(
    similarTo(shown),
    /^Position 5: dot product 11 with itself; the most similar positions are [46] \(.*\), [46] \(/,
  );
});

test("the default encoding is the model's own, and the address holds only a different one", () => {
  for (const kind of ['sinusoidal', 'learned']) {
    const own = { length: 64, width: 22, base: 10_000, kind },
      other = kind === 'learned' ? 'sinusoidal' : 'learned';
    const { settings, problem } = fromStore({}, own);
    assert.deepEqual([settings.kind, problem, toStore(settings, own).kind], [kind, '', null]);
    assert.equal(toStore({ ...settings, kind: other }, own).kind, other);
    assert.equal(fromStore({ kind: other }, own).settings.kind, other);
    assert.equal(fromStore({ kind: 'wavy' }, own).settings.kind, kind);
  }
});
