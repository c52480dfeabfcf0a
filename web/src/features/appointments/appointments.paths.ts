export const CONFIRMATION_ROUTE = '/confirmation/:appointmentId';
export const MY_APPOINTMENTS_PATH = '/my-appointments';
/** The booking mail's link to cancel; its `token` replaces a session. */
export const CANCEL_ROUTE = '/cancel/:appointmentId';

/** A booked turno's page; the address alone shows it masked. */
export function confirmationPath(appointmentId: string): string {
  return `/confirmation/${appointmentId}`;
}
