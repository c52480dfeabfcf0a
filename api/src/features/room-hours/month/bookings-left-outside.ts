import { datesOfMonth } from '../../../domain/calendar-date';
import { clinicDay, clinicDayAt, type ClinicDay } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Interval } from '../../../domain/intervals';
import { leftOutside } from '../../../domain/left-outside';
import { formatTime } from '../../../domain/time-of-day';
import { wallSpan } from '../../../domain/wall-span';
import { epochMinute } from '../../../platform/database/epoch-minute';
import type { Transaction } from '../../../platform/database/database';
import { bool, float, text, uuid } from '../../../platform/database/columns';
import { selection, type SelectedRow } from '../../../platform/database/selection';
import { ExtensionPoint } from '../../../platform/extension-point';
import { PROFESSIONAL_NAME } from '../../professionals/professional-name';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { occupiedBetween } from '../../rooms/occupied-between';
import { RoomOccupancy } from '../../rooms/room-occupancy.entity';
import { clinicSettingsIn } from '../../settings/settings.service';
import { User } from '../../users/user.entity';
import { openAround, openOn, type MonthHours, type RoomMonthKey } from './stored-month';

/** An appointment or a rental that a change of the room's hours leaves outside them. */
export interface BookingOutside {
  /** Of the booking at this time: moved, it is another one to confirm. */
  id: string;
  /** Of the appointment or the rental. */
  bookingId: string;
  kind: 'appointment' | 'rental';
  /** yyyy-MM-dd by the clinic's calendar. */
  date: string;
  /** HH:mm, the end up to 24:00. */
  startTime: string;
  endTime: string;
  professionalName: string;
  /** null for a rental. */
  patientName: string | null;
}

/** Patients' names by the id of their appointments. */
export type PatientNames = (tx: Transaction, appointmentIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Where the feature that keeps appointments tells whom they are for. */
export const PATIENT_NAMES = new ExtensionPoint<PatientNames>();

interface Change {
  before: MonthHours;
  after: MonthHours;
  now: Date;
}

/** What of the room's bookings, those that are over aside, lies within `before` and not within `after`; earliest first. */
export async function bookingsLeftOutside(tx: Transaction, key: RoomMonthKey, { before, after, now }: Change): Promise<BookingOutside[]> {
  const { timeZone } = await clinicSettingsIn(tx);
  const dates = datesOfMonth(key.year, key.month);
  const start = Math.max(clinicDay(timeZone, dates[0]!).start, floorToMinute(now));
  const bookings = await bookingsIn(tx, key.roomId, { start, end: clinicDay(timeZone, dates.at(-1)!).end });
  // What goes on over midnight at either end of the month is also of the day beyond.
  const beyond = await openAround(tx.manager, key);
  const hours = { before: new Map([...beyond, ...openOn(key, before)]), after: new Map([...beyond, ...openOn(key, after)]) };
  const outside = leftOutside(timeZone, hours, bookings);
  return withPatients(tx, outside.map((booking) => told(timeZone, booking)));
}

/** Start and end in epoch minutes. */
const OCCUPIED = selection('room-hours.occupied', {
  bookingId: uuid,
  isAppointment: bool,
  start: float,
  end: float,
  professionalName: text,
});
type Occupied = SelectedRow<typeof OCCUPIED>;

function bookingsIn(tx: Transaction, roomId: number, time: Interval): Promise<Occupied[]> {
  const query = tx.manager
    .createQueryBuilder(RoomOccupancy, 'o')
    .select([
      'o.holder_id AS "bookingId"',
      'o.appointment_id IS NOT NULL AS "isAppointment"',
      `${epochMinute('o.starts_at')} AS start`,
      `${epochMinute('o.ends_at')} AS "end"`,
      `${PROFESSIONAL_NAME} AS "professionalName"`,
    ])
    .innerJoin(ProfessionalEntity, 'p', 'p.id = o.professional_id')
    .leftJoin(User, 'u', 'u.id = p.user_id')
    .where('o.room_id = :roomId', { roomId });
  return tx.select(OCCUPIED, occupiedBetween(query, time));
}

function told(zone: string, { bookingId, isAppointment, start, end, professionalName }: Occupied): BookingOutside {
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

async function withPatients(tx: Transaction, bookings: readonly BookingOutside[]): Promise<BookingOutside[]> {
  const ids = bookings.filter(({ kind }) => kind === 'appointment').map(({ bookingId }) => bookingId);
  const named = [...bookings];
  for (const namesOf of ids.length > 0 ? PATIENT_NAMES.parts : []) {
    const names = await namesOf(tx, ids);
    for (const booking of named) booking.patientName ??= names.get(booking.bookingId) ?? null;
  }
  return named;
}
