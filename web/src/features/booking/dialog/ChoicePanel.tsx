import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { SelectField } from '../../../shared/form/SelectField';
import { up } from '../../../shared/ui/breakpoints';
import { texts } from '../texts';
import { professionalOptions, roomOptions } from './choice-options';
import type { DialogChoice } from './dialog-choice';
import { isStaffMode, type BookingMode } from './dialog-mode';
import type { BookableProfessionalFragment } from './dialog.generated';
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
  choice: DialogChoice;
  professionals: readonly BookableProfessionalFragment[];
  /** How the professional's own calendar is headed, where they are not among those. */
  ownName: string;
  rooms: readonly { id: number; name: string }[];
  durationMinutes: number;
  /** The professional's. */
  ownMinutes: number;
  onProfessional: (id: number | null) => void;
  onRoom: (id: number | null) => void;
  onDuration: (minutes: number) => void;
}

const toId = (value: string) => (value === '' ? null : Number(value));

/** With whom, where and how long. For patients its first choice has the focus when the dialog opens; staff begin with the patient. */
export function ChoicePanel({ mode, choice, professionals, ownName, rooms, durationMinutes, ownMinutes, ...on }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const isFirst = !isStaffMode(mode);
  useEffect(() => {
    if (isFirst) panel.current?.querySelector('select')?.focus();
  }, [isFirst]);
  return (
    <Panel ref={panel}>
      {mode === 'professional' ? (
        <Fact label={texts.fields.professional} text={professionals.find(({ id }) => id === choice.professionalId)?.name ?? ownName} />
      ) : (
        <SelectField
          label={texts.fields.professional}
          required
          value={String(choice.professionalId ?? '')}
          options={professionalOptions(professionals)}
          {...(professionals.length === 0 && { hint: texts.choicePanel.noProfessionals })}
          onChange={(value) => on.onProfessional(toId(value))}
        />
      )}
      <SelectField
        label={texts.fields.room}
        required
        value={String(choice.roomId ?? '')}
        options={roomOptions(rooms)}
        hint={rooms.length === 0 ? texts.choicePanel.noRooms : texts.choicePanel.roomHint}
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

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <p className="fact">
      <span className="label">{label}</span> <strong>{text}</strong>
    </p>
  );
}
