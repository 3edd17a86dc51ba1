/* Names of what this page keeps in the browser. One origin may hold several such pages, each in a folder of its own, and
   what one keeps is none of another's. */

/** Return what is kept under a name; null if nothing is, or storage is blocked. @param {string} name */
export function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keep a text under a name, or with null forget it; where storage is blocked, nothing is kept. @param {string} name @param {string | null} text */
export function keep(name, text) {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // what was chosen lasts as long as the page
  }
}

/** Return a name for this page alone: `storageName('glassformer-lesson')`. @param {string} name */
export const storageName = (name) => `${name} ${new URL('./', document.baseURI).pathname}`;

/**
 * Return a name for the page without a server: this page, or the app's own under `here/`.
 * @param {string} name
 * @param {boolean} isHere whether this page is the one without a server
 */
export const siteStorageName = (name, isHere) =>
  `${name} ${new URL(isHere ? './' : 'here/', document.baseURI).pathname}`;
