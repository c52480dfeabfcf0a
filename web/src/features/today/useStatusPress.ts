import type { AppointmentStatus } from '../../clinic/appointment/appointment-status';
import { useUndoableChange } from '../../clinic/appointment/undo/useUndoableChange';
import { bannerText } from '../../kit/errors/banner-text';
import { holdUndo, notify } from '../../kit/notify/notify';
import { useBatch } from '../../kit/send/useBatch';
import { useSendingIds } from '../../kit/send/useSendingIds';
import { texts } from './texts';
import { useSetTodayStatusMutation, type SetTodayStatusMutation, type TodayTurnoFragment } from './today.generated';

export type PressedStatus = Extract<AppointmentStatus, 'confirmed' | 'completed' | 'no_show'>;

interface Press {
  turno: TodayTurnoFragment;
  status: PressedStatus;
}

/**
 * For several appointments at once, with undo. Reports those that a colleague changed meanwhile, which stay. `now`: the
 * clinic's. `onDone`: after a change, and after it was undone.
 */
export function useStatusPress(now: string, onDone: () => void) {
  const announceChange = useUndoableChange(now, onDone);
  const [send] = useSetTodayStatusMutation();
  const { sendingIds, sending } = useSendingIds();
  const give = ({ turno: { id, startTime, version }, status }: Press) =>
    send({ id, status, startTime, expectedVersion: version });
  const batch = useBatch<Press, SetTodayStatusMutation>({
    nameOf: ({ turno }) => turno.id,
    send: ({ input }) => give(input),
  });

  return {
    one: async (turno: TodayTurnoFragment, status: PressedStatus) => {
      if (sendingIds.has(turno.id)) return;
      const { data, error } = await sending(turno.id, give({ turno, status }));
      if (error) notify.error(error.textOr(texts.changeFailed));
      else
        announceChange(`${turno.patientName}: ${texts.done[status]}`, {
          before: turno,
          after: data.setAppointmentStatus,
        });
      onDone();
    },
    several: async (turnos: readonly TodayTurnoFragment[], status: PressedStatus) => {
      if (batch.progress || turnos.length === 0) return;
      await holdUndo(batch.stop, async () => {
        const results = (await batch.run(turnos.map((turno) => ({ turno, status })))) ?? [];
        const failed = results.flatMap(({ outcome }) => outcome?.error ?? []);
        const done = results.flatMap(({ input, outcome }) =>
          outcome?.data ? [{ before: input.turno, after: outcome.data.setAppointmentStatus }] : [],
        );
        if (done.length > 0) announceChange(texts.doneAll(done.length), ...done);
        const unsure = failed.find(({ isUnsure }) => isUnsure);
        if (unsure) notify.error(bannerText(unsure, texts.unsure(failed.length)));
        else if (failed[0]) notify.error(texts.refused(failed.length, failed[0].message));
      });
      onDone();
    },
    sendingIds,
    progress: batch.progress,
    stop: batch.stop,
  };
}
