import type { SelectQueryBuilder } from 'typeorm';

import type { Context } from '../../../platform/context';
import {
  instantIn,
  readConnection,
  type ConnectionArgs,
  type Keyset,
  type Span,
} from '../../../platform/graphql/connection';
import { memberOf } from '../../../platform/access/allow';
import { adminMay } from '../../../platform/access/actor';
import { exactOrNear, searchConditions, type NearWords } from '../../../platform/search';
import { isUuid } from '../../../platform/validation/uuid';
import { peopleOfDocument, searchedText } from '../../patient-lookup/patient-lookup.service';
import { professionalLoader } from '../../professionals/professional.service';
import { WaitingListEntryEntity } from './entry.entity';
import type { WaitingListFilter } from './entry.inputs';
import type { WaitingListEntry, WaitingListEntryConnection } from './entry.object';
import { toEntry } from './entry-rows';
import { ownSpecialty } from './handles-entry';

type Place = readonly [isOrdinary: boolean, createdAt: Date, id: string];

/** In queue order: urgent ones first, then the longest waiting. BAD_REQUEST. */
export async function connectWaitingList(
  ctx: Context,
  filter: WaitingListFilter,
  args: ConnectionArgs,
): Promise<WaitingListEntryConnection> {
  const matching = await matchingOf(ctx, filter);
  const read = async ({ from, limit, backwards }: Span<Place>) => {
    const [direction, past] = backwards ? (['DESC', '<'] as const) : (['ASC', '>'] as const);
    const { found, isNear } = await exactOrNear(
      ctx.db,
      filter.search,
      (near) => {
        const query = matching(near);
        if (from !== null) {
          const [isOrdinary, at, id] = from;
          query.andWhere(`((e.urgent_reason IS NULL), e.createdAt, e.id) ${past} (:isOrdinary, :at, :id)`, {
            isOrdinary,
            at,
            id,
          });
        }
        return query
          .orderBy('(e.urgent_reason IS NULL)', direction)
          .addOrderBy('e.createdAt', direction)
          .addOrderBy('e.id', direction)
          .limit(limit + 1)
          .getMany();
      },
      // An empty page may be just past the last.
      async ({ length }) => length === 0 && (from === null || !(await matching().getExists())),
    );
    return { rows: found, isNear };
  };
  const { edges, pageInfo, isNear } = await readConnection(args, KEYSET, read, (row) => row);
  return {
    edges: await Promise.all(edges.map(async ({ node, cursor }) => ({ node: await toEntry(ctx, node), cursor }))),
    pageInfo,
    isNear,
  };
}

async function matchingOf(ctx: Context, filter: WaitingListFilter) {
  const conditions = await conditionsOf(ctx, filter);
  const text = searchedText(filter.search ?? '');
  const patientIds = await peopleOfDocument(ctx, text);
  return (near?: NearWords): SelectQueryBuilder<WaitingListEntryEntity> => {
    const query = ctx.db.manager
      .createQueryBuilder(WaitingListEntryEntity, 'e')
      .where('e.status = :status', { status: filter.status ?? 'active' });
    for (const [index, whose] of conditions.entries()) {
      const [mine, theirs] = [`professional${index}`, `specialty${index}`];
      query.andWhere(`(e.professionalId = :${mine} OR e.specialtyId = :${theirs})`, {
        [mine]: whose.professionalId,
        [theirs]: whose.specialtyId,
      });
    }
    if (filter.patientId != null) {
      query.andWhere('e.patientId = :patientId', { patientId: isUuid(filter.patientId) ? filter.patientId : null });
    }
    if (filter.specialtyId != null) query.andWhere('e.specialtyId = :specialtyId', { specialtyId: filter.specialtyId });
    for (const { text: condition, values } of searchConditions('e.searched', text, near)) {
      const either = patientIds.length === 0 ? condition : `(${condition} OR e.patient_id = ANY (:patientIds))`;
      query.andWhere(either, { ...values, patientIds });
    }
    return query;
  };
}

interface Whose {
  professionalId: number | null;
  specialtyId: number | null;
}

/** Professionals see entries that may come to them. */
async function conditionsOf(ctx: Context, { professionalId }: WaitingListFilter): Promise<Whose[]> {
  const conditions: Whose[] = [];
  if (professionalId != null) {
    const specialtyId = (await professionalLoader(ctx).load(professionalId))?.specialtyId ?? null;
    conditions.push({ professionalId, specialtyId });
  }
  if (!adminMay(ctx.actor, 'waiting_list')) {
    const own = ctx.actor.kind === 'guest' ? null : ctx.actor.professionalId;
    conditions.push({ professionalId: own, specialtyId: await ownSpecialty(ctx) });
  }
  return conditions;
}

/** Active first, then the newest. */
export async function ownEntries(ctx: Context): Promise<WaitingListEntry[]> {
  const { userId } = memberOf(ctx.actor);
  const rows = await ctx.db.manager.find(WaitingListEntryEntity, {
    where: { patientUserId: userId },
    order: { status: 'ASC', createdAt: 'DESC', id: 'ASC' },
    take: MOST_OWN,
  });
  return Promise.all(rows.map((row) => toEntry(ctx, row)));
}

/** Above the number of active ones. */
const MOST_OWN = 20;

const KEYSET: Keyset<WaitingListEntryEntity, Place> = {
  list: 'waitingList',
  cursorOf: ({ urgentReason, createdAt, id }) => [urgentReason === null ? 1 : 0, createdAt.getTime(), id],
  parse: ([isOrdinary, millis, id]) => {
    const at = instantIn(millis);
    return at && typeof id === 'string' && isUuid(id) ? [isOrdinary === 1, at, id] : null;
  },
};
