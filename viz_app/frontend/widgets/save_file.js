/* Hands the visitor a file: saveFile('row.npz', answer.data) of bytes that the server has sent as base 64,
   saveText('why.csv', text) of what the page itself knows. */
import { create } from './dom.js';

const HELD = 10_000; // ms: some browsers read the address only after the click

/** @param {string} name @param {string} data base 64 */
export const saveFile = (name, data) =>
  save(
    name,
    Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
  );

/** @param {string} name @param {string} text */
export const saveText = (name, text) => save(name, text);

/** @param {string} name @param {BlobPart} bytes */
function save(name, bytes) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' })),
    link = create('a', '', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HELD);
}
