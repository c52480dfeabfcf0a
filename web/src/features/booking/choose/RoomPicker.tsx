import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef, type Ref } from 'react';

import { ROOMS_ERROR } from '../../../clinic/rooms/rooms-error';
import type { RoomChoiceFragment } from '../../../clinic/slots/slots.generated';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { ErrorState } from '../../../kit/states/ErrorState';
import { CloseIcon, ExpandMoreIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import { ChoiceCards } from './ChoiceCards';
import { Step } from '../../../clinic/booking/steps/Step';
import { bookingTexts } from '../../../clinic/booking/texts';
import { texts } from '../texts';
import { StepHeading } from '../../../clinic/booking/steps/StepHeading';

const Folded = styled('details')({
  color: theme.vars.palette.text.secondary,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    width: 'fit-content',
    cursor: 'pointer',
    borderRadius: 8,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& ul': { display: 'grid', gap: 12, margin: '4px 0 0', padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 8, alignItems: 'start' },
  '& li > span': { display: 'grid', minWidth: 0, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& svg': { flex: 'none' },
  '& .reason': { fontWeight: 600 },
});

interface Props {
  hasSlot: boolean;
  /** Slot of the rooms; a pending focus waits for it. */
  of: string;
  rooms: readonly RoomChoiceFragment[] | undefined;
  failed: boolean;
  onRetry: () => void;
  chosenId: number | null;
  onChoose: (room: RoomChoiceFragment['room']) => void;
  /** Why the previous room is no longer chosen. */
  notice: string | null;
}

/** Free rooms; the others are folded with their reasons. */
export function RoomPicker({ hasSlot, of, rooms, failed, onRetry, chosenId, onChoose, notice }: Props) {
  const tabStop = useRef<HTMLElement>(undefined);
  return (
    <Step name="salas" of={of} choiceRef={tabStop}>
      <StepHeading number={3}>{bookingTexts.fields.room}</StepHeading>
      {notice !== null && <FormBanner kind="error">{notice}</FormBanner>}
      {!hasSlot && <Typography color="textSecondary">{texts.roomPicker.hint}</Typography>}
      {hasSlot && failed && <ErrorState title={ROOMS_ERROR} onRetry={onRetry} />}
      {hasSlot && rooms && <RoomChoices ref={tabStop} rooms={rooms} chosenId={chosenId} onChoose={onChoose} />}
    </Step>
  );
}

interface RoomChoicesProps extends Pick<Props, 'chosenId' | 'onChoose'> {
  /** The tab stop. */
  ref: Ref<HTMLElement | undefined>;
  rooms: readonly RoomChoiceFragment[];
}

function RoomChoices({ ref, rooms, chosenId, onChoose }: RoomChoicesProps) {
  const free = rooms.flatMap(({ room, availability }) => (availability === 'free' ? [room] : []));
  return (
    <>
      {free.length === 0 ? (
        <Typography color="textSecondary">{texts.roomPicker.empty}</Typography>
      ) : (
        <ChoiceCards
          ref={ref}
          label={bookingTexts.fields.room}
          choices={free.map(({ id, name, description }) => ({ id, name, about: description }))}
          chosenId={chosenId}
          onChoose={(id) => {
            const chosen = free.find((room) => room.id === id);
            if (chosen) onChoose(chosen);
          }}
        />
      )}
      <UnavailableRooms rooms={rooms} />
    </>
  );
}

function UnavailableRooms({ rooms }: { rooms: readonly RoomChoiceFragment[] }) {
  const unavailable = rooms.flatMap(({ room, availability }) =>
    availability === 'free' ? [] : [{ room, reason: texts.roomPicker.reasons[availability] }],
  );
  if (unavailable.length === 0) return null;
  return (
    <Folded>
      <summary>
        {texts.roomPicker.unavailable(unavailable.length)}
        <ExpandMoreIcon fontSize="small" />
      </summary>
      <ul>
        {unavailable.map(({ room, reason }) => (
          <li key={room.id}>
            <CloseIcon fontSize="small" />
            <span>
              <strong>{room.name}</strong> {room.description && <span className="description">{room.description}</span>}{' '}
              <span className="reason">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
