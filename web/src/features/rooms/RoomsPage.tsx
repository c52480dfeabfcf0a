import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { useListPlace } from '../../kit/list/useListPlace';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { RoomFormDialog } from './RoomFormDialog';
import { arrangeRooms, ROOMS_SHAPE } from './rooms-list';
import { useRoomsQuery } from './rooms.generated';
import { RoomsTable } from './RoomsTable';
import { texts } from './texts';
import { useClinicRate } from './useClinicRate';
import { useRoomDeletion } from './useRoomDeletion';
import { useRoomForm } from './useRoomForm';

const STATES = [
  { value: 'activa', label: texts.list.active },
  { value: 'inactiva', label: texts.list.inactive },
];

/** The clinic's rooms: list, prices and status. */
export function RoomsPage() {
  const place = useListPlace(ROOMS_SHAPE);
  const { data, ...all } = usePagedQuery(useRoomsQuery, {
    pageOf: ({ allRooms }) => ({ items: allRooms }),
    errorFallback: texts.list.failed,
  });
  const clinicRate = useClinicRate(data);
  const specialties = data?.allSpecialties ?? [];
  const rows = all.rows && arrangeRooms(all.rows, place, specialties);
  const form = useRoomForm(all.retry);
  const deletion = useRoomDeletion(all.retry);
  const page = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  // The focused button may belong to a deleted row.
  useKeptFocus(page, () => create.current?.focus());
  return (
    <Stack spacing={3} ref={page}>
      <ListToolbar
        place={place}
        searchLabel={texts.list.search}
        filters={[{ name: 'estado', label: texts.fields.state, all: texts.list.allStates, options: STATES }]}
        count={rows && texts.list.count(rows.length)}
      >
        <Button ref={create} aria-haspopup="dialog" onClick={form.openNew}>
          {texts.create.open}
        </Button>
      </ListToolbar>
      <RoomsTable
        list={{ ...all, rows }}
        place={place}
        clinicRate={clinicRate}
        specialties={specialties}
        onEdit={form.openStored}
        onDelete={deletion.ask}
      />
      <RoomFormDialog key={form.dialog.stored?.id} {...form.dialog} clinicRate={clinicRate} specialties={specialties} />
      {form.question}
      {deletion.dialog}
    </Stack>
  );
}
