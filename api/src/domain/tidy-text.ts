/** The form in which typed text is stored, compared and searched. */

const PLAIN_ASCII = /^[\n\x20-\x7e]*$/;
/** Emoji need their joiners and variation selectors. */
const UNSEEN = new RegExp(
  [
    String.raw`(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d`,
    String.raw`(?<!\p{Emoji})(?:\ufe0e|\ufe0f)`,
    String.raw`(?!\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}`,
  ].join('|'),
  'gu',
);
/** Separators of lines and columns are rejected elsewhere. */
const BLANKS = /[^\S\t\n\v\f\r\u2028\u2029]/g;
const APOSTROPHES = /(?<=\p{L})[\u2018\u2019\u02bc\u02b9\u00b4`\u2032\uff07]/gu;

/** NFC, without invisible characters, trimmed. For several lines. */
export function tidyText(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.trim();
  return text.replace(UNSEEN, '').normalize('NFC').replace(BLANKS, ' ').trim();
}

/** Also unifies blanks and apostrophes: D’Angelo, D´Angelo. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/ {2,}/g, ' ').replace(APOSTROPHES, "'");
}

/** The domain in lower case and Punycode. Text that is no address is only tidied. */
export function tidyEmail(text: string): string {
  const address = tidyText(text);
  const at = address.lastIndexOf('@');
  if (at === -1) return address;
  return `${address.slice(0, at + 1)}${asciiDomain(address.slice(at + 1).toLowerCase())}`;
}

function asciiDomain(domain: string): string {
  if (!/[^\x00-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Before hashing: keyboards write the same letter in several ways. */
export function tidyPassword(password: string): string {
  return password.normalize('NFKC');
}
