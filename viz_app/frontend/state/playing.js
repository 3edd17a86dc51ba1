/* Moments that play one after the other; and whether the story of Overview plays: the strip of the sentence then veils the
   words that are not written yet. */

let isOn = false;
const listeners = /** @type {Set<() => void>} */ (new Set());

export const playing = {
  isOn: () => isOn,
  /** @param {boolean} next */
  set(next) {
    if (next === isOn) return;
    isOn = next;
    listeners.forEach((listener) => listener());
  },
  /** @param {() => void} listener */
  subscribe(listener) {
    listeners.add(listener);
  },
};

/**
 * Play moments, each for its `ms`. `changed` is called when it stops before its end.
 * @template {{ ms: number }} B
 * @param {{ beats: () => B[], go: (beat: B) => void, end: () => void, changed: () => void }} story
 */
export function player({ beats, go, end, changed }) {
  let timer = 0;
  function stop() {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    changed();
  }
  /** @param {B[]} left */
  function show([now, ...left]) {
    timer = window.setTimeout(() => {
      if (left.length) show(left);
      else {
        timer = 0;
        end();
      }
    }, now.ms);
    go(now);
  }
  return {
    stop,
    isPlaying: () => timer !== 0,
    toggle: () => (timer ? stop() : show(beats())),
  };
}
