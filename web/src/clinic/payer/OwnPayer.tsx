import { useEffect } from 'react';

import { useMyCoveragesQuery } from '../coverages/coverages.generated';
import { choosePayer, payerOf } from './payer';

/** Chooses the patient's primary coverage, if the clinic accepts it. */
export function OwnPayer() {
  const { data } = useMyCoveragesQuery({ errorToast: false });
  const primary = data?.myCoverages.find(({ isPrimary }) => isPrimary);
  useEffect(() => {
    if (!primary?.insurer.isAccepted) return;
    choosePayer(payerOf(primary.insurer, primary.plan, primary.id));
  }, [primary]);
  return null;
}
