import { areNear, isForgiven, shortened } from '../domain/near-words';
import { searchWords } from '../domain/search-words';
import { tidyEmail } from '../domain/tidy-text';
import { text as textColumn } from './database/columns';
import type { Transaction } from './database/database';
import { statement } from './database/statement';

const MOST_WORDS = 8;
/** In trigram indexes. Shorter words must begin a word. */
const INDEXED = /[\p{L}\p{N}]{3}/u;
const MOST_NEAR = 20;

export interface SearchCondition {
  text: string;
  values: Record<string, string>;
}

/** The clinic's words, one typing error away from a search word. */
export type NearWords = ReadonlyMap<string, readonly string[]>;

/** The column, generated from `folded` text, must have each word, or one of its near words. Each has an index (ADR 80). */
export function searchConditions(column: string, search: string, near?: NearWords): SearchCondition[] {
  const words = wordsOf(search);
  const narrowing = narrowingOf(words);
  if (words.length > 0 && narrowing.length === 0) return [{ text: 'false', values: {} }];
  return (
    narrowing
      // Sorted by length: fewer distinct statements.
      .toSorted((a, b) => lettersIn(b) - lettersIn(a))
      // The planner takes "ana" and "mariana" for independent.
      .filter(
        (word, index, sorted) => near || !isIndexed(word) || sorted.findIndex((it) => it.includes(word)) === index,
      )
      .map((word, index) => {
        const [name, pattern] = [`word${index}`, `pattern${index}`];
        const exact = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
        if (!isIndexed(word)) return { text: `${column} ~ :${name}`, values: { [name]: `${AFTER}${exact}` } };
        if (!near) {
          const like = word.replace(/[\\%_]/g, '\\$&');
          return { text: `${column} LIKE :${pattern}`, values: { [pattern]: `%${like}%` } };
        }
        // One form for all long words: fewer distinct statements.
        const others = near.get(word);
        const either = others ? `${exact}|${BEGIN}(?:${others.join('|')})${END}` : exact;
        return { text: `${column} ~ :${pattern}`, values: { [pattern]: either } };
      })
  );
}

/** Trigram indexes read these, but not \\m and \\M, and begin short words only after listed signs and initials. */
const [BEGIN, END, AFTER] = ['(?:^|[^a-z])', '(?:$|[^a-z])', "(?:^|[ :,('/-])(?:[a-z]\\.)*"];

export async function nearWords(db: Pick<Transaction, 'rows'>, search: string): Promise<NearWords | undefined> {
  const words = wordsOf(search).filter(isForgiven);
  if (words.length === 0) return undefined;
  const known = (await db.rows(KNOWN_WORDS, [words.flatMap(shortened)])).map(({ word }) => word).toSorted();
  const near = words
    .map((word) => [word, known.filter((other) => areNear(word, other)).slice(0, MOST_NEAR)] as const)
    .filter(([, others]) => others.length > 0);
  return near.length > 0 ? new Map(near) : undefined;
}

/** Form by form: the planner would compare all forms with each word, as if that cost nothing. */
const KNOWN_WORDS = statement(
  'platform.near-words',
  'SELECT DISTINCT w.word FROM unnest($1::text[]) AS form JOIN search_words AS w ON w.shortened @> ARRAY[form]',
  { word: textColumn },
);

/** Near words only if nothing matches exactly. */
export async function exactOrNear<Found>(
  db: Pick<Transaction, 'rows'>,
  search: string | null | undefined,
  find: (near?: NearWords) => Promise<Found>,
  isNothing: (found: Found) => boolean | Promise<boolean>,
): Promise<{ found: Found; isNear: boolean }> {
  const exact = await find();
  if (!search || !(await isNothing(exact))) return { found: exact, isNear: false };
  const near = await nearWords(db, search);
  if (!near) return { found: exact, isNear: false };
  const found = await find(near);
  return { found, isNear: !(await isNothing(found)) };
}

function wordsOf(search: string): string[] {
  // Stored addresses have their domain in ASCII.
  const typed = search.split(/[\s,;()"]+/).map((word) => (word.includes('@') ? tidyEmail(word) : word));
  return searchWords(typed.join(' ')).slice(0, MOST_WORDS);
}

/** Without signs, which no index covers, and with few initials: the planner underestimates what they have in common. */
function narrowingOf(words: readonly string[]): string[] {
  const long = words.filter(isIndexed);
  const short = words.filter((word) => !isIndexed(word) && /[\p{L}\p{N}]/u.test(word));
  return [...new Set([...long, ...short.slice(0, long.length > 0 ? 1 : 2)])];
}

const isIndexed = (word: string): boolean => INDEXED.test(word);

const lettersIn = (word: string): number => [...word].length;
