import { searchPatterns, type WordPatterns } from '../../../domain/search-patterns';
import { namesChild } from '../../../domain/specialty-words';
import { textFault } from '../../../domain/typed-text';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { FIND_CARE } from './find-care.sql';
import type { FoundCare } from './found-care.object';

export const LONGEST_SEARCH = 100;
/** One letter would find almost everything. */
export const LEAST_LETTERS = 2;

const NOTHING: FoundCare = { specialties: [], professionals: [], isNear: false };

/** BAD_REQUEST on `search` when too long. */
export async function findCare(ctx: Context, search: string): Promise<FoundCare> {
  const fault = textFault(search, { max: LONGEST_SEARCH });
  if (fault !== null) throw invalid('search', fault);
  const words = searchPatterns(search);
  if (search.trim().length < LEAST_LETTERS || words.length === 0) return NOTHING;
  const each = (pattern: keyof WordPatterns) => words.map((word) => word[pattern]);
  const [found] = await ctx.db.rows(FIND_CARE, [
    each('whole'),
    each('start'),
    each('inRunningText'),
    each('near'),
    each('named'),
    each('namedNear'),
    namesChild(search),
  ]);
  return found ?? NOTHING;
}
