/** Shorter words have too many neighbours, and digits are exact. */
const FORGIVEN = /^[a-z]{4,}$/;

export function isForgiven(word: string): boolean {
  return FORGIVEN.test(word);
}

/** Like PostgreSQL's `folded`: no capitals, accents or invisible characters. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Differ by one letter more, less or another, or by two neighbours swapped. */
export function areNear(one: string, other: string): boolean {
  if (one.length < other.length) return areNear(other, one);
  if (one === other || one.length - other.length > 1) return false;
  let start = 0;
  while (start < other.length && one[start] === other[start]) start += 1;
  if (one.length > other.length) return one.slice(start + 1) === other.slice(start);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return (
    one.slice(start + 1) === other.slice(start + 1) || (isSwapped && one.slice(start + 2) === other.slice(start + 2))
  );
}

/** The word, and the word without each of its letters: near words share one of these. */
export function shortened(word: string): string[] {
  return [...new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))])];
}
