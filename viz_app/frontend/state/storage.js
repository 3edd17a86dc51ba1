/* Names of what this page keeps in the browser. One origin may hold several such pages, each in a folder of its own, and
   what one keeps is none of another's. */

/** Return a name for this page alone: `storageName('glassformer-lesson')`. @param {string} name */
export const storageName = (name) => `${name} ${new URL('./', document.baseURI).pathname}`;

/**
 * Return a name for the page without a server: this page, or the app's own under `here/`.
 * @param {string} name
 * @param {boolean} isHere whether this page is the one without a server
 */
export const siteStorageName = (name, isHere) =>
  `${name} ${new URL(isHere ? './' : 'here/', document.baseURI).pathname}`;
