import { useMemo } from 'react';

import { useProfessionalCoveragesQuery } from './payer.generated';

interface Takers {
  /** Ids; undefined while unknown. Stable. */
  takers: ReadonlySet<number> | undefined;
  isLoading: boolean;
  failed: boolean;
}

/** Professionals who take the insurer by its rules for all plans; rules for one plan do not count. */
export function useTakers(insurerId: number | undefined): Takers {
  const isAsked = insurerId !== undefined;
  const { data, error } = useProfessionalCoveragesQuery({
    variables: { insurerId: insurerId ?? 0, planId: null },
    skip: !isAsked,
  });
  const coverages = isAsked ? data?.professionalCoverages : undefined;
  const takers = useMemo(
    () =>
      coverages &&
      new Set(coverages.filter(({ outcome }) => outcome !== 'no').map(({ professionalId }) => professionalId)),
    [coverages],
  );
  const failed = isAsked && error !== undefined && !coverages;
  return { takers, isLoading: isAsked && !coverages && !failed, failed };
}
