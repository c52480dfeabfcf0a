import { minuteOfDate } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import type { Statement } from '../../platform/database/database';
import { defineLoader } from '../../platform/loaders';
import type { Appointment } from '../appointments/appointment.entity';
import { toAppointment } from '../appointments/appointment.service';
import { COLUMNS, JOINS, type AppointmentRow } from '../appointments/appointment.sql';
import { clinicSettings } from '../settings/settings.service';
import type { UnavailableDate } from './unavailable-date.objects';

/** The professional's appointments that hold some of that time, earliest first: they stay unless somebody acts. */
export async function affectedAppointments(ctx: Context, { professionalId, date, startMinute, endMinute }: UnavailableDate): Promise<Appointment[]> {
  const { timeZone } = await clinicSettings(ctx);
  const [since, until] = [minuteOfDate(timeZone, date, startMinute), minuteOfDate(timeZone, date, endMinute)];
  // An hour that the clocks skip in spring is no time at all.
  return since < until ? affectedLoader(ctx).load(`${professionalId} ${since} ${until}`) : [];
}

/** By 'professional since until', in epoch minutes: one statement for all dates of a list. */
const affectedLoader = defineLoader<string, Appointment[]>(async (ctx, keys) => {
  const spans = keys.map((key) => key.split(' ').map(Number) as [number, number, number]);
  const columns = [0, 1, 2].map((column) => spans.map((span) => span[column]));
  const rows = await ctx.db.rows<AppointmentRow & { position: number }>(AFFECTED, columns);
  return keys.map((_, index) => rows.filter(({ position }) => position === index + 1).map(({ position: _position, ...row }) => toAppointment(row)));
});

const AFFECTED: Statement = {
  name: 'unavailable-dates-affected',
  text: `SELECT asked.position::int AS position, ${COLUMNS}
         FROM (SELECT professional_id, to_timestamp(since * 60) AS since, to_timestamp(until * 60) AS until, position
               FROM unnest($1::int[], $2::float8[], $3::float8[]) WITH ORDINALITY AS them (professional_id, since, until, position)) AS asked
         JOIN appointments AS a ON a.professional_id = asked.professional_id AND a.is_live
           -- None lasts longer, so the index on the start serves.
           AND a.starts_at > asked.since - interval '8 hours' AND a.starts_at < asked.until AND a.ends_at > asked.since
         ${JOINS}
         ORDER BY a.starts_at, a.id`,
};
