import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useDeleteRoomMutation, type RoomFactsFragment } from './rooms.generated';
import { texts } from './texts';

/** Confirms a deletion. The server refuses a room with past or future bookings and says what to do instead. */
export function useRoomDeletion(reload: () => Promise<void>) {
  const [deleteRoom] = useDeleteRoomMutation({ errorToast: false });
  return useDeletion<RoomFactsFragment>(reload, ({ id, name }) => ({
    title: texts.deletion.title,
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    noLabel: texts.deletion.no,
    yesLabel: texts.deletion.yes,
    remove: () => deleteRoom({ id }),
    doneText: texts.deletion.done,
    failedText: texts.deletion.failed,
  }));
}
