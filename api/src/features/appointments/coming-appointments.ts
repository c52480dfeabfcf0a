import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { APPOINTMENTS, selectAppointments, type AppointmentRow } from './appointment-row';
import { cancelLocked } from './change/cancel-appointment.service';

/** A professional's appointments that hold their time and have not begun, earliest first. */
export function comingAppointments({ now }: Context, db: Pick<Transaction, 'manager' | 'select'>, professionalId: number): Promise<AppointmentRow[]> {
  const query = selectAppointments(db.manager)
    .where('a.professional_id = :professionalId AND a.is_live AND a.starts_at > :now', { professionalId, now })
    .orderBy('a.starts_at')
    .addOrderBy('a.id');
  return db.select(APPOINTMENTS, query);
}

/** The same, with their rows locked until the transaction ends: before any time is queued for. */
export async function lockComingAppointments(ctx: Context, tx: Transaction, professionalId: number): Promise<AppointmentRow[]> {
  await tx.rows(LOCK, [professionalId, ctx.now]);
  return comingAppointments(ctx, tx, professionalId);
}

/** Cancels some that are locked, for the clinic; each patient is told. */
export async function cancelForClinic(ctx: Context, tx: Transaction, appointments: readonly AppointmentRow[]): Promise<void> {
  for (const appointment of appointments) await cancelLocked(ctx, tx, appointment, 'staff');
}

/** SQL: a query that locks while it joins would miss what is moved to another room meanwhile. */
const LOCK = statement(
  'appointments.lock-coming',
  'SELECT FROM appointments WHERE professional_id = $1 AND is_live AND starts_at > $2 ORDER BY id FOR NO KEY UPDATE',
);
