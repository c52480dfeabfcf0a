import type { HolidaysTypes } from 'date-holidays';

import type { Month } from '../../../domain/calendar-date';
import type { Context } from '../../../platform/context';
import { RecentAnswers } from '../../../platform/recent-answers';
import { assertMonth } from '../../../platform/validation/month';
import { Settings } from '../../settings/settings.entity';
import type { Holiday } from './holiday.object';

/**
 * The days of a month on which the clinic's country rests, in whole or by custom, earliest first; a date may have several.
 * None for a country that is not known. They close nothing by themselves.
 */
export async function listHolidays(ctx: Context, { year, month }: Month): Promise<Holiday[]> {
  assertMonth(year, month);
  const only = { select: { id: true, countryCode: true }, where: { id: 1 } };
  const { countryCode } = await ctx.db.manager.findOneOrFail(Settings, only);
  const country = COUNTRIES[countryCode];
  if (country === undefined) return [];
  const prefix = `${year}-${String(month).padStart(2, '0')}-`;
  const ofYear = await years.answer(`${country} ${year}`, ctx, () => holidaysOf(country, year));
  return ofYear.filter(({ date }) => date.startsWith(prefix));
}

/** Only a new version of the package tells others. */
const years = new RecentAnswers(24 * 60 * 60_000);

/**
 * In Spanish, or in the country's language where it has no Spanish name. The rules of all countries take a quarter of a
 * second and 25 MB to load: only for who asks.
 */
async function holidaysOf(country: string, year: number): Promise<Holiday[]> {
  const { default: Holidays } = await import('date-holidays');
  return new Holidays(country, { languages: ['es'] })
    .getHolidays(year)
    .filter(({ date, type }) => DAYS_OFF.has(type) && date.slice(11, 19) === MIDNIGHT)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
}

const DAYS_OFF: ReadonlySet<HolidaysTypes.HolidayType> = new Set(['public', 'bank', 'optional']);
/** What begins at noon is half a holiday. */
const MIDNIGHT = '00:00:00';

/** ISO 3166 by dial code, e.g. +54; +1 and +44 by their largest country. */
const COUNTRIES: Readonly<Record<string, string>> = {
  '+1': 'US', '+33': 'FR', '+34': 'ES', '+39': 'IT', '+44': 'GB', '+49': 'DE', '+51': 'PE', '+52': 'MX', '+54': 'AR',
  '+55': 'BR', '+56': 'CL', '+57': 'CO', '+58': 'VE', '+61': 'AU', '+81': 'JP', '+351': 'PT', '+591': 'BO', '+593': 'EC',
  '+595': 'PY', '+598': 'UY',
};
