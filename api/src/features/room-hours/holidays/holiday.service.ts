import { datesOfMonth, type Month } from '../../../domain/calendar-date';
import { isStaff } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { assertMonth } from '../../../platform/validation/month';
import { closuresBetween } from './closures.sql';
import { countryHolidays } from './country-holidays';
import type { Holiday } from './holiday.object';

/**
 * Holidays of the country, and dates closed for one that it no longer has, earliest first. Empty for the public in
 * distant years, which take long to compute.
 */
export async function listHolidays(ctx: Context, { year, month }: Month): Promise<Holiday[]> {
  assertMonth(year, month);
  if (!isStaff(ctx.actor) && Math.abs(year - ctx.now.getUTCFullYear()) > YEARS_EACH_WAY) return [];
  const dates = datesOfMonth(year, month);
  const [first, last] = [dates[0]!, dates.at(-1)!];
  const closures = await closuresBetween(ctx.db, first, last);
  const known = (await countryHolidays(ctx.db, year)).filter(({ date }) => date >= first && date <= last);
  const former = closures.filter(({ date }) => !known.some((it) => it.date === date));
  return [...known, ...former]
    .map(({ date, name }) => {
      const closure = closures.find((it) => it.date === date);
      return { date, name, isClosed: closure?.isClosed ?? false, closedRoomIds: [...(closure?.roomIds ?? [])] };
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

const YEARS_EACH_WAY = 2;
