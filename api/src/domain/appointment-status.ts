export const AppointmentStatus = {
  pending: 'pending',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'no_show',
} as const;
export type AppointmentStatus = keyof typeof AppointmentStatus;
export const APPOINTMENT_STATUSES = Object.values(AppointmentStatus);
export const STATUS_WORDS: readonly string[] = [...APPOINTMENT_STATUSES, 'scheduled', 'no-show'];

/** Whether it occupies its professional and room. */
export function holdsTime(status: AppointmentStatus): boolean {
  return status !== 'cancelled' && status !== 'no_show';
}

export function isScheduled(status: AppointmentStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** null for an unknown word. `scheduled` keeps a pending or confirmed `current` and otherwise means pending. */
export function normalizeStatusInput(text: string, current: AppointmentStatus | null): AppointmentStatus | null {
  if (text === 'scheduled') return current !== null && isScheduled(current) ? current : 'pending';
  if (text === 'no-show') return 'no_show';
  return APPOINTMENT_STATUSES.find((status) => status === text) ?? null;
}

/** For list filters: `scheduled` is pending and confirmed; null for an unknown word. */
export function statusesMeant(text: string): AppointmentStatus[] | null {
  if (text === 'scheduled') return APPOINTMENT_STATUSES.filter(isScheduled);
  const status = normalizeStatusInput(text, null);
  return status && [status];
}
