import { useEffect, useRef, useState } from 'react';

import { sameOrNewAttempt, type Attempt } from '../../shared/attempt';
import { refusal } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useRentRoomsMutation, type RentRoomsInput } from './rentals.generated';

const FALLBACK = 'Error al realizar la reserva';

interface Options {
  /** Asks again for everything the calendar shows. */
  reload: () => Promise<unknown>;
  /** It is rented, told and on show. Not called when the form was left meanwhile, e.g. by Back. */
  onDone: () => void;
}

/**
 * Rents, once: a second call while one is on its way does nothing, and a retry of the same after a failure carries the
 * same key. When somebody was quicker, the month is reloaded so that the form shows what is left.
 */
export function useRentDay({ reload, onDone }: Options) {
  const [rent] = useRentRoomsMutation({ errorToast: false });
  const attempt = useRef<Attempt<RentRoomsInput> | null>(null);
  const underWay = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (input: RentRoomsInput) => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setFailure(null);
    attempt.current = sameOrNewAttempt(attempt.current, input);
    const { error } = await rent(attempt.current);
    if (!error) {
      await reload();
      notify.success('Reserva realizada exitosamente');
      if (!isLeft.current) onDone();
      return;
    }
    if (error.code === 'CONFLICT') await reload();
    underWay.current = false;
    setSaving(false);
    const outcome = refusal(error, { fallback: FALLBACK });
    if (!outcome.ok) setFailure(outcome.text);
  };

  return { submit, saving, failure, forgetFailure: () => setFailure(null) };
}
