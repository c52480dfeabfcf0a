import { useState } from 'react';

import { notify } from '../../../shared/notify/notify';
import { useCancelRentalMutation, type SummaryRentalFragment } from './summary.generated';

/**
 * Cancelling one of one's own rentals: first asked, then done. `onChange` runs after it is cancelled, and when the
 * server says that it no longer can be.
 */
export function useRentalCancellation(onChange: () => void) {
  const [asked, setAsked] = useState<SummaryRentalFragment>();
  const [send] = useCancelRentalMutation({ errorToast: false });
  const confirm = async () => {
    if (!asked) return undefined;
    const { error } = await send({ id: asked.id });
    if (error?.code === 'CONFLICT') onChange();
    if (error) return error.textOr('Error al cancelar la reserva');
    setAsked(undefined);
    notify.success('Reserva cancelada');
    onChange();
    return undefined;
  };
  return {
    /** The one in question; undefined when none is. */
    asked,
    ask: setAsked,
    close: () => setAsked(undefined),
    /** Answers why it failed; undefined when it is cancelled. */
    confirm,
  };
}
