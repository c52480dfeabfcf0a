import { isValidOn } from '@turnero/api/domain/coverage';
import { useEffect } from 'react';

import { dayOf } from '../../kit/time/wall-time';
import { useMyCoveragesQuery } from '../coverages/coverages.generated';
import { useClinic } from '../facts/useClinic';
import { useWho } from '../session/useWho';
import { choosePayer, ownPayer, payerOf, usePayer } from './payer';
import { usePayersToChooseQuery } from './payer.generated';

/**
 * Chooses the patient's primary coverage, if it is valid today and the clinic accepts it. Once the patient took the
 * insurer off, Particular, because the clinic copies the primary coverage to a turno without any.
 */
export function OwnPayer() {
  const userId = useWho()?.id;
  const now = useClinic()?.now;
  const isTakenOff = usePayer() === null;
  const { data } = useMyCoveragesQuery({ errorToast: false });
  const primary = data?.myCoverages.find(({ isPrimary }) => isPrimary);
  const insurers = usePayersToChooseQuery({ errorToast: false, skip: !isTakenOff || !primary });
  const privatePay = insurers.data?.acceptedInsurers.find(({ kind }) => kind === 'private_pay');
  useEffect(() => {
    if (!primary || userId === undefined || now === undefined) return;
    if (isTakenOff) {
      if (privatePay) choosePayer(payerOf(privatePay));
    } else if (primary.insurer.isAccepted && isValidOn(primary, dayOf(now))) choosePayer(ownPayer(primary, userId));
  }, [isTakenOff, primary, privatePay, userId, now]);
  return null;
}
