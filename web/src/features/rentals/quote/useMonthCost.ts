import { monthParts } from '../../../kit/time/wall-time';
import { useRentalCostOfMonthQuery } from '../rentals.generated';

/** The panel shows failures, without toast. */
export function useMonthCost(month: string | undefined) {
  const { data, error, loading, refetch } = useRentalCostOfMonthQuery({
    variables: month === undefined ? { year: 0, month: 0 } : monthParts(month),
    skip: month === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const cost = data?.monthlySummary.totals;
  return { cost, busy: loading && !cost, failed: error !== undefined && !cost, reloadCost: refetch };
}
