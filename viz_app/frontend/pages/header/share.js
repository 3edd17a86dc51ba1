/* The Share button: the address of this very view, copied where the browser allows it. */
import { store } from '../../state/store.js';

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text); // absent on plain http from another machine
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the address and says so in `tip`.
 * @param {HTMLElement} tip
 */
export async function share(tip) {
  const address = store.link();
  const copied = await copy(address);
  tip.textContent = copied
    ? 'Link copied: it holds this sentence, model, head and step.'
    : `Copy this link: ${address}`;
  tip.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      tip.hidden = true;
    },
    copied ? 2500 : 20000,
  );
}
