import { counted } from '../../../domain/counted';
import { floorToMinute } from '../../../domain/epoch-minute';
import { plural } from '../../../domain/plural';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { assertConfirmed } from '../../../platform/unconfirmed';
import { bookingsWithinEach, listed } from '../../room-hours/held-bookings';
import type { RoomBookingRow } from '../room-booking-row';

interface Agreed {
  confirmed: readonly string[] | null | undefined;
  /** Verb of the question. */
  to: 'devolver' | 'cancelar';
}

/**
 * CONFLICT with unconfirmed appointments inside rentals of one room, which keep room and time. Only the tenant can have
 * any. Call it after lockOccupancy.
 */
export async function assertTurnosConfirmed(
  ctx: Context,
  tx: Transaction,
  rows: readonly RoomBookingRow[],
  { confirmed, to }: Agreed,
): Promise<void> {
  const now = floorToMinute(ctx.now);
  const times = rows.map(({ start, end }) => ({ start: Math.max(start, now), end })).filter((it) => it.start < it.end);
  const { roomId, zone } = rows[0]!;
  const held = await bookingsWithinEach(tx, roomId, times);
  const bookings = await listed(
    tx,
    zone,
    held.filter(({ isAppointment }) => isAppointment),
  );
  const text = `${counted(bookings.length, 'turno', 'turnos')} ${plural(bookings.length, 'quedaría', 'quedarían')}`;
  const sentence = `${text} en la sala sin alquilarla. Revisá la lista y confirmá para ${to}la`;
  assertConfirmed(ctx, bookings, confirmed, sentence);
}
