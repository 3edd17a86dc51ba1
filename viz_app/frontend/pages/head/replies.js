/* What the page makes of the server's replies: a layer at a time, columns of matrices when a cell is looked into. */
import * as codec from '../../state/codec.js';
import { asSent } from '../../server/client.js';
import { readLayer } from './row.js';

/** @import { Readers } from './types' */

/** @type {Readers['column']} */
const readColumn = ({ weights, bias }) => ({ weights: new Float32Array(codec.base85(weights).buffer), bias });

/** @type {Readers} */
export const readers = { layer: readLayer, column: readColumn, file: asSent, experiment: asSent };
