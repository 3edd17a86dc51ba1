// @ts-nocheck
/* Which head, which row, which stage: the controls above the stages. */
import { store } from '../../state/store.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { STAGES } from './explain.js';
import { rowName } from './row.js';

const KINDS = { encoder: 'Encoder', decoder: 'Decoder', cross: 'Cross' };
const BEAT = 1800; // ms a stage while playing: long enough to read its first sentence
const LAST = STAGES.length - 1;

const numbers = (count) => Array.from({ length: count }, (_, i) => [i, String(i + 1)]);

export function buildPickers(view) {
  const hosts = {
    map: create('div', 'gf-kind', { 'aria-label': 'Which attention' }),
    layer: create('span', 'gf-nums', { 'aria-label': 'Layer' }),
    head: create('span', 'gf-nums', { 'aria-label': 'Head' }),
  };
  const row = create('select', 'gf-select', { 'aria-label': 'Row' });
  const table = create('button', 'gf-btn gf-small', 'Table', { type: 'button' });
  let built = '',
    syncs = [];
  row.addEventListener('change', () =>
    store.set({ [view.layer.map === 'encoder' ? 'row' : 'step']: Number(row.value), key: null }),
  );
  table.addEventListener('click', () => {
    view.ui.table = !view.ui.table;
    view.draw();
  });
  function build(layer) {
    const [layers, heads] = layer.maps[layer.map],
      maps = Object.keys(layer.maps).map((name) => [name, KINDS[name]]);
    hosts.map.hidden = maps.length < 2;
    syncs = [
      dom.segments(
        hosts.map,
        maps,
        () => view.layer.map,
        (map) => store.set({ map, key: null }),
      ),
      dom.segments(
        hosts.layer,
        numbers(layers),
        () => view.layer.layer,
        (index) => store.set({ map: view.layer.map, layer: index }),
      ),
      dom.segments(
        hosts.head,
        numbers(heads),
        () => view.now().r.head,
        (head) => store.set({ head }),
      ),
    ];
    row.replaceChildren(...layer.queries.map((_, i) => create('option', '', rowName({ layer, i }), { value: i })));
  }
  return {
    elements: [
      hosts.map,
      create('span', 'gf-field', 'Layer ', hosts.layer),
      create('span', 'gf-field', 'Head ', hosts.head),
      create('label', 'gf-field gf-wideone', 'Row ', row),
      table,
    ],
    draw({ r, id }) {
      if (built !== id) build(r.layer);
      built = id;
      syncs.forEach((sync) => sync());
      row.value = r.i;
      table.textContent = view.ui.table ? 'Picture' : 'Table';
      table.setAttribute('aria-pressed', String(view.ui.table));
    },
  };
}

export function buildStepper(view) {
  const button = (path, name, act) => {
    const element = create('button', 'gf-btn gf-icon', dom.icon(path), { type: 'button', 'aria-label': name });
    element.addEventListener('click', act);
    return element;
  };
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  function beat() {
    const { stage } = view.now();
    timer =
      stage < LAST
        ? setTimeout(() => {
            view.go(view.now().stage + 1);
            beat();
          }, BEAT)
        : 0;
    view.draw();
  }
  const toggle = () => {
    if (timer) {
      stop();
      view.draw();
      return;
    }
    view.go(view.now().stage === LAST ? 0 : view.now().stage);
    beat();
  };
  const step = (by) => {
    stop();
    view.go(view.now().stage + by);
  };
  const back = button('M9.5 2 4.5 7l5 5', 'Stage before', () => step(-1)),
    on = button('m4.5 2 5 5-5 5', 'Next stage', () => step(1));
  const where = create('output', ''),
    play = create('button', 'gf-btn gf-play', 'Play', { type: 'button' });
  play.addEventListener('click', toggle);
  return {
    element: create('div', 'gf-stepper', back, where, on, play),
    step,
    toggle,
    stop,
    draw({ stage }) {
      where.textContent = `Stage ${stage + 1} of ${LAST + 1}`;
      [back.disabled, on.disabled] = [stage === 0, stage === LAST];
      play.textContent = timer ? 'Pause' : stage === LAST ? 'Play again' : 'Play';
      view.root.dataset.playing = timer !== 0;
    },
  };
}
