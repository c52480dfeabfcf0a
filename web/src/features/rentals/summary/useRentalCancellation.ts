import { useState } from 'react';

import { notify } from '../../../shared/notify/notify';
import { useCancelRentalMutation, type SummaryRentalFragment } from './summary.generated';

/**
 * Cancelling one of one's own rentals: first asked, then done. `onChange` runs after it is cancelled, and when the
 * server says that it no longer can be.
 */
export function useRentalCancellation(onChange: () => void) {
  const [asked, setAsked] = useState<SummaryRentalFragment>();
  const [send, { loading, error, reset }] = useCancelRentalMutation({ errorToast: false });
  const confirm = async () => {
    if (!asked) return;
    const { error: refusal } = await send({ id: asked.id });
    if (refusal?.code === 'CONFLICT') onChange();
    if (refusal) return;
    setAsked(undefined);
    notify.success('Reserva cancelada');
    onChange();
  };
  return {
    /** The one in question; undefined when none is. */
    asked,
    ask: (rental: SummaryRentalFragment) => {
      reset();
      setAsked(rental);
    },
    close: () => setAsked(undefined),
    confirm,
    sending: loading,
    refusal: error?.textOr('Error al cancelar la reserva'),
  };
}
