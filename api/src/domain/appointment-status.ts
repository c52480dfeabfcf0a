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

export function holdsTime(status: AppointmentStatus): boolean {
  return status !== 'cancelled' && status !== 'no_show';
}

/** Marked absent before its start (epoch minute): its time stays taken until then. */
export function isAbsentAhead({ status, start }: { status: AppointmentStatus; start: number }, now: Date): boolean {
  return status === 'no_show' && start * 60_000 > now.getTime();
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

/** Comma-separated; `scheduled` is pending and confirmed. null for an unknown word. */
export function statusesMeant(text: string): AppointmentStatus[] | null {
  const meant = text.split(',').map((word) => (word === 'scheduled' ? SCHEDULED : [normalizeStatusInput(word, null)]));
  const statuses = new Set(meant.flat());
  return statuses.has(null) ? null : APPOINTMENT_STATUSES.filter((status) => statuses.has(status));
}

const SCHEDULED = APPOINTMENT_STATUSES.filter(isScheduled);
