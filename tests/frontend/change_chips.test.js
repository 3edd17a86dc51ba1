/* The changes of a run as chips. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { reference } from './reference.js';
import { chipsOf } from '../../viz_app/frontend/state/change_chips.js';

const TEXT = {
  source: ['▁Two', '▁chil', 'dren', '▁are', '▁play', 'ing', '.', '</s>'],
  starts: { source: [0, 1, 3, 4, 6, 7] },
};
const texts = (/** @type {Record<string, unknown>} */ values) => chipsOf(values, TEXT).map(({ text }) => text);

test('each change has its chip', () => {
  assert.deepEqual(texts({ off: 'c.2.6' }), ['head 7 of layer 3 off']);
  assert.deepEqual(texts({ off: 'c.2.6_e.0.1_d.0.1' }), ['3 heads off']);
  assert.deepEqual(texts({ mask: 'c.*.4.0_c.*.5.0' }), ['‘playing’ hidden from the decoder']);
  assert.deepEqual(texts({ mask: 'c.*.1.0_c.*.4.0' }), ['‘children’ and ‘playing’ hidden from the decoder']);
  assert.deepEqual(texts({ mask: 'e.*.1.0_c.2.1.0' }), ['2 changes of masks']);
  assert.deepEqual(texts({ bugs: 'no-causal-mask.no-scale' }), ['no causal mask', 'no division by √d']);
  assert.deepEqual(texts({ positions: 'shuffled.1' }), ['word order shuffled']);
  assert.deepEqual(texts({ positions: 'shifted.5', pads: '2.1' }), ['3 pads added', 'positions shifted by 5']);
  assert.deepEqual(texts({ steer: '[["decoder",1,[2],["difference","The dogs sleep.","The dog sleeps."],-2]]' }), [
    'steered by −2 × (‘The dogs sleep.’ − ‘The dog sleeps.’)',
  ]);
  assert.deepEqual(texts({ steer: '[["encoder",0,null,["token",7],0.25],["decoder",3,null,["vector","AACAPw"],1]]' }), [
    'steered by 0.25 × token 7',
    'steered by 1 × a vector',
  ]);
  assert.deepEqual(texts({ out: '4.5', fill: '-1e9' }), ['masked cells score −10⁹', '‘playing’ left out']);
});

test('what cannot be read has none, and no text holds undefined', () => {
  for (const junk of ['', '_', 'constructor', '__proto__', 'x.y.z', '7', '[', '[7]', '[[]]', '{"length":1}'])
    for (const name of ['off', 'mask', 'bugs', 'fill', 'pads', 'positions', 'out', 'steer'])
      for (const text of texts({ [name]: junk })) assert.doesNotMatch(text, /undefined|NaN|null|\[object/);
  for (const steer of ['1,[],["token",7],1', '1,null,["token"],1', 'null,null,["token",7],1', '1,null,["token",7],"2"'])
    assert.deepEqual(texts({ steer: `[["decoder",${steer}]]` }), []);
  assert.deepEqual(texts({ steer: '[["cross",1,null,["token",7],1]]' }), []);
  assert.deepEqual(chipsOf({}, TEXT), []);
});

test('taking every chip back leaves no change', () => {
  /** @type {Record<string, unknown>} */
  let values = {
    off: 'c.2.6',
    mask: 'e.0.1.0_c.*.4.0_c.*.5.0',
    bugs: 'no-scale.no-causal-mask',
    fill: '-inf',
    pads: '1.0',
    positions: 'off',
    out: '2',
    steer: '[["decoder",1,null,["token",7],1],["decoder",2,null,["token",7],1]]',
  };
  for (let chips = chipsOf(values, TEXT); chips.length; chips = chipsOf(values, TEXT)) {
    values = { ...values, ...chips[0].undo };
    assert.equal(chipsOf(values, TEXT).length, chips.length - 1);
  }
  assert.ok(Object.values(values).every((value) => value === null));
});

test('every classic bug of the library has a chip', () => {
  const { bugs } = reference().protocol;
  assert.ok(bugs.length > 5);
  for (const bug of bugs) assert.equal(texts({ bugs: bug }).length, 1, bug);
});
