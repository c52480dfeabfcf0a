import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { RENTAL_CANCELLATION } from '../../../clinic/rooms/rental-cancellation';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { notify } from '../../../kit/notify/notify';
import { formatMoney } from '../../../kit/text/money';
import { longDate } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { useCancelRentalMutation, type SummaryRentalFragment } from './summary.generated';

/**
 * Cancels one of the user's rentals after a confirmation. `onChange` runs after the cancellation, and when the server
 * says it is no longer possible.
 */
export function useRentalCancellation(clinic: ClinicFactsFragment | undefined, onChange: () => void) {
  const [send] = useCancelRentalMutation({ errorToast: false });
  return useQuestion<SummaryRentalFragment>(({ id, roomName, date, startTime, endTime, finalCost }) => ({
    title: RENTAL_CANCELLATION.title,
    about: (
      <Subject>
        <strong>
          {longDate(date)}, {startTime}-{endTime}
        </strong>
        {roomName} · {formatMoney(finalCost, clinic?.currency)}
      </Subject>
    ),
    consequences: texts.summary.cancellation.consequences,
    noLabel: RENTAL_CANCELLATION.no,
    yesLabel: RENTAL_CANCELLATION.yes,
    isDestructive: true,
    busyLabel: RENTAL_CANCELLATION.busy,
    help: clinic && <ClinicContact clinic={clinic} label={texts.summary.cancellation.help} />,
    onYes: async () => {
      const { error } = await send({ id });
      if (error?.code === 'CONFLICT') onChange();
      return error?.textOr(RENTAL_CANCELLATION.failed);
    },
    onDone: () => {
      notify.success(RENTAL_CANCELLATION.done);
      onChange();
    },
  }));
}
