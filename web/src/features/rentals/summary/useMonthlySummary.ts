import { useClinicQuery } from '../../../clinic/facts/clinic.generated';
import { dayOf, monthOf, monthParts } from '../../../kit/time/wall-time';
import { useMonthlySummaryQuery, type MonthlySummaryQuery } from './summary.generated';

export type Summary = MonthlySummaryQuery['monthlySummary'];

const NOTHING = {
  totalHours: 0,
  roomsUsed: 0,
  baseCost: 0,
  discountAmount: 0,
  discountPercentage: 0,
  finalCost: 0,
  creditedAmount: 0,
  uncreditedAmount: 0,
  totalOwed: 0,
  appliedRules: [],
};

/** `chosenMonth`: yyyy-MM, null: current. No toasts: FORBIDDEN shows an empty month, the page shows others. */
export function useMonthlySummary(professionalId: number, chosenMonth: string | null) {
  const clinicQuery = useClinicQuery();
  const clinic = clinicQuery.data?.clinic;
  const present = clinic && monthOf(dayOf(clinic.now));
  const month = chosenMonth ?? present;
  const date = month === undefined ? undefined : monthParts(month);
  const query = useMonthlySummaryQuery({
    variables: { professionalId, year: date?.year ?? 0, month: date?.month ?? 0 },
    skip: date === undefined,
    fetchPolicy: 'cache-and-network',
  });

  const isForbidden = query.error?.code === 'FORBIDDEN';
  const loaded = [query.data, query.previousData]
    .map((data) => data?.monthlySummary)
    .find((summary) => summary?.year === date?.year && summary?.month === date?.month);
  const empty =
    isForbidden && date ? { professionalId, ...date, totals: NOTHING, rooms: [], givenBack: [] } : undefined;
  const summary: Summary | undefined = loaded ?? empty;
  const error = date ? query.error : clinicQuery.error;
  return {
    clinic,
    present,
    /** Undefined until the clinic's date is known. */
    month,
    /** undefined while loading and on failure. */
    summary: clinic && summary,
    /** An earlier `summary` may still be there. */
    failed: error !== undefined && !isForbidden,
    refetch: date ? query.refetch : clinicQuery.refetch,
  };
}
