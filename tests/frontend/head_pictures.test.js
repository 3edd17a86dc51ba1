/* The four pictures of a head: what they draw and say. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { D_HEAD, HEADS, KEYS, QUERIES, layerOf, numbers } from './head_layer.js';
import { openAddress } from './reference.js';

openAddress('http://page.test/');
globalThis.document.createElement = () => ({
  textContent: '',
  setAttribute() {},
  append(...parts) {
    this.textContent += parts.join('');
  },
});
globalThis.Node = class {};
const { lookOf, nameOf } = await import('../../viz_app/frontend/pages/head/look.js');
const { addedByHead, strongest } = await import('../../viz_app/frontend/pages/head/logits.js');
const { headingOf, noteOf, sentencesOf, sumOf } = await import('../../viz_app/frontend/pages/head/sentences.js');
const format = await import('../../viz_app/frontend/state/format.js');
const { resolve } = await import('../../viz_app/frontend/pages/head/selection.js');

const select = (layer, chosen) => resolve(layer, chosen, { row: null, pointed: null, pinned: null });

/** Return the state of a row, as the view gives it. */
const stateOf = (layer, chosen = {}, more = {}) => ({
  ...{ id: 'run', logits: null, isAuto: false },
  ...select(layer, chosen),
  ...more,
});
/** Return the texts of nodes, joined. */
const said = (nodes) => nodes.map((node) => (typeof node === 'string' ? node : node.textContent)).join('');
/** Return what a state says under its four pictures. */
const told = (state, isWhole = false) => sentencesOf(state, lookOf(state, isWhole)).map(said);

/** Return the layer with shares that are the softmax of its scaled scores. */
function softened(map) {
  const layer = layerOf(map),
    { scaled, weights, scores } = layer.arrays,
    { data: open } = layer.open;
  for (let at = 0; at < scaled.data.length; at++) scaled.data[at] = scores.data[at] / Math.sqrt(D_HEAD);
  for (let start = 0; start < scaled.data.length; start += KEYS) {
    const row = (start / KEYS) % (open.length / KEYS),
      powers = Array.from({ length: KEYS }, (_, j) => (open[row * KEYS + j] ? Math.exp(scaled.data[start + j]) : 0)),
      sum = powers.reduce((a, b) => a + b, 0);
    powers.forEach((power, j) => (weights.data[start + j] = power / sum));
  }
  return { ...layer, given: 0, maps: { encoder: [2, HEADS], decoder: [2, HEADS], cross: [2, HEADS] } };
}

test('the eight steps are open by themselves, or by a link to one of them; a chosen word leaves them as they are', () => {
  const layer = layerOf('cross'),
    isEight = (chosen) => select(layer, chosen).isEight;
  assert.deepEqual([{}, { eight: '1' }, { stage: '0' }, { key: 3 }].map(isEight), [false, true, true, true]);
  assert.deepEqual(
    [
      { eight: '0', stage: '3' },
      { eight: '0', key: 3 },
    ].map(isEight),
    [false, false],
  );
  assert.deepEqual(
    [{}, { four: '2' }, { four: '9' }].map((chosen) => select(layer, chosen).four),
    [0, 2, 3],
  );
});

test('a head is off if the run names it', () => {
  const layer = layerOf('cross'),
    isOff = (off) => select(layer, { head: 2, off }).isOff;
  assert.deepEqual(['c.1.2', 'e.0.0_c.1.2', 'c.1.1', 'd.1.2', undefined].map(isOff), [true, true, false, false, false]);
});

test('the shares of picture 3 are the softmax of the fits of picture 2, and add up', () => {
  for (const map of ['cross', 'decoder', 'encoder']) {
    const look = lookOf(stateOf(softened(map), { head: 1, step: 2, row: 2 }), true),
      powers = look.entries.map(({ fit, isOpen }) => (isOpen ? Math.exp(fit) : 0)),
      sum = powers.reduce((a, b) => a + b, 0);
    look.entries.forEach(({ share }, place) => assert.ok(Math.abs(share - powers[place] / sum) < 1e-6));
    assert.ok(Math.abs(look.total - 1) < 1e-6);
    assert.equal(look.count, map === 'decoder' ? 3 : KEYS, 'what is not written yet is no row');
  }
});

test('of a long sentence the largest shares are drawn, and no other word gets more', () => {
  const layer = softened('cross'),
    few = { ...layer, keys: layer.keys };
  const wide = 40,
    big = {
      ...few,
      keys: Array.from({ length: wide }, (_, j) => `▁k${j}`),
      starts: { ...few.starts, keys: [...Array(wide).keys()] },
      arrays: {
        ...few.arrays,
        weights: numbers(3, HEADS, QUERIES, wide),
        scores: numbers(4, HEADS, QUERIES, wide),
        scaled: numbers(4, HEADS, QUERIES, wide),
        key: numbers(5, HEADS, wide, D_HEAD),
        value: numbers(6, HEADS, wide, D_HEAD),
      },
      open: { shape: [QUERIES, wide], data: new Uint8Array(QUERIES * wide).fill(1) },
    };
  const state = stateOf(big, { head: 1, step: 2, key: 39 }),
    look = lookOf(state, false),
    shown = look.entries.map(({ j }) => j),
    hidden = [...Array(wide).keys()].filter((j) => !shown.includes(j)),
    least = Math.min(...look.entries.filter(({ j }) => j !== 39).map(({ share }) => share));
  assert.ok(shown.includes(39) && shown.length <= 13);
  assert.deepEqual(
    shown,
    [...shown].sort((a, b) => a - b),
  );
  assert.ok(hidden.every((j) => state.row.weights[j] <= least));
  assert.equal(look.rest.count, wide - shown.length);
  assert.equal(lookOf(state, true).entries.length, wide);
});

test('the sentences hold the numbers of the row', () => {
  const state = stateOf(softened('cross'), { head: 1, step: 2 }),
    { row } = state,
    look = lookOf(state, false),
    [query, keys, shares, values] = told(state),
    fit = Math.max(...row.scaled),
    share = Math.max(...row.weights);
  assert.match(query, /The place after q2, where w2 will stand, asks with 5 numbers, its query/);
  assert.ok(keys.endsWith(` k${row.scaled.indexOf(fit)} fits best, +${fit.toFixed(1)}.`), keys);
  assert.ok(
    shares.includes(`k${row.weights.indexOf(share)} gets ${Math.round(share * 100)}\u202f%, the other 10 words`),
  );
  assert.match(values, /hands over 5 other numbers, its value, as much of it as its share/);
  assert.match(sumOf(look), /^sum [+−]?\d+\.\d ÷ √5 = [+−]?\d+\.\d$/);
  assert.equal(said(headingOf(state, look)), 'How one head decides where to look, to write w2');
});

test('a head that is off passes nothing on, a row of NaN has nothing to look at, a wrong softmax is said', () => {
  const layer = softened('cross');
  assert.equal(told(stateOf(layer, { head: 1, step: 2, off: 'c.1.1' }))[3], 'This head is off: it passes nothing on.');
  const broken = { ...layer, arrays: { ...layer.arrays, weights: { ...layer.arrays.weights } } };
  broken.arrays.weights.data = broken.arrays.weights.data.map((share) => share * 2);
  assert.match(told(stateOf(broken, { step: 2 }))[2], /^The shares add up to 200\u202f%, not to 100/);
  broken.arrays.weights.data = broken.arrays.weights.data.map(() => NaN);
  assert.equal(told(stateOf(broken, { step: 2 }))[2], 'NaN: this change leaves a row with nothing to look at.');
  assert.equal(told(stateOf(broken, { step: 2 }))[3], 'NaN: there is nothing to pass on.');
  assert.doesNotMatch(told(stateOf(broken, { step: 2 })).join(' '), /undefined|null|\[object/);
});

/** Return what heads add, as the server sends it. */
function logitsOf(labels = null, rows = QUERIES) {
  const values = numbers(17, 2, HEADS, rows, labels?.length ?? 1);
  const most = Array.from({ length: HEADS }, (_, head) =>
    Array.from({ length: rows }, (__, row) => [
      [`▁w${row}`, 2.84 + head],
      ['▁other', null],
    ]),
  );
  return { map: labels ? 'encoder' : 'cross', values, labels, most: labels ? [] : most, shown: [0, 2] };
}

test('picture 4 names the words that the last layer raises most; lower layers add at a place', () => {
  const layer = softened('cross'),
    logits = logitsOf();
  assert.match(
    told(stateOf(layer, { head: 1, step: 2 }, { logits }))[3],
    /Alone, this sum raises these words most: w2 \+3\.8, other NaN\.$/,
  );
  const foreign = { ...logits, most: logits.most.map((rows) => rows.map(() => [['▁a', 1]])) },
    own = logits.values.data[(1 * HEADS + 1) * QUERIES + 2];
  assert.ok(
    told(stateOf(layer, { head: 1, step: 2 }, { logits: foreign }))[3].endsWith(`a +1.0; w2 ${format.signed(own, 1)}.`),
  );
  const lower = { ...layer, layer: 0 };
  assert.match(
    told(stateOf(lower, { head: 1, step: 2 }, { logits }))[3],
    /the place where w2 will stand; the layers above/,
  );
  assert.match(told(stateOf(softened('encoder'), { row: 2 }))[3], /Their sum is added to q2\.$/);
});

test('the head that adds most is the largest of the word, of a classifier the largest over the text', () => {
  const logits = logitsOf(),
    added = addedByHead(logits, 2, 0),
    { layer, head, count } = strongest(logits, 2, 0);
  assert.equal(count, 2 * HEADS);
  assert.equal(added[layer * HEADS + head], Math.max(...added));
  assert.equal(added[4], logits.values.data[4 * QUERIES + 2]);
  const scores = logitsOf(['bad', 'fair', 'good'], 4),
    sum = [0, 1, 2, 3].reduce((all, row) => all + scores.values.data[(4 * 4 + row) * 3 + 1], 0);
  assert.ok(Math.abs(addedByHead(scores, 0, 1)[4] - sum) < 1e-6);
  logits.values.data.fill(NaN);
  assert.equal(strongest(logits, 2, 0), null, 'a run of NaN');
});

test('the line about a head says that it adds most, or which one does, and why Overview opens with another', () => {
  const layer = { ...softened('cross'), roles: [null, ['mixed', 0], ['alignment', 0.42]], sentences: 500 },
    logits = logitsOf(),
    top = strongest(logits, 2, 0),
    other = { ...layer, layer: top.layer },
    best = noteOf(stateOf(other, { head: top.head, step: 2 }, { logits, isAuto: true }));
  assert.match(best.text, /^Of 6 heads, this one adds most to w2\. Overview opens with another, head 3 of layer 1, /);
  assert.equal(best.other, null);
  const second = noteOf(stateOf(other, { head: (top.head + 1) % HEADS, step: 2 }, { logits }));
  assert.deepEqual([second.other.layer, second.other.head], [top.layer, top.head]);
  assert.equal(second.link, `Head ${top.head + 1} of layer ${top.layer + 1} adds most to w2`);
  assert.equal(noteOf(stateOf(layer, { head: 1, step: 2 })).text, 'Over 500 sentences it has no single habit.');
  assert.match(noteOf(stateOf(layer, { head: 2, step: 2 })).text, /42\u202f% of its weight/);
});

test('a word in pieces is named, and a word that stands twice is counted', () => {
  const layer = softened('cross'),
    split = { ...layer, writes: ['▁Ein', 'en', '▁Hund', '</s>'], starts: { ...layer.starts, writes: [0, 2, 3] } };
  assert.match(noteOf(stateOf(split, { step: 1 })).text, /^‘Einen’ is written in 2 pieces; this is piece 2\./);
  assert.deepEqual(nameOf(['▁a', '▁not', '▁b', '▁not'], 3), { place: 2, name: '‘not’' });
  assert.deepEqual(nameOf(['▁a', '▁not'], 1), { place: 0, name: 'not' });
});

test('a model that shows its shares only has the third picture and one sentence', () => {
  const whole = softened('cross'),
    layer = { ...whole, arrays: { weights: whole.arrays.weights }, roles: null },
    state = stateOf(layer, { head: 1, step: 2, stage: 3 }),
    look = lookOf(state, false),
    [only, , shares] = told(state);
  assert.deepEqual([state.isKnown, look.isKnown], [false, false]);
  assert.match(only, /^This model shows its attention weights only/);
  assert.match(shares, /^k\d+ gets /);
  assert.equal(noteOf(state).text, '');
});
