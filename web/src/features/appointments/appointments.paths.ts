export const CONFIRMATION_ROUTE = '/confirmation/:appointmentId';
export const MY_APPOINTMENTS_PATH = '/my-appointments';
/** Where the mail of a booking leads whoever wants to cancel it; the query's `token` stands for the session. */
export const CANCEL_ROUTE = '/cancel/:appointmentId';

/** What was booked; whoever has the address may read it. */
export function confirmationPath(appointmentId: string): string {
  return `/confirmation/${appointmentId}`;
}
