import type { AppointmentStatus } from '../../../domain/appointment-status';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { trimmed } from '../../../platform/validation/text';
import type { Appointment, AppointmentCancellation } from '../appointment.object';
import { canSetStatus } from '../appointment.policy';
import type { AppointmentRow } from '../appointment-row';
import type { CancellationInput } from './cancellation.input';

/** The columns of an appointment that say why it was cancelled. */
export type KeptCancellation = Pick<AppointmentRow, 'cancellationReason' | 'cancellationNote' | 'cancellationTold'>;

/** Their values while it is not cancelled. */
export const NO_CANCELLATION: KeptCancellation = { cancellationReason: null, cancellationNote: null, cancellationTold: false };

type Given = CancellationInput | null | undefined;

/**
 * How those columns change when staff set `status` with this input; {} without a reason, so that an earlier reason stays.
 * BAD_REQUEST on a part of `cancellation`: a note or a mail without a reason, `other` without a note, or a reason for an
 * appointment that is not cancelled.
 */
export function cancellationChange(status: AppointmentStatus, given: Given): Partial<KeptCancellation> {
  const note = trimmed(given?.note);
  const tellsPatient = given?.tellPatient ?? false;
  if (given?.reason == null) {
    if (note !== null || tellsPatient) throw invalid('cancellation.reason', 'Elegí un motivo');
    return {};
  }
  if (status !== 'cancelled') throw invalid('cancellation.reason', 'Solo un turno cancelado lleva un motivo');
  if (given.reason === 'other' && note === null) throw invalid('cancellation.note', 'Escribí el motivo');
  return { cancellationReason: given.reason, cancellationNote: note, cancellationTold: tellsPatient };
}

/** FORBIDDEN on `cancellation` when a patient gives a reason: only the clinic does. */
export function assertNoCancellation(given: Given): void {
  const isGiven = Object.values(given ?? {}).some((part) => part != null && part !== false);
  if (isGiven) throw new AppError('FORBIDDEN', 'Solo la clínica indica un motivo', { field: 'cancellation' });
}

/** The reason for staff of its calendar; for everybody else only if the patient was told. */
export function visibleCancellation(ctx: Context, { professionalId, cancellation }: Appointment): AppointmentCancellation | null {
  return cancellation?.toldPatient || canSetStatus(ctx.actor, professionalId) ? cancellation : null;
}
