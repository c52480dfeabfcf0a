import { useEffect, useRef, useState } from 'react';

import { failureText } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useSendOnce } from '../../shared/send/useSendOnce';
import { useRentRoomsMutation, type RentRoomsInput } from './rentals.generated';

const FALLBACK = 'Error al realizar la reserva';

interface Options {
  /** Asks again for everything the calendar shows. */
  reload: () => Promise<unknown>;
  /** It is rented, told and on show. Not called when the form was left meanwhile, e.g. by Back. */
  onDone: () => void;
}

/** Said of a failure after which nobody knows. */
const UNSURE_TEXT = 'Puede que la reserva ya esté hecha. Reintenta para saberlo: no se reserva dos veces.';

/** Rooms and hours of a day are one person's; the notes are beside the point. */
const hoursOf = ({ date, roomIds, intervals }: RentRoomsInput) => [date, roomIds, intervals];

/** Rents, once; see useSendOnce. When somebody was quicker, the month is reloaded so that the form shows what is left. */
export function useRentDay({ reload, onDone }: Options) {
  const [rent] = useRentRoomsMutation({ errorToast: false });
  const { submit: sendOnce, busy: saving, unsure, pending, sent, resume, forget } = useSendOnce({ send: rent, targetOf: hoursOf });
  const [failure, setFailure] = useState<string | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const submit = async (input: RentRoomsInput) => {
    if (!saving) setFailure(null);
    const outcome = await sendOnce(input);
    if (!outcome) return;
    const { error } = outcome;
    if (!error) {
      await reload();
      notify.success('Reserva realizada exitosamente');
      if (!isLeft.current) onDone();
      return;
    }
    if (error.code === 'CONFLICT') await reload();
    setFailure(failureText(error, FALLBACK, UNSURE_TEXT));
  };

  return {
    submit,
    saving,
    /** Nobody knows whether the last try rented: what was chosen stays for a retry. */
    unsure,
    /** See useSendOnce. */
    pending,
    sent,
    resume,
    failure: failure ?? (unsure ? UNSURE_TEXT : null),
    /** Something else is chosen. */
    forgetFailure: () => {
      forget();
      setFailure(null);
    },
  };
}
