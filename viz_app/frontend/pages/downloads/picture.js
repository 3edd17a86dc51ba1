// @ts-nocheck
/* The picture on show as a PNG: its pixels on paper, with a line that says what it is. */
import * as decodings from '../../state/decoding.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';

const MARGIN = 16,
  LINE = 24;

const tabPanel = () => [...document.querySelectorAll('#gf-pages [role=tabpanel]')].find((one) => one.offsetParent);
const area = ({ width, height }) => width * height;

/** The canvas a visitor looks at: the selected head where there is one, else the largest. */
function shownCanvas() {
  const all = [...(tabPanel() ?? document).querySelectorAll('.gf canvas')].filter(
    (one) => one.offsetParent && area(one),
  );
  return all.find((one) => one.classList.contains('gf-head')) ?? all.sort((a, b) => area(b) - area(a))[0];
}

/** What the picture shows, counted as people count. */
function caption() {
  const run = store.get(),
    { model, text, sentence, decoding, forced, map, layer = 0, head = 0 } = run;
  const how = [
    sentence !== undefined && `sentence ${Number(sentence) + 1}`,
    decoding && decodings.short(decodings.read(run)),
    forced && `forced ${forced}`,
  ];
  return [model, text, ...how, map && `${map}, layer ${layer + 1}, head ${head + 1}`].filter(Boolean);
}

const fileName = () =>
  caption()
    .map((part) =>
      part
        .slice(0, 40)
        .replace(/[^\p{L}\p{N}_]+/gu, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter(Boolean)
    .join('-') + '.png';

function onPaper(picture) {
  const scale = devicePixelRatio,
    margin = MARGIN * scale,
    line = LINE * scale;
  const paper = document.createElement('canvas');
  Object.assign(paper, { width: picture.width + 2 * margin, height: picture.height + 2 * margin + line });
  const context = paper.getContext('2d');
  context.fillStyle = theme.colour.paper;
  context.fillRect(0, 0, paper.width, paper.height);
  context.drawImage(picture, margin, margin);
  context.scale(scale, scale);
  Object.assign(context, { font: draw.font(12), fillStyle: theme.colour['ink-2'], textBaseline: 'alphabetic' });
  const words = draw.clip(context, caption().join(' · '), picture.width / scale);
  context.fillText(words, MARGIN, paper.height / scale - MARGIN / 2);
  return paper;
}

/** {name, blob} of the picture on show, or null if the tab has none yet. */
export async function picture() {
  const found = shownCanvas();
  if (!found) return null;
  const blob = await new Promise((done) => onPaper(found).toBlob(done, 'image/png'));
  return { name: fileName(), blob };
}
