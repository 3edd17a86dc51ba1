/* A thread with a page of another language: it says what it is asked, and answers what came out. */
import { readFileSync, readdirSync } from 'node:fs';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

const LOCALES = new URL('../../viz_app/locales/', import.meta.url),
  STATE = '../../viz_app/frontend/state/';

/** The languages, and the direction of their lines. */
export const LANGUAGES = readdirSync(LOCALES)
  .filter((name) => !name.includes('.'))
  .map((lang) => ({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr' }));

/** Return what `calls` give in a language: each names a function of say.js or format.js and has its arguments. */
export function inLanguage({ lang, dir }, calls) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { lang, dir, calls }, execArgv: [] });
  return new Promise((done, failed) => worker.on('message', done).on('error', failed));
}

if (!isMainThread) {
  const { lang, dir, calls } = workerData,
    problems = [];
  globalThis.document = { documentElement: { lang, dir } };
  console.warn = () => {}; // the modules of messages are made for a page
  const { TRANSLATED } = await import(`${STATE}catalogue.js`);
  await import('./messages.js');
  const folder = new URL(`${lang}/`, LOCALES);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl') && lang !== 'en'))
    TRANSLATED.set(file.replace('.ftl', ''), readFileSync(new URL(file, folder), 'utf8'));
  console.warn = console.error = (text) => problems.push(text);
  const known = { ...(await import(`${STATE}format.js`)), ...(await import(`${STATE}say.js`)) };
  parentPort.postMessage({ said: calls.map(([name, ...values]) => known[name](...values)), problems });
}
