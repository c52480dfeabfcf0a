import { isValidOn } from '@turnero/api/domain/coverage';
import { useEffect } from 'react';

import { dayOf } from '../../kit/time/wall-time';
import { useMyCoveragesQuery } from '../coverages/coverages.generated';
import { useClinic } from '../facts/useClinic';
import { useWho } from '../session/useWho';
import { choosePayer, ownPayer, PRIVATE_PAY, usePayer } from './payer';

/**
 * Chooses the patient's primary coverage, if it is valid today and the clinic accepts it. Particular, if another insurer
 * was taken off and there is a primary coverage, or it failed to load: the clinic copies it to a turno without any.
 */
export function OwnPayer() {
  const userId = useWho()?.id;
  const now = useClinic()?.now;
  const payer = usePayer();
  const { data, error } = useMyCoveragesQuery();
  const primary = data?.myCoverages.find(({ isPrimary }) => isPrimary);
  useEffect(() => {
    if (payer === null && (primary || error)) choosePayer(PRIVATE_PAY);
    else if (payer === undefined && primary && userId !== undefined && now !== undefined) {
      if (primary.insurer.isAccepted && isValidOn(primary, dayOf(now))) choosePayer(ownPayer(primary, userId));
    }
  }, [payer, primary, error, userId, now]);
  return null;
}
