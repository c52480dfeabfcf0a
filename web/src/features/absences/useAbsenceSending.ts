import type { HeldBooking } from '../../clinic/rooms/held-bookings';
import { ApiError } from '../../kit/errors/api-error';
import type { Outcome } from '../../kit/graphql/hooks';
import {
  useApplyProposalsMutation,
  useCancelForAbsenceMutation,
  useRecordContactMutation,
  type ApplyProposalsMutation,
} from './absences.generated';
import { texts } from './texts';
import type { Job, Result } from './useBoardChanges';

/** `date`: yyyy-MM-dd. */
export function useAbsenceSending(
  professionalId: number,
  date: string,
): (job: Job, ids?: string[]) => Promise<Outcome<Result>> {
  const [apply] = useApplyProposalsMutation();
  const [cancel] = useCancelForAbsenceMutation();
  const [record] = useRecordContactMutation();
  return async (job: Job, ids?: string[]) => {
    const { id: appointmentId, startTime, version, patientName } = job.entry.appointment;
    if (job.kind === 'contact') {
      const { contact } = job.entry;
      const input = { state: job.state };
      const { error } = await record({ professionalId, date, appointmentId, input, expectedVersion: contact.version });
      return error ? { error } : { data: { reason: null } };
    }
    if (job.kind === 'cancel') {
      const cancellation = { appointmentId, startTime, expectedVersion: version };
      const { data, error } = await cancel({ professionalId, date, cancellations: [cancellation] });
      return error ? { error } : { data: data.cancelForAbsence.changes[0] ?? { reason: texts.cancellation.failed } };
    }
    const { startTime: to, professionalId: by, roomId } = job.to;
    const move = { appointmentId, expectedVersion: version, startTime: to, professionalId: by, roomId };
    const moves = [{ ...move, ...(ids && { confirmedAppointments: ids }) }];
    const { data, error } = await apply({ professionalId, date, moves });
    if (error) return { error };
    const change = data.applyProposals.changes[0];
    return (change && questionOf(change, patientName)) ?? { data: change ?? { reason: texts.move.failed } };
  };
}

type Change = ApplyProposalsMutation['applyProposals']['changes'][number];

/** As for a single turno; null: no question. */
function questionOf({ reason, unconfirmed: others }: Change, patientName: string): { error: ApiError } | null {
  if (others.length === 0) return null;
  const unconfirmed = others.map((it): HeldBooking => ({ ...it, kind: 'appointment', patientName }));
  return { error: new ApiError({ code: 'CONFLICT', message: reason ?? texts.move.failed, unconfirmed }) };
}
