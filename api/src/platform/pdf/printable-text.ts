import { plainLetters } from '../../domain/plain-letters';

/** Characters of the built-in Helvetica beyond Latin-1. */
const ALSO = '€…‘’“”•–—ŠšŽžŒœŸ';

const UNWRITTEN = /[\p{M}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

/** Replaces letters that the built-in Helvetica lacks by their plain form or "?". */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printableLetter).join('');
}

function printableLetter(letter: string): string {
  if (/[\x20-\x7e\xa0-\xff]/.test(letter) || ALSO.includes(letter)) return letter;
  if (UNWRITTEN.test(letter)) return '';
  const [plain = ''] = plainLetters(letter).normalize('NFD');
  return /[\x20-\x7e]/.test(plain) ? plain : /\s/.test(letter) ? ' ' : '?';
}
