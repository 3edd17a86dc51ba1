/* What draws each line of the picture, by the name of its stage. */
import { keyLines } from './keys.js';
import { vectorLines } from './vectors.js';

/** @type {Record<string, import("./types").LinePainter>} */
export const linePainters = { ...vectorLines, ...keyLines };
