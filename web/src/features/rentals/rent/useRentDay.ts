import { useEffect, useRef, useState } from 'react';

import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { NO_ANSWER } from '../../../kit/send/no-answer';
import { useSendOnce } from '../../../kit/send/useSendOnce';
import { useRentRoomsMutation, type RentRoomsInput } from '../rentals.generated';
import { texts } from '../texts';

interface Options {
  /** Refetches the calendar. */
  reload: () => Promise<unknown>;
  /** After rental, toast and reload, unless the user left the form. */
  onDone: () => void;
}

/** Only one renter can have these rooms and hours, whatever the notes. */
const hoursOf = ({ date, roomIds, intervals }: RentRoomsInput) => [date, roomIds, intervals];

/** Once; see useSendOnce. On CONFLICT reloads the month. */
export function useRentDay({ reload, onDone }: Options) {
  const [rent] = useRentRoomsMutation();
  const {
    submit: sendOnce,
    busy: saving,
    unsure,
    pending,
    sent,
    resume,
    forgetFailure,
  } = useSendOnce({ send: rent, targetOf: hoursOf });
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
    /** May have rented: values stay for a retry. */
    unsure,
    /** See useSendOnce. */
    pending,
    sent,
    resume,
    failure: failure ?? (unsure ? texts.rentDialog.unsure(NO_ANSWER) : null),
    /** On a new selection. */
    forgetFailure: () => {
      forgetFailure();
      setFailure(null);
    },
  };
}
