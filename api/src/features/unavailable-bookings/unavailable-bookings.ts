import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { minuteOfDate } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import { from, int, type Columns } from '../../platform/database/columns';
import { selection, type Selection } from '../../platform/database/selection';
import { defineLoader } from '../../platform/loaders';
import { APPOINTMENT_ROW, selectAppointments, toAppointment } from '../appointments/appointment-row';
import { ROOM_BOOKING_ROW, selectRoomBookings, toRoomBooking } from '../rentals/room-booking-row';
import type { UnavailableDate } from '../availability/unavailable-date.objects';
import { clinicSettings } from '../settings/settings.service';

const POSITION = from('asked.position::int', int);

/** Earliest first. */
export const appointmentsOn = bookingsOn(selectAppointments, {
  answers: selection('unavailable-bookings.appointments', { ...APPOINTMENT_ROW, position: POSITION }),
  alias: 'a',
  longest: '8 hours',
  toThing: toAppointment,
});

/** Earliest first. */
export const rentalsOn = bookingsOn(selectRoomBookings, {
  answers: selection('unavailable-bookings.rentals', { ...ROOM_BOOKING_ROW, position: POSITION }),
  alias: 'b',
  longest: '25 hours',
  toThing: toRoomBooking,
});

/** As rows, from 1. */
const ASKED = `(
  SELECT professional_id, to_timestamp(since * 60) AS since, to_timestamp(until * 60) AS until, position
  FROM unnest(CAST(:professionalIds AS int[]), CAST(:since AS float8[]), CAST(:until AS float8[]))
    WITH ORDINALITY AS them (professional_id, since, until, position)
)`;

interface Kind<Row, Thing> {
  answers: Selection<Row & { position: number }>;
  alias: string;
  /** Serves the index on the start. */
  longest: string;
  toThing: (row: Row) => Thing;
}

function bookingsOn<Row extends object, Thing>(
  select: (manager: EntityManager, columns: Columns) => SelectQueryBuilder<ObjectLiteral>,
  { answers, alias, longest, toThing }: Kind<Row, Thing>,
) {
  /** Keys: 'professional since until', in epoch minutes. */
  const loader = defineLoader<string, Thing[]>(async ({ db }, keys) => {
    const spans = keys.map((key) => key.split(' ').map(Number));
    const [professionalIds, since, until] = [0, 1, 2].map((part) => spans.map((span) => span[part]));
    const query = select(db.manager, answers.columns)
      .innerJoin(
        ASKED,
        'asked',
        `${alias}.professional_id = asked.professional_id AND ${alias}.is_live AND ${alias}.ends_at > asked.since
         AND ${alias}.starts_at > asked.since - interval '${longest}' AND ${alias}.starts_at < asked.until`,
        { professionalIds, since, until },
      )
      .orderBy({ [`${alias}.starts_at`]: 'ASC', [`${alias}.id`]: 'ASC' });
    const rows = await db.select(answers, query);
    return keys.map((_, index) => rows.filter(({ position }) => position === index + 1).map(toThing));
  });
  return async (ctx: Context, { professionalId, date, startMinute, endMinute }: UnavailableDate): Promise<Thing[]> => {
    const { timeZone } = await clinicSettings(ctx);
    const [since, until] = [minuteOfDate(timeZone, date, startMinute), minuteOfDate(timeZone, date, endMinute)];
    // An hour that the clocks skip is empty.
    return since < until ? loader(ctx).load(`${professionalId} ${since} ${until}`) : [];
  };
}
