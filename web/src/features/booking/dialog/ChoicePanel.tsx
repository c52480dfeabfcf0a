import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import { OTHER_ROOM_HINT } from '../../../clinic/rooms/room-suits';
import type { SlotChoice } from '../../../clinic/slots/slot-choice';
import { SelectField } from '../../../kit/form/SelectField';
import { up } from '../../../kit/ui/breakpoints';
import { isStaffMode, type BookingMode } from '../booking-mode';
import { texts } from '../texts';
import { isOfOthers, professionalOptions, roomOptions } from './choice-options';
import type { BookableProfessionalFragment, BookableRoomFragment } from './dialog.generated';
import { durationOptions } from './duration-options';

const Panel = styled('div')({
  [up('md')]: { position: 'sticky', top: 0 },
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .fact strong': { display: 'block' },
  '& .fact .label': { display: 'block', color: 'var(--muted)' },
});

interface Props {
  mode: BookingMode;
  choice: SlotChoice;
  professionals: readonly BookableProfessionalFragment[];
  /** How the professional's own calendar is headed, where they are not among those. */
  ownName: string;
  rooms: readonly BookableRoomFragment[];
  professionalRef: Ref<HTMLElement>;
  roomRef: Ref<HTMLElement>;
  durationMinutes: number;
  /** The professional's. */
  ownMinutes: number;
  onProfessional: (id: number | null) => void;
  onRoom: (id: number | null) => void;
  onDuration: (minutes: number) => void;
}

const toId = (value: string) => (value === '' ? null : Number(value));

/** With whom, where and how long. */
export function ChoicePanel({
  mode,
  choice,
  professionals,
  ownName,
  rooms,
  durationMinutes,
  ownMinutes,
  ...on
}: Props) {
  const professional = professionals.find(({ id }) => id === choice.professionalId);
  const room = rooms.find(({ id }) => id === choice.roomId);
  const isForOthers = isStaffMode(mode) && isOfOthers(room, professional);
  return (
    <Panel>
      {mode === 'professional' ? (
        <Fact label={texts.fields.professional} text={professional?.name ?? ownName} />
      ) : (
        <SelectField
          fieldRef={on.professionalRef}
          label={texts.fields.professional}
          required
          value={String(choice.professionalId ?? '')}
          options={professionalOptions(professionals)}
          {...(professionals.length === 0 && { hint: texts.choicePanel.noProfessionals })}
          onChange={(value) => on.onProfessional(toId(value))}
        />
      )}
      <SelectField
        fieldRef={on.roomRef}
        label={texts.fields.room}
        required
        value={String(choice.roomId ?? '')}
        options={roomOptions(rooms, { professional, isStaff: isStaffMode(mode) })}
        hint={roomHint({ rooms, isForOthers })}
        onChange={(value) => on.onRoom(toId(value))}
      />
      {isStaffMode(mode) ? (
        <SelectField
          label={texts.fields.duration}
          required
          value={String(durationMinutes)}
          options={durationOptions(ownMinutes)}
          onChange={(value) => on.onDuration(Number(value))}
        />
      ) : (
        <Fact label={texts.fields.duration} text={texts.minutes(durationMinutes)} />
      )}
    </Panel>
  );
}

function roomHint({ rooms, isForOthers }: { rooms: readonly BookableRoomFragment[]; isForOthers: boolean }): string {
  if (rooms.length === 0) return texts.choicePanel.noRooms;
  return isForOthers ? OTHER_ROOM_HINT : texts.choicePanel.roomHint;
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <p className="fact">
      <span className="label">{label}</span> <strong>{text}</strong>
    </p>
  );
}
