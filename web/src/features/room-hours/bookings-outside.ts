import type { ApiError } from '../../shared/errors/api-error';

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

/** How many there are of each kind. */
export interface BookingCounts {
  appointments: number;
  rentals: number;
}

export function countBookings(bookings: readonly BookingOutside[]): BookingCounts {
  const appointments = bookings.filter(({ kind }) => kind === 'appointment').length;
  return { appointments, rentals: bookings.length - appointments };
}

/** What has to be confirmed before the change is saved; null when the failure is another one. */
export function bookingsOutside(error: ApiError | undefined): readonly BookingOutside[] | null {
  const unconfirmed = error?.unconfirmed ?? [];
  return unconfirmed.length > 0 ? (unconfirmed as readonly object[] as readonly BookingOutside[]) : null;
}
