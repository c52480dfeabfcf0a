import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { FormSearchableSelectField } from '../../../shared/form/FormSearchableSelectField';
import { FormSelectField } from '../../../shared/form/FormSelectField';
import { ErrorState } from '../../../shared/states/ErrorState';
import { clockTime, longDate } from '../../../shared/time/clinic-time';
import { SLOTS_ERROR } from '../../../shared/slots/useOffers';
import { texts } from '../texts';
import { professionalOptions, roomOptions } from './choice-options';
import { durationOptions } from './duration-options';
import type { BookableProfessionalFragment } from './dialog.generated';

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  '& .whole': { gridColumn: '1 / -1' },
  // It is there before it says something, and takes no room until then.
  '& > [role="status"]:empty': { position: 'absolute' },
  '& .day::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  /** yyyy-MM-dd */
  date: string;
  professionals: readonly BookableProfessionalFragment[];
  rooms: readonly { id: number; name: string }[];
  /** Of that day; null before a professional is chosen, undefined while they are on their way. */
  slots: readonly string[] | null | undefined;
  /** Asks for the slots again, where they could not be had. */
  onRetrySlots: (() => void) | undefined;
  zoneNote: ReactNode;
}

/** Day, professional, room, duration and start, in the surrounding Formik form. */
export function CreateFields({ date, professionals, rooms, slots, onRetrySlots, zoneNote }: Props) {
  const isEmpty = slots?.length === 0 && !onRetrySlots;
  return (
    <Grid>
      <p className="whole">
        {texts.fields.date}: <strong className="day">{longDate(date)}</strong>
      </p>
      <FormSearchableSelectField
        label={texts.fields.professional}
        name="professionalId"
        required
        options={professionalOptions(professionals)}
      />
      <FormSelectField
        label={texts.fields.room}
        name="roomId"
        required
        options={roomOptions(rooms)}
      />
      <FormSelectField label={texts.fields.duration} name="durationMinutes" required options={durationOptions()} />
      <FormSelectField
        label={texts.fields.startTime}
        name="startTime"
        required
        hint={slots === null ? texts.bothDialogs.noProfessional : undefined}
        options={[
          { value: '', label: slots === undefined ? texts.slotPicker.loading : texts.createAppointmentDialog.chooseSlot },
          ...(slots ?? []).map((start) => ({ value: start, label: clockTime(start) })),
        ]}
      />
      <p className="whole" role="status">
        {isEmpty && texts.createAppointmentDialog.noSlots}
      </p>
      {onRetrySlots && (
        <div className="whole">
          <ErrorState title={SLOTS_ERROR} onRetry={onRetrySlots} />
        </div>
      )}
      {zoneNote}
    </Grid>
  );
}
