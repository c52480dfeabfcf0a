import { useMemo } from 'react';

import { useDiscountRulesQuery, type DiscountRuleFragment } from '../rentals.generated';

const NONE: readonly DiscountRuleFragment[] = [];

/** By minimum hours. Failures are silent. */
export function useDiscountRules(): readonly DiscountRuleFragment[] {
  const { data } = useDiscountRulesQuery({ fetchPolicy: 'cache-and-network' });
  const rules = data?.rentalConfig.discountRules ?? NONE;
  return useMemo(() => rules.toSorted((one, other) => one.minHoursPerDay - other.minHoursPerDay), [rules]);
}
