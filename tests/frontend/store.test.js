/* The shared selection, and its address. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress } from './reference.js';

const ADDRESS = 'http://page.test/app/?map=decoder&layer=9&head=1&row=2&step=x&theme=3&__theme=dark&text=A%20cat.';
const window = openAddress(ADDRESS);
const { store } = await import('../../viz_app/frontend/state/store.js');

const LIMITS = {
  id: 'first',
  first: 'cross',
  maps: {
    encoder: { layers: 2, heads: 3, rows: 7 },
    decoder: { layers: 2, heads: 3, rows: 5 },
    cross: { layers: 1, heads: 3, rows: 5 },
  },
  rows: 7,
  steps: 5,
  labels: 0,
};
const DEFAULTS = { map: 'cross', layer: 0, head: 0, row: 0, step: 4 };

test('an address is read: counted values become numbers, others are dropped', () => {
  const { step, ...others } = store.get();
  assert.equal(step, undefined);
  assert.deepEqual(others, { map: 'decoder', layer: 9, head: 1, row: 2, theme: '3', text: 'A cat.' });
  assert.ok(store.given().some(([name, value]) => name === 'step' && value === 'x'));
  assert.ok(!store.given().some(([name]) => name === '__theme'));
});

test('a run takes the values of the link that it has, and names the others', () => {
  assert.deepEqual(store.fit(LIMITS, DEFAULTS), ['layer']);
  assert.equal(store.lost('layer'), 9);
  assert.equal(store.lost('head'), undefined);
  const { map, layer, head, row, step } = store.get();
  assert.deepEqual({ map, layer, head, row, step }, { map: 'decoder', layer: 1, head: 1, row: 2, step: 4 });
  assert.deepEqual(store.fit(LIMITS, DEFAULTS), [], 'the same run once more changes nothing');
});

test('listeners get the changed keys, and are not called without a change', () => {
  const heard = [];
  const end = store.subscribe((state, changed) => heard.push([changed, state.head]));
  store.set({ head: 2 });
  store.set({ head: 2 });
  store.set({ head: 99 });
  store.set({ lesson: 'tour', head: 0 });
  end();
  store.set({ lesson: null });
  assert.deepEqual(heard, [
    [['head'], 2],
    [['head', 'lesson'], 0],
  ]);
  assert.equal(store.get('lesson'), undefined);
});

test('the layer is fitted to the map', () => {
  store.set({ layer: 1, map: 'decoder' });
  store.set({ map: 'cross' });
  assert.equal(store.get('layer'), 0);
  store.set({ map: 'nonsense' });
  assert.equal(store.get('map'), 'cross');
});

test('after a selection by the visitor, a new run keeps it, except the step', () => {
  store.set({ head: 2 });
  assert.deepEqual(store.fit({ ...LIMITS, id: 'second', steps: 3 }, { ...DEFAULTS, step: 2 }), []);
  assert.equal(store.get('head'), 2);
  assert.equal(store.get('step'), 2);
});

test('a new run is one change: listeners get its text and its selection together', async () => {
  const heard = [];
  const end = store.subscribe((state, changed) => heard.push([...changed].sort()));
  store.set({ text: 'A dog.' }, { soon: true });
  assert.equal(store.get('text'), 'A dog.');
  assert.deepEqual(heard, []);
  store.fit({ ...LIMITS, id: 'another', steps: 2 }, { ...DEFAULTS, step: 1 });
  assert.deepEqual(heard, [['step', 'text']]);
  await null;
  assert.equal(heard.length, 1);
  store.set({ text: 'A cat.' }, { soon: true });
  await null;
  assert.deepEqual(heard.at(-1), ['text'], 'nothing else has changed, and nothing is lost');
  end();
});

test('the address holds everything, and Back has an entry to go to', () => {
  store.branch();
  store.set({ text: 'Ä & <b>' });
  const link = new URL(store.link());
  assert.equal(link.searchParams.get('text'), 'Ä & <b>');
  assert.equal(link.searchParams.get('__theme'), 'dark', 'what is Gradio’s stays');
  assert.equal(window.written.at(-1)[0], 'push');
  store.set({ head: 1 });
  store.link();
  assert.equal(window.written.at(-1)[0], 'replace');
});

test('a link that calls a tab by its former name opens it', () => {
  store.open({ tab: 'run' });
  assert.equal(store.get('tab'), 'translate');
  assert.equal(new URL(store.link()).searchParams.get('tab'), 'translate');
  window.location.search = '?tab=run';
  assert.deepEqual(store.given(), [['tab', 'translate']]);
  store.open({ tab: 'masks', text: 'run' });
  assert.deepEqual([store.get('tab'), store.get('text')], ['masks', 'run']);
});

test('a link that is opened in the page starts with its own values', () => {
  store.open({ map: 'encoder', layer: '1', head: 'x' });
  assert.deepEqual([store.get('map'), store.get('layer'), store.get('text')], ['encoder', 1, undefined]);
  assert.deepEqual(store.fit({ ...LIMITS, id: 'third' }, DEFAULTS), []);
  assert.equal(store.get('map'), 'encoder');
  store.link(); // so that no write is left after the tests
});

test('a link to the visible run opens it as any run opens, because it is not fitted again', () => {
  store.open({ text: 'A dog.' });
  store.fit({ ...LIMITS, id: 'stays' }, { ...DEFAULTS, head: 1, row: 3 });
  const opened = store.get();
  store.set({ head: 2, row: 1, step: 0 });
  store.open({ text: 'A dog.' });
  assert.deepEqual(store.get(), opened);
  store.open({ text: 'A dog.', row: '2' });
  assert.deepEqual(store.get(), { ...opened, row: 2 });
  store.link();
});

test('a head is suggested until a link or the visitor names one', () => {
  store.open({ text: 'A dog.' });
  store.fit({ ...LIMITS, id: 'suggested' }, DEFAULTS);
  assert.equal(store.hasHead(), false);
  store.suggest({ layer: 0, head: 2 });
  assert.deepEqual([store.hasHead(), store.get('layer'), store.get('head')], [false, 0, 2]);
  assert.equal(new URL(store.link()).searchParams.get('head'), '2', 'a reload opens the same head');
  store.set({ step: 1 });
  assert.equal(store.hasHead(), false, 'a word is no head');
  store.set({ head: 1 });
  assert.equal(store.hasHead(), true);
  store.open({ map: 'encoder' });
  assert.equal(store.hasHead(), true);
  store.open({});
  assert.equal(store.hasHead(), false);
  store.link();
});

test('a map that is named as what every object inherits is no map', () => {
  for (const map of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    store.open({ map });
    store.fit({ ...LIMITS, id: map }, DEFAULTS);
    assert.deepEqual([store.get('map'), store.get('layer')], ['cross', 0]);
  }
  store.link();
});
