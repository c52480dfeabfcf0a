import { daysInMonth, FIRST_YEAR, LAST_YEAR } from '../../domain/calendar-date';
import { invalid } from '../errors/app-error';

/** BAD_REQUEST on `year` or `month`. */
export function assertMonth(year: number, month: number): void {
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw invalid('year', `El año debe estar entre ${FIRST_YEAR} y ${LAST_YEAR}`);
  if (daysInMonth(year, month) === 0) throw invalid('month', 'El mes debe estar entre 1 y 12');
}
