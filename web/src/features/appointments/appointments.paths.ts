export const CONFIRMATION_ROUTE = '/confirmation/:appointmentId';
/** The booking mail's link; `token` replaces a session. */
export const CANCEL_ROUTE = '/cancel/:appointmentId';
export const RESCHEDULE_ROUTE = '/reschedule/:appointmentId';
/** The start that the patient moved it to: yyyy-MM-ddTHH:mm. */
export const MOVED_KEY = 'cambiado';

/** Without its token for who may cancel by session or by the tab's receipt. */
export function cancelPath(appointmentId: string): string {
  return `/cancel/${appointmentId}`;
}

/** `token`: from the mail's link. */
export function reschedulePath(appointmentId: string, token: string | null = null): string {
  return `/reschedule/${appointmentId}${token === null ? '' : `?token=${token}`}`;
}

/** The address alone shows it masked. */
export function confirmationPath(appointmentId: string): string {
  return `/confirmation/${appointmentId}`;
}
