import { In } from 'typeorm';

import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { byDate, yearsToDecide } from '../../../domain/holidays';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { defineLoader } from '../../../platform/loaders';
import { assertMonth } from '../../../platform/validation/month';
import { clinicSettingsIn } from '../../settings/settings.service';
import { BOOKINGS_BY_DATE, closuresBetween, type StoredClosure } from './closures.sql';
import { countryHolidays } from './country-holidays';
import { HolidayYearEntity } from './holiday-year.entity';
import type { HolidayYear } from './holiday-year.objects';

/** BAD_REQUEST for an invalid year. */
export async function getHolidayYear(ctx: Context, year: number): Promise<HolidayYear> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  assertMonth(year, 1);
  return toHolidayYear(await readYear(ctx.db, year));
}

export interface StoredYear {
  year: number;
  row: HolidayYearEntity | null;
  closures: readonly StoredClosure[];
  /** By date, with those closed for a holiday that the country no longer has. */
  dates: HolidayYear['dates'];
}

export async function readYear(db: Pick<Transaction, 'manager' | 'rows'>, year: number): Promise<StoredYear> {
  const row = await db.manager.findOne(HolidayYearEntity, { where: { year }, relations: { decidedBy: true } });
  const closures = await closuresBetween(db, `${year}-01-01`, `${year}-12-31`);
  const known = byDate(await countryHolidays(db, year));
  const former = closures.filter(({ date }) => !known.some((it) => it.date === date));
  const all = byDate([...known, ...former.map(({ date, name }) => ({ date, name, kind: 'optional' as const }))]);
  const dates = all.map((day) => ({ ...day, closure: closureOf(closures.find(({ date }) => date === day.date)) }));
  return { year, row, closures, dates };
}

/** A closure of all rooms names its rooms once a person has opened one. */
function closureOf(stored: StoredClosure | undefined): HolidayYear['dates'][number]['closure'] {
  if (stored === undefined) return null;
  if (stored.isForAllRooms && stored.isClosed) return { roomIds: null };
  return stored.roomIds.length === 0 ? null : { roomIds: [...stored.roomIds] };
}

export function toHolidayYear({ year, row, dates }: StoredYear): HolidayYear {
  return {
    year,
    version: row?.version ?? 0,
    decidedAt: row?.decidedAt ?? null,
    decidedByName: row?.decidedBy?.name ?? null,
    dates,
  };
}

/** This year, if it has holidays to come, and from November on the next. Earliest first. */
export async function listYearsToDecide(ctx: Context): Promise<number[]> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  const today = await clinicToday(ctx, ctx.db);
  const both = [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1];
  const rows = await ctx.db.manager.findBy(HolidayYearEntity, { year: In(both) });
  const isDecided = (year: number) => rows.some((it) => it.year === year && it.decidedAt !== null);
  const dates = new Map<number, string[]>();
  for (const year of both.filter((it) => !isDecided(it)))
    dates.set(
      year,
      (await countryHolidays(ctx.db, year)).map(({ date }) => date),
    );
  return yearsToDecide(today, isDecided, (year) => dates.get(year) ?? []);
}

/** yyyy-MM-dd by the clinic's clock. */
export async function clinicToday({ now }: Pick<Context, 'now'>, db: Pick<Transaction, 'rows'>): Promise<string> {
  return dateOf((await clinicSettingsIn(db)).timeZone, floorToMinute(now));
}

interface BookingCounts {
  appointments: number;
  rentals: number;
}

export const bookingsOnLoader = defineLoader<string, BookingCounts>(async ({ db }, dates) => {
  const rows = await db.rows(BOOKINGS_BY_DATE, [dates]);
  return dates.map((date) => rows.find((it) => it.date === date) ?? { appointments: 0, rentals: 0 });
});
