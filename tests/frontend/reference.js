/* The answers that the page must agree with, computed by the Python they come from; and a browser's few globals. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = process.env.PYTHON ?? '.venv/bin/python';
const MOST = 64 * 1024 * 1024;

let known = null;
/** What `reference.py` prints: from the file that REFERENCE names, or else computed, once a file of tests. */
export function reference() {
  known ??= JSON.parse(process.env.REFERENCE ? readFileSync(process.env.REFERENCE, 'utf8') : computed());
  return known;
}

const computed = () =>
  execFileSync(PYTHON, ['-m', 'tests.frontend.reference'], { cwd: ROOT, encoding: 'utf8', maxBuffer: MOST });

// The page's one element that modules read as they load; a test imports this file before them.
const page = { 'gf-protocol': () => ({ textContent: JSON.stringify(reference().protocol) }) };
globalThis.document = { getElementById: (id) => page[id]?.() ?? null };

/** A window with this address, for modules that read it as they load. */
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
