/* The strip and the open tab as they look now: as a page of one file, as an SVG, and as a PNG made of that. Canvases become pictures,
   everything else stays what it is, so that its text can still be read and searched. */
import { create } from '../../widgets/dom.js';

const CONTROLS = /(?![\t\n\r])\p{Cc}/gu; // characters that no XML may hold
const OWN = /frontend\//; // of the style sheets: the host's own ones are left out
const NO_ACTS =
  '.gs-still :is(button, input, select, textarea) { pointer-events: none; } .gs-still #spine { position: static; }';

/** Return the panel of the open tab. */
export const openPanel = () =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.gf-panel'))].find(
    (panel) => panel.offsetParent,
  );

/** Return the rules of this page's style sheets, and of Plotly's. */
function rules() {
  const own = [...document.styleSheets].filter(
    ({ href, ownerNode }) =>
      OWN.test(href ?? '') || (ownerNode instanceof Element && ownerNode.id.startsWith('plotly')),
  );
  return [...own.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)), NO_ACTS].join('\n');
}

/** Return a copy of an element, with pictures for canvases and the present values of controls. @param {HTMLElement} panel */
function copyOf(panel) {
  const copy = /** @type {HTMLElement} */ (panel.cloneNode(true)),
    canvases = [...panel.querySelectorAll('canvas')];
  [...copy.querySelectorAll('canvas')].forEach((canvas, i) => {
    const picture = create('img', canvas.className, { alt: canvas.getAttribute('aria-label') ?? '' });
    picture.src = canvases[i].width && canvases[i].height ? canvases[i].toDataURL() : '';
    const { width, height, position, left, top } = getComputedStyle(canvases[i]);
    Object.assign(picture.style, { display: 'block', width, height, position, left, top });
    canvas.replaceWith(picture);
  });
  const fields = [...panel.querySelectorAll('input')];
  [...copy.querySelectorAll('input')].forEach((field, i) => {
    field.setAttribute('value', fields[i].value);
    field.toggleAttribute('checked', fields[i].checked);
  });
  copy.querySelectorAll('script, style, .gf-lesson, .sp-tools, dialog').forEach((one) => one.remove());
  copy.querySelectorAll('.gf-pointed').forEach((one) => one.classList.remove('gf-pointed'));
  return copy;
}

/** @typedef {{ markup: string, style: string, width: number, height: number, theme: string, size: string, about: string }} Still */

/** Return the open tab as it looks. @param {string} about a line for the caption @returns {Still | null} */
export function still(about) {
  const panel = openPanel(),
    strip = document.getElementById('spine');
  if (!panel) return null;
  const parts = strip?.checkVisibility() ? [strip, panel] : [panel],
    markup = parts.map((part) => new XMLSerializer().serializeToString(copyOf(part))).join(''),
    height = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
  return {
    markup: markup.replace(CONTROLS, ''),
    style: rules(),
    width: Math.ceil(panel.getBoundingClientRect().width),
    height: Math.ceil(height),
    theme: document.documentElement.classList.contains('dark') ? 'dark' : '',
    size: getComputedStyle(document.documentElement).fontSize,
    about: about.replace(CONTROLS, ''),
  };
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** @param {Still} one */
const body = ({ markup, width, theme, about }) =>
  `<div class="gs-still gf ${theme}" style="width:${width}px;background:var(--paper);padding:1rem 0"><p class="gf-cap" style="padding:0 2.5rem">${escaped(about)}</p><div id="gf-pages">${markup}</div></div>`;

/** Return a page of one file. @param {Still} one */
export const pageOf = (one) =>
  `<!doctype html>
<html lang="en" class="${one.theme}" style="font-size:${one.size}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escaped(one.about)}</title><style>${one.style.replaceAll('</', '<\\/')}</style></head><body style="margin:0;background:var(--paper)">${body(one)}</body></html>`;

const LINE = 56; // px: the caption above the tab

/** Return an SVG that holds the tab. @param {Still} one */
export const svgOf = (one) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${one.width}" height="${one.height + LINE}" style="font-size:${one.size}"><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" class="${one.theme}"><style><![CDATA[${one.style.replaceAll(']]>', '')}]]></style>${body(one)}</div></foreignObject></svg>`;

/** Draw the tab. @param {Still} one @param {number} [scale] pixels of the picture in one of the page @returns {Promise<HTMLCanvasElement>} */
export async function canvasOf(one, scale = devicePixelRatio) {
  const picture = create('img', '');
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(one))}`;
  await picture.decode();
  const canvas = create('canvas', '', { width: one.width * scale, height: (one.height + LINE) * scale }),
    context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(scale, scale);
  context.drawImage(picture, 0, 0);
  return canvas;
}

/** Return a PNG of the tab. @param {Still} one @returns {Promise<Blob | null>} */
export async function pngOf(one) {
  const canvas = await canvasOf(one);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
