/** Who books: an administrator for any professional, a professional for their own calendar, or a patient. */
export type BookingMode = 'admin' | 'professional' | 'patient';

interface Texts {
  title: string;
  submit: string;
  sending: string;
  /** Empties what the own account filled in. */
  clearPatient: string;
}

const STAFF = { submit: 'Crear Turno', sending: 'Creando...', clearPatient: 'Vaciar datos del paciente' };

export const MODE_TEXTS: Record<BookingMode, Texts> = {
  admin: { ...STAFF, title: 'Crear Turno (Admin)' },
  professional: { ...STAFF, title: 'Crear Turno (Profesional)' },
  patient: { title: 'Reservar Turno', submit: 'Confirmar Turno', sending: 'Reservando...', clearPatient: 'Reservar para otra persona' },
};

/** Its name among the drafts. */
export function dialogForm(mode: BookingMode): string {
  return `booking-dialog:${mode}`;
}

/** Staff choose any time and any length for the calendars they keep. */
export function isStaffMode(mode: BookingMode): boolean {
  return mode !== 'patient';
}
