/** What an appointment can be, as stored. */
export const AppointmentStatus = {
  pending: 'pending',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'no_show',
} as const;
export type AppointmentStatus = keyof typeof AppointmentStatus;
export const APPOINTMENT_STATUSES = Object.values(AppointmentStatus);
/** All that callers may write for one. */
export const STATUS_WORDS: readonly string[] = [...APPOINTMENT_STATUSES, 'scheduled', 'no-show'];

/** Whether the appointment keeps its professional and room occupied. */
export function holdsTime(status: AppointmentStatus): boolean {
  return status !== 'cancelled' && status !== 'no_show';
}

/** Whether it counts under "Programados". */
export function isScheduled(status: AppointmentStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/**
 * A status as callers may write it, `scheduled` and `no-show` included; null for an unknown one.
 * `current` is the appointment's status, null for one being made: `scheduled` keeps it when it is pending or confirmed,
 * and means pending otherwise.
 */
export function normalizeStatusInput(text: string, current: AppointmentStatus | null): AppointmentStatus | null {
  if (text === 'scheduled') return current !== null && isScheduled(current) ? current : 'pending';
  if (text === 'no-show') return 'no_show';
  return APPOINTMENT_STATUSES.find((status) => status === text) ?? null;
}

/** Those that a word asks for in a list, as callers may write it: `scheduled` is pending and confirmed; null for an unknown one. */
export function statusesMeant(text: string): AppointmentStatus[] | null {
  if (text === 'scheduled') return APPOINTMENT_STATUSES.filter(isScheduled);
  const status = normalizeStatusInput(text, null);
  return status && [status];
}
