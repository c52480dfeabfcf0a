/** Shorter words have too many neighbours, and digits are exact. */
const FORGIVEN = /^[a-z]{4,}$/;

export function isForgiven(word: string): boolean {
  return FORGIVEN.test(withoutApostrophes(word));
}

const withoutApostrophes = (word: string): string => word.replaceAll("'", '');

/** Like PostgreSQL's `folded`: no capitals, accents or invisible characters. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Differ by one letter more, less or another, by two neighbours swapped, or only by apostrophes. */
export function areNear(one: string, other: string): boolean {
  const [plain, otherPlain] = [one, other].map(withoutApostrophes) as [string, string];
  return plain === otherPlain ? one !== other : differByOne(plain, otherPlain);
}

function differByOne(one: string, other: string): boolean {
  if (one.length < other.length) return differByOne(other, one);
  if (one.length - other.length > 1) return false;
  let start = 0;
  while (start < other.length && one[start] === other[start]) start += 1;
  if (one.length > other.length) return one.slice(start + 1) === other.slice(start);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return (
    one.slice(start + 1) === other.slice(start + 1) || (isSwapped && one.slice(start + 2) === other.slice(start + 2))
  );
}

/** Without apostrophes: the word, and the word without each of its letters. Near words share one of these. */
export function shortened(typed: string): string[] {
  const word = withoutApostrophes(typed);
  return [...new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))])];
}
