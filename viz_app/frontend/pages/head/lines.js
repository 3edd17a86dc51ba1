/* What draws each line of the picture, by the name of its stage. */
import { keyLines } from './keys.js';
import { oneHot } from './one_hot.js';
import { vectorLines } from './vectors.js';
import { wordLine } from './word_line.js';

/** @type {Record<string, import("./types").LinePainter>} */
export const linePainters = { onehot: oneHot, ...vectorLines, ...keyLines, words: wordLine };
