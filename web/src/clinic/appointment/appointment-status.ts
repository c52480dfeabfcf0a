export type AppointmentStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show';

export type ClosedStatus = Extract<AppointmentStatus, 'completed' | 'no_show'>;

export function isClosed(status: AppointmentStatus): status is ClosedStatus {
  return status === 'completed' || status === 'no_show';
}

/** Will take place, as far as is known. */
export function isExpected(status: AppointmentStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Masculine and feminine. */
export const STATUS_WORD: Record<AppointmentStatus, { turno: string; cita: string }> = {
  pending: { turno: 'Pendiente', cita: 'Pendiente' },
  confirmed: { turno: 'Confirmado', cita: 'Confirmada' },
  completed: { turno: 'Completado', cita: 'Completada' },
  cancelled: { turno: 'Cancelado', cita: 'Cancelada' },
  no_show: { turno: 'Ausente', cita: 'Ausente' },
};

/** Signs of an appointment, whatever its status. */
export const SIGN_WORD = { overbooking: 'Sobreturno', movedByPatient: 'Movido por el paciente' } as const;
