import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { OTHER_ROOM_HINT } from '../../../clinic/rooms/room-suits';
import { SLOTS_ERROR } from '../../../clinic/slots/useOffers';
import { FormSearchableSelectField } from '../../../kit/form/FormSearchableSelectField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { SelectField } from '../../../kit/form/SelectField';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { ErrorState } from '../../../kit/states/ErrorState';
import { clockTime, longDate } from '../../../kit/time/wall-time';
import { isOfOthers, professionalOptions, roomOptions } from '../dialog/choice-options';
import type { BookableProfessionalFragment, BookableRoomFragment } from '../dialog/dialog.generated';
import { durationOptions } from '../dialog/duration-options';
import { texts } from '../texts';
import type { CreateValues } from './create-form';

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  '& .whole': { gridColumn: '1 / -1' },
  // Mounted while empty, so that its text is announced; takes no space until then.
  '& > [role="status"]:empty': { position: 'absolute' },
  '& > [role="status"]': { display: 'grid', gap: 8, justifyItems: 'start' },
  '& .day::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  /** yyyy-MM-dd */
  date: string;
  professionals: readonly BookableProfessionalFragment[];
  rooms: readonly BookableRoomFragment[];
  professional: BookableProfessionalFragment | undefined;
  room: BookableRoomFragment | undefined;
  durationMinutes: number;
  /** The professional's default; undefined: none. */
  ownMinutes: number | undefined;
  onDuration: (minutes: number) => void;
  /** Null before a professional is chosen; undefined while loading. */
  slots: readonly string[] | null | undefined;
  /** Why the previous slot is no longer chosen. */
  lost: string | null;
  /** Set after a failed load. */
  onRetrySlots: (() => void) | undefined;
  /** Shown when there are no slots: a length that fits. */
  fitting: ReactNode;
  zoneNote: ReactNode;
}

export function CreateFields({
  date,
  professionals,
  rooms,
  professional,
  room,
  durationMinutes,
  ownMinutes,
  onDuration,
  slots,
  lost,
  onRetrySlots,
  fitting,
  zoneNote,
}: Props) {
  const isEmpty = slots?.length === 0 && !onRetrySlots;
  return (
    <Grid>
      <p className="whole">
        {texts.fields.date}: <strong className="day">{longDate(date)}</strong>
      </p>
      <FormSearchableSelectField<CreateValues>
        label={texts.fields.professional}
        name="professionalId"
        required
        options={professionalOptions(professionals)}
      />
      <FormSelectField<CreateValues>
        label={texts.fields.room}
        name="roomId"
        required
        options={roomOptions(rooms, { professional, isStaff: true })}
        hint={isOfOthers(room, professional) ? OTHER_ROOM_HINT : undefined}
      />
      <SelectField
        label={texts.fields.duration}
        required
        value={String(durationMinutes)}
        options={durationOptions(ownMinutes)}
        onChange={(value) => onDuration(Number(value))}
      />
      <FormSelectField<CreateValues>
        label={texts.fields.startTime}
        name="startTime"
        required
        hint={slots === null ? texts.bothDialogs.noProfessional : undefined}
        options={[
          {
            value: '',
            label: slots === undefined ? texts.slotPicker.loading : texts.createAppointmentDialog.chooseSlot,
          },
          ...(slots ?? []).map((start) => ({ value: start, label: clockTime(start) })),
        ]}
      />
      {lost !== null && (
        <div className="whole">
          <FormBanner kind="error">{lost}</FormBanner>
        </div>
      )}
      <div className="whole" role="status">
        {isEmpty && (
          <>
            <p>{texts.createAppointmentDialog.noSlots}</p>
            {fitting}
          </>
        )}
      </div>
      {onRetrySlots && (
        <div className="whole">
          <ErrorState title={SLOTS_ERROR} onRetry={onRetrySlots} />
        </div>
      )}
      {zoneNote}
    </Grid>
  );
}
