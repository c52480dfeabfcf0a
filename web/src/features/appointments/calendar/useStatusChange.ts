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
  const [send, { error, reset }] = useSetAppointmentStatusMutation({ errorToast: false });
  const [asked, setAsked] = useState<CalendarAppointmentFragment>();
  const [sendingId, setSendingId] = useState<string>();

  const change = useCallback(
    async (id: string, status: AppointmentStatus): Promise<boolean> => {
      setSendingId(id);
      const { error: refusal } = await send({ id, status });
      setSendingId(undefined);
      if (refusal) notify.error(refusal.textOr(STATUS_ERROR));
      else notify.success(DONE[status] ?? 'Estado del turno actualizado');
      return !refusal;
    },
    [send],
  );
  const choose = useCallback(
    (appointment: CalendarAppointmentFragment, status: AppointmentStatus) => {
      if (status === appointment.status) return;
      reset();
      if (status === 'cancelled') setAsked(appointment);
      else void change(appointment.id, status);
    },
    [change, reset],
  );
  const confirm = async () => {
    if (asked && (await change(asked.id, 'cancelled'))) setAsked(undefined);
  };
  return {
    choose,
    /** Which one's status is on its way. */
    sendingId,
    /** The one whose cancellation is in question. */
    asked,
    confirm,
    close: () => setAsked(undefined),
    /** Why the last try failed. */
    refusal: error?.textOr(STATUS_ERROR),
  };
}
