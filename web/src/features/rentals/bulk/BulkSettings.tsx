import { styled } from '@mui/material/styles';

import { SelectField } from '../../../shared/form/SelectField';
import { TextField } from '../../../shared/form/TextField';
import { formatMoney } from '../../../shared/money';
import { Card } from '../../../shared/ui/layout';
import { IntervalsField } from '../IntervalsField';
import type { IntervalFault, IntervalRow } from '../rental-form';
import type { RentalRoomFragment } from '../rentals.generated';

const Settings = styled(Card)({ gap: 20, '& select': { width: '100%' } });

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
  intervals: readonly IntervalRow[];
  faults: readonly IntervalFault[];
  /** The hours worth offering. */
  within: IntervalRow | undefined;
  newInterval: () => IntervalRow;
  onIntervals: (rows: IntervalRow[]) => void;
  notes: string;
  notesError: string | undefined;
  onNotes: (notes: string) => void;
}

/** What holds for every chosen day: the room, the hours, the notes. */
export function BulkSettings({ locked, rooms, currency, roomId, roomError, onRoom, notes, notesError, onNotes, ...hours }: Props) {
  return (
    <Settings as="section" aria-label="Para todos los días">
      <Lock disabled={locked}>
        <SelectField
          label="Sala"
          value={roomId === null ? '' : String(roomId)}
          options={[...(roomId === null ? [{ value: '', label: 'Elegir una sala' }] : []), ...rooms.map((room) => choiceOf(room, currency))]}
          error={roomError}
          onChange={(value) => value !== '' && onRoom(Number(value))}
        />
        <IntervalsField
          legend="Horarios"
          rows={hours.intervals}
          faults={hours.faults}
          within={hours.within}
          newRow={hours.newInterval}
          onChange={hours.onIntervals}
        />
        <TextField label="Notas" name="notes" rows={2} value={notes} error={notesError} onChange={({ target }) => onNotes(target.value)} />
      </Lock>
    </Settings>
  );
}

function choiceOf({ id, name, currentHourlyCost }: RentalRoomFragment, currency: string | undefined) {
  const price = currentHourlyCost === null ? '' : ` · ${formatMoney(currentHourlyCost, currency)} por hora`;
  return { value: String(id), label: name + price };
}
