import { useMemo } from 'react';

import { useProfessionalCoveragesQuery } from './payer.generated';

/** Ids of the professionals who take the insurer, with any plan; undefined while unknown. Stable. */
export function useTakers(insurerId: number | undefined): ReadonlySet<number> | undefined {
  const { data } = useProfessionalCoveragesQuery({
    variables: { insurerId: insurerId ?? 0, planId: null },
    skip: insurerId === undefined,
    errorToast: false,
  });
  const coverages = insurerId === undefined ? undefined : data?.professionalCoverages;
  return useMemo(
    () =>
      coverages &&
      new Set(coverages.filter(({ outcome }) => outcome !== 'no').map(({ professionalId }) => professionalId)),
    [coverages],
  );
}
