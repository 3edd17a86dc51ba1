/* The tree of a search: the same nodes, ranks and reasons as in the core, and the arrow keys. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { reference } from './reference.js';

const { finishedOf, lengthNorm, nodeOn, pathOf, readTree, scoreOf, treeOfSteps } =
  await import('../../viz_app/frontend/pages/translate/search/tree.js');
const { layoutOf, ordinal } = await import('../../viz_app/frontend/pages/translate/search/layout.js');
const { neighbour } = await import('../../viz_app/frontend/pages/translate/search/layout.js');

const { searches } = reference();
const trees = searches.map((search) => ({ ...search, tree: readTree(search.payload, search.width) }));

test('every node is the one that the search made', () => {
  for (const { tree, nodes, penalty } of trees) {
    assert.equal(tree.nodes.length, nodes.length);
    nodes.forEach((node, at) => {
      const read = tree.nodes[at];
      assert.deepEqual(
        [read.piece, read.id, read.step, read.rank, read.parent],
        [node.token, node.id, node.step, node.rank, node.parent ?? -1],
      );
      assert.ok(Math.abs(scoreOf(read, penalty) - node.score) < 1e-4);
      assert.equal(read.beatenBy, node.beaten_by ?? -1);
      assert.equal(read.fate === 'pruned', node.fate === 'pruned');
      assert.deepEqual(
        pathOf(tree, at).map((one) => one.at),
        node.path,
      );
      assert.equal(
        nodeOn(
          tree,
          node.path.map((one) => nodes[one].id),
        )?.at,
        at,
      );
    });
  }
});

test('the ends rank as in the search, and differently under another penalty', () => {
  for (const { tree, finished, penalty, width } of trees) {
    assert.deepEqual(
      finishedOf(tree, penalty).map(({ at }) => at),
      finished,
    );
    for (const other of [0, 0.6, 3]) {
      const ranked = finishedOf(tree, other),
        scores = ranked.map((node) => node.sum / ((5 + node.step + 1) / 6) ** other);
      assert.ok(ranked.length <= width);
      assert.deepEqual(
        scores,
        [...scores].sort((a, b) => b - a),
      );
    }
  }
  assert.equal(lengthNorm(1, 5), 1);
});

test('no two nodes have the same place', () => {
  for (const { tree, penalty } of trees) {
    for (const phone of [false, true]) {
      const { spots, height, width, columns } = layoutOf(tree, {
        penalty,
        room: 600,
        phone,
        measure: (text) => 7 * text.length,
      });
      assert.equal(columns.length, tree.steps.length);
      assert.equal(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size, tree.nodes.length);
      for (const { x, y, width: w, height: h } of spots)
        assert.ok(x >= 0 && x + w <= width && y - h / 2 >= 0 && y + h / 2 <= height);
    }
  }
});

test('arrows go to the parent, to a child, and through a step', () => {
  for (const { tree, penalty } of trees) {
    for (const node of tree.nodes) {
      assert.equal(neighbour(tree, node, 'ArrowLeft', penalty)?.at ?? -1, node.parent);
      const child = neighbour(tree, node, 'ArrowRight', penalty);
      assert.ok(!child || child.parent === node.at);
      const below = neighbour(tree, node, 'ArrowDown', penalty);
      if (below) assert.equal(neighbour(tree, below, 'ArrowUp', penalty), node);
      assert.equal(neighbour(tree, node, 'a', penalty), null);
    }
  }
});

test('a run without a search is one path with its alternatives', () => {
  const step = (token, id, others) => ({ token, id, log_probability: -0.5, top: others });
  const steps = [
    step('▁a', 4, [
      ['▁a', -0.5, 4],
      ['▁b', -1, 5],
    ]),
    step('▁c', 6, [
      ['▁d', -0.1, 7],
      ['▁e', null, 8],
    ]),
    step('</s>', 2, [
      ['</s>', -0.5, 2],
      ['.', -3, 9],
    ]),
  ];
  const tree = treeOfSteps({ steps }, 'sample');
  assert.deepEqual(
    pathOf(tree, tree.ends[0]).map(({ id }) => id),
    [4, 6, 2],
  );
  assert.equal(tree.nodes.at(-2).sum, -1.5);
  assert.deepEqual(
    tree.nodes.map(({ fate }) => fate),
    ['kept', 'pruned', 'pruned', 'pruned', 'kept', 'ended', 'pruned'],
  );
  assert.deepEqual(treeOfSteps({ steps: [] }, 'greedy').nodes, []);
});

test('places are counted as people do', () => {
  assert.deepEqual([0, 1, 2, 3, 7].map(ordinal), ['1st', '2nd', '3rd', '4th', '8th']);
});
