const MOST_WORDS = 8;
/** Trigram indexes need three letters. */
const INDEXED_LETTERS = 3;

export interface SearchCondition {
  text: string;
  values: Record<string, string>;
}

export function searchConditions(column: string, search: string): SearchCondition[] {
  const words = folded(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  // Sorted by length, for fewer different statements.
  return words
    .toSorted((a, b) => lettersIn(b) - lettersIn(a))
    .map((word, index) => {
      const [name, pattern] = [`word${index}`, `pattern${index}`];
      const like = {
        text: `${column} LIKE :${pattern}`,
        values: { [pattern]: `%${word.replace(/[\\%_]/g, '\\$&')}%` },
      };
      if (lettersIn(word) >= INDEXED_LETTERS) return like;
      // strpos is faster without an index; LIKE gives an estimate.
      return { text: `strpos(${column}, :${name}) > 0 AND ${like.text}`, values: { ...like.values, [name]: word } };
    });
}

const lettersIn = (word: string): number => [...word].length;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
}
