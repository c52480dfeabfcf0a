import type { ApiError } from '../../shared/errors/api-error';
import { shortDate } from '../../shared/time/clinic-time';

/** A booking that a change of hours leaves outside them. */
export interface BookingOutside {
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

/** What has to be confirmed before the change is saved; null when the failure is another one. */
export function bookingsOutside(error: ApiError | undefined): readonly BookingOutside[] | null {
  const unconfirmed = error?.unconfirmed ?? [];
  return unconfirmed.length > 0 ? (unconfirmed as readonly object[] as readonly BookingOutside[]) : null;
}

/** "sáb, 21 nov, 10:00 a 10:30: turno de Ana Pérez con Dra. Laura Gómez" */
export function bookingText({ kind, date, startTime, endTime, professionalName, patientName }: BookingOutside): string {
  const what = kind === 'rental' ? `alquiler de ${professionalName}` : `turno de ${patientName ?? 'un paciente'} con ${professionalName}`;
  return `${shortDate(date)}, ${startTime} a ${endTime}: ${what}`;
}

/** "1 turno y 2 alquileres" */
export function bookingCounts(bookings: readonly BookingOutside[]): string {
  const appointments = bookings.filter(({ kind }) => kind === 'appointment').length;
  const rentals = bookings.length - appointments;
  const counts = [
    appointments > 0 && `${appointments} ${appointments === 1 ? 'turno' : 'turnos'}`,
    rentals > 0 && `${rentals} ${rentals === 1 ? 'alquiler' : 'alquileres'}`,
  ];
  return counts.filter(Boolean).join(' y ');
}
