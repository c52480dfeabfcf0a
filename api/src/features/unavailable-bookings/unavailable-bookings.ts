import { minuteOfDate } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import type { Statement } from '../../platform/database/statement';
import { defineLoader } from '../../platform/loaders';
import { APPOINTMENT_COLUMNS, APPOINTMENT_JOINS, toAppointment } from '../appointments/appointment-row';
import { ROOM_BOOKING_COLUMNS, ROOM_BOOKING_JOINS, toRoomBooking } from '../rentals/room-booking-row';
import type { UnavailableDate } from '../schedules/unavailable-date.objects';
import { clinicSettings } from '../settings/settings.service';

/** For `$1` to `$3` of a statement: each professional and span in which something is looked for, numbered from 1. */
const ASKED = `(
  SELECT professional_id, to_timestamp(since * 60) AS since, to_timestamp(until * 60) AS until, position
  FROM unnest($1::int[], $2::float8[], $3::float8[]) WITH ORDINALITY AS them (professional_id, since, until, position)
) AS asked`;

/** The professional's appointments that hold some of that time, earliest first: they stay unless somebody acts. */
export const affectedAppointments = affectedBy(
  {
    name: 'unavailable-dates-appointments',
    text: `SELECT asked.position::int AS position, ${APPOINTMENT_COLUMNS}
           FROM ${ASKED}
           JOIN appointments AS a ON a.professional_id = asked.professional_id AND a.is_live
             -- None lasts longer, so the index on the start serves.
             AND a.starts_at > asked.since - interval '8 hours' AND a.starts_at < asked.until AND a.ends_at > asked.since
           ${APPOINTMENT_JOINS}
           ORDER BY a.starts_at, a.id`,
  },
  toAppointment,
);

/** The professional's rentals that hold some of that time, earliest first: they stay, and are paid, unless somebody acts. */
export const affectedRentals = affectedBy(
  {
    name: 'unavailable-dates-rentals',
    text: `SELECT asked.position::int AS position, ${ROOM_BOOKING_COLUMNS}
           FROM ${ASKED}
           JOIN room_bookings AS b ON b.professional_id = asked.professional_id AND b.is_live
             AND b.starts_at > asked.since - interval '25 hours' AND b.starts_at < asked.until AND b.ends_at > asked.since
           ${ROOM_BOOKING_JOINS}
           ORDER BY b.starts_at, b.id`,
  },
  toRoomBooking,
);

/** What a statement finds on an unavailable date; one statement for all dates of a list. */
function affectedBy<Row extends object, Thing>(statement: Statement, toThing: (row: Row) => Thing) {
  /** By 'professional since until', in epoch minutes. */
  const loader = defineLoader<string, Thing[]>(async (ctx, keys) => {
    const spans = keys.map((key) => key.split(' ').map(Number) as [number, number, number]);
    const columns = [0, 1, 2].map((column) => spans.map((span) => span[column]));
    const rows = await ctx.db.rows<Row & { position: number }>(statement, columns);
    return keys.map((_, index) => rows.filter(({ position }) => position === index + 1).map(({ position: _position, ...row }) => toThing(row as unknown as Row)));
  });
  return async (ctx: Context, { professionalId, date, startMinute, endMinute }: UnavailableDate): Promise<Thing[]> => {
    const { timeZone } = await clinicSettings(ctx);
    const [since, until] = [minuteOfDate(timeZone, date, startMinute), minuteOfDate(timeZone, date, endMinute)];
    // An hour that the clocks skip in spring is no time at all.
    return since < until ? loader(ctx).load(`${professionalId} ${since} ${until}`) : [];
  };
}
