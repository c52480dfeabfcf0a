import { formatTime, parseEndTime, parseTime } from '../../domain/time-of-day';
import { fromProfessionalWeekday, toProfessionalWeekday, type Weekday } from '../../domain/weekday';
import { firstOverlap, type WeekdayHours } from '../../domain/weekly-hours';
import { invalid } from '../../platform/errors/app-error';
import type { AvailabilityEntryInput, TemplateHours } from './availability.objects';

/** More than any week needs. */
export const ENTRIES = { maxItems: 100 };

/** What somebody typed as the week of a professional. BAD_REQUEST with the field, e.g. `entries.2.endTime`. */
export function readWeek(professionalId: number, entries: readonly AvailabilityEntryInput[]): WeekdayHours[] {
  if (entries.length > ENTRIES.maxItems) throw invalid('entries', `La disponibilidad no puede tener más de ${ENTRIES.maxItems} horarios`);
  const given = entries.map((entry, index) => ({ entry, at: `entries.${index}` }));
  const wanted = given.filter(({ entry }) => entry.isAvailable !== false);
  for (const { entry, at } of given) {
    if (entry.professionalId != null && entry.professionalId !== professionalId) {
      throw invalid(`${at}.professionalId`, 'El horario es de otro profesional');
    }
  }
  const week = wanted.map(({ entry, at }) => readHours(entry, at));
  const overlap = firstOverlap(week);
  if (overlap !== null) {
    const day = WEEKDAY_NAMES[week[overlap]!.weekday];
    throw invalid(`${wanted[overlap]!.at}.startTime`, `Los horarios del ${day} se superponen`);
  }
  return week;
}

/** Times of one day as two fields. BAD_REQUEST under `prefix`, which ends with a dot or is empty. */
export function readTimes(
  startTime: string | null | undefined,
  endTime: string | null | undefined,
  prefix: string,
): { startMinute: number; endMinute: number } {
  if (!startTime) throw invalid(`${prefix}startTime`, 'La hora de inicio es requerida');
  if (!endTime) throw invalid(`${prefix}endTime`, 'La hora de fin es requerida');
  const startMinute = parseTime(startTime);
  const endMinute = parseEndTime(endTime);
  if (startMinute === null) throw invalid(`${prefix}startTime`, 'La hora debe tener la forma HH:mm');
  if (endMinute === null) throw invalid(`${prefix}endTime`, 'La hora debe tener la forma HH:mm');
  if (endMinute <= startMinute) throw invalid(`${prefix}endTime`, 'La hora de fin debe ser posterior a la de inicio');
  return { startMinute, endMinute };
}

/** The documented form of some hours. */
export function writeHours({ weekday, startMinute, endMinute }: WeekdayHours): TemplateHours {
  return { dayOfWeek: toProfessionalWeekday(weekday), startTime: formatTime(startMinute), endTime: formatTime(endMinute) };
}

/** 09:00-13:00. */
export function hoursText({ startMinute, endMinute }: Pick<WeekdayHours, 'startMinute' | 'endMinute'>): string {
  return `${formatTime(startMinute)}-${formatTime(endMinute)}`;
}

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: 'lunes', 2: 'martes', 3: 'miércoles', 4: 'jueves', 5: 'viernes', 6: 'sábado', 7: 'domingo',
};

function readHours({ dayOfWeek, startTime, endTime }: AvailabilityEntryInput, at: string): WeekdayHours {
  if (dayOfWeek < 0 || dayOfWeek > 6) throw invalid(`${at}.dayOfWeek`, 'El día debe estar entre 0 (domingo) y 6 (sábado)');
  return { weekday: fromProfessionalWeekday(dayOfWeek), ...readTimes(startTime, endTime, `${at}.`) };
}
