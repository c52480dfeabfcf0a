/** More than anybody types; each is a condition of its own. */
const MOST_WORDS = 8;
/** Trigrams, which the indexes hold, take three letters. */
const INDEXED_LETTERS = 3;

export interface SearchCondition {
  /** What has to hold, with the names of its values. */
  text: string;
  values: Record<string, string>;
}

/**
 * What `column`, a text that the database has `folded`, has to hold of somebody's search: each word somewhere, whatever its
 * capitals and accents. [] for a blank search.
 */
export function searchConditions(column: string, search: string): SearchCondition[] {
  const words = folded(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  // By length, so that there are few different texts.
  return words.toSorted((a, b) => lettersIn(b) - lettersIn(a)).map((word, index) => {
    const [name, pattern] = [`word${index}`, `pattern${index}`];
    const like = { text: `${column} LIKE :${pattern}`, values: { [pattern]: `%${word.replace(/[\\%_]/g, '\\$&')}%` } };
    if (lettersIn(word) >= INDEXED_LETTERS) return like;
    // No index helps: every row is looked at, which takes strpos half the time. LIKE tells the planner how few there may be.
    return { text: `strpos(${column}, :${name}) > 0 AND ${like.text}`, values: { ...like.values, [name]: word } };
  });
}

const lettersIn = (word: string): number => [...word].length;

/** As `folded` of the database does. */
function folded(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(/[\u0300-\u036f]/g, '');
}
