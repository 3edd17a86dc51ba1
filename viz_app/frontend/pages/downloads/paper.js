/* Print the open tab as it looks. For paper a browser lays a page out again, and pictures that were drawn for the width
   of the window would overlap there. So one picture is printed. */
import { canvasOf, still } from './still.js';

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
