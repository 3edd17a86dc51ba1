/* A layer of a head as the server sends it, with arbitrary numbers of co-prime sizes. */
export const [QUERIES, KEYS, HEADS, D_HEAD, D_MODEL] = [4, 11, 3, 5, 13];

/** Return numbers from −1 to 1. They are the same in every run, and differ between the arrays of a layer. */
export function numbers(seed, ...shape) {
  let state = seed;
  const next = () => (state = (state * 16807) % 2147483647) / 1073741823.5 - 1;
  return { shape, data: Float32Array.from({ length: shape.reduce((all, size) => all * size, 1) }, next) };
}

/** Return a layer as the server sends it, with arbitrary numbers. In a decoder, the later keys of a row are masked. */
export function layerOf(map) {
  const queries = map === 'cross' ? QUERIES : KEYS;
  const shapes = {
    ...{ x: [queries, D_MODEL], embedding: [queries, D_MODEL], position: [queries, D_MODEL] },
    ...{ query: [HEADS, queries, D_HEAD], key: [HEADS, KEYS, D_HEAD], value: [HEADS, KEYS, D_HEAD] },
    ...{ scores: [HEADS, queries, KEYS], scaled: [HEADS, queries, KEYS], weights: [HEADS, queries, KEYS] },
    ...{ joined: [queries, HEADS * D_HEAD], update: [queries, D_MODEL], before: [queries, D_MODEL] },
  };
  const arrays = Object.entries(shapes).map(([name, shape], i) => [name, numbers(i + 7, ...shape)]);
  const isOpen = (at) => map !== 'decoder' || at % KEYS <= Math.floor(at / KEYS);
  return {
    ...{ map, layer: 1, heads: HEADS, dHead: D_HEAD, dModel: D_MODEL, queryScale: 1, fill: null },
    queries: Array.from({ length: queries }, (_, i) => `▁q${i}`),
    keys: Array.from({ length: KEYS }, (_, j) => `▁k${j}`),
    writes: map === 'encoder' ? null : Array.from({ length: queries }, (_, i) => `▁w${i}`),
    given: 0,
    rows: [0, queries],
    maps: { cross: [2, HEADS] },
    starts: {
      queries: [...Array(queries).keys()],
      keys: [...Array(KEYS).keys()],
      writes: map === 'encoder' ? null : [...Array(queries).keys()],
    },
    ids: Array.from({ length: queries }, (_, i) => 17 * i),
    arrays: Object.fromEntries(arrays),
    open: { shape: [queries, KEYS], data: Uint8Array.from({ length: queries * KEYS }, (_, at) => isOpen(at)) },
    code: { file: 'file lines', start: 'start\nhead, row = ', rest: 'rest' },
  };
}
