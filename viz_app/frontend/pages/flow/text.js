/* All of the view as tables, and as files. */
/** @import { FlowState, Page } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { csv } from '../../widgets/csv.js';
import { button } from '../../widgets/controls.js';
import { create, save } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { nameOf, titleOf } from './parts.js';

/** Return the parts as lines: name, number, and the words read most. @param {FlowState} state */
const partLines = ({ facts, read, found }) =>
  (found?.parts ?? []).map((part) => {
    const { name, about } = titleOf(facts, read, part);
    return { name, value: part.value, reads: about };
  });

/** Return the drawn lines of the routes. @param {FlowState} state */
const routeLines = ({ route, states, facts, read }) =>
  route.lines.map(({ map, layer, from, to, share }) => {
    const [below, above] = [from, to].map((id) => states.get(id)),
      name = (/** @type {typeof below} */ node) =>
        !node || node.stack === 'out'
          ? say('flow-the-answer')
          : nameOf(node.stack === 'encoder' ? facts.source : read, node.place);
    return { map, layer: layer + 1, from: name(below), to: name(above), share };
  });

/** Return what the numbers are of. @param {FlowState} state */
const about = ({ facts, step, asked, against, weights, into }) => ({
  ...{
    model: facts.model,
    weights,
    text: facts.text,
    step,
    token: asked.label ?? asked.name,
    against: against?.label ?? against?.name ?? say('flow-average'),
    into: into === null ? say('flow-the-answer') : nameOf(facts.source, into),
  },
  link: store.link(),
});

/** @param {FlowState} state */
function csvOf(state) {
  const named = Object.entries(about(state)).filter(([name]) => name !== 'link'),
    of = named.map(([, value]) => value);
  return csv(
    [...named.map(([name]) => name), 'kind', 'name', 'from', 'to', 'value'],
    [
      ...partLines(state).map(({ name, value, reads }) => [...of, 'part', name, reads, '', value]),
      ...routeLines(state).map(({ map, layer, from, to, share }) => [
        ...of,
        'route',
        `${map} ${layer}`,
        from,
        to,
        share,
      ]),
    ],
  );
}

/** @param {FlowState} state */
const jsonOf = (state) =>
  JSON.stringify({ ...about(state), parts: partLines(state), routes: routeLines(state) }, null, 1);

/** Build the tables, which are closed at first. @param {Page} page */
export function buildText(page) {
  const tables = tableFrame(say('flow-as-tables')),
    tools = create(
      'p',
      'fl-files',
      button('CSV', () => save('parts-and-routes.csv', csvOf(page.now()))),
      button('JSON', () => save('parts-and-routes.json', jsonOf(page.now()))),
    ),
    element = create('details', 'fl-text', create('summary', 'gf-cap', say('flow-all-as-text')), tools, tables);
  /** @param {FlowState} state */
  function draw(state) {
    if (!element.open) return;
    tables.replaceChildren(
      table({
        caption: say('flow-parts-of-the-logit'),
        columns: [say('flow-part'), say('flow-adds'), say('flow-reads-most')],
        rows: partLines(state).map(({ name, value, reads }) => ({ name, cells: [format.signed(value, 3), reads] })),
      }),
      table({
        caption: say('flow-lines-of-the-routes'),
        columns: [say('flow-line'), say('flow-from'), say('flow-to'), say('flow-share')],
        rows: routeLines(state).map(({ map, layer, from, to, share }) => ({
          name: `${map} ${layer}`,
          cells: [from, to, format.percent(share)],
        })),
      }),
    );
  }
  element.addEventListener('toggle', () => draw(page.now()));
  return { element, draw };
}
