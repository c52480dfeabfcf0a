import { birthDateFault } from '@turnero/api/domain/birth-date';
import type { StringSchema } from 'yup';

import { dateTextRule, tidyDateText, toIsoDay } from '../../kit/form/date-text';

/** The server's rule; optional. `today`: the clinic's, yyyy-MM-dd. */
export function birthDateRule(today: string | undefined): StringSchema {
  return dateTextRule().test('born', function check(text) {
    const day = toIsoDay(tidyDateText(text ?? ''));
    const fault = day === '' || today === undefined ? null : birthDateFault(day, today);
    return fault === null || this.createError({ message: fault });
  });
}
