import type { SelectQueryBuilder } from 'typeorm';

import { clinicDayAt, type ClinicDay } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { overlaps, type Interval } from '../../domain/intervals';
import { formatTime } from '../../domain/time-of-day';
import { wallSpan } from '../../domain/wall-span';
import { bool, float, from, sourcesOf, text, uuid } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { shownEnd, shownStart } from '../rooms/shown-time';
import { selection, type SelectedRow } from '../../platform/database/selection';
import { ExtensionPoint } from '../../platform/extension-point';
import { Professional } from '../professionals/professional.object';
import type { ComingBookings, HeldBooking } from '../rooms/held-booking';
import { occupiedFrom, occupiedWithin } from '../rooms/occupied-between';
import { RoomOccupancy } from '../rooms/room-occupancy.entity';
import { clinicSettingsIn } from '../settings/settings.service';

/** By appointment id. */
export type PatientNames = (tx: Transaction, appointmentIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Brought by the appointments feature. */
export const PATIENT_NAMES = new ExtensionPoint<PatientNames>();

/** For deactivating the room. */
export const bookingsFromNow: ComingBookings = async (tx, roomId, now) => {
  const { timeZone } = await clinicSettingsIn(tx);
  const present = floorToMinute(now);
  const taken = await tx.select(OCCUPIED, occupiedFrom(ofRoom(tx, roomId), present));
  const coming = taken.filter(({ end }) => end > present);
  return listed(tx, timeZone, coming);
};

/** `time` in epoch minutes; earliest first. Buffers may lie outside the hours. */
export async function bookingsWithin(tx: Transaction, roomId: number, time: Interval): Promise<Occupied[]> {
  return bookingsWithinEach(tx, roomId, [time]);
}

/** In one statement, earliest first; `times` in epoch minutes. */
export async function bookingsWithinEach(
  tx: Transaction,
  roomId: number,
  times: readonly Interval[],
): Promise<Occupied[]> {
  if (times.length === 0) return [];
  const taken = await tx.select(OCCUPIED, occupiedWithin(ofRoom(tx, roomId), times));
  return taken.filter((it) => times.some((time) => overlaps(it, time)));
}

/** Epoch minutes. */
const OCCUPIED = selection('room-hours.occupied', {
  bookingId: from('o.holder_id', uuid),
  isAppointment: from('o.appointment_id IS NOT NULL', bool),
  start: from(shownStart('o'), float),
  end: from(shownEnd('o'), float),
  professionalName: from('p.name', text),
});
export type Occupied = SelectedRow<typeof OCCUPIED>;

function ofRoom({ manager }: Transaction, roomId: number): SelectQueryBuilder<RoomOccupancy> {
  return (
    manager
      .createQueryBuilder(RoomOccupancy, 'o')
      .select(sourcesOf(OCCUPIED.columns))
      .innerJoin(Professional, 'p', 'p.id = o.professionalId')
      // Holds are no bookings, and expire.
      .where('o.roomId = :roomId AND o.holdId IS NULL', { roomId })
  );
}

/** In clinic time, without the patient's name. */
export function bookingInWords(
  zone: string,
  { bookingId, isAppointment, start, end, professionalName }: Occupied,
): HeldBooking {
  const day: ClinicDay = clinicDayAt(zone, start);
  const wall = wallSpan(zone, day, { start, end });
  return {
    id: `${bookingId}/${start}-${end}`,
    bookingId,
    kind: isAppointment ? 'appointment' : 'rental',
    date: day.date,
    startTime: formatTime(wall.start),
    endTime: formatTime(wall.end),
    professionalName,
    patientName: null,
  };
}

/** In clinic time, with patients' names. */
export async function listed(tx: Transaction, zone: string, occupied: readonly Occupied[]): Promise<HeldBooking[]> {
  const bookings = occupied.map((booking) => bookingInWords(zone, booking));
  const ids = bookings.filter(({ kind }) => kind === 'appointment').map(({ bookingId }) => bookingId);
  for (const namesOf of ids.length > 0 ? PATIENT_NAMES.parts : []) {
    const names = await namesOf(tx, ids);
    for (const booking of bookings) booking.patientName ??= names.get(booking.bookingId) ?? null;
  }
  return bookings;
}
