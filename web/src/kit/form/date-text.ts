import { dateText } from '@turnero/api/domain/date-text';
import { string, type StringSchema } from 'yup';

import { isRealDay } from '../time/calendar-date';

export const DATE_TEXT_PATTERN = '\\d{2}-\\d{2}-\\d{4}';
export const DATE_TEXT_FORMAT = 'dd-MM-YYYY';

const TEXT = /^(\d{2})-(\d{2})-(\d{4})$/;
const DIGITS = /^\d{8}$/;
const LOOSE = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const SHORT_YEAR = /^(\d{1,2}[-/. ]\d{1,2}[-/. ])(\d{2})$/;

/** "07-03-1958" as 1958-03-07; '' for other texts or before 1900. */
export function toIsoDay(text: string): string {
  const [, date = '', month = '', year = ''] = TEXT.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  return isRealDay(day) ? day : '';
}

/** 1958-03-07 as "07-03-1958"; '' for none. Logs invalid days. */
export function toDateText(day: string | null | undefined): string {
  if (!day) return '';
  if (!isRealDay(day)) {
    logParseFailure();
    return '';
  }
  return dateText(day);
}

export function logParseFailure(): void {
  // eslint-disable-next-line no-console -- the documents ask for this line.
  console.error('Error parsing date');
}

/** Rewrites 7/3/1958 and 07031958 as 07-03-1958; trims others. */
export function tidyDateText(typed: string): string {
  const text = typed.trim();
  if (DIGITS.test(text)) return `${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
  const parts = LOOSE.exec(text);
  if (!parts) return text;
  const [, day = '', month = '', year] = parts;
  return `${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`;
}

/** As tidyDateText; also rewrites 7/3/85 as 07-03-1985, the last such year until `today`, yyyy-MM-dd. */
export function tidyBirthDate(typed: string, today: string): string {
  const [, date, year = ''] = SHORT_YEAR.exec(typed.trim()) ?? [];
  if (date === undefined) return tidyDateText(typed);
  const century = today.slice(0, 2);
  return tidyDateText(`${date}${year > today.slice(2, 4) ? Number(century) - 1 : century}${year}`);
}

const INVALID_DATE = 'Fecha inválida';

interface Limits {
  /** yyyy-MM-dd */
  min?: string;
}

/** Optional; half-typed and impossible dates are invalid. */
export function dateTextRule({ min }: Limits = {}): StringSchema {
  return string().test('date', function check(text) {
    if (!text?.trim()) return true;
    const day = toIsoDay(tidyDateText(text));
    const isOff = day === '' || (min !== undefined && day < min);
    return !isOff || this.createError({ message: INVALID_DATE });
  });
}
