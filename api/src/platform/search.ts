import { areNear, isForgiven, shortened } from '../domain/near-words';
import { searchWords } from '../domain/search-words';
import { tidyEmail } from '../domain/tidy-text';
import { text as textColumn } from './database/columns';
import type { Transaction } from './database/database';
import { statement } from './database/statement';

const MOST_WORDS = 8;
/** Trigram indexes need three letters. */
const INDEXED_LETTERS = 3;
const MOST_NEAR = 20;

export interface SearchCondition {
  text: string;
  values: Record<string, string>;
}

/** The clinic's words, one typing error away from a search word. */
export type NearWords = ReadonlyMap<string, readonly string[]>;

/** The column, generated from `folded` text, must have each word, or one of its near words. */
export function searchConditions(column: string, search: string, near?: NearWords): SearchCondition[] {
  // Sorted by length: fewer distinct statements.
  return wordsOf(search)
    .toSorted((a, b) => lettersIn(b) - lettersIn(a))
    .map((word, index) => {
      const [name, pattern] = [`word${index}`, `pattern${index}`];
      // One form for all long words: fewer distinct statements.
      if (near && lettersIn(word) >= INDEXED_LETTERS) {
        const others = near.get(word);
        const exact = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
        const either = others ? `${exact}|\\m(?:${others.join('|')})\\M` : exact;
        return { text: `${column} ~ :${pattern}`, values: { [pattern]: either } };
      }
      const like = {
        text: `${column} LIKE :${pattern}`,
        values: { [pattern]: `%${word.replace(/[\\%_]/g, '\\$&')}%` },
      };
      if (lettersIn(word) >= INDEXED_LETTERS) return like;
      // strpos is faster without an index; LIKE lets the planner estimate.
      return { text: `strpos(${column}, :${name}) > 0 AND ${like.text}`, values: { ...like.values, [name]: word } };
    });
}

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

const lettersIn = (word: string): number => [...word].length;
