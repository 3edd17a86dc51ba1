/* A lesson for Moodle and other learning platforms: a SCORM 1.2 package of the page without a server and the lesson, made in
   this page. Its files are those of viz_app/static/builder.py, beside this page or, in the app, under `here/`. */
import { say } from '../../../state/say.js';
import { zip } from '../../../widgets/zip.js';
import { linkOf } from '../opening.js';

const MANIFEST = 'imsmanifest.xml';
const FIRST = '<script>'; // of the page, which reads the address
const MARKUP = /[&<>"']/g;

/** Return a text that XML may hold. @param {string} text */
const escaped = (text) =>
  // eslint-disable-next-line no-control-regex -- no XML may hold these
  text.replace(/[\x00-\x1f\x7f\ufffe\uffff]/g, ' ').replace(MARKUP, (one) => `&#${one.charCodeAt(0)};`);

/** Return the address of a file of the page without a server. @param {string} path */
function placeOf(path) {
  const isHere = document.querySelector('link[rel=manifest]') !== null; // which the app's page lacks
  return new URL(`${isHere ? '' : 'here/'}${path}`, document.baseURI);
}

/** @param {string} path @returns {Promise<Response>} */
async function fetched(path) {
  const answer = await fetch(placeOf(path)).catch(() => null);
  if (!answer?.ok) throw new Error(say('builder-files-lost'));
  return answer;
}

/** Return the package of a lesson. @type {(title: string, text: string, tell: (done: string) => void) => Promise<Blob>} */
export async function packageOf(title, text, tell) {
  const { files, manifest } = await (await fetched('scorm.json')).json(),
    start = new URL(await linkOf(text)).hash,
    named = manifest.replaceAll('{name}', 'own').replaceAll('{title}', () => escaped(title)),
    encoder = new TextEncoder();
  /** @type {Map<string, Uint8Array<ArrayBuffer>>} */
  const content = new Map([[MANIFEST, encoder.encode(named)]]);
  for (const path of files) {
    content.set(path, new Uint8Array(await (await fetched(path)).arrayBuffer()));
    tell(say('builder-packing', { file: content.size - 1, count: files.length }));
  }
  const page = new TextDecoder().decode(content.get('index.html')),
    script = `<script src="scorm.js" data-start="${start}"></script>\n${FIRST}`;
  content.set('index.html', encoder.encode(page.replace(FIRST, () => script)));
  return zip(content);
}
