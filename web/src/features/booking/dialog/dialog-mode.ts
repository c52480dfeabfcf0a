/** Who books: an administrator for any professional, a professional for their own calendar, or a patient. */
export type BookingMode = 'admin' | 'professional' | 'patient';

/** Its name among the drafts. */
export function dialogForm(mode: BookingMode): string {
  return `booking-dialog:${mode}`;
}

/** Staff choose any time and any length for the calendars they keep. */
export function isStaffMode(mode: BookingMode): boolean {
  return mode !== 'patient';
}
