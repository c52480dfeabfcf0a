import { useEffect } from 'react';

import { dayOf } from '../../kit/time/wall-time';
import { useMyCoveragesQuery } from '../coverages/coverages.generated';
import { useClinic } from '../facts/useClinic';
import { useWho } from '../session/useWho';
import { choosePayer, isValidOn, ownPayer, usePayer } from './payer';

/** Chooses the patient's primary coverage, if it is valid today and the clinic accepts it. */
export function OwnPayer() {
  const userId = useWho()?.id;
  const now = useClinic()?.now;
  const { data } = useMyCoveragesQuery({ errorToast: false });
  const primary = data?.myCoverages.find(({ isPrimary }) => isPrimary);
  const isAsked = usePayer() === undefined;
  useEffect(() => {
    if (!isAsked || userId === undefined || now === undefined) return;
    if (primary?.insurer.isAccepted && isValidOn(primary, dayOf(now))) choosePayer(ownPayer(primary, userId));
  }, [isAsked, primary, userId, now]);
  return null;
}
