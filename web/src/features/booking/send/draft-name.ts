/** Name of the booking page's draft. */
export function bookingForm(professionalId: number): string {
  return `booking:${professionalId}`;
}
