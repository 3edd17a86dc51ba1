/* The open component: its tensors and choices in each visible design. Differences are marked. */
/** @import { AnatomyState, Component, Design, Row, Text } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { told } from '../../state/told.js';
import { create, whenNew } from '../../widgets/dom.js';
import { numbered, segments } from '../../widgets/segments.js';
import { table, tableFrame } from '../../widgets/table.js';
import { nameOf } from './designs.js';

/** @typedef {Omit<Row, 'value'> & { values: (Text | null)[], absent?: string }} ManyValues a row with one value a design */

/** Return a tensor's name with the selected layer instead of the first. @type {(name: string, depth: number) => string} */
const inLayer = (name, depth) => name.replace(/^(encoder|decoder)\.0(?=\.|$)/, `$1.${depth}`);
/** @type {(row: Row) => string} */
const rowId = (row) => (row.parts ? `${row.name}.${row.parts.join()}` : row.name);

/** @type {(one?: Text | null, other?: Text | null) => boolean} */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Return the rows of all visible designs, each with one value a design; null if a design lacks it.
 * @param {AnatomyState} state
 * @returns {ManyValues[]}
 */
function rowsOf({ picked, component }) {
  const lists = picked.map((design) => design.components[component]?.rows ?? []),
    found = new Map();
  lists.flat().forEach((row) => {
    if (!found.has(rowId(row))) found.set(rowId(row), row);
  });
  return [...found].map(([id, row]) => ({
    ...row,
    values: lists.map((rows) => rows.find((other) => rowId(other) === id)?.value ?? null),
  }));
}

/** @param {Design} design @param {string} name */
function counted(design, name) {
  const here = design.components[name];
  if (!here?.parameters) return say('anatomy-none-own');
  const share = format.percent((here.parameters * here.layers) / design.parameters);
  return say('anatomy-of-all', { parameters: format.thousands(here.parameters), layers: here.layers, share });
}

/** @param {ManyValues} row @param {AnatomyState} state */
function nameCell(row, state) {
  if (!row.parts) return create('th', '', say('anatomy-row', { name: row.name }), { scope: 'row' });
  const scope = inLayer(row.name, state.depth),
    code = row.parts.flatMap((part, i) => [i ? ' ' : scope ? `${scope}.` : '', part]);
  return create('th', '', create('code', '', ...code), { scope: 'row' });
}

/** @param {ManyValues} row @param {AnatomyState} state */
function rowOf(row, state) {
  const here = state.picked.map((design) => Object.hasOwn(design.components, state.component));
  const differs = row.values.length > 1 && here.every(Boolean) && !isSame(row.values[0], row.values[1]),
    name = nameCell(row, state);
  name.prepend(create('i', '', differs ? '≠' : '', differs ? { 'aria-label': say('anatomy-differs') } : {}));
  const cells = row.values.map((value, i) => (here[i] ? told(value ?? say('anatomy-none')) : (row.absent ?? '')));
  return { name, cells, className: differs ? 'gf-ne' : '' };
}

/** Return the title of a component, with its stack if it has one. @param {Component} component */
function titled({ title, name }) {
  const side = /^(encoder|decoder)\./.exec(name)?.[1];
  if (!side) return told(title);
  return say('anatomy-component-in-stack', { side, title: say('anatomy-title-inside', { of: title.values.of }) });
}

/** @param {AnatomyState} state */
function tableOf(state) {
  const counts = state.picked.map((design) => counted(design, state.component)),
    sums = { name: say('anatomy-parameters'), absent: say('anatomy-not-design'), values: counts };
  const rows = [...rowsOf(state), sums].map((row) => rowOf(row, state));
  rows[rows.length - 1].className += ' gf-sum';
  return table({
    caption: titled(state.shown),
    className: 'gf-component',
    columns: [say('anatomy-choice-or-tensor'), ...state.picked.map(nameOf)],
    rows,
  });
}

/** @returns {Piece<AnatomyState>} */
export function buildComponentPanel() {
  const title = create('h3', '', { 'aria-live': 'polite' }),
    why = create('p', 'gf-why'),
    box = create('div', '');
  const layers = segments({
    label: say('anatomy-layer'),
    options: numbered(0),
    choose: (depth) => store.set({ depth: depth || null }),
  });
  layers.element.classList.add('gf-nums');
  const which = create('span', 'gf-picked', say('anatomy-layer'), ' ', layers.element);
  return {
    element: create('div', 'gf-panel', create('div', 'gf-row', title, create('div', 'gf-tool', which)), why, box),
    draw(state) {
      title.textContent = titled(state.shown);
      why.textContent = told(state.shown.why);
      which.hidden = state.layers < 2;
      layers.draw(state.depth, numbered(state.layers));
      box.replaceChildren(tableOf(state));
    },
  };
}

/** Build the table of every choice of every design. @returns {Piece<AnatomyState>} */
export function buildChoices() {
  const box = tableFrame(say('anatomy-every-choice-every'), false, 'gf-scroll'),
    summary = create('summary', '', say('anatomy-every-choice-every-design')),
    element = create('details', 'gf-all', summary, box),
    isNew = whenNew();
  return {
    element,
    draw({ data, picked }) {
      if (!isNew(data.serial, ...picked.map(({ name }) => name))) return;
      const names = Object.keys(data.designs[0].choices),
        chosen = (/** @type {Design} */ design) => (picked.includes(design) ? 'gf-acc' : '');
      const rows = names.map((name) => {
        const values = data.designs.map((design) => design.choices[name]),
          reference = values[0],
          differ = !values.slice(0, -1).every((value) => isSame(value, reference));
        return {
          name: create('th', '', create('i', '', differ ? '≠' : ''), say('anatomy-row', { name }), { scope: 'row' }),
          cells: values.map((value = '—') => create('td', isSame(value, reference) ? '' : 'gf-ne', told(value))),
        };
      });
      const heads = data.designs.map((design) => create('th', chosen(design), nameOf(design), { scope: 'col' }));
      const caption = say('anatomy-five-designs-differ');
      box.replaceChildren(
        table({
          caption,
          columns: [say('anatomy-choice'), ...heads],
          rows,
          isCaptioned: true,
          className: 'gf-choices',
        }),
      );
    },
  };
}
