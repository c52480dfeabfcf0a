import { monthParts } from '../../shared/time/clinic-time';
import { useRentalCostOfMonthQuery } from './rentals.generated';

/** What one's own rentals of a month cost. A failure is silent: there is no cost then. */
export function useMonthCost(month: string | undefined) {
  const { data, loading, refetch } = useRentalCostOfMonthQuery({
    variables: month === undefined ? { year: 0, month: 0 } : monthParts(month),
    skip: month === undefined,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const cost = data?.monthlySummary.totals;
  return { cost, busy: loading && !cost, reloadCost: refetch };
}
