import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import type { SlotChoice } from '../../../clinic/slots/slot-choice';
import { SelectField } from '../../../kit/form/SelectField';
import { up } from '../../../kit/ui/breakpoints';
import type { KindChoiceFragment } from '../../../clinic/slots/slots.generated';
import { KindField } from '../../../clinic/slots/KindField';
import { bookingTexts } from '../../../clinic/booking/texts';
import { dialogTexts } from '../../../clinic/booking/dialog/texts';
import { professionalOptions, roomOptions } from '../../../clinic/booking/dialog/choice-options';
import type {
  BookableProfessionalFragment,
  BookableRoomFragment,
} from '../../../clinic/booking/dialog/dialog.generated';
import { theme } from '../../../kit/ui/theme';

const Panel = styled('div')({
  [up('md')]: { position: 'sticky', top: 0 },
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .fact strong': { display: 'block' },
  '& .fact .label': { display: 'block', color: theme.vars.palette.text.secondary },
});

interface Props {
  choice: SlotChoice;
  professionals: readonly BookableProfessionalFragment[];
  rooms: readonly BookableRoomFragment[];
  professionalRef: Ref<HTMLElement>;
  roomRef: Ref<HTMLElement>;
  kind: KindChoiceFragment | undefined;
  currency: string;
  durationMinutes: number;
  onProfessional: (id: number | null) => void;
  onRoom: (id: number | null) => void;
  onKind: (kind: KindChoiceFragment) => void;
}

const toId = (value: string) => (value === '' ? null : Number(value));

export function ChoicePanel({ choice, professionals, rooms, kind, currency, durationMinutes, ...on }: Props) {
  const professional = professionals.find(({ id }) => id === choice.professionalId);
  const kinds = professional?.consultationKinds ?? [];
  return (
    <Panel>
      <SelectField
        fieldRef={on.professionalRef}
        label={bookingTexts.fields.professional}
        required
        value={String(choice.professionalId ?? '')}
        options={professionalOptions(professionals)}
        {...(professionals.length === 0 && { hint: dialogTexts.choicePanel.noProfessionals })}
        onChange={(value) => on.onProfessional(toId(value))}
      />
      {kinds.length > 1 && <KindField kinds={kinds} kind={kind} currency={currency} onChoose={on.onKind} />}
      <SelectField
        fieldRef={on.roomRef}
        label={bookingTexts.fields.room}
        required
        value={String(choice.roomId ?? '')}
        options={roomOptions(rooms, { professional, isStaff: false })}
        hint={rooms.length === 0 ? dialogTexts.choicePanel.noRooms : dialogTexts.choicePanel.roomHint}
        onChange={(value) => on.onRoom(toId(value))}
      />
      <p className="fact">
        <span className="label">{bookingTexts.fields.duration}</span>{' '}
        <strong>{bookingTexts.minutes(durationMinutes)}</strong>
      </p>
    </Panel>
  );
}
