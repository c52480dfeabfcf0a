import { areNear, foldedText, isForgiven } from '@turnero/api/domain/near-words';
import { searchWords } from '@turnero/api/domain/search-words';

/** "5555-2107" becomes 55552107. */
function joined(text: string): string {
  return text.replace(/(\d)[\s().-]+(?=\d)/g, '$1');
}

function hasEach(text: string, query: string, isIn: (word: string, text: string) => boolean): boolean {
  const haystack = foldedText(text);
  return searchWords(query).every((word) => isIn(word, haystack));
}

const isPart = (word: string, text: string): boolean => text.includes(word) || joined(text).includes(joined(word));

const isPartOrNear = (word: string, text: string): boolean =>
  isPart(word, text) ||
  (isForgiven(word) && [/[^a-z]+/, /[^a-z']+/].some((parting) => text.split(parting).some((it) => areNear(word, it))));

/**
 * Items with every word of the query, ignoring accents, case and separators in numbers. Without any, items one typing
 * error away.
 */
export function findByText<Item>(items: readonly Item[], textOf: (item: Item) => string, query: string): Item[] {
  const found = items.filter((item) => hasEach(textOf(item), query, isPart));
  return found.length > 0 ? found : items.filter((item) => hasEach(textOf(item), query, isPartOrNear));
}
