import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import { ROOMS_ERROR } from '../../../clinic/rooms/rooms-error';
import { SelectField } from '../../../kit/form/SelectField';
import { ErrorState } from '../../../kit/states/ErrorState';
import { up } from '../../../kit/ui/breakpoints';
import { KindField } from '../../../clinic/slots/KindField';
import { bookingTexts } from '../../../clinic/booking/texts';
import { dialogTexts } from '../../../clinic/booking/dialog/texts';
import { professionalOptions } from '../../../clinic/booking/dialog/choice-options';
import type { BookableProfessionalFragment } from '../../../clinic/booking/dialog/dialog.generated';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { useDialogBooking } from './useDialogBooking';

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
  booking: ReturnType<typeof useDialogBooking>;
  professionals: readonly BookableProfessionalFragment[];
  professionalRef: Ref<HTMLElement>;
  roomRef: Ref<HTMLElement>;
  currency: string;
  durationMinutes: number;
}

const toId = (value: string) => (value === '' ? null : Number(value));

export function ChoicePanel({ booking, professionals, currency, durationMinutes, ...refs }: Props) {
  const { choice, professional, kind } = booking;
  const kinds = professional?.consultationKinds ?? [];
  return (
    <Panel>
      <SelectField
        fieldRef={refs.professionalRef}
        label={bookingTexts.fields.professional}
        required
        value={String(choice.professionalId ?? '')}
        options={professionalOptions(professionals)}
        {...(professionals.length === 0 && { hint: dialogTexts.choicePanel.noProfessionals })}
        onChange={(value) => booking.chooseProfessional(toId(value))}
      />
      {kinds.length > 1 && <KindField kinds={kinds} kind={kind} currency={currency} onChoose={booking.chooseKind} />}
      <RoomField booking={booking} roomRef={refs.roomRef} />
      <p className="fact">
        <span className="label">{bookingTexts.fields.duration}</span>{' '}
        <strong>{bookingTexts.minutes(durationMinutes)}</strong>
      </p>
    </Panel>
  );
}

/** One that is free at the slot is proposed. */
function RoomField({ booking, roomRef }: Pick<Props, 'booking' | 'roomRef'>) {
  const { startTime, rooms, room, roomsFailed, roomNotice, retryRooms } = booking;
  if (roomsFailed) return <ErrorState title={ROOMS_ERROR} onRetry={() => void retryRooms()} />;
  const free = rooms?.filter(({ availability }) => availability === 'free') ?? [];
  const hint = () => {
    if (startTime === undefined) return texts.roomPicker.hint;
    if (!rooms) return texts.roomPicker.loading;
    return free.length === 0 ? texts.roomPicker.empty : roomNotice;
  };
  return (
    <SelectField
      fieldRef={roomRef}
      label={bookingTexts.fields.room}
      value={String(room?.id ?? '')}
      options={[
        ...(room ? [] : [{ value: '', label: dialogTexts.bothDialogs.chooseRoom }]),
        ...free.map(({ room: { id, name } }) => ({ value: String(id), label: name })),
      ]}
      hint={hint() ?? undefined}
      onChange={(value) => booking.chooseRoom(Number(value))}
    />
  );
}
