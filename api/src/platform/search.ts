/** Each word is a condition. */
const MOST_WORDS = 8;
/** Trigram indexes need three letters. */
const INDEXED_LETTERS = 3;

export interface SearchCondition {
  /** SQL with named parameters. */
  text: string;
  values: Record<string, string>;
}

/**
 * Conditions that find each word anywhere in `column`, a `folded` text (no accents, lower case). [] for a blank
 * search.
 */
export function searchConditions(column: string, search: string): SearchCondition[] {
  const words = folded(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  // By length, so that fewer different statements arise.
  return words.toSorted((a, b) => lettersIn(b) - lettersIn(a)).map((word, index) => {
    const [name, pattern] = [`word${index}`, `pattern${index}`];
    const like = { text: `${column} LIKE :${pattern}`, values: { [pattern]: `%${word.replace(/[\\%_]/g, '\\$&')}%` } };
    if (lettersIn(word) >= INDEXED_LETTERS) return like;
    // No index helps here, and strpos is faster per row; LIKE gives the planner its estimate.
    return { text: `strpos(${column}, :${name}) > 0 AND ${like.text}`, values: { ...like.values, [name]: word } };
  });
}

const lettersIn = (word: string): number => [...word].length;

/** Like `folded` in the database. */
function folded(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(/[\u0300-\u036f]/g, '');
}
