import { foldedText } from './near-words';

/** Folded, without punctuation and titles, phones in one spelling. Punctuation alone is searched as it is. */
export function searchWords(search: string): string[] {
  const typed = search.replace(PHONE_LIKE, (run) => (DATE.test(run) ? run : ` ${lastDigits(run)} `));
  const words = typed
    .split(PARTING)
    .map(wordOf)
    .filter(({ text }) => text !== '');
  const kept = words.filter(({ text, isShortened }, index) => !TITLES.has(text) || (index > 0 && !isShortened));
  if (kept.length > 0) return kept.map(({ text }) => text);
  return words.length > 0 ? words.map(({ text }) => text) : foldedText(search).split(/\s+/).filter(Boolean);
}

/** Without full stop and hyphen, which belong to addresses. */
const PARTING = /[\s,;:()[\]{}"«»\u201c\u201d\u00a1!\u00bf?]+/;
const EDGES = /^[.'\u2026-]+|[.'\u2026-]+$/g;
const APOSTROPHES = /(?<=[a-z])[\u2018\u2019\u02bc\u02b9\u00b4`\u2032\uff07]/g;
const TITLES = new Set(['dr', 'dra', 'dres', 'lic', 'sr', 'sra', 'prof']);

function wordOf(typed: string): { text: string; isShortened: boolean } {
  const text = foldedText(typed).replace(APOSTROPHES, "'").replace(EDGES, '');
  return { text, isShortened: typed.endsWith('.') };
}

/** Eight digits or more, with separators, outside longer words. */
const PHONE_LIKE = /(?<![\w@.-])\+?\(?\d(?:[\s()./-]{0,3}\d){7,}(?![\w@-])/g;
const DATE = /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}-\d{2}-\d{2})/;
const SAME_IN_EACH_SPELLING = 8;

/** Digits common to all spellings of a phone: +54 9 11 2345-6789 is 011 15 2345-6789. */
function lastDigits(run: string): string {
  let digits = run.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length >= 12) digits = digits.replace(/^54/, '');
  if (digits.length === 11) digits = digits.replace(/^9/, '');
  digits = digits.replace(/^0/, '');
  // 15 before a mobile's local number.
  if (digits.length === 12) digits = digits.replace(/^(11|\d{3}|\d{4})15/, '$1');
  if (digits.length === 10) digits = digits.replace(/^15/, '');
  return digits.slice(-SAME_IN_EACH_SPELLING);
}
