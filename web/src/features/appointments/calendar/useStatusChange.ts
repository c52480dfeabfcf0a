import { useCallback, useState } from 'react';

import { notify } from '../../../shared/notify/notify';
import type { AppointmentStatus } from '../../../shared/status/appointment-status';
import { useSetAppointmentStatusMutation, type CalendarAppointmentFragment } from './calendar.generated';

export const STATUS_ERROR = 'Error al actualizar el estado del turno';

const DONE: Partial<Record<AppointmentStatus, string>> = {
  confirmed: 'Turno confirmado y email enviado al paciente',
  cancelled: 'Turno cancelado y email enviado al paciente',
};

/** Giving appointments another status. A cancellation is asked about first: it mails the patient and frees the time. */
export function useStatusChange() {
  const [send] = useSetAppointmentStatusMutation({ errorToast: false });
  const [asked, setAsked] = useState<CalendarAppointmentFragment>();
  const [sendingIds, setSendingIds] = useState<ReadonlySet<string>>(new Set());

  const change = useCallback(
    /** Answers why it failed; undefined when it is done. */
    async (id: string, status: AppointmentStatus): Promise<string | undefined> => {
      setSendingIds((known) => new Set(known).add(id));
      const { error } = await send({ id, status });
      setSendingIds((known) => new Set([...known].filter((other) => other !== id)));
      const failure = error?.textOr(STATUS_ERROR);
      if (failure === undefined) notify.success(DONE[status] ?? 'Estado del turno actualizado');
      else notify.error(failure);
      return failure;
    },
    [send],
  );
  const choose = useCallback(
    (appointment: CalendarAppointmentFragment, status: AppointmentStatus) => {
      if (status === appointment.status) return;
      if (status === 'cancelled') setAsked(appointment);
      else void change(appointment.id, status);
    },
    [change],
  );
  const confirm = async () => {
    const failure = asked && (await change(asked.id, 'cancelled'));
    if (failure === undefined) setAsked(undefined);
    return failure;
  };
  return {
    choose,
    /** Those whose status is on its way: several may be at once. */
    sendingIds,
    /** The one whose cancellation is in question. */
    asked,
    /** Answers why it failed; undefined when it is cancelled. */
    confirm,
    close: () => setAsked(undefined),
  };
}
