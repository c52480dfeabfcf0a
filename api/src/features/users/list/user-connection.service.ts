import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import {
  instantIn,
  readConnection,
  type ConnectionArgs,
  type Keyset,
  type Span,
} from '../../../platform/graphql/connection';
import { exactOrNear } from '../../../platform/search';
import type { User } from '../user.entity';
import type { UserSort } from './user-list.inputs';
import { countMatching, matching, ORDERS, type UserListing } from './user-list.service';
import type { UserConnection } from './user-page.object';

type Place = readonly [value: string | Date, id: number];

/** Matches ORDERS. */
const VALUES: Readonly<Record<UserSort, string>> = {
  name: 'lower(:value)',
  email: 'lower(:value)',
  createdAt: ':value',
};

/** BAD_REQUEST. */
export function connectUsers(
  ctx: Context,
  { filter, sort, descending }: Pick<UserListing, 'filter' | 'sort' | 'descending'>,
  args: ConnectionArgs,
): Promise<UserConnection> {
  assertCan(adminMay(ctx.actor, 'people'));
  const read = async ({ from, limit, backwards }: Span<Place>) => {
    const [direction, past] = descending === backwards ? (['ASC', '>'] as const) : (['DESC', '<'] as const);
    const { found, isNear } = await exactOrNear(
      ctx.db,
      filter.search,
      (near) => {
        const users = matching(ctx, filter, near);
        if (from !== null) {
          const [value, id] = from;
          users.andWhere(`(${ORDERS[sort]}, u.id) ${past} (${VALUES[sort]}, :past)`, { value, past: id });
        }
        return users
          .orderBy(ORDERS[sort], direction)
          .addOrderBy('u.id', direction)
          .limit(limit + 1)
          .getMany();
      },
      // An empty page may be just past the last.
      async ({ length }) => length === 0 && (from === null || (await countMatching(ctx, filter)) === 0),
    );
    return { rows: found, isNear };
  };
  return readConnection(args, keysetOf(sort), read, (user) => user);
}

function keysetOf(sort: UserSort): Keyset<User, Place> {
  return {
    list: `users ${sort}`,
    cursorOf: (user) => [sort === 'createdAt' ? user.createdAt.getTime() : user[sort], user.id],
    parse: ([value, id]) => {
      if (typeof id !== 'number' || !Number.isInteger(id) || Math.abs(id) > MOST_INT) return null;
      const place = sort === 'createdAt' ? instantIn(value) : textIn(value);
      return place === null ? null : [place, id];
    },
  };
}

const MOST_INT = 2 ** 31 - 1;

/** PostgreSQL text can't hold NUL. */
function textIn(value: unknown): string | null {
  return typeof value === 'string' && !value.includes('\0') ? value : null;
}
