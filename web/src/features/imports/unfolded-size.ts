const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/** Bytes by the zip's directory; Infinity without one. */
export function unfoldedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isAt = (at: number, mark: number, length: number): boolean =>
    at >= 0 && at + length <= bytes.length && view.getUint32(at, true) === mark;
  let end = bytes.length - END_LENGTH;
  while (end >= 0 && !isAt(end, END, END_LENGTH)) end -= 1;
  if (end < 0) return Infinity;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (!isAt(at, ENTRY, ENTRY_LENGTH)) return Infinity;
    size += view.getUint32(at + 24, true);
    at += ENTRY_LENGTH + [28, 30, 32].reduce((sum, part) => sum + view.getUint16(at + part, true), 0);
  }
  return size;
}
