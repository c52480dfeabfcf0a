/** An administrator for any professional, a professional for their own calendar, or a patient. */
export type BookingMode = 'admin' | 'professional' | 'patient';

/** The draft's name. */
export function dialogForm(mode: BookingMode): string {
  return `booking-dialog:${mode}`;
}

/** Staff choose any time and length. */
export function isStaffMode(mode: BookingMode): boolean {
  return mode !== 'patient';
}
