import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { useClinic } from '../../shared/clinic/useClinic';
import { useKeptFocus } from '../../shared/focus/useKeptFocus';
import { ListToolbar } from '../../shared/list/ListToolbar';
import { useListPlace } from '../../shared/list/useListPlace';
import { usePagedQuery } from '../../shared/list/usePagedQuery';
import { countText } from '../../shared/text/count-text';
import { RoomFormDialog } from './RoomFormDialog';
import { arrangeRooms, ROOMS_SHAPE } from './rooms-list';
import { useRoomsQuery } from './rooms.generated';
import { RoomsTable } from './RoomsTable';
import { useRoomDeletion } from './useRoomDeletion';
import { useRoomForm } from './useRoomForm';

const STATES = [
  { value: 'activa', label: 'Activas' },
  { value: 'inactiva', label: 'Inactivas' },
];

/** The clinic's rooms: which there are, what they cost, and whether they are in use. */
export function RoomsPage() {
  const place = useListPlace(ROOMS_SHAPE);
  const { data, ...all } = usePagedQuery(useRoomsQuery, { pageOf: ({ allRooms }) => ({ items: allRooms }), errorFallback: 'Error al cargar los datos' });
  const clinicRate = { defaultHourlyCost: data?.rentalConfig.defaultHourlyCost, currency: useClinic()?.currency };
  const rows = all.rows && arrangeRooms(all.rows, place);
  const form = useRoomForm(all.retry);
  const deletion = useRoomDeletion(all.retry);
  const page = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  // The row whose button had it may be deleted.
  useKeptFocus(page, () => create.current?.focus());
  return (
    <Stack spacing={3} ref={page}>
      <ListToolbar
        place={place}
        searchLabel="Buscar una sala"
        filters={[{ name: 'estado', label: 'Estado', all: 'Todos los estados', options: STATES }]}
        count={rows && countText(rows.length, 'sala', 'salas')}
      >
        <Button ref={create} aria-haspopup="dialog" onClick={form.openNew}>
          Nueva sala
        </Button>
      </ListToolbar>
      <RoomsTable list={{ ...all, rows }} place={place} clinicRate={clinicRate} onEdit={form.openStored} onDelete={deletion.ask} />
      <RoomFormDialog key={form.dialog.stored?.id} {...form.dialog} clinicRate={clinicRate} />
      {deletion.dialog}
    </Stack>
  );
}
