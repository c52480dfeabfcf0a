import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import { FormTextField } from '../../../kit/form/FormTextField';
import { SelectField } from '../../../kit/form/SelectField';
import type { Interval } from '../../../kit/time/intervals';
import type { RentalValues } from '../rent/rental-form';
import { RentalHours } from '../rent/RentalHours';
import { roomOption, type OfferedRoom } from '../room-option';
import { texts } from '../texts';
import { useShownRooms } from '../useShownRooms';

const Lock = styled('fieldset')({ display: 'contents' });

interface Props {
  roomRef: Ref<HTMLElement>;
  locked: boolean;
  rooms: readonly OfferedRoom[];
  currency: string | undefined;
  roomId: number | null;
  roomError: string | undefined;
  onRoom: (id: number) => void;
  within: Interval | undefined;
  newInterval: (present: readonly Interval[]) => Interval;
  onHoursChanged: (intervals: Interval[]) => void;
}

export function BulkSettings({
  roomRef,
  locked,
  rooms,
  currency,
  roomId,
  roomError,
  onRoom,
  onHoursChanged,
  ...hours
}: Props) {
  const { shown, more } = useShownRooms(rooms, roomId);
  const noChoice = roomId === null ? [{ value: '', label: texts.bulk.settings.chooseRoom }] : [];
  return (
    <Card component="section" sx={{ gap: 5 }} aria-label={texts.bulk.settings.label}>
      <Lock disabled={locked}>
        <SelectField
          fieldRef={roomRef}
          label={texts.fields.room}
          value={roomId === null ? '' : String(roomId)}
          options={[...noChoice, ...shown.map((room) => roomOption(room, currency))]}
          error={roomError}
          onChange={(value) => value !== '' && onRoom(Number(value))}
        />
        {more}
        <RentalHours {...hours} onChanged={onHoursChanged} />
        <FormTextField<RentalValues> label={texts.fields.notes} name="notes" rows={2} />
      </Lock>
    </Card>
  );
}
