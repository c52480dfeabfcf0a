import { isValidOn } from '@turnero/api/domain/coverage';
import { useEffect } from 'react';

import { dayOf } from '../../kit/time/wall-time';
import { useMyCoveragesQuery } from '../coverages/coverages.generated';
import { useClinic } from '../facts/useClinic';
import { useWho } from '../session/useWho';
import { choosePayer, ownPayer, PRIVATE_PAY, usePayer } from './payer';

/**
 * Chooses the patient's primary coverage, if it is valid today and the clinic accepts it. Particular, if a visitor took
 * the insurer off before signing in, because the clinic copies the primary coverage to a turno without any.
 */
export function OwnPayer() {
  const userId = useWho()?.id;
  const now = useClinic()?.now;
  const isTakenOff = usePayer() === null;
  const { data } = useMyCoveragesQuery({ errorToast: false, skip: isTakenOff });
  const primary = data?.myCoverages.find(({ isPrimary }) => isPrimary);
  useEffect(() => {
    if (isTakenOff) choosePayer(PRIVATE_PAY);
    else if (primary && userId !== undefined && now !== undefined) {
      if (primary.insurer.isAccepted && isValidOn(primary, dayOf(now))) choosePayer(ownPayer(primary, userId));
    }
  }, [isTakenOff, primary, userId, now]);
  return null;
}
