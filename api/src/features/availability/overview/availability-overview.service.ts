import { Between, In, type SelectQueryBuilder } from 'typeorm';

import { datesOfMonth } from '../../../domain/calendar-date';
import { textFault } from '../../../domain/typed-text';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { exactOrNear, searchConditions, type NearWords } from '../../../platform/search';
import { assertMonth } from '../../../platform/validation/month';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import type { Professional } from '../../professionals/professional.object';
import { professionalLoader } from '../../professionals/professional.service';
import { AvailabilityEntryEntity } from '../availability-entry.entity';
import { toEntry } from '../availability.service';
import { UnavailableDateEntity } from '../unavailable-date.entity';
import { toUnavailableDate } from '../unavailable-date.service';
import type { AvailabilityOverview } from './availability-overview.objects';

export const OVERVIEW_PAGE_LIMIT = 100;

export interface OverviewQuery {
  year: number;
  month: number;
  /** Words of a name, an address or a phone. */
  search?: string | null | undefined;
  /** From 1. */
  page: number;
  size: number;
}

/** A page of public professionals with their hours, always in the same number of statements. BAD_REQUEST. */
export async function getAvailabilityOverview(
  ctx: Context,
  { year, month, search, page, size }: OverviewQuery,
): Promise<AvailabilityOverview> {
  assertMonth(year, month);
  const fault = textFault(search ?? '', { max: 200 });
  if (fault !== null) throw invalid('search', fault);
  if (page < 1) throw invalid('page', 'La página debe ser 1 o más');
  if (size < 1 || size > OVERVIEW_PAGE_LIMIT)
    throw invalid('size', `La cantidad debe estar entre 1 y ${OVERVIEW_PAGE_LIMIT}`);
  const { manager } = ctx.db;
  const {
    found: [total, shown],
    isNear,
  } = await exactOrNear(
    ctx.db,
    search,
    (near) =>
      Promise.all([
        matching(ctx, search, near).getCount(),
        inOrder(matching(ctx, search, near), (page - 1) * size, size),
      ]),
    ([count]) => count === 0,
  );
  const of = { professionalId: In(shown) };
  const [professionals, hours, dates] = await Promise.all([
    professionalLoader(ctx).loadMany(shown),
    manager.find(AvailabilityEntryEntity, { where: of, order: { weekday: 'ASC', startMinute: 'ASC' } }),
    manager.find(UnavailableDateEntity, {
      where: { ...of, date: datesIn(year, month) },
      order: { date: 'ASC', startMinute: 'ASC', id: 'ASC' },
    }),
  ]);
  const items = professionals.filter(isThere).map((professional) => {
    const isTheirs = ({ professionalId }: { professionalId: number }) => professionalId === professional.id;
    const week = hours.filter(isTheirs);
    return {
      professional,
      week: week.map(toEntry),
      weeklyMinutes: week.reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0),
      unavailableDates: dates.filter(isTheirs).map(toUnavailableDate),
    };
  });
  return { items, total, isNear };
}

function matching(
  { db }: Context,
  search: OverviewQuery['search'],
  near?: NearWords,
): SelectQueryBuilder<ProfessionalEntity> {
  const query = db.manager
    .createQueryBuilder(ProfessionalEntity, 'p')
    .innerJoin('p.user', 'u')
    .where('p.isPublic AND u.suspendedAt IS NULL');
  for (const { text, values } of searchConditions('u.searched', search ?? '', near)) query.andWhere(text, values);
  return query;
}

/** Ids in the order of the public page. */
async function inOrder(
  query: SelectQueryBuilder<ProfessionalEntity>,
  offset: number,
  limit: number,
): Promise<number[]> {
  const ordered = query.select('p.id', 'id').orderBy('p.sortOrder').addOrderBy('lower(u.name)').addOrderBy('p.id');
  const rows = await ordered.offset(offset).limit(limit).getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}

function datesIn(year: number, month: number) {
  const dates = datesOfMonth(year, month);
  return Between(dates[0]!, dates.at(-1)!);
}

function isThere(loaded: Professional | Error | null): loaded is Professional {
  return loaded !== null && !(loaded instanceof Error);
}
