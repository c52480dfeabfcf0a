export function bookingForm(professionalId: number): string {
  return `booking:${professionalId}`;
}
