import Button from '@mui/material/Button';
import { useCallback, useState, type ReactNode } from 'react';

import type { HeldBooking } from '../../clinic/rooms/held-bookings';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useConfirmedChange } from '../../kit/dialog/useConfirmedChange';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { EntryList } from '../../kit/list/EntryList';
import { RowLink } from '../../kit/list/RowAction';
import { useWholeList } from '../../kit/list/useWholeList';
import { ScheduleIcon } from '../../kit/ui/icons';
import { roomAvailabilityPath } from '../room-hours/room-hours.paths';
import { RoomCards } from './RoomCards';
import { RoomFormDialog } from './RoomFormDialog';
import { roomColumns, ROOMS } from './rooms-list';
import {
  useCreateRoomMutation,
  useDeleteRoomMutation,
  useRoomsQuery,
  useUpdateRoomMutation,
  type CreateRoomInput,
  type RoomFactsFragment,
} from './rooms.generated';
import { switchOffQuestion, texts } from './texts';
import { useClinicRate } from './useClinicRate';

interface Props {
  /** Several rooms at once, with hours. */
  renderSeveral: (dialog: { open: boolean; onClose: () => void; onDone: () => Promise<void> }) => ReactNode;
}

export function RoomsPage({ renderSeveral }: Props) {
  const [isOpening, setOpening] = useState(false);
  const stopOpening = useCallback(() => setOpening(false), []);
  const { data, reload, props } = useWholeList(useRoomsQuery, ROOMS);
  const clinicRate = useClinicRate(data);
  const specialties = data?.allSpecialties ?? [];
  const form = useRoomForm(reload);
  const [deleteRoom] = useDeleteRoomMutation();
  // The server rejects a room with any bookings, and suggests an alternative.
  const deletion = useDeletion<RoomFactsFragment>(texts.deletion, reload, ({ id, name }) => ({
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    remove: () => deleteRoom({ id }),
  }));
  return (
    <EntryList
      {...props}
      texts={texts}
      columns={roomColumns(clinicRate, specialties)}
      moreCreate={
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpening(true)}>
          {texts.several}
        </Button>
      }
      create={{ label: texts.create.open, onPress: form.openNew }}
      onEdit={form.openStored}
      onDelete={deletion.ask}
      moreActions={({ id, name }) => (
        <RowLink icon={ScheduleIcon} label={texts.list.availability} of={name} to={roomAvailabilityPath(id)} />
      )}
    >
      <RoomFormDialog key={form.dialog.stored?.id} {...form.dialog} clinicRate={clinicRate} specialties={specialties} />
      {data && <RoomCards rooms={data.allRooms} />}
      {renderSeveral({ open: isOpening, onClose: stopOpening, onDone: reload })}
      {form.question}
      {deletion.dialog}
    </EntryList>
  );
}

/** Asks before switching off a room with bookings. `reload` refetches the list. */
function useRoomForm(reload: () => Promise<void>) {
  const [createRoom] = useCreateRoomMutation();
  const [updateRoom] = useUpdateRoomMutation();
  const { confirmed, question } = useConfirmedChange();
  const form = useEntryForm<RoomFactsFragment, Required<CreateRoomInput>>(texts, reload, {
    create: (input, idempotencyKey) => createRoom({ input, idempotencyKey }),
    update: ({ id, name }, input, expectedVersion) =>
      confirmed(
        (ids) => updateRoom({ id, input, expectedVersion, ...(ids && { confirmedBookings: ids }) }),
        (bookings: readonly HeldBooking[]) => switchOffQuestion(name, bookings),
      ),
  });
  return { ...form, question };
}
