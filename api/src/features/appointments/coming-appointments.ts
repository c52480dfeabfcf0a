import type { Context } from '../../platform/context';
import { uuid } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { changesBetween } from '../audit/audited-change';
import { recordAudits } from '../audit/record-audit';
import { APPOINTMENTS, selectAppointments, type AppointmentRow } from './appointment-row';
import { APPOINTMENT, AppointmentEntity } from './appointment.entity';
import { auditedOf, auditLabel } from './audited-appointment';
import { releaseTime } from './change/kept-time';
import { APPOINTMENT_CANCELLED, requestTurnoMails } from './mails/appointment-mails';
import { dropNotices } from './mails/notices';

/** Earliest first, with absences marked ahead (ADR 134). */
export function comingAppointments(
  { now }: Context,
  db: Pick<Transaction, 'manager' | 'select'>,
  professionalId: number,
): Promise<AppointmentRow[]> {
  const query = selectAppointments(db.manager)
    .where("a.professional_id = :professionalId AND a.status <> 'cancelled' AND a.starts_at > :now", {
      professionalId,
      now,
    })
    .orderBy('a.starts_at')
    .addOrderBy('a.id');
  return db.select(APPOINTMENTS, query);
}

/** Call it before any lock of time. Misses bookings made while it waits. */
export async function lockComingAppointments(
  ctx: Context,
  tx: Transaction,
  professionalId: number,
): Promise<AppointmentRow[]> {
  const locked = new Set((await tx.rows(LOCK, [professionalId, ctx.now])).map(({ id }) => id));
  return (await comingAppointments(ctx, tx, professionalId)).filter(({ id }) => locked.has(id));
}

/** They are locked. Mails at once, in a fixed number of statements. */
export async function cancelForClinic(
  ctx: Context,
  tx: Transaction,
  appointments: readonly AppointmentRow[],
): Promise<void> {
  if (appointments.length === 0) return;
  const ids = appointments.map(({ id }) => id);
  const cancel = tx.manager.createQueryBuilder().update(AppointmentEntity);
  await cancel
    .set({ status: 'cancelled', sequence: () => 'sequence + 1', changedAt: ctx.now })
    .where('id = ANY (:ids)', { ids })
    .execute();
  await recordAudits(
    ctx,
    tx,
    appointments.map((row) => ({
      action: 'updated',
      entity: APPOINTMENT,
      entityId: row.id,
      called: auditLabel(row),
      changes: changesBetween(APPOINTMENT, auditedOf(row), auditedOf({ ...row, status: 'cancelled' })),
    })),
  );
  for (const { id, status } of appointments) if (status === 'no_show') await releaseTime(ctx, tx, id);
  await dropNotices(tx, ids);
  await requestTurnoMails(tx, APPOINTMENT_CANCELLED, appointments);
}

/** Locking while joining would miss moves to other rooms. */
const LOCK = statement(
  'appointments.lock-coming',
  `SELECT id FROM appointments WHERE professional_id = $1 AND status <> 'cancelled' AND starts_at > $2
   ORDER BY id FOR NO KEY UPDATE`,
  { id: uuid },
);
