import type { HeldBooking } from '../../clinic/rooms/held-bookings';
import { RENTAL_CANCELLATION } from '../../clinic/rooms/rental-cancellation';
import { turnosQuestion } from '../../clinic/rooms/turnos-question';
import { useConfirmedChange } from '../../kit/dialog/useConfirmedChange';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { bannerText } from '../../kit/errors/banner-text';
import { notify } from '../../kit/notify/notify';
import { longDate } from '../../kit/time/wall-time';
import { timesText, type RoomBooking } from './RoomRow';
import { useCancelRoomBookingMutation } from './rooms-overview.generated';
import { texts } from './texts';

interface Options {
  /** yyyy-MM-dd. */
  date: string;
  isPast: boolean;
  /** Also when cancelling is no longer possible. */
  reload: () => void;
}

/** By an administrator; asks about turnos inside the rental. */
export function useBookingCancellation({ date, isPast, reload }: Options) {
  const [cancel] = useCancelRoomBookingMutation();
  const { confirmed, question } = useConfirmedChange();
  const { ask, dialog } = useQuestion<RoomBooking & { roomName: string }>(
    ({ id, professionalName, roomName, ...times }) => ({
      title: RENTAL_CANCELLATION.title,
      about: (
        <Subject>
          <strong>
            {longDate(date)}, {timesText(times)}
          </strong>
          {roomName} · {professionalName}
        </Subject>
      ),
      consequences: isPast ? texts.cancellation.consequencesOfPast : texts.cancellation.consequences(professionalName),
      noLabel: RENTAL_CANCELLATION.no,
      yesLabel: RENTAL_CANCELLATION.yes,
      isDestructive: true,
      busyLabel: RENTAL_CANCELLATION.busy,
      onYes: async () => {
        const { no, yes } = RENTAL_CANCELLATION;
        const { error } = await confirmed<HeldBooking, unknown>(
          (confirmedBookings) => cancel({ id: id ?? '', confirmedBookings }),
          (turnos) => turnosQuestion(turnos, { no, yes, isCancelled: true }),
        );
        if (error?.code === 'CONFLICT') reload();
        return error && bannerText(error, RENTAL_CANCELLATION.unsure);
      },
      onDone: () => {
        notify.success(RENTAL_CANCELLATION.done);
        reload();
      },
    }),
  );
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
