import assert from 'node:assert/strict';
import { test } from 'node:test';

import { filled, say, told } from '../../viz_app/frontend/state/words.js';

test('a message is filled with its values, and counts choose the word', () => {
  const off = (count) => say('x')`${{ count }} {count?head|heads} off`;
  assert.equal(say('x')`Nothing to fill.`, 'Nothing to fill.');
  assert.deepEqual([0, 1, 2].map(off), ['0 heads off', '1 head off', '2 heads off']);
  assert.equal(say('x')`${{ a: 'one' }}${{ b: 2 }}, {a}`, 'one2, one');
  assert.equal(say('x')`${{ text: '{other} <b> $&' }}`, '{other} <b> $&', 'a value is never read again');
  assert.equal(say('x')`${{ missing: undefined }}${{ none: null }}.`, '.', 'and never undefined');
});

test('nodes stay nodes, and text beside text is one', () => {
  const node = { textContent: 'dog' };
  assert.deepEqual(told('x')`The ${{ who: node }} looks.`, ['The ', node, ' looks.']);
  assert.deepEqual(told('x')`${{ who: [node, '!'] }} ${{ what: 'looks' }}`, [node, '! looks']);
  assert.deepEqual(filled('', {}), []);
});
