import { monthParts } from '../../shared/time/clinic-time';
import { useDiscountRulesQuery, useRentalCostOfMonthQuery } from './rentals.generated';

/** What one's own rentals of a month cost, and the rules for discounts. A failure of either is silent and counts as none. */
export function useMonthCost(month: string | undefined) {
  const { data, refetch } = useRentalCostOfMonthQuery({
    variables: month === undefined ? { year: 0, month: 0 } : monthParts(month),
    skip: month === undefined,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const { data: config } = useDiscountRulesQuery({ errorToast: false });
  return { cost: data?.monthlySummary.totals, rules: config?.rentalConfig.deductionRules ?? [], reloadCost: refetch };
}
