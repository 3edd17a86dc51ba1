/* The reference answers of Python for the page's scripts, and the few globals of a browser that these need. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = process.env.PYTHON ?? '.venv/bin/python';
const MOST = 64 * 1024 * 1024;

let known = null;
/** The output of `reference.py`: read from the file in REFERENCE, or computed once for each test file. */
export function reference() {
  known ??= JSON.parse(process.env.REFERENCE ? readFileSync(process.env.REFERENCE, 'utf8') : computed());
  return known;
}

const computed = () =>
  execFileSync(PYTHON, ['-m', 'tests.frontend.reference'], { cwd: ROOT, encoding: 'utf8', maxBuffer: MOST });

// The element with the contract, which modules read when they are imported. A test imports this file first.
const page = { 'gf-protocol': () => ({ textContent: JSON.stringify(reference().protocol) }) };
globalThis.document = { getElementById: (id) => page[id]?.() ?? null };

/** Set a window with this address, for modules that read it when they are imported. */
export function openAddress(address) {
  const window = { location: new URL(address), written: [] };
  const write = (kind) => (_state, _title, url) => {
    window.written.push([kind, url.search]);
    globalThis.location = window.location = new URL(url);
  };
  globalThis.location = window.location;
  globalThis.history = { state: null, replaceState: write('replace'), pushState: write('push') };
  return window;
}
