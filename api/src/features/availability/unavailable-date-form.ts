import { dateText } from '../../domain/date-text';
import { formatTime, MINUTES_PER_DAY } from '../../domain/time-of-day';
import { trimmed } from '../../platform/validation/text';
import { readTimes } from '../../platform/validation/times';
import { quotedChange } from '../activity/activity-summary';
import type {
  AddUnavailableDateInput,
  UnavailableReason,
  UpdateUnavailableDateInput,
} from './unavailable-date.objects';
import { hoursText } from './availability-form';

/** The whole day is minute 0 to 1440. */
export interface StoredDate {
  date: string;
  reason: UnavailableReason;
  description: string | null;
  startMinute: number;
  endMinute: number;
}

/** BAD_REQUEST when a time is missing or malformed, or the end isn't after the start. */
export function newDate({ date, reason, description, ...hours }: AddUnavailableDateInput): StoredDate {
  return { date, reason, description: trimmed(description), ...readHours(hours, null) };
}

export function changedDate(
  current: StoredDate,
  { date, reason, description, ...hours }: UpdateUnavailableDateInput,
): StoredDate {
  return {
    date: date ?? current.date,
    reason: reason ?? current.reason,
    description: description === undefined ? current.description : trimmed(description),
    ...readHours(hours, current),
  };
}

export function isAllDay({ startMinute, endMinute }: Pick<StoredDate, 'startMinute' | 'endMinute'>): boolean {
  return startMinute === 0 && endMinute === MINUTES_PER_DAY;
}

export function sameDate(a: StoredDate, b: StoredDate): boolean {
  return (['date', 'reason', 'description', 'startMinute', 'endMinute'] as const).every(
    (field) => a[field] === b[field],
  );
}

/** For the activity log; null: none. */
export function dateTexts(before: StoredDate | null, after: StoredDate | null): { before: string; after: string } {
  const words = quotedChange(before?.description ?? null, after?.description ?? null);
  return {
    before: before === null ? 'sin registrar' : factsText(before, words.before),
    after: after === null ? 'eliminada' : factsText(after, words.after),
  };
}

function factsText(date: StoredDate, description: string): string {
  const about = [REASONS[date.reason], ...(date.description === null ? [] : [description])].join(', ');
  return `${dateText(date.date)}, ${isAllDay(date) ? 'todo el día' : hoursText(date)} (${about})`;
}

interface HoursInput {
  isAllDay?: boolean | null;
  startTime?: string | null;
  endTime?: string | null;
}

function readHours(input: HoursInput, current: StoredDate | null): Pick<StoredDate, 'startMinute' | 'endMinute'> {
  const wasAllDay = current === null || isAllDay(current);
  if (input.isAllDay ?? wasAllDay) return { startMinute: 0, endMinute: MINUTES_PER_DAY };
  const [start, end] = wasAllDay ? [null, null] : [formatTime(current.startMinute), formatTime(current.endMinute)];
  return readTimes(
    input.startTime === undefined ? start : input.startTime,
    input.endTime === undefined ? end : input.endTime,
    '',
  );
}

const REASONS: Readonly<Record<UnavailableReason, string>> = {
  vacation: 'vacaciones',
  sick_leave: 'licencia por enfermedad',
  personal_day: 'día personal',
  holiday: 'feriado',
  other: 'otro motivo',
};
