/* The controls above the stages: head, row and stage, and the player of the stages. */
/** @import { HeadState, HeadView } from './types' */
import { button, iconButton, select } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { headPicker } from '../../widgets/picker.js';
import { tableSwitch } from '../../widgets/table.js';
import { rowName } from './row.js';
import { LAST, pickedHead } from './selection.js';

const BEAT = 1800; // ms for each stage, enough to read its first sentence

/**
 * @typedef {object} Stages
 * @property {number} last
 * @property {() => number} now the current stage
 * @property {(stage: number) => void} go
 * @property {() => void} changed called when playing begins or ends
 */

export class Player {
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;

  /** @param {Stages} stages */
  constructor(stages) {
    this.stages = stages;
  }

  get isPlaying() {
    return this.#timer !== null;
  }

  /** Start or stop playing. From the last stage it starts at the first. */
  toggle = () => {
    const { last, now, go, changed } = this.stages;
    if (this.isPlaying) {
      this.stop();
      changed();
      return;
    }
    go(now() === last ? 0 : now());
    this.#beat();
  };

  /** @param {number} by */
  step(by) {
    this.stop();
    this.stages.go(this.stages.now() + by);
  }

  stop() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #beat() {
    const { last, now, go, changed } = this.stages;
    const next = () => {
      go(now() + 1);
      this.#beat();
    };
    this.#timer = now() < last ? setTimeout(next, BEAT) : null;
    changed();
  }
}

/**
 * Build the list of the layer's rows.
 * @param {HeadView} view
 */
function rowChoice(view) {
  const choice = select('Row', (at) => {
    const { map } = view.now().row.layer;
    view.select({ [map === 'encoder' ? 'row' : 'step']: Number(at), key: null });
  });
  return {
    element: create('label', 'gf-wideone', 'Row ', choice.element),
    /** @param {HeadState} state */
    draw: ({ row: { layer, i } }) =>
      choice.draw(
        String(i),
        layer.queries.map((_, at) => [String(at), rowName({ layer, i: at })]),
      ),
  };
}

/** @param {HeadView} view */
export function buildPickers(view) {
  const picker = headPicker((values) => view.select(pickedHead(values, view.now().row.layer.map))),
    rows = rowChoice(view);
  const swap = tableSwitch((isTable) => {
    view.isTable = isTable;
    view.draw();
  });
  return {
    elements: [...picker.elements, rows.element, swap],
    /** @param {HeadState} state */
    draw(state) {
      const { map, layer, maps } = state.row.layer,
        [layers, heads] = maps[map];
      picker.draw({ names: Object.keys(maps), layers, heads, sel: { map, layer, head: state.row.head } });
      rows.draw(state);
    },
  };
}

/** @param {HeadView} view */
export function buildStepper(view) {
  const player = new Player({ last: LAST, now: () => view.now().stage, go: view.go, changed: view.draw });
  const back = iconButton('M9.5 2 4.5 7l5 5', 'Stage before', () => player.step(-1)),
    on = iconButton('m4.5 2 5 5-5 5', 'Next stage', () => player.step(1));
  const where = create('output', ''),
    play = button('Play', player.toggle, 'gf-btn gf-play');
  return {
    element: create('div', 'gf-stages', back, where, on, play),
    player,
    /** @param {HeadState} state */
    draw({ stage }) {
      where.textContent = `Stage ${stage + 1} of ${LAST + 1}`;
      [back.disabled, on.disabled] = [stage === 0, stage === LAST];
      play.textContent = player.isPlaying ? 'Pause' : stage === LAST ? 'Play again' : 'Play';
      view.root.dataset.playing = String(player.isPlaying);
    },
    destroy: () => player.stop(),
  };
}
