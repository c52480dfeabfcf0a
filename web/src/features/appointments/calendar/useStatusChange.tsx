import { useCallback } from 'react';

import { isClosed, type AppointmentStatus, type ClosedStatus } from '../../../clinic/appointment/appointment-status';
import { isToBegin } from '../../../clinic/appointment/to-begin';
import type { ApiError } from '../../../kit/errors/api-error';
import { useSamePatientQuestion } from '../../../clinic/same-patient/useSamePatientQuestion';
import type { TurnoChange } from '../../../clinic/appointment/undo/restoring';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { notify } from '../../../kit/notify/notify';
import { dayOf, longDate } from '../../../kit/time/wall-time';
import { timeRange } from './calendar-days';
import { calendarTexts } from './texts';
import {
  useSetAppointmentStatusMutation,
  type CalendarAppointmentFragment,
  type CancellationInput,
} from './calendar.generated';
import type { Sending } from '../../../kit/send/useSendingIds';

interface Options {
  /** Past turnos cause no mail. */
  now: string | undefined;
  /** Reports an undoable change. */
  announceChange: (text: string, change: TurnoChange) => void;
  askToCancel: (appointment: CalendarAppointmentFragment) => void;
  sending: Sending;
}

interface EarlyStatus {
  appointment: CalendarAppointmentFragment;
  status: ClosedStatus;
}

/** Cancelling asks first, as does Completado or Ausente before the start. */
export function useStatusChange({ now, announceChange, askToCancel, sending }: Options) {
  const [send] = useSetAppointmentStatusMutation();
  const { confirmed, question } = useSamePatientQuestion('status');

  const isOver = useCallback(
    ({ endTime }: Pick<CalendarAppointmentFragment, 'endTime'>) =>
      now !== undefined && Date.parse(endTime) <= Date.parse(now),
    [now],
  );

  const change = useCallback(
    /** Resolves to the failure. */
    async (
      appointment: CalendarAppointmentFragment,
      status: AppointmentStatus,
      cancellation?: CancellationInput,
    ): Promise<ApiError | undefined> => {
      const { id, startTime } = appointment;
      const variables = { id, status, startTime, cancellation };
      const asked = confirmed((confirmedAppointments) =>
        send({ ...variables, ...(confirmedAppointments && { confirmedAppointments }) }),
      );
      const { data, error } = await sending(id, asked);
      if (error) return error;
      const done = isOver(appointment) ? undefined : calendarTexts.statusChange.doneAs[status];
      announceChange(done ?? calendarTexts.statusChange.done, {
        before: appointment,
        after: data.setAppointmentStatus,
      });
      return undefined;
    },
    [send, sending, confirmed, isOver, announceChange],
  );
  const set = useCallback(
    async (appointment: CalendarAppointmentFragment, status: AppointmentStatus) => {
      const error = await change(appointment, status);
      if (error?.unconfirmed.length === 0) notify.error(error.textOr(calendarTexts.statusChange.failed));
    },
    [change],
  );
  const early = useQuestion<EarlyStatus>(({ appointment, status }) => ({
    ...calendarTexts.earlyStatus[status],
    noLabel: calendarTexts.earlyStatus.no,
    about: <EarlyTurno {...appointment} />,
    onYes: async () => (await change(appointment, status))?.textOr(calendarTexts.statusChange.failed),
  }));
  return {
    choose: async (appointment: CalendarAppointmentFragment, status: AppointmentStatus) => {
      if (status === appointment.status) return;
      if (status === 'cancelled') {
        askToCancel(appointment);
        return;
      }
      if (isClosed(status) && isToBegin(appointment, now)) {
        early.ask({ appointment, status });
        return;
      }
      await set(appointment, status);
    },
    confirm: useCallback((appointment: CalendarAppointmentFragment) => void set(appointment, 'confirmed'), [set]),
    cancel: (appointment: CalendarAppointmentFragment, why: CancellationInput) => change(appointment, 'cancelled', why),
    isOver,
    question: (
      <>
        {early.dialog}
        {question}
      </>
    ),
  };
}

function EarlyTurno(appointment: CalendarAppointmentFragment) {
  return (
    <Subject>
      <strong>{appointment.patientName}</strong>
      {longDate(dayOf(appointment.startTime))}, {timeRange(appointment)}
    </Subject>
  );
}
