import { useDiscountRulesQuery, type DiscountRuleFragment } from './rentals.generated';

/** The rules for discounts as they are now. A failure is silent and counts as none. */
export function useDiscountRules(): readonly DiscountRuleFragment[] {
  const { data } = useDiscountRulesQuery({ errorToast: false });
  return data?.rentalConfig.deductionRules ?? [];
}
