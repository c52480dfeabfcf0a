import { toOffsetIso } from '../../domain/clinic-time';
import { signInNeeded } from '../../platform/access/allow';
import { recordAudit } from '../../platform/audit';
import type { Context } from '../../platform/context';
import type { Statement, Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { requestMail } from '../../platform/mail/request-mail';
import { clinicSettings } from '../settings/settings.service';
import type { Appointment } from './appointment.entity';
import { cancelRight } from './appointment.policy';
import { toAppointment } from './appointment.service';
import type { AppointmentRow } from './appointment.sql';
import { isCancelToken } from './cancel-token';
import { CANCEL_AHEAD_MINUTES, cancelObstacle, type CancelObstacle, type CancelRight } from './cancellation';
import { lockAppointment, type LockedAppointment } from './lock-appointment';

/**
 * Cancels an appointment, frees its time and has the patient told. Whoever has the link of its mail passes the token
 * from there. NOT_FOUND; FORBIDDEN, on cancelToken when that is not this appointment's; CONFLICT when it is cancelled
 * already, is over, or for patients less than 24 hours away.
 */
export async function cancelAppointment(ctx: Context, id: string, cancelToken?: string | null): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    return cancelLocked(ctx, tx, row, await rightOf(ctx, tx, row, cancelToken));
  });
}

/** The same for one that is locked, by whoever has that right to it. */
export async function cancelLocked(ctx: Context, tx: Transaction, row: LockedAppointment, right: CancelRight): Promise<Appointment> {
  const obstacle = cancelObstacle(right, row, ctx.now);
  if (obstacle) throw new AppError('CONFLICT', REFUSALS[obstacle]);
  await tx.rows(CANCEL, [row.id]);
  await recordAudit(ctx, tx, { action: 'updated', entity: 'appointment', entityId: row.id, fields: ['status'] });
  await requestMail(ctx, tx, { kind: 'appointment-cancelled', appointmentId: row.id });
  return toAppointment({ ...row, status: 'cancelled' });
}

/** Whether whoever asks could cancel it now, without a token. */
export function canCancelNow(ctx: Context, appointment: Appointment): boolean {
  const right = cancelRight(ctx.actor, appointment);
  return right !== null && cancelObstacle(right, { status: appointment.status, start: startOf(appointment) }, ctx.now) === null;
}

/** The last moment at which a patient can cancel it. */
export async function cancelDeadlineOf(ctx: Context, appointment: Appointment): Promise<string> {
  const { timeZone } = await clinicSettings(ctx);
  return toOffsetIso(timeZone, startOf(appointment) - CANCEL_AHEAD_MINUTES);
}

async function rightOf(ctx: Context, tx: Transaction, row: AppointmentRow, cancelToken: string | null | undefined): Promise<CancelRight> {
  const right = cancelRight(ctx.actor, row);
  if (right) return right;
  if (cancelToken != null) {
    if (await isCancelToken(tx, row.id, cancelToken)) return 'patient';
    throw new AppError('FORBIDDEN', 'El enlace para cancelar el turno no es válido', { field: 'cancelToken' });
  }
  throw ctx.actor.kind === 'guest' ? signInNeeded(ctx.actor.staleToken) : new AppError('FORBIDDEN', 'Sin permisos para cancelar este turno');
}

function startOf({ startTime }: Appointment): number {
  return new Date(startTime).getTime() / 60_000;
}

const REFUSALS: Record<CancelObstacle, string> = {
  cancelled: 'El turno ya está cancelado',
  over: 'Sólo se puede cancelar un turno pendiente o confirmado',
  late: 'Faltan menos de 24 horas para el turno. Comunicarse con la clínica',
};

const CANCEL: Statement = {
  name: 'appointment-cancel',
  text: `UPDATE appointments SET status = 'cancelled', sequence = sequence + 1 WHERE id = $1`,
};
