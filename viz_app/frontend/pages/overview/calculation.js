/* The calculation of one row of one head in one table: key, q·k, ÷ √d, softmax, × value; and a sentence about the word
   under the pointer. The server is asked for the layer once, when the table is opened. */
import { connect } from '../../client/client.js';
import * as format from '../../state/format.js';
import { readLayer, rowOf } from '../../state/layer.js';
import * as link from '../../state/link.js';
import { fit } from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { headTitle } from '../../widgets/picker.js';
import { bold } from '../../widgets/row_sentence.js';
import { bars, peak, scale } from '../../widgets/signed.js';
import { term } from '../../widgets/terms.js';
import { opened, windowed } from './state.js';

/** @import { Numbers, Row } from '../../types' */
/** @typedef {import('./state.js').State} State */

const LISTED = 16, // keys
  PICTURE = { width: 120, height: 22 }; // px

/** Draw numbers as bars. @param {Numbers} values @param {number} most */
function picture(values, most) {
  const canvas = create('canvas', '', { 'aria-hidden': 'true' }),
    { width, height } = PICTURE;
  bars(fit(canvas, width, height), values, 0, 0, width, height, most);
  return canvas;
}

/** Return a power of e as text. @param {number} value */
const large = (value) => (value < 100 ? value.toPrecision(3) : format.thousands(Math.round(value)));

/** @param {string} name @param {string | Node} below */
const heading = (name, below) => create('th', '', term(name), create('br'), below, { scope: 'col' });

/** Return the sentence about a key, with the numbers of its calculation. @param {Row} row @param {number} key @returns {(string | Node)[]} */
function sentence({ layer, scores, scaled, weights, open }, key) {
  const all = Array.from(scaled).filter((_, j) => open[j]),
    sum = all.reduce((so, score) => so + Math.exp(score), 0),
    share = `${(100 * weights[key]).toFixed(1)}\u202f%`,
    root = Math.sqrt(layer.dHead).toFixed(2);
  if (!open[key]) return [bold(layer.keys[key], 'gf-acc'), ': the mask hides it, so it gets nothing.'];
  const scaling =
    layer.queryScale === 1
      ? `Divided by √${layer.dHead} = ${root}: ${format.signed(scaled[key])}. `
      : 'Query and key are scaled before. ';
  return [
    ...[
      bold(layer.keys[key], 'gf-acc'),
      `: the ${layer.dHead} products of q and k add up to ${format.signed(scores[key])}. `,
    ],
    `${scaling}Softmax: e to that power is ${large(Math.exp(scaled[key]))}, of ${large(sum)} for all ${all.length} words: ${share}. So ${share} of its value goes on.`,
  ];
}

/** Return the rows of the table. @param {Row} row @param {{ key: number, point: (key: number) => void, choose: (key: number) => void }} selection */
function tableOf(row, { key, point, choose }) {
  const { layer, query, scores, scaled, weights, output } = row,
    most = { key: peak(row.keys), value: peak(row.values), query: peak(query), output: peak(output) };
  const percents = format.wholePercents(Array.from(weights));
  const lines = windowed(row.n, key, LISTED).map(({ index, count }) => {
    if (count > 1)
      return create('tr', '', create('th', '', `${count} more`), ...[1, 2, 3, 4, 5].map(() => create('td')));
    const name = create('button', '', format.label(layer.keys[index]), { type: 'button', dir: 'auto' }),
      mixed = Array.from(row.value(index), (value) => value * weights[index]),
      bar = create('div', 'ov-share', create('i', '', { style: `width: ${100 * weights[index]}%` })),
      share = create(
        'td',
        '',
        bar,
        create('span', '', row.open[index] ? format.wholePercent(percents[index], weights[index]) : 'hidden'),
      );
    const line = create(
      'tr',
      index === key ? 'gf-on' : '',
      ...[create('th', '', name, { scope: 'row' }), create('td', '', picture(row.key(index), most.key))],
      ...[create('td', '', format.signed(scores[index], 1)), create('td', '', format.signed(scaled[index]))],
      ...[share, create('td', '', picture(mixed, most.value))],
    );
    for (const type of ['pointerenter', 'focusin', 'click']) line.addEventListener(type, () => point(index));
    line.addEventListener('click', () => choose(index));
    return line;
  });
  const head = create(
    'tr',
    '',
    ...[create('th', '', 'word'), heading('key', scale(most.key)), create('th', '', 'compare', create('br'), 'q·k')],
    ...[
      create('th', '', 'scale', create('br'), `÷ √${layer.dHead}`),
      heading('softmax', 'share'),
      heading('value', `× share, ${scale(most.value)}`),
    ],
  );
  const asks = create(
    'tr',
    '',
    heading('query', format.label(layer.queries[row.i])),
    create('td', '', picture(query, most.query)),
    create('td', 'gf-cap', scale(most.query)),
  );
  const adds = create(
    'tr',
    '',
    create('th', '', 'all added up'),
    ...[1, 2, 3, 4].map(() => create('td')),
    create('td', '', picture(output, most.output)),
  );
  return [create('thead', '', asks, head), create('tbody', '', ...lines, adds)];
}

/** @param {import('./view.js').Page} page @param {import('./story.js').Stage} stage @param {import('../../types').MapName} map */
export function buildCalculation({ view, server, visit }, stage, map) {
  const client = connect(server, { layer: readLayer }, view.draw),
    back = create('button', 'gf-btn gf-small', '‹ all heads', { type: 'button' }),
    all = create('button', 'gf-btn gf-small', 'All of it: Inside a head', { type: 'button' }),
    title = create('h2', ''),
    said = create('p', 'gf-cap'),
    table = create('table', 'ov-calculation'),
    words = create('p', 'ov-words'),
    place = () => {
      const { layer, head } = view.now().read(map).sel;
      return { map, layer, head };
    };
  back.addEventListener('click', () => view.select({ open: opened(stage.name) }));
  all.addEventListener('click', () => visit('head', place()));
  /** @param {Row} row @param {number} chosen */
  function fill(row, chosen) {
    const best = row.weights.indexOf(Math.max(...row.weights)),
      key = chosen >= 0 && chosen < row.n ? chosen : best,
      point = (/** @type {number} */ at) => words.replaceChildren(...sentence(row, at));
    table.replaceChildren(...tableOf(row, { key, point, choose: (at) => view.select({ key: at }) }));
    point(key);
  }
  let stamp = '';
  return {
    element: create(
      'div',
      '',
      create('div', 'ov-tools', back, title, all),
      said,
      create('div', 'ov-scroll', table),
      words,
    ),
    /** @param {State} state */
    draw(state) {
      const run = link.request(),
        { layer, head } = place(),
        answer = run && client.want('layer', { ...run, map, layer }),
        // The server counts pieces; of a word it shows the row that writes its first piece.
        { row = 0, step = 0 } = view.spec.asked?.({ row: state.read(map).row, step: state.step }) ?? {},
        i = map === 'encoder' ? row : step;
      title.textContent = headTitle({ map, layer, head });
      said.textContent = !answer ? 'The numbers are on their way.' : answer.ok ? '' : answer.error;
      said.hidden = !said.textContent;
      const now = [state.run.id, layer, head, i, state.key, Boolean(answer?.ok)].join();
      if (!answer?.ok || now === stamp) return;
      stamp = now;
      fill(rowOf(answer.value, head, Math.min(i, answer.value.queries.length - 1)), state.key);
    },
  };
}
