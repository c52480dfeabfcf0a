import { useCallback, useState } from 'react';

import { useQuestion } from '../../../shared/dialog/useQuestion';
import { notify } from '../../../shared/notify/notify';
import type { AppointmentStatus } from '../../../shared/status/appointment-status';
import { dayOf, longDate } from '../../../shared/time/clinic-time';
import { texts } from '../texts';
import { timeRange } from './calendar-days';
import { useSetAppointmentStatusMutation, type CalendarAppointmentFragment } from './calendar.generated';

/**
 * Giving appointments another status. A cancellation is asked about first: it mails the patient and frees the time. Of one
 * that is over by `now`, the clinic's instant, nobody is told.
 */
export function useStatusChange(now: string | undefined) {
  const [send] = useSetAppointmentStatusMutation({ errorToast: false });
  const [sendingIds, setSendingIds] = useState<ReadonlySet<string>>(new Set());

  const isOver = useCallback(
    ({ endTime }: CalendarAppointmentFragment) => now !== undefined && Date.parse(endTime) <= Date.parse(now),
    [now],
  );

  const change = useCallback(
    /** Answers why it failed; undefined when it is done. */
    async (appointment: CalendarAppointmentFragment, status: AppointmentStatus): Promise<string | undefined> => {
      const { id, startTime } = appointment;
      setSendingIds((known) => new Set(known).add(id));
      const { error } = await send({ id, status, startTime });
      setSendingIds((known) => new Set([...known].filter((other) => other !== id)));
      const failure = error?.textOr(texts.statusChange.failed);
      const byMail = isOver(appointment) ? undefined : texts.statusChange.doneByMail[status];
      if (failure === undefined) notify.success(byMail ?? texts.statusChange.done);
      else notify.error(failure);
      return failure;
    },
    [send, isOver],
  );
  const cancellation = useQuestion<CalendarAppointmentFragment>((appointment) => ({
    title: texts.cancellation.title,
    about: (
      // Not a Subject: a name keeps the letters it was written with.
      <p>
        <strong>{appointment.patientName}</strong>
        <br />
        {longDate(dayOf(appointment.startTime))}, {timeRange(appointment)}
      </p>
    ),
    consequences: [isOver(appointment) ? texts.statusChange.freed : texts.statusChange.freedByMail(appointment.patientEmail)],
    noLabel: texts.cancellation.no,
    yesLabel: texts.cancellation.yes,
    isDestructive: true,
    busyLabel: texts.cancellation.busy,
    onYes: () => change(appointment, 'cancelled'),
  }));
  return {
    choose: (appointment: CalendarAppointmentFragment, status: AppointmentStatus) => {
      if (status === appointment.status) return;
      if (status === 'cancelled') cancellation.ask(appointment);
      else void change(appointment, status);
    },
    /** Those whose status is on its way: several may be at once. */
    sendingIds,
    /** Whether one is to be cancelled, while that is in question. */
    question: cancellation.dialog,
  };
}
