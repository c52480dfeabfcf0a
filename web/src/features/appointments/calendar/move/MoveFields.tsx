import { useFormikContext } from 'formik';

import { OTHER_ROOM_HINT } from '../../../../clinic/rooms/room-suits';
import type { SlotChoice } from '../../../../clinic/slots/slot-choice';
import { FormDateField } from '../../../../kit/form/FormDateField';
import { FormSelectField } from '../../../../kit/form/FormSelectField';
import { FormTimeField } from '../../../../kit/form/FormTimeField';
import { texts } from '../../texts';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { chosenDay, chosenStart, OTHER_TIME, type MoveValues } from './move-form';
import { useMoveOptions } from './useMoveOptions';

interface Props {
  appointment: CalendarAppointmentFragment;
  today: string;
  /** The time of the last refused move. */
  lost: SlotChoice['lost'];
}

export function MoveFields({ appointment, today, lost }: Props) {
  const { values } = useFormikContext<MoveValues>();
  const day = chosenDay(values);
  const start = chosenStart(values);
  const options = useMoveOptions(appointment, { day, start, lost });
  const { times, rooms, roomIs, isForOthers, loadingTimes, timesFailed, hasFreeTimes } = options;
  const known = times.some(({ value }) => value === values.slot);
  const isTaken = lost?.what === 'slot' && start === lost.start;
  const unknownSlot = isTaken ? texts.moveDialog.takenSlot(values.slot) : texts.moveDialog.unlistedSlot(values.slot);
  const hint = timesHint({ loading: loadingTimes, failed: timesFailed, known: hasFreeTimes || day === '' });
  return (
    <>
      <FormDateField<MoveValues> label={texts.fields.date} name="date" today={today} autoComplete="off" required />
      {/* The chosen time stays on a day that does not offer it: it may be free all the same. */}
      <FormSelectField<MoveValues>
        label={texts.moveDialog.slot}
        name="slot"
        options={known ? times : [{ value: values.slot, label: unknownSlot }, ...times]}
        hint={hint}
        required
      />
      {values.slot === OTHER_TIME && (
        <FormTimeField<MoveValues> label={texts.fields.startTime} name="time" hint={texts.timeHint} />
      )}
      <FormSelectField<MoveValues>
        label={texts.fields.room}
        name="roomId"
        options={rooms}
        hint={
          texts.moveDialog.roomHint[roomIs(values.roomId)] ?? (isForOthers(values.roomId) ? OTHER_ROOM_HINT : undefined)
        }
        required
      />
    </>
  );
}

function timesHint({
  loading,
  failed,
  known,
}: {
  loading: boolean;
  failed: boolean;
  known: boolean;
}): string | undefined {
  if (loading) return texts.moveDialog.slotsLoading;
  if (failed) return texts.moveDialog.slotsFailed;
  return known ? undefined : texts.moveDialog.slotsEmpty;
}
