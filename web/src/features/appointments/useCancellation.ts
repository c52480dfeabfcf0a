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
  const [send] = useCancelAppointmentMutation({ errorToast: false });
  const confirm = async () => {
    if (!asked) return undefined;
    const { error } = await send({ id: asked.id });
    if (error?.code === 'CONFLICT') onConflict();
    if (error) return error.textOr('Error al cancelar el turno');
    setAsked(undefined);
    setCancelledId(asked.id);
    notify.success('Turno cancelado');
    onDone();
    return undefined;
  };
  return {
    /** The one in question; undefined when none is. */
    asked,
    ask: setAsked,
    /** The one cancelled last, from when the question is off the page. */
    cancelledId,
    close: () => setAsked(undefined),
    /** Answers why it failed; undefined when it is cancelled. */
    confirm,
  };
}
