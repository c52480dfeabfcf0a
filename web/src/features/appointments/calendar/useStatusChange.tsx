import { useCallback, useState } from 'react';

import { useQuestion } from '../../../shared/dialog/useQuestion';
import { notify } from '../../../shared/notify/notify';
import type { AppointmentStatus } from '../../../shared/status/appointment-status';
import { dayOf, longDate } from '../../../shared/time/clinic-time';
import { timeRange } from './calendar-days';
import { useSetAppointmentStatusMutation, type CalendarAppointmentFragment } from './calendar.generated';

const STATUS_ERROR = 'Error al actualizar el estado del turno';

const DONE: Partial<Record<AppointmentStatus, string>> = {
  confirmed: 'Turno confirmado y email enviado al paciente',
  cancelled: 'Turno cancelado y email enviado al paciente',
};

/**
 * Giving appointments another status. A cancellation is asked about first: it mails the patient and frees the time. Of one
 * that is over by `now`, the clinic's instant, nobody is told.
 */
export function useStatusChange(now: string | undefined) {
  const [send] = useSetAppointmentStatusMutation({ errorToast: false });
  const [sendingIds, setSendingIds] = useState<ReadonlySet<string>>(new Set());

  const isOver = useCallback(({ endTime }: CalendarAppointmentFragment) => now !== undefined && Date.parse(endTime) <= Date.parse(now), [now]);

  const change = useCallback(
    /** Answers why it failed; undefined when it is done. */
    async (appointment: CalendarAppointmentFragment, status: AppointmentStatus): Promise<string | undefined> => {
      const { id, startTime } = appointment;
      setSendingIds((known) => new Set(known).add(id));
      const { error } = await send({ id, status, startTime });
      setSendingIds((known) => new Set([...known].filter((other) => other !== id)));
      const failure = error?.textOr(STATUS_ERROR);
      if (failure === undefined) notify.success((isOver(appointment) ? undefined : DONE[status]) ?? 'Estado del turno actualizado');
      else notify.error(failure);
      return failure;
    },
    [send, isOver],
  );
  const cancellation = useQuestion<CalendarAppointmentFragment>((appointment) => ({
    title: '¿Cancelar el turno?',
    about: (
      // Not a Subject: a name keeps the letters it was written with.
      <p>
        <strong>{appointment.patientName}</strong>
        <br />
        {longDate(dayOf(appointment.startTime))}, {timeRange(appointment)}
      </p>
    ),
    consequences: [isOver(appointment) ? 'El horario queda libre.' : `El horario queda libre y se envía un email a ${appointment.patientEmail}.`],
    noLabel: 'Conservar turno',
    yesLabel: 'Cancelar turno',
    isDestructive: true,
    busyLabel: 'Cancelando...',
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
