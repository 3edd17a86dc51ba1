/* Frames what a stop talks about, wherever the views have drawn it by now. */

/** The first that is to be seen. @param {string} selector */
const visible = (selector) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))].find((one) => one.offsetParent);

/** @param {Record<string, string>} places selectors by the names that stops use */
export function buildPointer(places) {
  /** @type {HTMLElement | null} */
  let shown = null;
  let isBrought = true; // into sight, once a stop
  const clear = () => {
    shown?.classList.remove('gf-pointed');
    shown = null;
  };
  return {
    clear,
    /** Another stop. */
    turn() {
      clear();
      isBrought = false;
    },
    /** @param {string | null} place @returns {HTMLElement | null} what is framed now */
    look(place) {
      const found = place === null ? undefined : visible(places[place]);
      if (found !== shown) clear();
      if (!found) return null;
      shown = found;
      found.classList.add('gf-pointed');
      if (!isBrought) found.scrollIntoView({ block: 'nearest' });
      isBrought = true;
      return found;
    },
  };
}
