/* `node viz_app/static/kernel/build.js` writes linear.wasm. It needs the npm package `wabt`. */
import { writeFileSync } from 'node:fs';
import wabt from 'wabt';
import { text } from './linear.js';

const module = (await wabt()).parseWat('linear.wat', text, { simd: true });
writeFileSync(new URL('linear.wasm', import.meta.url), module.toBinary({}).buffer);
