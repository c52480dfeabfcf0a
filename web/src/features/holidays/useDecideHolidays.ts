import { useConfirmedChange } from '../../kit/dialog/useConfirmedChange';
import { useReload } from '../../kit/list/useReload';
import type { HeldBooking } from '../../clinic/rooms/held-bookings';
import { useDecideHolidaysMutation, type HolidayClosureInput } from './holidays.generated';
import { closingQuestion } from './texts';

/** Cached queries that a decision changes. */
const READS = [
  'holidays',
  'holidayYearsToDecide',
  'daysWithoutSlots',
  'noSlotsOfDay',
  'roomAvailability',
  'firstSlots',
] as const;
const nothingElse = () => Promise.resolve();

export function useForgetHolidays() {
  return useReload(nothingElse, READS);
}

/** Asks first when bookings would be left on closed days; see useConfirmedChange. */
export function useDecideHolidays(year: number) {
  const [send] = useDecideHolidaysMutation();
  const { confirmed, question } = useConfirmedChange();
  const forget = useForgetHolidays();
  const decide = async (closures: HolidayClosureInput[], expectedVersion: number | undefined) => {
    const outcome = await confirmed(
      (ids) =>
        send({
          year,
          closures,
          ...(expectedVersion !== undefined && { expectedVersion }),
          ...(ids && { confirmedBookings: ids }),
        }),
      (bookings: readonly HeldBooking[]) => closingQuestion(year, bookings),
    );
    if (outcome.data) void forget();
    return outcome;
  };
  return { decide, question };
}
