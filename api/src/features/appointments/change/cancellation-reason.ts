import type { AppointmentStatus } from '../../../domain/appointment-status';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { trimmed } from '../../../platform/validation/text';
import type { Appointment, AppointmentCancellation } from '../appointment.object';
import { canSetStatus } from '../appointment.policy';
import type { AppointmentRow } from '../appointment-row';
import type { CancellationInput } from './cancellation.input';

/** What an appointment keeps of why it was cancelled. */
export type KeptCancellation = Pick<AppointmentRow, 'cancellationReason' | 'cancellationNote' | 'cancellationTold'>;

/** Of one that is not cancelled. */
export const NO_CANCELLATION: KeptCancellation = { cancellationReason: null, cancellationNote: null, cancellationTold: false };

type Given = CancellationInput | null | undefined;

/**
 * What staff who give an appointment `status` say of why; nothing where they say nothing, so that what was said before stays.
 * BAD_REQUEST on a part of `cancellation` for a note or a mail without a reason, for another reason without a note, and
 * where the appointment is not cancelled.
 */
export function saidCancellation(status: AppointmentStatus, given: Given): Partial<KeptCancellation> {
  const note = trimmed(given?.note);
  const told = given?.tellPatient ?? false;
  if (given?.reason == null) {
    if (note !== null || told) throw invalid('cancellation.reason', 'Elegí un motivo');
    return {};
  }
  if (status !== 'cancelled') throw invalid('cancellation.reason', 'Sólo un turno cancelado lleva un motivo');
  if (given.reason === 'other' && note === null) throw invalid('cancellation.note', 'Escribí el motivo');
  return { cancellationReason: given.reason, cancellationNote: note, cancellationTold: told };
}

/** Patients cancel without a reason: FORBIDDEN, on `cancellation`, where one is given. */
export function assertNoCancellation(given: Given): void {
  const isGiven = Object.values(given ?? {}).some((part) => part != null);
  if (isGiven) throw new AppError('FORBIDDEN', 'Sólo la clínica indica un motivo', { field: 'cancellation' });
}

/** What whoever asks may know of why it was cancelled: staff of its calendar all of it, others what the patient was told. */
export function seenCancellation(ctx: Context, { professionalId, cancellation }: Appointment): AppointmentCancellation | null {
  return cancellation?.toldPatient || canSetStatus(ctx.actor, professionalId) ? cancellation : null;
}
