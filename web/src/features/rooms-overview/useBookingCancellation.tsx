import { Subject } from '../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../shared/dialog/useQuestion';
import { notify } from '../../shared/notify/notify';
import { RENTAL_CANCELLATION } from '../../shared/rooms/rental-cancellation';
import { longDate } from '../../shared/time/clinic-time';
import { timesText, type RoomBooking } from './RoomRow';
import { useCancelRoomBookingMutation } from './rooms-overview.generated';
import { texts } from './texts';

interface Options {
  /** The day of the bookings, yyyy-MM-dd. */
  date: string;
  isPast: boolean;
  /** Runs after the cancellation, and when it is no longer possible. */
  reload: () => void;
}

/** Confirms the cancellation of a professional's rental by an administrator. */
export function useBookingCancellation({ date, isPast, reload }: Options) {
  const [cancel] = useCancelRoomBookingMutation({ errorToast: false });
  return useQuestion<RoomBooking & { roomName: string }>(({ id, professionalName, roomName, ...times }) => ({
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
      const { error } = await cancel({ id: id ?? '' });
      if (error?.code === 'CONFLICT') reload();
      return error?.textOr(RENTAL_CANCELLATION.failed);
    },
    onDone: () => {
      notify.success(RENTAL_CANCELLATION.done);
      reload();
    },
  }));
}
