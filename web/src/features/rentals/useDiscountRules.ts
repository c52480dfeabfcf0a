import { useMemo } from 'react';

import { useDiscountRulesQuery, type DiscountRuleFragment } from './rentals.generated';

const NONE: readonly DiscountRuleFragment[] = [];

/** The rules for discounts as they are now, by the hours that they ask for. A failure is silent and counts as none. */
export function useDiscountRules(): readonly DiscountRuleFragment[] {
  const { data } = useDiscountRulesQuery({ fetchPolicy: 'cache-and-network', errorToast: false });
  const rules = data?.rentalConfig.discountRules ?? NONE;
  return useMemo(() => rules.toSorted((one, other) => one.minHoursPerDay - other.minHoursPerDay), [rules]);
}
