import { useFormikContext } from 'formik';

import { OutOfHoursNote } from '../../../../clinic/hours/OutOfHoursNote';
import { OTHER_ROOM_HINT } from '../../../../clinic/rooms/room-suits';
import type { SlotRoomAvailability } from '../../../../clinic/slots/slots.generated';
import { FormDateField } from '../../../../kit/form/FormDateField';
import { FormSearchableSelectField } from '../../../../kit/form/FormSearchableSelectField';
import { FormSelectField } from '../../../../kit/form/FormSelectField';
import { FormTimeField } from '../../../../kit/form/FormTimeField';
import { texts } from '../../texts';
import { calendarTexts } from '../texts';
import { useCalendarProfessionalsQuery, type CalendarAppointmentFragment } from '../calendar.generated';
import { chosenDay, chosenStart, OTHER_TIME, type MoveValues } from './move-form';
import { overbookingTexts } from './texts';
import { useMoveOptions, type LostTime } from './useMoveOptions';

interface Props {
  appointment: CalendarAppointmentFragment;
  today: string;
  canReassign: boolean;
  lost: LostTime | null;
}

export function MoveFields({ appointment, today, canReassign, lost }: Props) {
  const { values } = useFormikContext<MoveValues>();
  const day = chosenDay(values);
  const start = chosenStart(values);
  const options = useMoveOptions(appointment, {
    day,
    start,
    lost,
    professionalId: values.professionalId === '' ? null : Number(values.professionalId),
  });
  const { times, rooms, roomIs, isForOthers, loadingTimes, timesFailed, hasNoTimes } = options;
  const known = times.some(({ value }) => value === values.slot);
  const isTaken = lost !== null && start === lost.start && values.professionalId === lost.professionalId;
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
      <FormSelectField<MoveValues>
        label={texts.fields.room}
        name="roomId"
        options={rooms}
        hint={
          roomHint(appointment, roomIs(values.roomId)) ?? (isForOthers(values.roomId) ? OTHER_ROOM_HINT : undefined)
        }
        required
      />
    </>
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
