/** By the first bytes. */
export function looksLikePicture(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(JPEG) ||
    bytes.subarray(0, 8).equals(PNG) ||
    /^GIF8[79]a$/.test(textAt(bytes, 0, 6)) ||
    (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') ||
    (textAt(bytes, 4, 4) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 4)))
  );
}

/** A page, program, document or archive. Appended data is allowed: phones add videos. */
export function carriesSomethingElse(bytes: Buffer): boolean {
  return ACTIVE_CONTENT.test(bytes.toString('latin1')) || bytes.subarray(-LONGEST_ZIP_TAIL).includes(ZIP_END);
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Too long for chance, unlike `<svg>`. */
const ACTIVE_CONTENT =
  /<script[\s>]|<!doctype|<html[\s>]|<svg\s+[a-z:]+=|<iframe|<\?php\s|javascript:|%PDF-\d\.|^GIF8[79]a(?:\/\*|=)/i;

/** A ZIP is found from its end: this record and a comment of at most 64 KiB. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const LONGEST_ZIP_TAIL = 22 + 65_535;

function textAt(bytes: Buffer, start: number, length: number): string {
  return bytes.toString('latin1', start, start + length);
}
