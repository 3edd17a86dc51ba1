/* The visible picture as a PNG, with a margin and a caption line. */
import * as decodings from '../../state/decoding.js';
import { dotted } from '../../state/format.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { isOn, keepsPieces } from '../../state/whole_words.js';
import { theme } from '../../state/theme.js';
import { headTitle } from '../../widgets/picker.js';
import { clip, font } from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { canvasOf, openPanel, pngOf, still } from './still.js';

const MARGIN = 16,
  LINE = 24; // px
const LONGEST_PART = 40; // letters of each part of a file's name

/** @param {HTMLCanvasElement} canvas */
const area = ({ width, height }) => width * height;

/** Return the main visible canvas: the selected head if there is one, otherwise the largest. */
function shownCanvas() {
  const all = [...(openPanel() ?? document).querySelectorAll('canvas')].filter(
    (canvas) => canvas.closest('.gf') && canvas.offsetParent && area(canvas),
  );
  return all.find(({ classList }) => classList.contains('gf-head')) ?? all.sort((a, b) => area(b) - area(a)).at(0);
}

/** Return true if a picture shows whole words. On tabs that keep pieces, such a picture is marked with data-words. @param {HTMLCanvasElement} [canvas] */
const isOfWords = (canvas) => isOn() && (!keepsPieces(store.get('tab')) || Boolean(canvas?.closest('[data-words]')));

/** Return what a picture is of; numbers count from 1. @type {(canvas: HTMLCanvasElement | undefined, tab: unknown, place: string | undefined) => string[]} */
function partsOf(canvas, tab, place) {
  const run = store.get(),
    { model, text, sentence, decoding, forced } = run;
  return [
    model,
    !canvas && tab,
    text,
    sentence !== undefined && say('downloads-sentence', { sentence: Number(sentence) + 1 }),
    decoding && decodings.short(decodings.read(link.picked(run, link.DECODING))),
    forced && say('downloads-forced', { forced }),
    place,
    isOfWords(canvas) && say('downloads-whole-words'),
  ].flatMap((part) => (part ? [String(part)] : []));
}

/** Return the parts of a caption. @param {HTMLCanvasElement} [canvas] without one: of the whole tab */
export function caption(canvas) {
  const { map, layer = 0, head = 0 } = store.get(),
    view = document.getElementById(openPanel()?.getAttribute('aria-labelledby') ?? '');
  return partsOf(canvas, view?.textContent, map && headTitle({ map, layer, head }));
}

/** Return the name of a file, with the names of tab and map as links have them. @param {string} ending @param {HTMLCanvasElement} [canvas] */
export function fileName(ending, canvas) {
  const { tab, map, layer = 0, head = 0 } = store.get(),
    place = map && say('downloads-layer-head', { map, layer: layer + 1, head: head + 1 });
  const parts = partsOf(canvas, tab, place).map((part) =>
    part
      .slice(0, LONGEST_PART)
      .replace(/[^\p{L}\p{N}_]+/gu, '-')
      .replace(/^-|-$/g, ''),
  );
  return parts.filter(Boolean).join('-') + ending;
}

/** @param {HTMLCanvasElement} canvas */
function onPaper(canvas) {
  const scale = devicePixelRatio,
    margin = MARGIN * scale,
    width = canvas.width + 2 * margin,
    height = canvas.height + 2 * margin + LINE * scale;
  const paper = create('canvas', '', { width, height }),
    context = /** @type {CanvasRenderingContext2D} */ (paper.getContext('2d'));
  context.fillStyle = theme.colour.paper;
  context.fillRect(0, 0, width, height);
  context.drawImage(canvas, margin, margin);
  context.scale(scale, scale);
  Object.assign(context, { font: font(12), fillStyle: theme.colour['ink-2'], textBaseline: 'alphabetic' });
  const words = clip(context, dotted(caption(canvas)), canvas.width / scale);
  context.fillText(words, MARGIN, height / scale - MARGIN / 2);
  return paper;
}

/**
 * Return the visible picture, or null if no tab is open. A tab without a canvas is its own picture.
 * @returns {Promise<{ name: string, blob: Blob } | null>}
 */
export async function picture() {
  const canvas = shownCanvas(),
    tab = canvas ? null : still(dotted(caption()));
  /** @type {Blob | null} */
  const blob = canvas
    ? await new Promise((done) => onPaper(canvas).toBlob(done, 'image/png'))
    : tab && (await pngOf(tab));
  return blob && { name: fileName('.png', canvas), blob };
}

/* Print the open tab as it looks. For paper a browser lays a page out again, and pictures that were drawn for the width
   of the window would overlap there. So one picture is printed. */

const LANDSCAPE = 1.1; // from this width to the height on
const [WIDE, TALL] = [980, 718]; // CSS pixels of a side that A4 and Letter both have inside their margins
const SHARP = 2; // pixels of the picture in one of the page
const LEAST = 0.42; // a smaller picture runs over several pages

const frame = () => new Promise(requestAnimationFrame);

/** Take the light theme, which paper has, until the returned function is called. */
async function lit() {
  const { classList } = document.documentElement,
    wasDark = classList.contains('dark');
  if (wasDark) {
    classList.remove('dark');
    await frame().then(frame);
  }
  return () => classList.toggle('dark', wasDark);
}

/** Print the open tab. @param {string} about a line for the caption */
export async function printTab(about) {
  const back = await lit(),
    tab = still(about),
    picture = tab && (await canvasOf(tab, SHARP).catch(() => null));
  if (!tab || !picture) {
    back();
    window.print();
    return;
  }
  const isWide = tab.width > tab.height * LANDSCAPE,
    [width, height] = isWide ? [WIDE, TALL] : [TALL, WIDE],
    fits = Math.min(width / tab.width, height / tab.height) > LEAST,
    page = new CSSStyleSheet();
  picture.className = fits ? 'gf-paper gf-onepage' : 'gf-paper';
  page.replaceSync(`@page { size: ${isWide ? 'landscape' : 'portrait'}; margin: 10mm; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  document.body.append(picture);
  const end = () => {
    picture.remove();
    back();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page);
  };
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}

/** Print with the key that people know. @param {() => string} about */
export function followPrintKey(about) {
  document.addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'p';
    if (!isPrint || event.defaultPrevented) return;
    event.preventDefault();
    printTab(about());
  });
}
