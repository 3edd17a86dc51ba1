/* The Positions tab. The encoding above is computed here. The run below, with other positions, comes from the
   server. */
/** @import { Part } from '../../widgets/shell.js' */
/** @import { PageState } from './types' */
import { pieces, say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { legend, shortcuts, swatch } from '../../widgets/legend.js';
import { buildDistances } from './distances.js';
import { buildNumbers } from './numbers.js';
import { buildOrder } from './order.js';
import { Page } from './page.js';
import { buildRotation } from './rotation.js';
import { parameterOf } from './settings.js';
import { buildSimilarity } from './similarity.js';
import { buildSplit } from './split.js';
import { buildTools } from './tools.js';
import { buildWaves } from './waves.js';

function buildLegend() {
  const keys = legend(
      pieces('positions-key-signed', { ramp: swatch('signed') }),
      pieces('positions-key-share', { ramp: swatch('ramp') }),
      pieces('positions-key-masked', { swatch: swatch('hatched') }),
    ),
    hints = shortcuts(say('positions-keys-tab'));
  hints.prepend(keys);
  hints.lastElementChild?.classList.add('gf-hand');
  return hints;
}

const MIDDLE = 1300; // px

/** @param {Page} page */
function buildEncoding(page) {
  const tools = buildTools(page),
    numbers = buildNumbers(page),
    waves = buildWaves(page),
    rotation = buildRotation(page),
    distances = buildDistances(page),
    pictures = [waves, buildSimilarity(page)],
    host = create('div', 'gf-encoding', ...[...pictures, rotation].map(({ element }) => element));
  return {
    nodes: [distances.element, ...tools.elements, host, numbers.element],
    centre: waves.centre,
    /** @param {PageState} state */
    draw({ shown: now, rotation: turned }) {
      distances.draw();
      tools.draw(now);
      host.hidden = page.ui.waves.isTable;
      numbers.draw(now);
      if (host.hidden) return;
      pictures.forEach((picture) => picture.draw(now));
      rotation.draw(now, turned);
    },
  };
}

/** @param {Page} page */
function buildLive(page) {
  const order = buildOrder(page),
    split = buildSplit(page);
  return {
    element: create('div', 'gf-live', order.element, split.element),
    centreOfCell: order.centre,
    centreOfPart: split.centre,
    /** @param {PageState} state */
    draw(state) {
      order.draw(state);
      split.draw(state);
    },
  };
}

/** @param {Page} page @param {Record<string, unknown>} handle for tests */
function build(page, handle) {
  const encoding = buildEncoding(page),
    live = buildLive(page),
    { root } = page.view;
  Object.assign(handle, {
    centreOfNumber: encoding.centre,
    centreOfCell: live.centreOfCell,
    centreOfPart: live.centreOfPart,
  });
  /** @type {Part<PageState>} */
  const columns = { layout: () => root.classList.toggle('gf-middle', page.view.width <= MIDDLE), draw() {} };
  return { nodes: [...encoding.nodes, live.element, buildLegend()], parts: [columns, encoding, live] };
}

/** @param {Page} page @param {PageState} state */
function stamp({ request, variants }, { shown, head }) {
  return {
    shown: [shown.table.length, shown.table.width, shown.base].join('_'),
    at: shown.at,
    waves: shown.waves.join('.'),
    sel: head ? `${head.sel.map}.${head.sel.layer}.${head.sel.head}` : '',
    row: head?.row ?? '',
    positions: parameterOf(variants.picked, variants),
    text: request?.text ?? '',
    model: request?.model ?? '',
  };
}

/** @param {import('../../types').Mounted} given */
export function mount({ root, server, data }) {
  const handle = {};
  const page = new Page(root, server, data, { build: () => build(page, handle), stamp: (state) => stamp(page, state) });
  Object.assign(root, { positionsView: handle });
  return handle;
}
