import { formatTime } from '../../domain/time-of-day';
import { fromProfessionalWeekday, toProfessionalWeekday, WEEKDAY_NAMES } from '../../domain/weekday';
import { firstOverlap, type WeekdayHours } from '../../domain/weekly-hours';
import { invalid } from '../../platform/errors/app-error';
import { readTimes } from '../../platform/validation/times';
import type { AvailabilityEntryInput, TemplateHours } from './availability.objects';

/** More than any week needs. */
export const ENTRIES = { maxItems: 100 };

/**
 * Reads a professional's week from the input; `professionalId` null: a new professional. BAD_REQUEST with the field,
 * e.g. `entries.2.endTime`.
 */
export function readWeek(
  professionalId: number | null,
  entries: readonly AvailabilityEntryInput[],
  field = 'entries',
): WeekdayHours[] {
  if (entries.length > ENTRIES.maxItems)
    throw invalid(field, `La disponibilidad no puede tener más de ${ENTRIES.maxItems} horarios`);
  const given = entries.map((entry, index) => ({ entry, at: `${field}.${index}` }));
  const available = given.filter(({ entry }) => entry.isAvailable !== false);
  for (const { entry, at } of given) {
    if (entry.professionalId != null && entry.professionalId !== professionalId) {
      throw invalid(`${at}.professionalId`, 'El horario es de otro profesional');
    }
  }
  const week = available.map(({ entry, at }) => readHours(entry, at));
  const overlap = firstOverlap(week);
  if (overlap !== null) {
    const day = WEEKDAY_NAMES[week[overlap]!.weekday];
    throw invalid(`${available[overlap]!.at}.startTime`, `Los horarios del ${day} se superponen`);
  }
  return week;
}

export function writeHours({ weekday, startMinute, endMinute }: WeekdayHours): TemplateHours {
  return {
    dayOfWeek: toProfessionalWeekday(weekday),
    startTime: formatTime(startMinute),
    endTime: formatTime(endMinute),
  };
}

/** 09:00-13:00. */
export function hoursText({ startMinute, endMinute }: Pick<WeekdayHours, 'startMinute' | 'endMinute'>): string {
  return `${formatTime(startMinute)}-${formatTime(endMinute)}`;
}

function readHours({ dayOfWeek, startTime, endTime }: AvailabilityEntryInput, at: string): WeekdayHours {
  if (dayOfWeek < 0 || dayOfWeek > 6)
    throw invalid(`${at}.dayOfWeek`, 'El día debe estar entre 0 (domingo) y 6 (sábado)');
  return { weekday: fromProfessionalWeekday(dayOfWeek), ...readTimes(startTime, endTime, `${at}.`) };
}
