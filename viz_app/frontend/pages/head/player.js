/* Play the stages one after the other. A step by the visitor stops it. */
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
