import { BuiltOnce } from '../../../platform/database/built-once';
import { AppError } from '../../../platform/errors/app-error';
import { defineLoader } from '../../../platform/loaders';
import { APPOINTMENTS, selectAppointments, toAppointment } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import type { Appointment } from '../appointment.object';
import { LIST_LIMIT } from './appointment-list.query';
import { int, nullable } from '../../../platform/database/columns';
import { selection } from '../../../platform/database/selection';

const built = new BuiltOnce();
const COUNT = selection('appointments.count-of-user', { userId: nullable(int), count: int });

export const appointmentCountLoader = defineLoader<number, number>(async (ctx, userIds) => {
  const counted = built.query('count', { userIds }, () =>
    ctx.db.manager
      .createQueryBuilder(AppointmentEntity, 'a')
      .select('a.patientUserId', 'userId')
      .addSelect('count(*)::int', 'count')
      .where('a.patientUserId = ANY (:userIds)')
      .groupBy('a.patientUserId'),
  );
  const rows = await ctx.db.select(COUNT, counted);
  const counts = new Map(rows.map(({ userId, count }) => [userId, count]));
  return userIds.map((id) => counts.get(id) ?? 0);
});

/** Latest first. BAD_REQUEST for more than LIST_LIMIT in all. */
export const appointmentsOfUserLoader = defineLoader<number, Appointment[]>(async (ctx, userIds) => {
  const query = selectAppointments(ctx.db.manager)
    .where('a.patientUserId = ANY (:userIds)', { userIds })
    .orderBy('a.startsAt', 'DESC')
    .addOrderBy('a.id', 'DESC')
    .limit(LIST_LIMIT + 1);
  const rows = await ctx.db.select(APPOINTMENTS, query);
  if (rows.length > LIST_LIMIT) {
    throw new AppError(
      'BAD_REQUEST',
      `Tienen más de ${LIST_LIMIT} turnos: acotá con search o role, o pedilos por páginas`,
    );
  }
  const byUser = new Map(userIds.map((id) => [id, [] as Appointment[]]));
  for (const row of rows) byUser.get(row.patientUserId!)!.push(toAppointment(row));
  return userIds.map((id) => byUser.get(id)!);
});
