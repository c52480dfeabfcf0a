import { useState } from 'react';

import { notify } from '../../shared/notify/notify';
import { useCancelAppointmentMutation } from './cancel.generated';
import type { OwnAppointmentFragment } from './my-appointments.generated';

/**
 * Cancelling one of one's own appointments: first asked, then done. `onDone` runs after it is cancelled,
 * `onConflict` when the server says that it no longer can be.
 */
export function useCancellation({ onDone, onConflict }: { onDone: () => void; onConflict: () => void }) {
  const [asked, setAsked] = useState<OwnAppointmentFragment>();
  const [cancelledId, setCancelledId] = useState<string>();
  const [send, { loading, error, reset }] = useCancelAppointmentMutation({ errorToast: false });
  const confirm = async () => {
    if (!asked) return;
    const { error: refusal } = await send({ id: asked.id });
    if (refusal) {
      if (refusal.code === 'CONFLICT') onConflict();
      return;
    }
    setAsked(undefined);
    setCancelledId(asked.id);
    notify.success('Turno cancelado');
    onDone();
  };
  return {
    /** The one in question; undefined when none is. */
    asked,
    ask: (appointment: OwnAppointmentFragment) => {
      reset();
      setAsked(appointment);
    },
    /** The one cancelled last, from when the question is off the page. */
    cancelledId,
    close: () => setAsked(undefined),
    confirm,
    sending: loading,
    refusal: error?.textOr('Error al cancelar el turno'),
  };
}
