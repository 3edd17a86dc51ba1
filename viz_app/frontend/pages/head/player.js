/* Stage after stage by itself, a beat each; whoever steps by hand stops it. */
const BEAT = 1800; // ms a stage: long enough to read its first sentence

/**
 * @typedef {object} Stages
 * @property {number} last
 * @property {() => number} now the stage on show
 * @property {(stage: number) => void} go
 * @property {() => void} changed called when playing has begun or ended
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

  /** Begins, at the first stage where the last is on show; or ends. */
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
