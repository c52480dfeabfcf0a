import type { HolidaysTypes } from 'date-holidays';

import { holidayKind, type DatedHoliday } from '../../../domain/holidays';
import type { Transaction } from '../../../platform/database/database';
import { Settings } from '../../settings/settings.entity';

/**
 * The country's public, bank and optional holidays, earliest first; a date may have several. Empty for an unknown
 * country. Names are Spanish, else in the country's language.
 */
export async function countryHolidays(db: Pick<Transaction, 'manager'>, year: number): Promise<DatedHoliday[]> {
  const only = { select: { id: true, countryCode: true }, where: { id: 1 } };
  const { countryCode } = await db.manager.findOneOrFail(Settings, only);
  const country = COUNTRIES[countryCode];
  if (country === undefined) return [];
  const key = `${country} ${year}`;
  const ofYear = years.get(key) ?? (await computed(country, year));
  years.set(key, ofYear);
  return ofYear;
}

/** By country and year: some hundred entries; only another package version changes them. */
const years = new Map<string, DatedHoliday[]>();

/** Imported on demand: the package loads slowly. */
async function computed(country: string, year: number): Promise<DatedHoliday[]> {
  const { default: Holidays } = await import('date-holidays');
  return new Holidays(country, { languages: ['es'] })
    .getHolidays(year)
    .filter(({ date, type }) => DAYS_OFF.has(type) && date.slice(11, 19) === MIDNIGHT)
    .map(({ date, name, type, rule }) => ({ date: date.slice(0, 10), name, kind: holidayKind(type, rule) }));
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
