import { useState } from 'react';

import { notify } from '../../shared/notify/notify';
import { useCancelAppointmentMutation } from './cancel.generated';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Uses {
  /** As the page shows them now. */
  listed: readonly OwnAppointmentFragment[];
  onDone: () => void;
  /** Looks again: the server says that it no longer can be cancelled, or that it is at another time by now. */
  onConflict: () => Promise<void>;
}

/** Cancelling one of one's own appointments: first asked, then done. A yes means the time that the question says. */
export function useCancellation({ listed, onDone, onConflict }: Uses) {
  const [askedId, setAskedId] = useState<string>();
  const asked = listed.find(({ id }) => id === askedId);
  const [cancelledId, setCancelledId] = useState<string>();
  const [send] = useCancelAppointmentMutation({ errorToast: false });
  const confirm = async () => {
    if (!asked) return undefined;
    const { error } = await send({ id: asked.id, startTime: asked.startTime });
    if (error?.code === 'CONFLICT') await onConflict();
    if (error) return error.textOr('Error al cancelar el turno');
    setAskedId(undefined);
    setCancelledId(asked.id);
    notify.success('Turno cancelado');
    onDone();
    return undefined;
  };
  return {
    /** The one in question; undefined when none is. */
    asked,
    ask: ({ id }: OwnAppointmentFragment) => setAskedId(id),
    /** The one cancelled last, from when the question is off the page. */
    cancelledId,
    close: () => setAskedId(undefined),
    /** Answers why it failed; undefined when it is cancelled. */
    confirm,
  };
}
