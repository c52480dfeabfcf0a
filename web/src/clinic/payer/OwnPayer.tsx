import { useEffect } from 'react';

import { useMyCoveragesQuery } from '../coverages/coverages.generated';
import { choosePayer } from './payer';

/** Chooses the patient's primary coverage, if the clinic accepts it. */
export function OwnPayer() {
  const { data } = useMyCoveragesQuery({ errorToast: false });
  const primary = data?.myCoverages.find(({ isPrimary }) => isPrimary);
  useEffect(() => {
    if (!primary?.insurer.isAccepted) return;
    const { insurer, plan } = primary;
    choosePayer({
      insurerId: insurer.id,
      name: [insurer.name, plan?.name].filter(Boolean).join(' '),
      planId: plan?.id ?? null,
      isPrivatePay: insurer.kind === 'private_pay',
    });
  }, [primary]);
  return null;
}
