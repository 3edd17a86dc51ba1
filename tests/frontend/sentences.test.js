/* Many sentences without a page: files are read as the command reads them, filters survive an address, claims are counts. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress, reference } from './reference.js';

openAddress('http://here/?model=en-de&text=A');
const pages = '../../viz_app/frontend/pages/sentences';
const { choose, columnsOf, limited, mostTexts, OTHER, parse, TEXT } = await import(`${pages}/read_file.js`);
const { passing, readFilters, sorted, writeFilters } = await import(`${pages}/filters.js`);
const {
  changeShare,
  claimOf,
  doubtShare,
  firstTenth,
  flagsOf,
  kindOf,
  meanInterval,
  rankCorrelation,
  shareInterval,
  worstOf,
} = await import(`${pages}/measures.js`);
const { Session } = await import(`${pages}/session.js`);

const bytes = (text) => Uint8Array.from(Buffer.from(text, 'base64'));
const read = (content, name) => {
  const parsed = parse(content, name),
    { places, isHeading } = columnsOf(parsed);
  if (!places) throw new Error(`There are ${parsed.rows[0][1].length} columns.`);
  return choose(parsed, places, isHeading);
};

test('files are read as the command reads them', () => {
  const { columns, good, bad, blank } = reference().files;
  assert.deepEqual([TEXT, OTHER], columns);
  for (const [name, content, texts, others] of good) {
    const found = read(bytes(content), name);
    assert.deepEqual([found.texts, found.others], [texts, others], name);
  }
  for (const [name, content, said] of blank) assert.deepEqual(read(bytes(content), name).said, said, name);
  for (const [name, content, said] of bad)
    assert.throws(
      () => read(bytes(content), name),
      ({ message }) => message.includes(said) && /\.$/.test(message),
      said,
    );
});

test('a CSV of any characters is read as by the module of Python, or refused as there', () => {
  const { csv } = reference().files,
    texts = csv.map(([content]) => {
      try {
        return choose(parse(new TextEncoder().encode(content), 'a.csv'), [0], false).texts;
      } catch {
        return null;
      }
    });
  assert.ok(csv.filter(([, read]) => read).length > 100 && csv.filter(([, read]) => !read).length > 100);
  csv.forEach(([content, read], i) => assert.deepEqual(texts[i], read, JSON.stringify(content)));
});

test('columns of a wide file are chosen, and rows without a text are counted', () => {
  const wide = parse(new TextEncoder().encode('1,A man,x\n2,,y\n3,Two,z\n'), 'wide.csv');
  assert.equal(columnsOf(wide).places, null);
  const { texts, others, said } = choose(wide, [1, 2], false);
  assert.deepEqual(
    [texts, others],
    [
      ['A man', 'Two'],
      ['x', 'z'],
    ],
  );
  assert.deepEqual(said, ['Rows without a text are left out: 1.']);
});

test('of a long file the first 100,000 texts and 20 MB are read, and this is said', () => {
  const long = read(new TextEncoder().encode('A man\n'.repeat(100_007)), 'a.txt');
  assert.deepEqual([long.texts.length, long.said.length], [100_000, 1]);
  assert.match(long.said[0].replaceAll(/\D/g, ''), /^100000$/);
  const large = read(new TextEncoder().encode(`${'A'.repeat(19e6)}\nB\n${'C'.repeat(2e6)}`), 'a.txt');
  assert.deepEqual([large.texts.length, large.said], [2, ['Only the first 20 MB are read.']]);
});

test('on a server for others too a list has 2,000 texts, on this machine and in the tab 100,000', () => {
  const most = ['localhost', '127.0.0.1', '[::1]', '', 'example.org'].map((host) => mostTexts(host, false));
  assert.deepEqual(most, [100_000, 100_000, 100_000, 100_000, 2_000]);
  assert.equal(mostTexts('example.org', true), 100_000);
  const texts = Array.from({ length: 2_001 }, (_, i) => `text ${i}`),
    list = limited({ name: 'a', texts, others: texts, said: ['Read.'] }, 2_000);
  assert.deepEqual([list.texts.length, list.others.length, list.said.length], [2_000, 2_000, 2]);
  assert.match(list.said[1], /^Only the first 2.000 texts are run\.$/);
  assert.deepEqual(limited(list, 2_000), list);
});

const row = (index, values) => ({ index, text: `text ${index}`, reference: null, flags: {}, signals: {}, ...values });

test('filters and order stand in the address', () => {
  const filters = { flag: 'loop', cell: [0, 1], ranges: { entropy: [1.5, 3] } };
  assert.equal(writeFilters(filters), 'flag:loop_cell:0:1_entropy:1.5:3');
  assert.deepEqual(readFilters(writeFilters(filters)), filters);
  assert.deepEqual(readFilters('x_flag_entropy:a:b_cell:1'), { flag: '', cell: null, ranges: {} });
  assert.equal(writeFilters(readFilters('')), null);
  const rows = [1, 3, NaN, 2].map((entropy, i) => row(i, { signals: { entropy }, flags: i === 1 ? { loop: [] } : {} })),
    kind = kindOf('translator', ['English', 'German'], rows),
    order = (sort) => sorted(rows, sort, kind.columns).map(({ index }) => index);
  assert.deepEqual(
    [order('-entropy'), order('entropy')],
    [
      [1, 3, 0, 2],
      [0, 3, 1, 2],
    ],
  );
  const kept = (keep) => rows.filter(passing(readFilters(keep), kind, [], new Set())).map(({ index }) => index);
  assert.deepEqual([kept('flag:loop'), kept('entropy:1.5:3'), kept('')], [[1], [1, 3], [0, 1, 2, 3]]);
});

test('a share has the interval of the core, and a mean that of a bootstrap', () => {
  for (const [count, total, low, high] of reference().shareIntervals)
    shareInterval(count, total).forEach((one, i) => assert.ok(Math.abs(one - [low, high][i]) < 1e-9));
  const values = Array.from({ length: 400 }, (_, i) => i % 2),
    [low, high] = meanInterval(values);
  assert.ok(Math.abs(low - 0.451) < 0.02 && Math.abs(high - 0.549) < 0.02, `${low} ${high}`);
  assert.deepEqual(meanInterval(values), [low, high]);
});

test('a rank correlation is that of the core, ties too, and its interval shrinks with the rows', () => {
  const [one, other, rho] = reference().rankCorrelation,
    [found, low, high] = rankCorrelation(one, other);
  assert.ok(Math.abs(found - rho) < 1e-9, `${found} ${rho}`);
  assert.ok(-1 < low && low < found && found < high && high < 1, `${low} ${high}`);
  const [, lower, upper] = rankCorrelation([...one, ...one], [...other, ...other]);
  assert.ok(upper - lower < high - low);
  assert.equal(
    rankCorrelation(
      one,
      one.map(() => 7),
    )[0],
    0,
  );
});

test('claims are counts of the rows, the finding in bold; without references there is none', () => {
  const said = (...given) =>
    claimOf(...given)[0]
      .map((one) => (typeof one === 'string' ? one : one.bold))
      .join('');
  const rows = Array.from({ length: 100 }, (_, i) => row(i, { signals: { entropy: i, chrf: 100 - i, log_p: -1 } })),
    worst = worstOf(rows, 'translator');
  assert.deepEqual([worst.size, [...worst].every(({ index }) => index >= 80)], [20, true]);
  assert.deepEqual(firstTenth(rows, worst), { count: 10, hits: 10, chance: 2 });
  assert.match(said(rows, worst, 'translator'), /first 10, 10 \(7 to 10\) are among the 20 worst; chance would find 2/);
  const [claim, more] = claimOf(rows, worst, 'translator');
  assert.deepEqual(
    claim.map((one) => typeof one),
    ['string', 'object', 'string'],
  );
  assert.match(more, /^Rank correlation of unsure with a low chrF: 1\.00 \(/);
  assert.doesNotMatch(claimOf(rows, worst, 'translator', false)[1], /Rank/);
  assert.doesNotMatch(more, /chance/);
  const few = rows.slice(0, 30);
  for (const [hits, isUnclear] of [
    [1, true], // 1 of the first 3, and chance finds 0.6
    [3, false],
  ]) {
    const luck = new Set([...few.slice(0, 6 - hits), ...few.slice(30 - hits)]);
    assert.match(said(few, luck, 'translator'), new RegExp(`first 3, ${hits} `));
    assert.equal(/includes what chance would find/.test(claimOf(few, luck, 'translator')[1]), isUnclear);
  }
  const without = rows.map((one) => ({ ...one, signals: { entropy: one.index } }));
  assert.match(said(without, worstOf(without, 'translator'), 'translator'), /nothing here says how often/);
  const labelled = rows.map((one) => ({ ...one, signals: { entropy: one.index, right: Number(one.index < 90) } }));
  assert.match(
    said(labelled, worstOf(labelled, 'classifier'), 'classifier'),
    /^90 of 100 are right \(83\s% to 94\s%\); of the 10 least sure, 10 are wrong/,
  );
  const next = [row(0, { log_p: [-1, -3], signals: { perplexity: 7.4 } })];
  assert.match(said(next, new Set(), 'generator'), /^Perplexity 7\.4 a token over 1 text\.$/);
});

test('a change has the colour of better or worse, not that of its sign', () => {
  assert.deepEqual(
    [changeShare('delta-chrf', 25), changeShare('delta-log_p', 1), changeShare('delta-sure', -1)],
    [0.5, 0.5, -1],
  );
  assert.deepEqual(
    [changeShare('delta-entropy', 1), changeShare('delta-entropy', -1)],
    [-0.5, 0.5],
    'less sure is worse',
  );
  assert.equal(changeShare('chrf', 25), null);
});

test('a flag has its count beside chance, grey if chance explains it or it is a hint', () => {
  const rows = Array.from({ length: 100 }, (_, i) => {
    const flags = { ...(i >= 90 && { loop: [] }), ...(i % 17 === 0 && { guess: [] }), ...(i >= 80 && { missed: [] }) };
    return row(i, { flags, signals: { chrf: 100 - i } });
  });
  const told = (isRanked) =>
    flagsOf(rows, worstOf(rows, 'translator'), isRanked).map(({ name, said, isSoft }) => [name, said, isSoft]);
  assert.deepEqual(told(true), [
    ['guess', '1 of 6, chance 1', true],
    ['loop', '10 of 10, chance 2', false],
    ['missed', '20 of 20, chance 4', true],
  ]);
  assert.deepEqual(told(false), [
    ['guess', '6', false],
    ['loop', '10', false],
    ['missed', '20', true],
  ]);
});

test('the bar of a doubt is full at twice the bits where a text is read, because all its words would be', () => {
  const shares = [{ output: 'Ein Hund' }, {}].map((more) => doubtShare(row(0, { ...more, signals: { entropy: 4 } })));
  assert.deepEqual(shares, [0.8, 0.4]);
});

/** A server that answers each text by its letters, and keeps what it was asked. */
const server = (asked, marks = ['a']) => ({
  async survey({ texts }) {
    asked.push(texts);
    const weights_sha256 = marks[Math.min(asked.length, marks.length) - 1];
    return {
      ok: true,
      rows: texts.map((text) => ({ output: text.toUpperCase(), signals: {} })),
      refused: texts.includes('no') ? { [texts.indexOf('no')]: 'It cannot be read.' } : {},
      about: { weights_sha256 },
    };
  },
});
const session = (own, texts, others = null) =>
  new Session(own, { request: { model: 'm' }, title: 'M' }, { name: 'a', texts, others, said: [] }, () => {});

test('a list is run in growing turns of up to 64, the same text once, and too long a one is a row with a sentence', async () => {
  const asked = [],
    texts = [...Array.from({ length: 150 }, (_, i) => `t${i % 100}`), 'x'.repeat(20_001)],
    list = session(server(asked), texts);
  await list.go();
  assert.deepEqual(
    asked.map(({ length }) => length),
    [1, 4, 16, 64, 15],
  );
  assert.equal(list.isDone, true);
  assert.deepEqual(
    list.rows.map(({ index }) => index),
    texts.map((_, i) => i),
  );
  assert.deepEqual(
    list.rows.slice(0, 150).map(({ output }) => output),
    texts.slice(0, 150).map((text) => text.toUpperCase()),
  );
  assert.match(list.rows[150].error, /has 20001 characters; 20000 fit/);
});

test('a row that is refused has the sentence of the answer', async () => {
  const list = session(server([]), ['yes', 'no', 'no']);
  await list.go();
  assert.deepEqual(
    list.rows.map(({ error }) => error),
    [undefined, 'It cannot be read.', 'It cannot be read.'],
  );
});

test('cancel keeps what is done, and go goes on', async () => {
  const asked = [],
    texts = Array.from({ length: 200 }, (_, i) => `t${i}`),
    list = session(server(asked), texts);
  list.changed = () => list.rows.length >= 128 && list.cancel();
  await list.go();
  assert.deepEqual([list.rows.length, list.isDone], [149, false]);
  list.changed = () => {};
  await list.go();
  assert.deepEqual([list.rows.length, asked.length], [200, 6]);
});

test('a slow model gets fewer texts a turn, so that no turn takes a minute', async (context) => {
  const asked = [],
    own = server(asked);
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const slow = {
    survey: ({ texts }) => ((now += (asked.length < 3 ? 10 : 1000) * texts.length), own.survey({ texts })),
  };
  await session(
    slow,
    Array.from({ length: 150 }, (_, i) => `t${i}`),
  ).go();
  assert.deepEqual(
    asked.map(({ length }) => length),
    [1, 4, 16, 64, 32, 16, 16, 1],
  );
});

test('a turn that takes long says for how many seconds, and says no more when it is over', async (context) => {
  let [now, told, tick, answer] = [0, 0, () => {}, () => {}];
  context.mock.method(globalThis, 'setInterval', (act) => ((tick = act), 7));
  const { mock } = context.mock.method(globalThis, 'clearInterval', () => {});
  context.mock.method(performance, 'now', () => now);
  const list = session({ survey: () => new Promise((done) => (answer = done)) }, ['one long text']);
  list.changed = () => told++;
  const run = list.go();
  now = 4_200;
  tick();
  assert.deepEqual([list.seconds, told, mock.callCount()], [4, 1, 0]);
  answer({ ok: true, rows: [{ signals: {} }], refused: {}, about: {} });
  await run;
  assert.deepEqual([list.seconds, mock.calls[0].arguments], [0, [7]]);
});

test('a model that changes meanwhile ends the list with a sentence, and the next run is of the new one alone', async () => {
  const texts = Array.from({ length: 130 }, (_, i) => `t${i}`),
    list = session(server([], ['a', 'b']), texts);
  await list.go();
  assert.deepEqual([list.rows.length, list.isDone], [1, false]);
  assert.match(list.problem, /model changed/);
  await list.go();
  assert.deepEqual(
    [list.problem, list.about, list.rows.map(({ output }) => output)],
    ['', { weights_sha256: 'b' }, texts.map((text) => text.toUpperCase())],
  );
});
