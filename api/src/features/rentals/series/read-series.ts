import { dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Interval } from '../../../domain/intervals';
import { latestSeriesDate, seriesDates, type SeriesHours, type SeriesPattern } from '../../../domain/rental-series';
import { dateText } from '../../../domain/date-text';
import { weekdayOf } from '../../../domain/calendar-date';
import { fromIsoWeekday, WEEKDAY_NAMES, WEEKDAYS } from '../../../domain/weekday';
import { requestFault } from '../../../domain/rental-request';
import { parseEndTime, parseTime } from '../../../domain/time-of-day';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { clinicSettings } from '../../settings/settings.service';
import { refusalOf } from '../rent/rental-refusals';
import { SERIES_HOURS, type RentalSeriesInput, type SeriesHoursInput } from './rental-series.inputs';

/** BAD_REQUEST on the field: past, unreachable or no dates, or invalid hours. */
export async function readPattern(ctx: Context, input: RentalSeriesInput): Promise<SeriesPattern> {
  const { firstDate, untilDate, everyWeeks } = input;
  const today = await clinicToday(ctx);
  if (firstDate < today) throw invalid('firstDate', 'La fecha ya pasó');
  if (untilDate < firstDate) throw invalid('untilDate', 'La última fecha debe ser posterior a la primera');
  assertInReach(untilDate, today);
  const pattern = { firstDate, untilDate, everyWeeks, hours: readHours(input.hours) };
  if (seriesDates(pattern).length === 0) throw invalid('untilDate', 'Ninguno de esos días cae entre las dos fechas');
  return pattern;
}

export async function clinicToday(ctx: Context): Promise<string> {
  const { timeZone } = await clinicSettings(ctx);
  return dateOf(timeZone, ceilToMinute(ctx.now));
}

/** BAD_REQUEST on `untilDate`. */
export function assertInReach(untilDate: string, today: string): void {
  const latest = latestSeriesDate(today);
  if (untilDate > latest) throw invalid('untilDate', `Se puede reservar hasta el ${dateText(latest)}`);
}

export function hoursOn({ hours }: Pick<SeriesPattern, 'hours'>, date: string): Interval[] {
  const weekday = weekdayOf(date);
  return hours.filter((it) => it.weekday === weekday).map(({ start, end }) => ({ start, end }));
}

function readHours(inputs: readonly SeriesHoursInput[]): SeriesHours[] {
  if (inputs.length === 0) throw invalid('hours', 'Elegí al menos un día de la semana');
  if (inputs.length > SERIES_HOURS.maxItems)
    throw invalid('hours', `No se pueden reservar más de ${SERIES_HOURS.maxItems} intervalos a la vez`);
  const hours = inputs.map(({ weekday, startTime, endTime }, index) => ({
    weekday: fromIsoWeekday(weekday),
    start: parseTime(startTime) ?? unreadable(`hours.${index}.startTime`),
    end: parseEndTime(endTime) ?? unreadable(`hours.${index}.endTime`),
  }));
  return WEEKDAYS.flatMap((weekday) => {
    const its = hours.filter((it) => it.weekday === weekday).toSorted((a, b) => a.start - b.start);
    const fault = requestFault(its);
    if (fault) throw invalid('hours', `${WEEKDAY_NAMES[weekday]}: ${refusalOf(fault, 'manual').message}`);
    return its;
  });
}

function unreadable(field: string): never {
  throw invalid(field, 'La hora debe tener la forma HH:mm');
}
