import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import type { SoonestSlotFragment } from '../../../../clinic/booking/soonest/soonest.generated';
import { OutOfHoursNote } from '../../../../clinic/hours/OutOfHoursNote';
import { OTHER_ROOM_HINT } from '../../../../clinic/rooms/room-suits';
import type { SlotRoomAvailability } from '../../../../clinic/slots/slots.generated';
import { leaveFocusAbove } from '../../../../kit/focus/leave-focus-above';
import { useFocusOn } from '../../../../kit/focus/useFocusOn';
import { useFormFields } from '../../../../kit/form/form-fields';
import { FormDateField } from '../../../../kit/form/FormDateField';
import { FormSearchableSelectField } from '../../../../kit/form/FormSearchableSelectField';
import { FormSelectField } from '../../../../kit/form/FormSelectField';
import { FormTimeField } from '../../../../kit/form/FormTimeField';
import { texts } from '../../texts';
import { calendarTexts } from '../texts';
import { useCalendarProfessionalsQuery, type CalendarAppointmentFragment } from '../calendar.generated';
import {
  chosenDay,
  chosenStart,
  isWhereItWas,
  OTHER_TIME,
  toMoveForm,
  toPickedMove,
  type MoveValues,
} from './move-form';
import { SoonestMoves } from './SoonestMoves';
import { overbookingTexts } from './texts';
import { useMoveOptions, type LostTime } from './useMoveOptions';

interface Props {
  appointment: CalendarAppointmentFragment;
  today: string;
  canReassign: boolean;
  lost: LostTime | null;
}

/** One of the soonest free times, or any other; and the room. */
export function MoveFields({ appointment, today, canReassign, lost }: Props) {
  const { values, setValues } = useFormikContext<MoveValues>();
  const fields = useFormFields();
  const [picked, setPicked] = useState<SoonestSlotFragment | null>(null);
  // An overbooking goes to a busy time.
  const [wantsOther, setWantsOther] = useState(appointment.isOverbooking);
  const [opened, setOpened] = useState(0);
  useFocusOn(() => fields.named('date'), opened);
  const own = toMoveForm(appointment);
  // A restored time is of no list.
  const showsOther = wantsOther || (picked === null && !isWhereItWas({ ...values, roomId: own.roomId }, appointment));
  const day = chosenDay(values);
  const start = chosenStart(values);
  const options = useMoveOptions(appointment, {
    day: showsOther ? day : '',
    start,
    lost,
    professionalId: values.professionalId === '' ? null : Number(values.professionalId),
  });
  const isTaken = lost !== null && start === lost.start && values.professionalId === lost.professionalId;
  return (
    <>
      {showsOther ? (
        <OtherTime
          {...{ appointment, today, canReassign, isTaken, options }}
          onSoonest={() => {
            setWantsOther(false);
            setPicked(null);
            void setValues(own, false);
          }}
        />
      ) : (
        <SoonestMoves
          {...{ appointment, today, canReassign, lost }}
          picked={isTaken ? null : picked}
          onPick={(slot) => {
            setPicked(slot);
            void setValues({ ...values, ...toPickedMove(slot) }, false);
          }}
          onOther={() => {
            setWantsOther(true);
            setOpened((count) => count + 1);
          }}
        />
      )}
      <RoomField appointment={appointment} options={options} picked={picked} />
    </>
  );
}

type Options = ReturnType<typeof useMoveOptions>;

interface OtherTimeProps extends Pick<Props, 'appointment' | 'today' | 'canReassign'> {
  isTaken: boolean;
  options: Options;
  onSoonest: () => void;
}

/** Need not be free. */
function OtherTime({ appointment, today, canReassign, isTaken, options, onSoonest }: OtherTimeProps) {
  const { values } = useFormikContext<MoveValues>();
  const start = chosenStart(values);
  const { times, loadingTimes, timesFailed, hasNoTimes } = options;
  const known = times.some(({ value }) => value === values.slot);
  const unknownSlot = isTaken
    ? calendarTexts.moveDialog.takenSlot(values.slot)
    : calendarTexts.moveDialog.unlistedSlot(values.slot);
  const hint = timesHint({ loading: loadingTimes, failed: timesFailed, none: hasNoTimes });
  return (
    <>
      {canReassign && <ProfessionalField appointment={appointment} />}
      <FormDateField<MoveValues> label={texts.fields.date} name="date" today={today} autoComplete="off" required />
      {/* Stays on days that don't offer it: it may be free. */}
      <FormSelectField<MoveValues>
        label={calendarTexts.moveDialog.slot}
        name="slot"
        options={known ? times : [{ value: values.slot, label: unknownSlot }, ...times]}
        hint={hint}
        required
      />
      {values.slot === OTHER_TIME && (
        <FormTimeField<MoveValues> label={texts.fields.startTime} name="time" hint={calendarTexts.timeHint} />
      )}
      {values.slot === OTHER_TIME && start !== null && values.professionalId !== '' && (
        <OutOfHoursNote
          professionalId={Number(values.professionalId)}
          start={start}
          minutes={appointment.durationMinutes}
        />
      )}
      {!appointment.isOverbooking && (
        <Button
          ref={leaveFocusAbove}
          variant="outlined"
          size="small"
          sx={{ alignSelf: 'start', justifySelf: 'start' }}
          onClick={onSoonest}
        >
          {calendarTexts.moveDialog.soonest}
        </Button>
      )}
    </>
  );
}

interface RoomFieldProps extends Pick<Props, 'appointment'> {
  options: Options;
  picked: SoonestSlotFragment | null;
}

function RoomField({ appointment, options: { rooms, roomIs, isForOthers }, picked }: RoomFieldProps) {
  const { values } = useFormikContext<MoveValues>();
  const isListed = picked === null || rooms.some(({ value }) => value === String(picked.room.id));
  return (
    <FormSelectField<MoveValues>
      label={texts.fields.room}
      name="roomId"
      options={isListed ? rooms : [...rooms, { value: String(picked.room.id), label: picked.room.name }]}
      hint={roomHint(appointment, roomIs(values.roomId)) ?? (isForOthers(values.roomId) ? OTHER_ROOM_HINT : undefined)}
      required
    />
  );
}

function roomHint({ isOverbooking }: Pick<CalendarAppointmentFragment, 'isOverbooking'>, is: SlotRoomAvailability) {
  return isOverbooking && is === 'occupied' ? overbookingTexts.takenRoom : calendarTexts.moveDialog.roomHint[is];
}

/** Active ones, and the turno's own. */
function ProfessionalField({ appointment }: Pick<Props, 'appointment'>) {
  const { data } = useCalendarProfessionalsQuery({ errorFallback: calendarTexts.professionalFilter.failed });
  const { professionalId, professionalName } = appointment;
  const others = (data?.professionals ?? []).filter(({ id }) => id !== professionalId);
  return (
    <FormSearchableSelectField<MoveValues>
      label={calendarTexts.moveDialog.professional}
      name="professionalId"
      options={[
        { value: String(professionalId), label: professionalName },
        ...others.map(({ id, name, specialtyName }) => ({
          value: String(id),
          label: specialtyName ? `${name} (${specialtyName})` : name,
        })),
      ]}
      required
    />
  );
}

function timesHint({
  loading,
  failed,
  none,
}: {
  loading: boolean;
  failed: boolean;
  none: boolean;
}): string | undefined {
  if (loading) return calendarTexts.moveDialog.slotsLoading;
  if (failed) return calendarTexts.moveDialog.slotsFailed;
  return none ? calendarTexts.moveDialog.slotsEmpty : undefined;
}
