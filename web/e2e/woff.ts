import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

/** Unpacks WOFF 1.0, which is deflated TrueType. Throws on anything else; WOFF 2 needs a real decoder. */
export function woffToTrueType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font.');
  const tableCount = woff.readUInt16BE(12);
  const directory = trueTypeHeader(woff.readUInt32BE(4), tableCount);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < tableCount; index += 1) {
    const from = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const to = HEADER_BYTES + index * ENTRY_BYTES;
    const storedAt = woff.readUInt32BE(from + 4);
    const storedLength = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const stored = woff.subarray(storedAt, storedAt + storedLength);
    // Tables that don't shrink are stored as they are.
    const table = storedLength < length ? inflateSync(stored) : stored;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = (4 - (length % 4)) % 4;
    tables.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat([directory, ...tables]);
}

function trueTypeHeader(flavor: number, tableCount: number): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + tableCount * ENTRY_BYTES);
  const power = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** power * 16;
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(tableCount, 4);
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(tableCount * 16 - searchRange, 10);
  return directory;
}
