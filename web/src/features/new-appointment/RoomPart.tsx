import { OTHER_ROOM_HINT } from '../../clinic/rooms/room-suits';
import { useFieldTarget } from '../../kit/form/form-fields';
import { SelectField } from '../../kit/form/SelectField';
import { isOfOthers, roomOptions } from '../../clinic/booking/dialog/choice-options';
import { bookingTexts } from '../../clinic/booking/texts';
import { newTexts } from './texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { showsMonth } from './new-appointment-state';
import { useAppointmentContext } from './new-appointment-context';

/** Proposed with a time, or chosen, even before. */
export function RoomPart() {
  const { rooms, choices, professional, room, roomsThen, startTime, isProposed, faults } = useAppointmentContext();
  const { choice } = choices;
  const error = faults?.room === true ? newTexts.createAppointmentDialog.faults.noRoom : undefined;
  const fieldRef = useFieldTarget({ name: 'room', error });
  if (choice.professionalId === null && choice.roomId === null) return null;
  const isMonth = showsMonth(choice);
  // For a soonest slot only rooms free then; a month has any room's times.
  const isListed = !isMonth && !choice.typesTime && startTime !== undefined;
  const freeThen = new Set(
    roomsThen.rooms?.filter(({ availability }) => availability === 'free').map((it) => it.room.id),
  );
  const offered = isListed && freeThen.size > 0 ? rooms.filter(({ id }) => id === room?.id || freeThen.has(id)) : rooms;
  const hint = () => {
    if (rooms.length === 0) return dialogTexts.choicePanel.noRooms;
    if (isOfOthers(room, professional)) return OTHER_ROOM_HINT;
    if (room && isProposed) return newTexts.roomPart.proposed;
    return isMonth ? dialogTexts.choicePanel.roomHint : undefined;
  };
  return (
    <SelectField
      fieldRef={fieldRef}
      label={bookingTexts.fields.room}
      required
      value={String(room?.id ?? choice.roomId ?? '')}
      options={roomOptions(offered, professional)}
      hint={hint()}
      error={error}
      onChange={(value) => choices.chooseRoom(value === '' ? null : Number(value))}
    />
  );
}
