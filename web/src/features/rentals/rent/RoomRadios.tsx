import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import type { Interval } from '../../../kit/time/intervals';
import { theme } from '../../../kit/ui/theme';
import type { RentalDayViewFragment } from '../rentals.generated';
import type { OfferedRoom } from '../room-option';
import { texts } from '../texts';
import { useShownRooms } from '../useShownRooms';
import { RoomTimeline } from './RoomTimeline';

const Rooms = styled(RadioGroup)({ display: 'grid', gap: 8 });
const Room = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '8px 12px 10px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  '& label': { display: 'flex', alignItems: 'center', minHeight: 44, cursor: 'pointer' },
  '& .name': { flex: 1, minWidth: 0, fontWeight: 600 },
  '& .name small': { display: 'block', fontWeight: 400 },
  '& label > small': { marginLeft: 8 },
  '& small': {
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(input:disabled)': {
    borderColor: theme.vars.palette.divider,
    background: 'transparent',
    '& label': { cursor: 'not-allowed', color: theme.vars.palette.text.secondary },
  },
});

type RoomDay = RentalDayViewFragment['rooms'][number];

interface Props {
  rooms: readonly OfferedRoom[];
  day: RentalDayViewFragment;
  /** HH:mm, if the day is today. */
  now: string | undefined;
  currency: string | undefined;
  chosenId: number | null;
  intervals: readonly Interval[];
  /** The user chose the hours; a press extends them. */
  hoursTyped: boolean;
  /** The first enabled room. */
  firstRef: Ref<HTMLInputElement>;
  onChoose: (roomId: number) => void;
  /** Pressed on the room's bar. */
  onHours: (roomId: number, hours: Interval) => void;
}

/** Rooms without free time come last, disabled. */
export function RoomRadios({ rooms, day, now, currency, chosenId, intervals, hoursTyped, firstRef, ...on }: Props) {
  const isFree = ({ id }: OfferedRoom) => day.rooms.some(({ roomId, free }) => roomId === id && free.length > 0);
  const { shown, more } = useShownRooms(rooms, chosenId, isFree);
  const known = shown.flatMap((room) => {
    const its = day.rooms.find(({ roomId }) => roomId === room.id);
    return its ? [{ room, its }] : [];
  });
  const hasTime = ({ its }: { its: RoomDay }) => its.free.length > 0;
  const listed = [...known.filter(hasTime), ...known.filter((it) => !hasTime(it))];
  const isOff = ({ roomId, free }: RoomDay) => free.length === 0 && roomId !== chosenId;
  const first = listed.find(({ its }) => !isOff(its));
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{texts.fields.room}</FormLabel>
      <FormHelperText sx={{ marginBottom: 2 }}>{texts.roomTimeline.press}</FormHelperText>
      <Rooms
        name="sala"
        value={chosenId === null ? '' : String(chosenId)}
        onChange={(_event, id) => on.onChoose(Number(id))}
      >
        {listed.map(({ room, its }) => (
          <Room key={room.id}>
            <label>
              <Radio
                value={String(room.id)}
                disabled={isOff(its)}
                slotProps={{ input: { ref: its === first?.its ? firstRef : undefined } }}
              />
              <span className="name">
                {room.name} {room.isOfOthers && <small>{texts.ofOthers}</small>}
              </span>
              {room.currentHourlyCost !== null && <small>{texts.perHour(room.currentHourlyCost, currency)}</small>}
            </label>
            <RoomTimeline
              open={its.open}
              free={its.free}
              bookings={its.bookings}
              now={now}
              chosen={room.id === chosenId ? intervals : []}
              base={room.id === chosenId && hoursTyped ? intervals.at(-1) : undefined}
              onHours={(hours) => on.onHours(room.id, hours)}
            />
          </Room>
        ))}
      </Rooms>
      {more}
    </FormControl>
  );
}
