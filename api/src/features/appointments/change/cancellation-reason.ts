import type { AppointmentStatus } from '../../../domain/appointment-status';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { trimmed } from '../../../platform/validation/text';
import type { Appointment, AppointmentCancellation } from '../appointment.object';
import { canSetStatus } from '../appointment.policy';
import type { AppointmentRow } from '../appointment-row';
import type { CancellationInput } from './cancellation.input';

export type KeptCancellation = Pick<AppointmentRow, 'cancellationReason' | 'cancellationNote' | 'cancellationTold'>;

export const NO_CANCELLATION: KeptCancellation = {
  cancellationReason: null,
  cancellationNote: null,
  cancellationTold: false,
};

type Given = CancellationInput | null | undefined;

/**
 * {} keeps an earlier reason. BAD_REQUEST for note or mail without reason, `other` without note, or a reason without a
 * cancellation.
 */
export function cancellationChange(status: AppointmentStatus, given: Given): Partial<KeptCancellation> {
  const note = trimmed(given?.note);
  const notifiesPatient = given?.tellPatient ?? false;
  if (given?.reason == null) {
    if (note !== null || notifiesPatient) throw invalid('cancellation.reason', 'Elegí un motivo');
    return {};
  }
  if (status !== 'cancelled') throw invalid('cancellation.reason', 'Solo un turno cancelado lleva un motivo');
  if (given.reason === 'other' && note === null) throw invalid('cancellation.note', 'Escribí el motivo');
  return { cancellationReason: given.reason, cancellationNote: note, cancellationTold: notifiesPatient };
}

/** FORBIDDEN for keys that may not read the replaced note. */
export function assertMayReplaceNote(
  { actor }: Pick<Context, 'actor'>,
  { cancellationNote: before }: Pick<KeptCancellation, 'cancellationNote'>,
  { cancellationNote: after }: Partial<KeptCancellation>,
): void {
  if (before === null || after === undefined || after === before) return;
  if (actor.kind === 'key' && !actor.scopes.has('personal-data'))
    throw new AppError('FORBIDDEN', 'A la clave de API le falta el permiso personal-data: cancellation.note');
}

/** FORBIDDEN: for staff only. */
export function assertNoCancellation(given: Given): void {
  const isGiven = Object.values(given ?? {}).some((part) => part != null && part !== false);
  if (isGiven) throw new AppError('FORBIDDEN', 'Solo la clínica indica un motivo', { field: 'cancellation' });
}

/** null for callers other than staff, unless mailed. */
export function visibleCancellation(
  ctx: Context,
  { professionalId, cancellation }: Appointment,
): AppointmentCancellation | null {
  return cancellation?.toldPatient || canSetStatus(ctx.actor, professionalId) ? cancellation : null;
}
