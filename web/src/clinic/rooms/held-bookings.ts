import { countText } from '../../kit/text/count-text';
import { shortDate } from '../../kit/time/wall-time';

/** Listed by the server before a room changes. */
export interface HeldBooking {
  id: string;
  kind: 'appointment' | 'rental';
  /** yyyy-MM-dd */
  date: string;
  startTime: string;
  endTime: string;
  professionalName: string;
  /** null for a rental. */
  patientName: string | null;
}

/** "1 turno y 2 alquileres" */
export function bookingsText(bookings: readonly HeldBooking[]): string {
  const appointments = bookings.filter(({ kind }) => kind === 'appointment').length;
  const rentals = bookings.length - appointments;
  const counts = [
    appointments > 0 && countText(appointments, 'turno', 'turnos'),
    rentals > 0 && countText(rentals, 'alquiler', 'alquileres'),
  ];
  return counts.filter(Boolean).join(' y ');
}

/** "sáb, 21 nov, 10:00 a 10:30: turno de Ana Pérez con Dra. Laura Gómez" */
export function bookingText({ kind, date, startTime, endTime, professionalName, patientName }: HeldBooking): string {
  const what =
    kind === 'rental'
      ? `alquiler de ${professionalName}`
      : `turno de ${patientName ?? 'un paciente'} con ${professionalName}`;
  return `${shortDate(date)}, ${startTime} a ${endTime}: ${what}`;
}
