import type { HolidaysTypes } from 'date-holidays';

import type { Month } from '../../../domain/calendar-date';
import { isStaff } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { assertMonth } from '../../../platform/validation/month';
import { Settings } from '../../settings/settings.entity';
import type { Holiday } from './holiday.object';

/**
 * Public, bank and optional ones, earliest first; a date may have several. Empty for an unknown country, and for the
 * public in distant years, which take long to compute.
 */
export async function listHolidays(ctx: Context, { year, month }: Month): Promise<Holiday[]> {
  assertMonth(year, month);
  if (!isStaff(ctx.actor) && Math.abs(year - ctx.now.getUTCFullYear()) > YEARS_EACH_WAY) return [];
  const only = { select: { id: true, countryCode: true }, where: { id: 1 } };
  const { countryCode } = await ctx.db.manager.findOneOrFail(Settings, only);
  const country = COUNTRIES[countryCode];
  if (country === undefined) return [];
  const prefix = `${year}-${String(month).padStart(2, '0')}-`;
  const key = `${country} ${year}`;
  const ofYear = years.get(key) ?? (await holidaysOf(country, year));
  years.set(key, ofYear);
  return ofYear.filter(({ date }) => date.startsWith(prefix));
}

const YEARS_EACH_WAY = 2;

/** By country and year: some hundred entries, fixed by the package. */
const years = new Map<string, Holiday[]>();

/** In Spanish, else the country's language. Lazy: the package loads slowly. */
async function holidaysOf(country: string, year: number): Promise<Holiday[]> {
  const { default: Holidays } = await import('date-holidays');
  return new Holidays(country, { languages: ['es'] })
    .getHolidays(year)
    .filter(({ date, type }) => DAYS_OFF.has(type) && date.slice(11, 19) === MIDNIGHT)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
}

const DAYS_OFF: ReadonlySet<HolidaysTypes.HolidayType> = new Set(['public', 'bank', 'optional']);
/** Later starts mean half days. */
const MIDNIGHT = '00:00:00';

/** ISO 3166 by dial code; +1 and +44 by their largest country. */
const COUNTRIES: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+33': 'FR',
  '+34': 'ES',
  '+39': 'IT',
  '+44': 'GB',
  '+49': 'DE',
  '+51': 'PE',
  '+52': 'MX',
  '+54': 'AR',
  '+55': 'BR',
  '+56': 'CL',
  '+57': 'CO',
  '+58': 'VE',
  '+61': 'AU',
  '+81': 'JP',
  '+351': 'PT',
  '+591': 'BO',
  '+593': 'EC',
  '+595': 'PY',
  '+598': 'UY',
};
