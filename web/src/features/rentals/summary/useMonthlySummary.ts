import { useClinicQuery } from '../../../shared/clinic/clinic.generated';
import { dayOf, monthOf, monthParts } from '../../../shared/time/clinic-time';
import { useMonthlySummaryQuery, type MonthlySummaryQuery } from './summary.generated';

export type Summary = MonthlySummaryQuery['monthlySummary'];

const NOTHING = { totalHours: 0, roomsUsed: 0, baseCost: 0, discountAmount: 0, discountPercentage: 0, finalCost: 0, appliedRules: [] };

/**
 * What a professional rents in a month, yyyy-MM, or in the clinic's present one. A failure makes no toast: who may
 * not see the costs sees an empty month, any other failure is told in the page.
 */
export function useMonthlySummary(professionalId: number, asked: string | null) {
  const clinicQuery = useClinicQuery({ errorToast: false });
  const clinic = clinicQuery.data?.clinic;
  const present = clinic && monthOf(dayOf(clinic.now));
  const month = asked ?? present;
  const date = month === undefined ? undefined : monthParts(month);
  const query = useMonthlySummaryQuery({
    variables: { professionalId, year: date?.year ?? 0, month: date?.month ?? 0 },
    skip: date === undefined,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });

  const isForbidden = query.error?.code === 'FORBIDDEN';
  const loaded = [query.data, query.previousData]
    .map((data) => data?.monthlySummary)
    .find((summary) => summary?.year === date?.year && summary?.month === date?.month);
  const empty = isForbidden && date ? { professionalId, ...date, totals: NOTHING, rooms: [] } : undefined;
  const summary: Summary | undefined = loaded ?? empty;
  const error = date ? query.error : clinicQuery.error;
  return {
    clinic,
    /** The clinic's, yyyy-MM. */
    present,
    /** The one on show; undefined until the clinic's date is known. */
    month,
    /** Undefined while it is on its way, and when it cannot be had. */
    summary: clinic && summary,
    /** The last load failed; `summary` may be there from before. */
    failed: error !== undefined && !isForbidden,
    refetch: date ? query.refetch : clinicQuery.refetch,
  };
}
