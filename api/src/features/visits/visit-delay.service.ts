import { clinicDayAt, dateOf } from '../../domain/clinic-time';
import { floorToMinute, toTimestamp } from '../../domain/epoch-minute';
import { expectedDelay, type TurnoOfDay } from '../../domain/visit-delay';
import type { Context } from '../../platform/context';
import { BuiltOnce } from '../../platform/database/built-once';
import { bool, float, from, int, nullable, sourcesOf, uuid } from '../../platform/database/columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { selection } from '../../platform/database/selection';
import { defineLoader } from '../../platform/loaders';
import { AppointmentEntity } from '../appointments/appointment.entity';
import type { Appointment } from '../appointments/appointment.object';
import { clinicSettings } from '../settings/settings.service';
import { VisitEntity } from './visit.entity';

/** See expectedDelay; null on another day. */
export async function delayOf(ctx: Context, { id, date, zone, professionalId }: Appointment): Promise<number | null> {
  const now = floorToMinute(ctx.now);
  if (dateOf(zone, now) !== date) return null;
  return expectedDelay(await turnosOfTodayLoader(ctx).load(professionalId), id, now);
}

const ROW = {
  id: from('a.id', uuid),
  professionalId: from('a.professional_id', int),
  start: from(epochMinute('a.starts_at'), float),
  durationMinutes: from('a.duration_minutes', int),
  isClosed: from("a.status = 'completed'", bool),
  arrivedAt: from(epochMinute('v.arrived_at'), nullable(float)),
  startedAt: from(epochMinute('v.started_at'), nullable(float)),
  finishedAt: from(epochMinute('v.finished_at'), nullable(float)),
};
const TURNOS = selection('visits.turnos-of-today', ROW);
const built = new BuiltOnce();

/** By professional: today's appointments that occupy time, with check-ins. */
const turnosOfTodayLoader = defineLoader<number, TurnoOfDay[]>(async (ctx, professionalIds) => {
  const { timeZone } = await clinicSettings(ctx);
  const { start, end } = clinicDayAt(timeZone, floorToMinute(ctx.now));
  const parameters = { professionalIds, from: toTimestamp(start), until: toTimestamp(end) };
  const query = built.query('of today', parameters, () =>
    ctx.db.manager
      .createQueryBuilder(AppointmentEntity, 'a')
      .leftJoin(VisitEntity, 'v', 'v.appointment_id = a.id AND v.arrived_at >= :from')
      .select(sourcesOf(ROW))
      .where('a.professional_id = ANY (:professionalIds) AND a.is_live')
      .andWhere('a.starts_at >= :from AND a.starts_at < :until'),
  );
  const rows = await ctx.db.select(TURNOS, query);
  return professionalIds.map((id) => rows.filter(({ professionalId }) => professionalId === id));
});
