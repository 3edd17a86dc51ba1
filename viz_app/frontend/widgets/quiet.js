/* Work that can wait until nothing happens on the page. */

const QUIET = 3000; // ms without a key, a pointer or a scroll
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'];

/** Call `act` when the page has loaded and nobody has used it for three seconds. @param {() => void} act */
export function whenQuiet(act) {
  let timer = 0;
  const again = () => {
    clearTimeout(timer);
    timer = window.setTimeout(work, QUIET);
  };
  const work = () => {
    SIGNS.forEach((sign) => removeEventListener(sign, again, true));
    act();
  };
  SIGNS.forEach((sign) => addEventListener(sign, again, { capture: true, passive: true }));
  if (document.readyState === 'complete') again();
  else addEventListener('load', again, { once: true });
}
