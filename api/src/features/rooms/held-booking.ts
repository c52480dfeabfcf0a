import { counted, enumerated } from '../../domain/counted';
import { plural } from '../../domain/plural';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { ExtensionPoint } from '../../platform/extension-point';
import { assertConfirmed } from '../../platform/unconfirmed';

export interface HeldBooking {
  /** Changes with the time, so a moved booking asks again. */
  id: string;
  bookingId: string;
  kind: 'appointment' | 'rental';
  /** yyyy-MM-dd, in the clinic's zone. */
  date: string;
  /** HH:mm; the end up to 24:00. */
  startTime: string;
  endTime: string;
  professionalName: string;
  /** null: rental. */
  patientName: string | null;
}

/** The room is locked. Earliest first. */
export type ComingBookings = (tx: Transaction, roomId: number, now: Date) => Promise<HeldBooking[]>;

export const COMING_BOOKINGS = new ExtensionPoint<ComingBookings>();

/** CONFLICT with all unless `confirmed` has each. */
export async function assertBookingsConfirmed(
  ctx: Context,
  tx: Transaction,
  roomId: number,
  confirmed: readonly string[] | null | undefined,
): Promise<void> {
  const bookings: HeldBooking[] = [];
  for (const list of COMING_BOOKINGS.parts) bookings.push(...(await list(tx, roomId, ctx.now)));
  const text = `${bookingsText(bookings)} ${plural(bookings.length, 'quedaría', 'quedarían')} en una sala inactiva`;
  assertConfirmed(ctx, bookings, confirmed, `${text}. Revisá la lista y confirmá para guardar`);
}

/** "1 turno y 2 alquileres" */
export function bookingsText(bookings: readonly Pick<HeldBooking, 'kind'>[]): string {
  const appointments = bookings.filter(({ kind }) => kind === 'appointment').length;
  const rentals = bookings.length - appointments;
  return enumerated([
    ...(appointments > 0 ? [counted(appointments, 'turno', 'turnos')] : []),
    ...(rentals > 0 ? [counted(rentals, 'alquiler', 'alquileres')] : []),
  ]);
}
