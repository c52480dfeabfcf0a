import { Field, Int, ObjectType } from 'type-graphql';

import { invalid } from '../errors/app-error';

@ObjectType({ simpleResolvers: true, description: 'Position of a page in a list.' })
export class Pagination {
  @Field(() => Int, { description: 'Page number, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Maximum items per page.' })
  limit!: number;

  @Field(() => Int, { description: 'Total number of items.' })
  total!: number;

  @Field(() => Int, { description: 'Number of pages; 0 for an empty list.' })
  pages!: number;
}

/** PostgreSQL also reads all previous pages. */
const LAST_PAGE = 100_000;

const MOST_PER_PAGE = 100;

/** BAD_REQUEST on `page` or `limit`. */
export function assertPage(page: number, limit: number): void {
  if (page < 1 || page > LAST_PAGE) throw invalid('page', `La página debe estar entre 1 y ${LAST_PAGE}`);
  if (limit < 1 || limit > MOST_PER_PAGE) throw invalid('limit', `La cantidad debe estar entre 1 y ${MOST_PER_PAGE}`);
}

export function paginationOf(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
