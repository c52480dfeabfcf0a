import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import type { HeldBooking } from '../../../clinic/rooms/held-bookings';
import { turnosQuestion } from '../../../clinic/rooms/turnos-question';
import { useConfirmedChange } from '../../../kit/dialog/useConfirmedChange';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { formatMoney } from '../../../kit/text/money';
import { longDate } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { useGiveBackRentalMutation, type SummaryRentalFragment } from './summary.generated';

const says = texts.summary.givingBack;

/**
 * Returns a rental for its credit, and asks about appointments inside it. `onChange` also runs if the server no longer
 * allows it.
 */
export function useGivingBack(clinic: ClinicFactsFragment | undefined, onChange: () => void) {
  const [send] = useGiveBackRentalMutation();
  const { confirmed, question } = useConfirmedChange();
  const { keyOf, done } = useRetryKey<{ id: string; expectedCredit: number }>();
  const { ask, dialog } = useQuestion<SummaryRentalFragment>((rental) => {
    const { id, roomName, date, startTime, endTime, finalCost, giveBack } = rental;
    const credit = giveBack?.amount ?? 0;
    const agreed = { id, expectedCredit: credit };
    const money = (amount: number) => formatMoney(amount, clinic?.currency);
    return {
      title: says.title,
      about: (
        <Subject>
          <strong>
            {longDate(date)}, {startTime}-{endTime}
          </strong>
          {roomName} · {money(finalCost)}
        </Subject>
      ),
      consequences: [
        says.freed,
        says.credit(giveBack?.percentage ?? 0, money(credit), money(finalCost - credit)),
        says.final,
      ],
      noLabel: says.no,
      yesLabel: says.yes,
      isDestructive: true,
      busyLabel: says.busy,
      help: clinic && <ClinicContact clinic={clinic} label={says.help} />,
      onYes: async () => {
        const { error } = await confirmed<HeldBooking, unknown>(
          (confirmedBookings) =>
            send({ ...agreed, idempotencyKey: keyOf(agreed), ...(confirmedBookings && { confirmedBookings }) }),
          (turnos) => turnosQuestion(turnos, says),
        );
        if (error?.code === 'CONFLICT') onChange();
        return error && bannerText(error, says.unsure);
      },
      onDone: () => {
        done();
        notify.success(says.done);
        onChange();
      },
    };
  });
  return {
    ask,
    dialog: (
      <>
        {dialog}
        {question}
      </>
    ),
  };
}
