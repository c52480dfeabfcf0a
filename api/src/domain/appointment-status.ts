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

const LABELS: Record<AppointmentStatus, { turno: string; cita: string }> = {
  pending: { turno: 'Pendiente', cita: 'Pendiente' },
  confirmed: { turno: 'Confirmado', cita: 'Confirmada' },
  completed: { turno: 'Completado', cita: 'Completada' },
  cancelled: { turno: 'Cancelado', cita: 'Cancelada' },
  no_show: { turno: 'Ausente', cita: 'Ausente' },
};

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

/** The word a person reads, of the gender of the noun it stands by. */
export function statusLabel(status: AppointmentStatus, noun: 'turno' | 'cita'): string {
  return LABELS[status][noun];
}
