/* Hands the visitor a file whose bytes the server has sent as base 64: saveFile('row.npz', answer.data). */
import { create } from './dom.js';

const HELD = 10_000; // ms: some browsers read the address only after the click

/** @param {string} name @param {string} data base 64 */
export function saveFile(name, data) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
    address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' })),
    link = create('a', '', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HELD);
}
