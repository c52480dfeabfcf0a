import { useEffect, useRef, useState } from 'react';

import { failureText } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useSendOnce } from '../../shared/send/useSendOnce';
import { useRentRoomsMutation, type RentRoomsInput } from './rentals.generated';
import { texts } from './texts';

interface Options {
  /** Asks again for everything the calendar shows. */
  reload: () => Promise<unknown>;
  /** It is rented, told and on show. Not called when the form was left meanwhile, e.g. by Back. */
  onDone: () => void;
}

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
      notify.success(texts.rentDialog.done);
      if (!isLeft.current) onDone();
      return;
    }
    if (error.code === 'CONFLICT') await reload();
    setFailure(failureText(error, texts.rentDialog.failed, texts.rentDialog.unsure));
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
    failure: failure ?? (unsure ? texts.rentDialog.unsure : null),
    /** Something else is chosen. */
    forgetFailure: () => {
      forget();
      setFailure(null);
    },
  };
}
