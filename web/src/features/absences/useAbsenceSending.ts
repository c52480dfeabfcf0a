import type { Outcome } from '../../kit/graphql/hooks';
import { useApplyProposalsMutation, useCancelForAbsenceMutation, useRecordContactMutation } from './absences.generated';
import { texts } from './texts';
import type { Job, Result } from './useBoardChanges';

/** Sends one change of the board of an absence. `date`: yyyy-MM-dd. */
export function useAbsenceSending(professionalId: number, date: string): (job: Job) => Promise<Outcome<Result>> {
  const [apply] = useApplyProposalsMutation({ errorToast: false });
  const [cancel] = useCancelForAbsenceMutation({ errorToast: false });
  const [record] = useRecordContactMutation({ errorToast: false });
  return async (job: Job) => {
    const { id: appointmentId, startTime, version } = job.entry.appointment;
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
    const { data, error } = await apply({ professionalId, date, moves: [move] });
    return error ? { error } : { data: data.applyProposals.changes[0] ?? { reason: texts.move.failed } };
  };
}
