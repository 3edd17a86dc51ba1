/* Write a zip archive: files by path, each deflated by the browser.

     save('lesson.zip', await zip(new Map([['index.html', bytes]]))); */

const SEED = 0xedb88320; // of CRC-32, the polynomial reversed
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ SEED : byte >>> 1;
  return byte >>> 0;
});
const [FILE, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50]; // signatures of PKWARE's APPNOTE
const [VERSION, UTF8, DEFLATED, DAY] = [20, 0x800, 8, 0x21]; // the day is 1 January 1980

/** @param {Uint8Array} bytes */
const crcOf = (bytes) => {
  let crc = ~0;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 255];
  return ~crc >>> 0;
};

/** Return numbers in little-endian order, each of its size. @param {[value: number, size: 2 | 4][]} fields */
function record(fields) {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return view.buffer;
}

/** @param {Map<string, Uint8Array<ArrayBuffer>>} files */
export async function zip(files) {
  const parts = /** @type {BlobPart[]} */ ([]),
    entries = /** @type {BlobPart[]} */ ([]);
  let [at, listed] = [0, 0];
  for (const [path, content] of files) {
    const name = new TextEncoder().encode(path),
      packed = await new Response(
        new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw')),
      ).blob();
    /** @type {[number, 2 | 4][]} */
    const about = [
      [VERSION, 2],
      [UTF8, 2],
      [DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [crcOf(content), 4],
      [packed.size, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ];
    const head = record([[FILE, 4], ...about]),
      entry = record([[ENTRY, 4], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]);
    parts.push(head, name, packed);
    entries.push(entry, name);
    at += head.byteLength + name.length + packed.size;
    listed += entry.byteLength + name.length;
  }
  const end = record([
    [END, 4],
    [0, 2],
    [0, 2],
    [files.size, 2],
    [files.size, 2],
    [listed, 4],
    [at, 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...entries, end], { type: 'application/zip' });
}
