import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import {
  instantIn,
  readConnection,
  type ConnectionArgs,
  type Keyset,
  type Span,
} from '../../platform/graphql/connection';
import { exactOrNear } from '../../platform/search';
import { isUuid } from '../../platform/validation/uuid';
import type { AppointmentRequest } from './request.entity';
import type { AppointmentRequestConnection } from './request.objects';
import { canHandleRequests } from './request.policy';
import { assertSearch, matching, type Narrowed } from './request.service';

type Place = readonly [createdAt: Date, id: string];

/** Newest first. BAD_REQUEST. */
export function connectRequests(
  ctx: Context,
  narrowed: Narrowed,
  args: ConnectionArgs,
): Promise<AppointmentRequestConnection> {
  assertCan(canHandleRequests(ctx.actor));
  assertSearch(narrowed.search);
  const read = async ({ from, limit, backwards }: Span<Place>) => {
    const [direction, past] = backwards ? (['ASC', '>'] as const) : (['DESC', '<'] as const);
    const { found, isNear } = await exactOrNear(
      ctx.db,
      narrowed.search,
      (near) => {
        const requests = matching(ctx, narrowed, near);
        if (from !== null) {
          const [at, id] = from;
          requests.andWhere(`(request.createdAt, request.id) ${past} (:at, :past)`, { at, past: id });
        }
        return requests
          .orderBy('request.createdAt', direction)
          .addOrderBy('request.id', direction)
          .limit(limit + 1)
          .getMany();
      },
      // An empty page may be just past the last.
      async ({ length }) => length === 0 && (from === null || !(await matching(ctx, narrowed).getExists())),
    );
    return { rows: found, isNear };
  };
  return readConnection(args, KEYSET, read, (request) => request);
}

const KEYSET: Keyset<AppointmentRequest, Place> = {
  list: 'appointmentRequests',
  cursorOf: ({ createdAt, id }) => [createdAt.getTime(), id],
  parse: ([millis, id]) => {
    const at = instantIn(millis);
    return at && typeof id === 'string' && isUuid(id) ? [at, id] : null;
  },
};
