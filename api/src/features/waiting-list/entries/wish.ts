import { addDays } from '../../../domain/calendar-date';
import { WEEKDAY_NAMES, fromIsoWeekday } from '../../../domain/weekday';
import { firstOverlap, inOrder, type WeekdayHours } from '../../../domain/weekly-hours';
import { MOST_DAYS_AHEAD, MOST_HOURS } from '../../../domain/waiting-list';
import { invalid } from '../../../platform/errors/app-error';
import { readTimes } from '../../../platform/validation/times';
import type { Wish } from './entry.inputs';

interface ReadWish {
  hours: WeekdayHours[];
  fromDate: string;
  untilDate: string;
  noticeHours: number;
}

/** `today` in the clinic's time zone. BAD_REQUEST with the field, e.g. `hours.2.endTime`. */
export function readWish({ hours, fromDate, untilDate, noticeHours }: Wish, today: string): ReadWish {
  const since = fromDate ?? today;
  const latest = addDays(today, MOST_DAYS_AHEAD);
  if (untilDate < today) throw invalid('untilDate', 'La última fecha ya pasó');
  if (untilDate > latest) throw invalid('untilDate', 'La última fecha debe estar dentro de los próximos seis meses');
  if (since > untilDate) throw invalid('fromDate', 'La primera fecha debe ser anterior a la última, o la misma');
  return { hours: readHours(hours ?? []), fromDate: since < today ? today : since, untilDate, noticeHours };
}

function readHours(given: NonNullable<Wish['hours']>): WeekdayHours[] {
  if (given.length > MOST_HOURS) throw invalid('hours', `No puede haber más de ${MOST_HOURS} horarios`);
  const hours = given.map(({ weekday, startTime, endTime }, index) => ({
    weekday: fromIsoWeekday(weekday),
    ...readTimes(startTime, endTime, `hours.${index}.`),
  }));
  const overlap = firstOverlap(hours);
  if (overlap === null) return inOrder(hours);
  throw invalid(
    `hours.${overlap}.startTime`,
    `Los horarios del ${WEEKDAY_NAMES[hours[overlap]!.weekday]} se superponen`,
  );
}
