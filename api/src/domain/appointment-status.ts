export const AppointmentStatus = {
  pending: 'pending',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'no_show',
} as const;
export type AppointmentStatus = keyof typeof AppointmentStatus;
export const APPOINTMENT_STATUSES = Object.values(AppointmentStatus);
/** Every status that callers may write. */
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
 * Reads a status as callers write it; null for an unknown one. `current` is null for a new appointment.
 * `scheduled` keeps a pending or confirmed `current` and otherwise means pending.
 */
export function normalizeStatusInput(text: string, current: AppointmentStatus | null): AppointmentStatus | null {
  if (text === 'scheduled') return current !== null && isScheduled(current) ? current : 'pending';
  if (text === 'no-show') return 'no_show';
  return APPOINTMENT_STATUSES.find((status) => status === text) ?? null;
}

/** The statuses a list filter stands for: `scheduled` is pending and confirmed; null for an unknown word. */
export function statusesMeant(text: string): AppointmentStatus[] | null {
  if (text === 'scheduled') return APPOINTMENT_STATUSES.filter(isScheduled);
  const status = normalizeStatusInput(text, null);
  return status && [status];
}
