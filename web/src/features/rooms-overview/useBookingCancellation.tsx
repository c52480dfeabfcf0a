import { Subject } from '../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../shared/dialog/useQuestion';
import { notify } from '../../shared/notify/notify';
import { longDate } from '../../shared/time/clinic-time';
import { timesText, type RoomBooking } from './RoomRow';
import { useCancelRoomBookingMutation } from './rooms-overview.generated';
import { texts } from './texts';

interface Options {
  /** The day of the bookings, yyyy-MM-dd. */
  date: string;
  isPast: boolean;
  /** It is cancelled, or no longer can be. */
  reload: () => void;
}

/** Asks before a professional's rental is cancelled for them. */
export function useBookingCancellation({ date, isPast, reload }: Options) {
  const [cancel] = useCancelRoomBookingMutation({ errorToast: false });
  return useQuestion<RoomBooking & { roomName: string }>(({ id, professionalName, roomName, ...times }) => ({
    title: texts.cancellation.title,
    about: (
      <Subject>
        <strong>
          {longDate(date)}, {timesText(times)}
        </strong>
        {roomName} · {professionalName}
      </Subject>
    ),
    consequences: isPast ? texts.cancellation.consequencesOfPast : texts.cancellation.consequences(professionalName),
    noLabel: texts.cancellation.no,
    yesLabel: texts.cancellation.action,
    isDestructive: true,
    busyLabel: texts.cancellation.busy,
    onYes: async () => {
      const { error } = await cancel({ id: id ?? '' });
      if (error?.code === 'CONFLICT') reload();
      return error?.textOr(texts.cancellation.failed);
    },
    onDone: () => {
      notify.success(texts.cancellation.done);
      reload();
    },
  }));
}
