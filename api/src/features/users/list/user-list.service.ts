import type { SelectQueryBuilder } from 'typeorm';

import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { int } from '../../../platform/database/columns';
import { selection } from '../../../platform/database/selection';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { exactOrNear, searchConditions, type NearWords } from '../../../platform/search';
import { User } from '../user.entity';
import type { UserFilter, UserSort } from './user-list.inputs';
import type { UserPage } from './user-page.object';

export const PAGE_LIMIT = 200;
/** Without pages. */
const LIST_LIMIT = 10_000;
/** PostgreSQL reads and skips all earlier rows. */
const LAST_PAGE = 100_000;

/** Each has an index that ends in the id. */
export const ORDERS: Readonly<Record<UserSort, string>> = {
  name: 'lower(u.name)',
  email: 'lower(u.email)',
  createdAt: 'u.createdAt',
};

export interface UserListing {
  filter: UserFilter;
  sort: UserSort;
  descending: boolean;
  /** From 1. */
  page: number;
  /** null: all on one page. */
  size: number | null;
}

/** BAD_REQUEST on `page` or `size`, or above LIST_LIMIT without pages. */
export async function listUsers(
  ctx: Context,
  { filter, sort, descending, page, size }: UserListing,
): Promise<UserPage> {
  assertCan(adminMay(ctx.actor, 'people'));
  if (size !== null && (size < 1 || size > PAGE_LIMIT))
    throw invalid('size', `La cantidad debe estar entre 1 y ${PAGE_LIMIT}`);
  if (page < 1 || page > LAST_PAGE) throw invalid('page', `La página debe estar entre 1 y ${LAST_PAGE}`);
  const direction = descending ? 'DESC' : 'ASC';
  const { found: items, isNear } = await exactOrNear(
    ctx.db,
    filter.search,
    (near) =>
      matching(ctx, filter, near)
        .orderBy(ORDERS[sort], direction)
        .addOrderBy('u.id', direction)
        .limit(size ?? LIST_LIMIT + 1)
        .offset((page - 1) * (size ?? LIST_LIMIT))
        .getMany(),
    // May be just past the last.
    async ({ length }) => length === 0 && (page === 1 || (await countMatching(ctx, filter)) === 0),
  );
  if (size === null && items.length > LIST_LIMIT) {
    throw new AppError(
      'BAD_REQUEST',
      `Hay más de ${LIST_LIMIT} usuarios: acotá con search o role, o pedilos por páginas`,
    );
  }
  return { items, filter, isNear };
}

const COUNT = selection('users.count', { count: int });

export async function countUsers(ctx: Context, filter: UserFilter): Promise<number> {
  const { found } = await exactOrNear(
    ctx.db,
    filter.search,
    (near) => countMatching(ctx, filter, near),
    (count) => count === 0,
  );
  return found;
}

export async function countMatching(ctx: Context, filter: UserFilter, near?: NearWords): Promise<number> {
  const [row] = await ctx.db.select(COUNT, matching(ctx, filter, near).select('count(*)::int', 'count'));
  return row!.count;
}

export function matching(ctx: Context, { search, role, id }: UserFilter, near?: NearWords): SelectQueryBuilder<User> {
  const users = ctx.db.manager.createQueryBuilder(User, 'u');
  if (role != null) users.andWhere('u.role = :role', { role });
  if (id != null) users.andWhere('u.id = :id', { id });
  for (const { text, values } of searchConditions('u.searched', search ?? '', near)) users.andWhere(text, values);
  return users;
}
