import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { FIRST_YEAR, LAST_YEAR } from '../../../domain/calendar-date';
import { toMinuteIso } from '../../../domain/clinic-time';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { bigint, int, nullable, oneOf, text, timestamp } from '../../../platform/database/columns';
import { selection, type SelectedRow } from '../../../platform/database/selection';
import { invalid } from '../../../platform/errors/app-error';
import { readConnection, type ConnectionArgs, type Keyset, type Span } from '../../../platform/graphql/connection';
import { assertPage, paginationOf } from '../../../platform/graphql/pagination';
import { ActivityLogEntry } from '../../activity/activity-log-entry.entity';
import type { ActivityAction } from '../../activity/record-activity';
import { ApiKey } from '../../api-keys/api-key.entity';
import { Professional } from '../../professionals/professional.object';
import { clinicSettings } from '../../settings/settings.service';
import { User } from '../../users/user.entity';
import type { ActivityFilter } from './activity.inputs';
import type { Activity, ActivityConnection, ActivityPage } from './activity.objects';

/** Newest first. BAD_REQUEST on page, limit, month or year. */
export async function listActivity(
  ctx: Context,
  filter: ActivityFilter,
  page: number,
  limit: number,
): Promise<ActivityPage> {
  assertCan(adminMay(ctx.actor, 'reports'));
  assertPage(page, limit);
  assertMonth(filter);
  const [{ timeZone }, rows, [counted]] = await Promise.all([
    clinicSettings(ctx),
    ctx.db.select(ENTRIES, pageQuery(ctx, filter, { limit, offset: (page - 1) * limit })),
    ctx.db.select(TOTAL, matching(ctx.db.manager.createQueryBuilder(), filter).select('count(*)::int', 'total')),
  ]);
  return { items: rows.map((row) => toActivity(row, timeZone)), pagination: paginationOf(page, limit, counted!.total) };
}

/** As a connection. BAD_REQUEST. */
export async function connectActivity(
  ctx: Context,
  filter: ActivityFilter,
  args: ConnectionArgs,
): Promise<ActivityConnection> {
  assertCan(adminMay(ctx.actor, 'reports'));
  assertMonth(filter);
  const { timeZone } = await clinicSettings(ctx);
  const read = async ({ limit, from, backwards }: Span<string>) => {
    const rows = await ctx.db.select(ENTRIES, pageQuery(ctx, filter, { limit: limit + 1, from, backwards }));
    return { rows, isNear: false };
  };
  return readConnection(args, KEYSET, read, (row) => toActivity(row, timeZone));
}

/** Ids rise with time. */
const KEYSET: Keyset<ActivityRow, string> = {
  list: 'activity',
  cursorOf: ({ id }) => [id],
  parse: ([id]) => (/^\d{1,18}$/.test(String(id)) ? String(id) : null),
};

function assertMonth({ month, year }: ActivityFilter): void {
  if (month != null && (month < 1 || month > 12)) throw invalid('month', 'El mes debe estar entre 1 y 12');
  if (year != null && (year < FIRST_YEAR || year > LAST_YEAR)) {
    throw invalid('year', `El año debe estar entre ${FIRST_YEAR} y ${LAST_YEAR}`);
  }
}

const ENTRIES = selection('reports.activity', {
  id: bigint,
  at: timestamp,
  action: oneOf<ActivityAction>(),
  changesSummary: text,
  month: int,
  year: int,
  professionalId: int,
  professionalName: text,
  professionalEmail: text,
  actorId: nullable(int),
  /** '' without actor. */
  actorName: text,
  actorEmail: text,
  actorKeyId: nullable(int),
  /** '' without key. */
  actorKeyName: text,
});
type ActivityRow = SelectedRow<typeof ENTRIES>;
const TOTAL = selection('reports.activity-total', { total: int });

interface Range {
  limit: number;
  offset?: number;
  /** Exclusive start of the page. */
  from?: string | null;
  /** Oldest first, before `from`. */
  backwards?: boolean;
}

/** Joins people's names only for the page's entries. A removed professional has none. */
function pageQuery(
  { db }: Context,
  filter: ActivityFilter,
  { limit, offset, from = null, backwards = false }: Range,
): SelectQueryBuilder<ObjectLiteral> {
  const [direction, past] = backwards ? (['ASC', '>'] as const) : (['DESC', '<'] as const);
  return db.manager
    .createQueryBuilder()
    .select([
      'log.id AS id',
      'log.at AS at',
      'log.action AS action',
      'log.changes_summary AS "changesSummary"',
      'log.month AS month',
      'log.year AS year',
      'p.id AS "professionalId"',
      'p.name AS "professionalName"',
      'p.email AS "professionalEmail"',
      'actor.id AS "actorId"',
      'actor.name AS "actorName"',
      'actor.email AS "actorEmail"',
      'actor_key.id AS "actorKeyId"',
      'actor_key.name AS "actorKeyName"',
    ])
    .from((query) => {
      const entries = matching(query, filter).select('it.*').orderBy('it.id', direction).limit(limit).offset(offset);
      return from === null ? entries : entries.andWhere(`it.id ${past} :from`, { from });
    }, 'log')
    .innerJoin(Professional, 'p', 'p.id = log.professional_id AND p.user_id IS NOT NULL')
    .leftJoin(User, 'actor', 'actor.id = log.actor_user_id')
    .leftJoin(ApiKey, 'actor_key', 'actor_key.id = log.actor_key_id')
    .orderBy('log.id', direction);
}

function matching(query: SelectQueryBuilder<ObjectLiteral>, { professionalId, action, month, year }: ActivityFilter) {
  const entries = query.from(ActivityLogEntry, 'it');
  if (professionalId != null) entries.andWhere('it.professional_id = :professionalId', { professionalId });
  if (action != null) entries.andWhere('it.action = :action', { action });
  if (month != null) entries.andWhere('it.month = :month', { month });
  if (year != null) entries.andWhere('it.year = :year', { year });
  return entries;
}

function toActivity(
  { id, at, action, changesSummary, month, year, ...people }: ActivityRow,
  timeZone: string,
): Activity {
  const {
    professionalId,
    professionalName,
    professionalEmail,
    actorId,
    actorName,
    actorEmail,
    actorKeyId,
    actorKeyName,
  } = people;
  return {
    id,
    createdAt: toMinuteIso(timeZone, at),
    professional: { id: professionalId, name: professionalName, email: professionalEmail },
    actor: actorId === null ? null : { id: actorId, name: actorName, email: actorEmail },
    actorKey: actorKeyId === null ? null : { id: actorKeyId, name: actorKeyName },
    action,
    changesSummary,
    month,
    year,
  };
}
