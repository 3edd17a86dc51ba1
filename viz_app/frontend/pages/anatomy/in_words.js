/* The weights of a design between whole words: keys summed, queries averaged; all other tensors stay those of pieces. */
import { merged } from '../../state/merging.js';
import { isOn, wordsOf } from '../../state/whole_words.js';

/** @import { Designs, Tensor } from './types' */

/** Whether a tensor is drawn between words. @param {Tensor} tensor */
export const isMerged = ({ part, columns, shape }) => isOn() && part === 'weights' && columns === shape.at(-1);

/** @type {(tensor: Tensor, data: Designs) => Tensor} */
export function inWords(tensor, { written }) {
  const { blocks, rows, columns, rowTokens, columnTokens, name } = tensor,
    reads = wordsOf(rowTokens ?? []),
    queries = name.startsWith('decoder') && written.length === rows ? wordsOf(written) : reads,
    keys = wordsOf(columnTokens ?? []);
  const [height, width] = [queries.first.length, keys.first.length],
    numbers = Array.from({ length: blocks }, (_, block) => {
      const cells = Float64Array.from({ length: rows * columns }, (__, at) => tensor.at(block, 0, at));
      return merged(cells, queries, keys);
    });
  const all = numbers.flatMap((block) => [...block]),
    mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  return {
    ...tensor,
    ...{ rows: height, columns: width, shape: [...tensor.shape.slice(0, -2), height, width] },
    at: (block, row, column) => numbers[block][row * width + column],
    rowTokens: queries.first.map((start) => reads.names[reads.of[start]]),
    columnTokens: keys.names,
    mean,
    spread: Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length),
    least: Math.min(...all),
    most: Math.max(...all),
  };
}
