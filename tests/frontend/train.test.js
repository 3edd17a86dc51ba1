/* Train here without a page: settings in links, second runs, and what is said of their outcome. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress } from './reference.js';

openAddress('http://page.test/');
const { changed, DIFFERENCES, differenceOf, parameterOf, settingsOf } =
  await import('../../viz_app/frontend/pages/model/train_settings.js');
const { rightChoice } = await import('../../viz_app/frontend/pages/model/train_captions.js');

const DEFAULTS = {
  ...{ task: 'reverse', layers: 1, heads: 4, d_model: 64, design: 'encoder-decoder' },
  ...{ positions: true, causal: true, scale: true, bug: '', seed: 1, steps: 400 },
};
const FACTS = {
  tasks: [{ name: 'reverse' }, { name: 'sort' }],
  limits: { layers: 2, heads: 4, seed: 9999, steps: 3000 },
  choices: { d_model: [32, 48, 64], design: ['encoder-decoder', 'decoder-only'], bug: ['softmax-axis'] },
  defaults: DEFAULTS,
};

test('a link holds task, size, design, switches, bug, seed and steps, and nothing that is usual', () => {
  assert.equal(parameterOf(DEFAULTS, FACTS), 'reverse');
  assert.deepEqual(settingsOf('', FACTS), DEFAULTS);
  const own = {
    ...{ task: 'sort', layers: 2, heads: 3, d_model: 48, design: 'decoder-only' },
    ...{ positions: false, causal: false, scale: false, bug: 'softmax-axis', seed: 0, steps: 20 },
  };
  const text = parameterOf(own, FACTS);
  assert.equal(text, 'sort.2x3x48.decoder-only.no-positions.no-causal.no-scale.softmax-axis.seed-0.steps-20');
  assert.deepEqual(settingsOf(text, FACTS), own);
});

test('a link that no training fits is refused as a whole', () => {
  for (const bad of [
    'fly',
    'reverse.3x4x64',
    'reverse.1x3x64',
    '1x4x63',
    'seed-10000',
    'steps-0',
    'no-heads',
    '__proto__',
  ])
    assert.equal(settingsOf(bad, FACTS), null, bad);
  assert.equal(differenceOf('constructor', FACTS), null);
  assert.equal(differenceOf('', FACTS), null);
});

test('a second run differs in one setting, and its width fits its heads', () => {
  for (const { change } of Object.values(DIFFERENCES)) {
    const other = changed(DEFAULTS, change(DEFAULTS));
    const differing = Object.keys(DEFAULTS).filter((name) => other[name] !== DEFAULTS[name]);
    assert.equal(differing.length, 1);
    assert.notEqual(DIFFERENCES[differing[0]], undefined);
  }
  assert.equal(changed(DEFAULTS, { heads: 3 }).d_model, 48);
  assert.equal(differenceOf('softmax-axis', FACTS).change(DEFAULTS).bug, 'softmax-axis');
});

/** A finished pair of runs: the steps at which each had learned, and the letters it gets right at the end. */
function finished(
  beside,
  [first, second],
  [before, after],
  all = [DEFAULTS, { ...DEFAULTS, causal: beside !== 'causal' }],
) {
  const at = (step) => (step ? { step } : undefined);
  return {
    ...{ beside, all, runs: [{ losses: [[1, 2]] }, { losses: [[1, after]] }] },
    learned: (which) => at(which ? second : first),
    report: (which) => ({ letters: which ? after : before }),
  };
}

test('the right guess follows from the runs', () => {
  assert.equal(rightChoice(finished('positions', [150, 0], [1, 0.2])), 2);
  assert.equal(rightChoice(finished('scale', [150, 190], [1, 1])), 1);
  assert.equal(rightChoice(finished('heads', [150, 160], [1, 1])), 0);
  assert.equal(rightChoice(finished('causal', [150, 0], [1, 0.5])), 2);
  assert.equal(rightChoice(finished('seed', [150, 150], [1, 2])), 0);
  assert.equal(rightChoice(finished('seed', [150, 150], [1, 4])), 2);
});
