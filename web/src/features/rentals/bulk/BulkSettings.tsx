import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

import { FormTextField } from '../../../shared/form/FormTextField';
import { SelectField } from '../../../shared/form/SelectField';
import { formatMoney } from '../../../shared/money';
import type { Interval } from '../../../shared/time/intervals';
import { RentalHours } from '../RentalHours';
import type { RentalRoomFragment } from '../rentals.generated';

/** Takes part in no layout. */
const Lock = styled('fieldset')({ display: 'contents' });

interface Props {
  /** While it is saved nothing of it can be changed. */
  locked: boolean;
  rooms: readonly RentalRoomFragment[];
  currency: string | undefined;
  roomId: number | null;
  roomError: string | undefined;
  onRoom: (id: number) => void;
  /** The hours worth offering. */
  within: Interval | undefined;
  newInterval: (present: readonly Interval[]) => Interval;
  onHoursChanged: (intervals: Interval[]) => void;
}

/** What holds for every chosen day: the room, the hours, the notes; in the surrounding Formik form. */
export function BulkSettings({ locked, rooms, currency, roomId, roomError, onRoom, onHoursChanged, ...hours }: Props) {
  return (
    <Card component="section" sx={{ gap: 5 }} aria-label="Para todos los días">
      <Lock disabled={locked}>
        <SelectField
          label="Sala"
          value={roomId === null ? '' : String(roomId)}
          options={[...(roomId === null ? [{ value: '', label: 'Elegir una sala' }] : []), ...rooms.map((room) => choiceOf(room, currency))]}
          error={roomError}
          onChange={(value) => value !== '' && onRoom(Number(value))}
        />
        <RentalHours {...hours} onChanged={onHoursChanged} />
        <FormTextField label="Notas" name="notes" rows={2} />
      </Lock>
    </Card>
  );
}

function choiceOf({ id, name, currentHourlyCost }: RentalRoomFragment, currency: string | undefined) {
  const price = currentHourlyCost === null ? '' : ` · ${formatMoney(currentHourlyCost, currency)} por hora`;
  return { value: String(id), label: name + price };
}
