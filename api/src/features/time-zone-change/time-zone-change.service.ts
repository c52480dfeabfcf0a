import { MoreThan } from 'typeorm';

import { dateOf, wallTime } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { APPOINTMENTS, selectAppointments } from '../appointments/appointment-row';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { RoomBookingEntity } from '../rentals/room-booking.entity';
import { ROOM_BOOKINGS, selectRoomBookings, type RoomBookingRow } from '../rentals/room-booking-row';
import { isTimeZone } from '../settings/conventions/clinic-conventions.inputs';
import type { ShiftedBooking, TimeZoneChange } from './time-zone-change.object';

/** Per kind of booking. */
const EXAMPLES = 3;

/** Counts upcoming bookings, with some examples by both clocks. BAD_REQUEST for a zone that is not offered. */
export async function foreseeTimeZoneChange({ db, now }: Context, timeZone: string): Promise<TimeZoneChange> {
  if (!isTimeZone(timeZone)) throw invalid('timeZone', 'Elegí una zona horaria de la lista');
  const where = { isLive: true, startsAt: MoreThan(now) };
  const [appointmentCount, rentalCount, appointments, rentals] = await Promise.all([
    db.manager.count(AppointmentEntity, { where }),
    db.manager.count(RoomBookingEntity, { where }),
    db.select(
      APPOINTMENTS,
      selectAppointments(db.manager)
        .where('a.is_live AND a.starts_at > :now', { now })
        .orderBy('a.starts_at')
        .limit(EXAMPLES),
    ),
    db.select(
      ROOM_BOOKINGS,
      selectRoomBookings(db.manager).where('b.is_live AND b.starts_at > :now', { now }).limit(EXAMPLES),
    ),
  ]);
  const booked = [...appointments, ...rentals.map((rental) => ({ ...rental, patientName: null }))];
  return {
    timeZone,
    appointmentCount,
    rentalCount,
    examples: booked.sort((a, b) => a.start - b.start).map((booking) => shifted(booking, timeZone)),
  };
}

type Booked = Pick<RoomBookingRow, 'start' | 'zone' | 'professionalName' | 'roomName'> & { patientName: string | null };

function shifted({ start, zone, patientName, professionalName, roomName }: Booked, timeZone: string): ShiftedBooking {
  return {
    patientName,
    professionalName,
    roomName,
    date: dateOf(zone, start),
    startTime: wallTime(zone, start),
    newDate: dateOf(timeZone, start),
    newStartTime: wallTime(timeZone, start),
  };
}
