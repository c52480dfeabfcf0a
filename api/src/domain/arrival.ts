import { isScheduled, type AppointmentStatus } from './appointment-status';
import { isCalendarDate } from './calendar-date';

/** A turno of today, for its patient at an arrival screen. */
export const ArrivalState = {
  expected: 'expected',
  arrived: 'arrived',
  attended: 'attended',
  cancelled: 'cancelled',
  closed: 'closed',
} as const;
export type ArrivalState = keyof typeof ArrivalState;

interface TurnoOfToday {
  status: AppointmentStatus;
  /** Epoch minute. */
  start: number;
  durationMinutes: number;
  hasArrived: boolean;
}

/** `now`: epoch minute. Patients may arrive until their turno ends. */
export function arrivalState({ status, start, durationMinutes, hasArrived }: TurnoOfToday, now: number): ArrivalState {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed') return 'attended';
  if (!isScheduled(status)) return 'closed';
  if (hasArrived) return 'arrived';
  return now < start + durationMinutes ? 'expected' : 'closed';
}

/** For MM-dd, in Spanish; null: none. */
export function birthDayFault(birthDay: string): string | null {
  return isCalendarDate(`2000-${birthDay}`) ? null : 'Ese día no existe: escribí dos números del día y dos del mes';
}

/** A DNI of 6 to 8 digits as it may be stored, with or without leading zeros. */
export function storedDnis(dni: string): string[] {
  const number = dni.replace(/^0+/, '');
  return [...new Set([number, number.padStart(7, '0'), number.padStart(8, '0')])];
}
