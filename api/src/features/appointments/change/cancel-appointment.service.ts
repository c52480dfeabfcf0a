import { holdsTime } from '../../../domain/appointment-status';
import { cancelDeadline } from '../../../domain/cancel-deadline';
import { toOffsetIso, wallTime } from '../../../domain/clinic-time';
import { longDate } from '../../../domain/long-date';
import { guestRefused } from '../../../platform/access/allow';
import { granted } from '../../../platform/access/judged';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { clinicSettings } from '../../settings/settings.service';
import type { AppointmentRow } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { cancelRight, type CancelRight } from '../appointment.policy';
import { cancelObstacle, type CancelObstacle } from '../cancellation';
import { markFamilyIn } from '../family-turnos';
import { isReceipt } from '../receipt';
import { shownToFamily } from '../shown-appointment';
import type { CancellationInput } from './cancellation.input';
import { assertNoCancellation, cancellationChange } from './cancellation-reason';
import { changeAppointment } from './change-appointment';
import { lockAppointment } from './lock-appointment';

export interface Cancellation {
  cancelToken?: string | null;
  /** null: any. */
  startTime?: string | null;
  cancellation?: CancellationInput | null;
  notifyAtOnce?: boolean | undefined;
}

/**
 * NOT_FOUND; FORBIDDEN, on cancelToken for another appointment's, on cancellation for a patient's reason; BAD_REQUEST
 * for an empty reason; CONFLICT by assertStillAt and assertCancellable.
 */
export async function cancelAppointment(
  ctx: Context,
  id: string,
  { cancelToken, startTime, cancellation, notifyAtOnce }: Cancellation,
): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const right = await rightByLink(ctx, tx, row, { cancelToken, refusals: TO_CANCEL });
    assertStillAt(row, startTime);
    if (right === 'patient') assertNoCancellation(cancellation);
    const reason = cancellationChange('cancelled', cancellation);
    assertCancellable(ctx, row, right);
    const cancelled = await changeAppointment(ctx, tx, row, { status: 'cancelled', ...reason }, null, { notifyAtOnce });
    return granted(row.familyRight ? shownToFamily(cancelled) : cancelled);
  });
}

/** CONFLICT on `field`, with the present time. */
export function assertStillAt(
  { start, status, zone }: AppointmentRow,
  startTime: string | null | undefined,
  field = 'startTime',
): void {
  if (startTime == null) return;
  const seen = instantOf(field, startTime, zone);
  if (seen === start || !holdsTime(status)) return;
  throw new AppError('CONFLICT', `El turno ahora es el ${longDate(zone, start)} a las ${wallTime(zone, start)}`, {
    field,
  });
}

/** CONFLICT when cancelled, and for patients when over or within 24 hours. */
export function assertCancellable(ctx: Context, row: AppointmentRow, right: CancelRight): void {
  const obstacle = cancelObstacle(right, row, ctx.now);
  if (obstacle) throw new AppError('CONFLICT', REFUSALS[obstacle]);
}

export function canCancelNow(ctx: Context, appointment: Appointment): boolean {
  const right = cancelRight(ctx.actor, appointment);
  return (
    right !== null &&
    cancelObstacle(right, { status: appointment.status, start: startOf(appointment) }, ctx.now) === null
  );
}

export async function cancelDeadlineOf(ctx: Context, appointment: Appointment): Promise<string> {
  const { timeZone } = await clinicSettings(ctx);
  return toOffsetIso(timeZone, cancelDeadline(startOf(appointment)));
}

interface Link {
  cancelToken: string | null | undefined;
  refusals: { link: string; member: string };
}

/** By account or its family, else by cancel token or receipt. UNAUTHENTICATED; FORBIDDEN, on cancelToken for another appointment's. */
export async function rightByLink(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  { cancelToken, refusals }: Link,
): Promise<CancelRight> {
  const own = cancelRight(ctx.actor, row);
  if (own) return own;
  await markFamilyIn(ctx, tx, row);
  const right = cancelRight(ctx.actor, row);
  if (right) return right;
  if (cancelToken != null) {
    if (await isReceipt(tx, row.id, cancelToken)) return 'patient';
    throw new AppError('FORBIDDEN', refusals.link, { field: 'cancelToken' });
  }
  if (ctx.actor.kind === 'guest') throw guestRefused(ctx.actor);
  throw new AppError('FORBIDDEN', refusals.member);
}

const TO_CANCEL = {
  link: 'El enlace para cancelar el turno no es válido',
  member: 'Sin permisos para cancelar este turno',
};

function startOf({ startTime }: Appointment): number {
  return new Date(startTime).getTime() / 60_000;
}

const REFUSALS: Record<CancelObstacle, string> = {
  cancelled: 'El turno ya está cancelado',
  over: 'Solo se puede cancelar un turno pendiente o confirmado',
  late: 'Faltan menos de 24 horas para el turno. Comunicate con la clínica',
};
