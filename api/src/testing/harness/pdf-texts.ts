import { inflateSync } from 'node:zlib';

/** By page, in Latin letters. */
export function pdfTexts(file: Buffer): string[][] {
  const source = file.toString('latin1');
  const streams = [...source.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)];
  const pages = streams.map(([, packed]) => inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1'));
  return pages.map((page) => [...page.matchAll(/\[(.*)\] TJ/g)].map(([, parts]) => textOf(parts!)));
}

/** "<416e> 20 <61>", with distances between letters. */
function textOf(parts: string): string {
  const hex = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, letters]) => letters).join('');
  return Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WIN_ANSI[letter] ?? letter);
}

/** WinAnsi where Latin-1 has controls; TextDecoder lacks it. */
const WIN_ANSI: Readonly<Record<string, string>> = { '\x85': '…', '\x8a': 'Š', '\x96': '–' };
