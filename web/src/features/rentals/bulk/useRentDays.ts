import { notify } from '../../../kit/notify/notify';
import { useBatch } from '../../../kit/send/useBatch';
import { texts } from '../texts';
import { useRentRoomsInBulkMutation, type RentRoomsInBulkInput, type RentRoomsInBulkMutation } from './bulk.generated';
import { resultOf, type DayResult } from './day-result';

/** More would queue for the same room. */
const CALLS_AT_ONCE = 4;

interface Options {
  /** Refetches the calendar. */
  reload: () => Promise<unknown>;
  /** After all days and the reload. */
  onDone: (results: readonly DayResult[]) => void;
}

const dayOf = ({ dates }: RentRoomsInBulkInput) => dates[0] ?? '';

/** One call per day, to show progress and isolate failures. */
export function useRentDays({ reload, onDone }: Options) {
  const [rent] = useRentRoomsInBulkMutation();
  const { run, progress } = useBatch<RentRoomsInBulkInput, RentRoomsInBulkMutation>({
    nameOf: dayOf,
    send: rent,
    isDone: (outcome, input) => !resultOf(dayOf(input), outcome).failure,
    width: CALLS_AT_ONCE,
  });

  const rentAll = (input: Omit<RentRoomsInBulkInput, 'dates'>, days: readonly string[]) =>
    run(
      days.map((date) => ({ ...input, dates: [date] })),
      async (results) => {
        // The login page explains it.
        if (results.some(({ outcome }) => outcome?.error?.code === 'UNAUTHENTICATED')) return;
        const tried = results.flatMap(({ input: day, outcome }) => (outcome ? [resultOf(dayOf(day), outcome)] : []));
        await reload();
        onDone(tried);
        reportResults(tried);
      },
    );

  return { rentAll, progress };
}

function reportResults(results: readonly DayResult[]) {
  const rented = results.filter(({ failure }) => !failure);
  const made = rented.reduce((sum, day) => sum + day.made, 0);
  if (rented.length > 0) notify.success(texts.bulk.done(made, rented.length));
  else notify.error(texts.bulk.failed);
}
