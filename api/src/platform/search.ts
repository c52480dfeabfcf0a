/** More than anybody types; each is a condition of its own. */
const MOST_WORDS = 8;

/**
 * What `text` has to hold of somebody's search, as patterns for LIKE over a text that the database has `folded`: each word
 * somewhere, whatever its capitals and accents. [] for a blank search.
 */
export function searchPatterns(search: string): string[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** As `folded` of the database does. */
function folded(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(/[\u0300-\u036f]/g, '');
}
