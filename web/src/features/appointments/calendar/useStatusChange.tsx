import { useCallback, useState } from 'react';

import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import type { ApiError } from '../../../kit/errors/api-error';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import {
  useSetAppointmentStatusMutation,
  type CalendarAppointmentFragment,
  type CancellationInput,
} from './calendar.generated';

/**
 * Changes statuses. Cancelling calls `askToCancel` first, as it mails the patient and frees the time; turnos over by
 * `now`, the clinic's instant, cause no mail.
 */
export function useStatusChange(
  now: string | undefined,
  askToCancel: (appointment: CalendarAppointmentFragment) => void,
) {
  const [send] = useSetAppointmentStatusMutation({ errorToast: false });
  const [sendingIds, setSendingIds] = useState<ReadonlySet<string>>(new Set());

  const isOver = useCallback(
    ({ endTime }: CalendarAppointmentFragment) => now !== undefined && Date.parse(endTime) <= Date.parse(now),
    [now],
  );

  const change = useCallback(
    /** Resolves to the failure, or undefined when done. */
    async (
      appointment: CalendarAppointmentFragment,
      status: AppointmentStatus,
      cancellation?: CancellationInput,
    ): Promise<ApiError | undefined> => {
      const { id, startTime } = appointment;
      setSendingIds((known) => new Set(known).add(id));
      const { error } = await send({ id, status, startTime, ...(cancellation && { cancellation }) });
      setSendingIds((known) => new Set([...known].filter((other) => other !== id)));
      const byMail = isOver(appointment) ? undefined : texts.statusChange.doneByMail[status];
      if (!error) notify.success(byMail ?? texts.statusChange.done);
      return error;
    },
    [send, isOver],
  );
  return {
    choose: async (appointment: CalendarAppointmentFragment, status: AppointmentStatus) => {
      if (status === appointment.status) return;
      if (status === 'cancelled') {
        askToCancel(appointment);
        return;
      }
      const error = await change(appointment, status);
      if (error) notify.error(error.textOr(texts.statusChange.failed));
    },
    cancel: (appointment: CalendarAppointmentFragment, why: CancellationInput) => change(appointment, 'cancelled', why),
    isOver,
    /** Several can be under way at once. */
    sendingIds,
  };
}
