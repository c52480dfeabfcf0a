import type { SelectQueryBuilder } from 'typeorm';

import { FIRST_YEAR, LAST_YEAR } from '../../../domain/calendar-date';
import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { isAdmin } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { assertPage, paginationOf } from '../../../platform/graphql/pagination';
import { ActivityLogEntry } from '../../activity/activity-log-entry.entity';
import type { ActivityAction } from '../../activity/record-activity';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { clinicSettings } from '../../settings/settings.service';
import { User } from '../../users/user.entity';
import type { Activity, ActivityPage } from './activity.objects';

export interface ActivityFilter {
  professionalId?: number | null;
  action?: ActivityAction | null;
  /** January = 1. */
  month?: number | null;
  year?: number | null;
}

/** A page of what changed about professionals, newest first. BAD_REQUEST on page, limit, month or year. */
export async function listActivity(ctx: Context, filter: ActivityFilter, page: number, limit: number): Promise<ActivityPage> {
  assertCan(isAdmin(ctx.actor));
  assertPage(page, limit);
  const { month, year } = filter;
  if (month != null && (month < 1 || month > 12)) throw invalid('month', 'El mes debe estar entre 1 y 12');
  if (year != null && (year < FIRST_YEAR || year > LAST_YEAR)) throw invalid('year', `El año debe estar entre ${FIRST_YEAR} y ${LAST_YEAR}`);
  const [{ timeZone }, rows, [counted]] = await Promise.all([
    clinicSettings(ctx),
    ctx.db.select<ActivityRow>(named(matching(ctx, filter)).orderBy('log.id', 'DESC').limit(limit).offset((page - 1) * limit)),
    ctx.db.select<{ total: number }>(matching(ctx, filter).select('count(*)::int', 'total')),
  ]);
  return { items: rows.map((row) => toActivity(row, timeZone)), pagination: paginationOf(page, limit, counted!.total) };
}

type ActivityRow = Omit<Activity, 'createdAt' | 'professional' | 'actor'> & {
  at: Date;
  professionalId: number;
  professionalName: string;
  professionalEmail: string;
  actorId: number | null;
  actorName: string;
  actorEmail: string;
};

function matching(ctx: Context, { professionalId, action, month, year }: ActivityFilter): SelectQueryBuilder<ActivityLogEntry> {
  const entries = ctx.db.manager.createQueryBuilder(ActivityLogEntry, 'log');
  if (professionalId != null) entries.andWhere('log.professionalId = :professionalId', { professionalId });
  if (action != null) entries.andWhere('log.action = :action', { action });
  if (month != null) entries.andWhere('log.month = :month', { month });
  if (year != null) entries.andWhere('log.year = :year', { year });
  return entries;
}

/** With the names of those concerned, as they are called now. Of a professional who was let go there are no entries. */
function named(entries: SelectQueryBuilder<ActivityLogEntry>): SelectQueryBuilder<ActivityLogEntry> {
  return entries
    .innerJoin(ProfessionalEntity, 'p', 'p.id = log.professional_id')
    .innerJoin(User, 'u', 'u.id = p.user_id')
    .leftJoin(User, 'actor', 'actor.id = log.actor_user_id')
    .select([
      'log.id AS id', 'log.at AS at', 'log.action AS action', 'log.changes_summary AS "changesSummary"',
      'log.month AS month', 'log.year AS year', 'p.id AS "professionalId"', 'u.name AS "professionalName"',
      'u.email AS "professionalEmail"', 'actor.id AS "actorId"', 'actor.name AS "actorName"', 'actor.email AS "actorEmail"',
    ]);
}

function toActivity({ id, at, action, changesSummary, month, year, ...people }: ActivityRow, timeZone: string): Activity {
  const { professionalId, professionalName, professionalEmail, actorId, actorName, actorEmail } = people;
  return {
    id,
    createdAt: toOffsetIso(timeZone, floorToMinute(at)),
    professional: { id: professionalId, name: professionalName, email: professionalEmail },
    actor: actorId === null ? null : { id: actorId, name: actorName, email: actorEmail },
    action,
    changesSummary,
    month,
    year,
  };
}
