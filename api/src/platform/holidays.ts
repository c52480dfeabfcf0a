import type { HolidaysTypes } from 'date-holidays';

export interface Holiday {
  /** yyyy-MM-dd. */
  date: string;
  /** In Spanish, or in the country's language where it has no Spanish name. */
  name: string;
}

/**
 * The days of a month on which a country rests, in whole or by custom, earliest first; a date may have several. None for
 * a country that is not known. `dialCode` is that of its phones, e.g. +54.
 *
 * The rules of all countries take a quarter of a second and 25 MB to load: only for who asks.
 */
export async function holidaysOf(dialCode: string, { year, month }: { year: number; month: number }): Promise<Holiday[]> {
  const country = COUNTRIES[dialCode];
  if (country === undefined) return [];
  const { default: Holidays } = await import('date-holidays');
  const prefix = `${year}-${String(month).padStart(2, '0')}-`;
  return new Holidays(country, { languages: ['es'] })
    .getHolidays(year)
    .filter(({ date, type }) => DAYS_OFF.has(type) && date.startsWith(prefix) && date.slice(11, 19) === MIDNIGHT)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
}

const DAYS_OFF: ReadonlySet<HolidaysTypes.HolidayType> = new Set(['public', 'bank', 'optional']);
/** What begins at noon is half a holiday. */
const MIDNIGHT = '00:00:00';

/** ISO 3166 by dial code; +1 and +44 by their largest country. */
const COUNTRIES: Readonly<Record<string, string>> = {
  '+1': 'US', '+33': 'FR', '+34': 'ES', '+39': 'IT', '+44': 'GB', '+49': 'DE', '+51': 'PE', '+52': 'MX', '+54': 'AR',
  '+55': 'BR', '+56': 'CL', '+57': 'CO', '+58': 'VE', '+61': 'AU', '+81': 'JP', '+351': 'PT', '+591': 'BO', '+593': 'EC',
  '+595': 'PY', '+598': 'UY',
};
