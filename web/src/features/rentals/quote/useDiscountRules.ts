import { useMemo } from 'react';

import { useDiscountRulesQuery, type DiscountRuleFragment } from '../rentals.generated';

const NONE: readonly DiscountRuleFragment[] = [];

/** The current discount rules, by minimum hours. A failure is silent and returns none. */
export function useDiscountRules(): readonly DiscountRuleFragment[] {
  const { data } = useDiscountRulesQuery({ fetchPolicy: 'cache-and-network', errorToast: false });
  const rules = data?.rentalConfig.discountRules ?? NONE;
  return useMemo(() => rules.toSorted((one, other) => one.minHoursPerDay - other.minHoursPerDay), [rules]);
}
