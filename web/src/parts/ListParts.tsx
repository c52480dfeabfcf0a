import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { StatusBadge } from '../clinic/appointment/StatusBadge';
import { arrange } from '../kit/list/arrange';
import { DataTable, type Column } from '../kit/list/DataTable';
import type { ListShape } from '../kit/list/list-url-state';
import { ListToolbar } from '../kit/list/ListToolbar';
import { MoreRows } from '../kit/list/MoreRows';
import { Pager } from '../kit/list/Pager';
import { RowAction } from '../kit/list/RowAction';
import { useListUrlState } from '../kit/list/useListUrlState';
import { EmptyState } from '../kit/states/EmptyState';
import { countText } from '../kit/text/count-text';
import { formatMoney } from '../kit/text/money';
import { DeleteIcon, EditIcon } from '../kit/ui/icons';

interface Room {
  id: number;
  name: string;
  status: 'confirmed' | 'cancelled';
  rate: number | null;
}

const ROOMS: Room[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: index % 5 === 4 ? `Gabinete de kinesiología y rehabilitación ${index + 1}` : `Sala ${index + 1}`,
  status: index % 4 === 3 ? 'cancelled' : 'confirmed',
  rate: index % 3 === 2 ? null : 12_000 + index * 500,
}));
const SHAPE: ListShape<'estado', 'nombre' | 'costo'> = {
  filters: { estado: ['confirmed', 'cancelled'] },
  sorts: ['nombre', 'costo'],
};
const COLUMNS: Column<Room, 'nombre' | 'costo'>[] = [
  { id: 'name', header: 'Nombre', cell: ({ name }) => name, sort: 'nombre', card: 'title' },
  { id: 'status', header: 'Estado', cell: ({ status }) => <StatusBadge status={status} of="turno" />, card: 'badge' },
  {
    id: 'rate',
    header: 'Costo por hora',
    cell: ({ rate }) => (rate === null ? 'El de la clínica' : formatMoney(rate, 'ARS')),
    sort: 'costo',
    align: 'right',
  },
];
const SIZE = 18;
const nothing = () => undefined;
const later = () => Promise.resolve();

export function ListParts() {
  const urlState = useListUrlState(SHAPE);
  const found = arrange(ROOMS, urlState, {
    textOf: ({ name }) => name,
    passes: { estado: ({ status }, value) => status === value },
    by: { nombre: ({ name }) => name, costo: ({ rate }) => rate },
  });
  const shown = {
    columns: COLUMNS,
    rowKey: ({ id }: Room) => id,
    empty: <EmptyState title="Todavía no hay salas" />,
    errorTitle: 'Error al cargar las salas',
  };
  return (
    <>
      <ListToolbar
        urlState={urlState}
        searchLabel="Buscar una sala"
        filters={[
          {
            name: 'estado',
            label: 'Estado',
            all: 'Todos los estados',
            options: [
              { value: 'confirmed', label: 'Activas' },
              { value: 'cancelled', label: 'Inactivas' },
            ],
          },
        ]}
        count={countText(found.length, 'sala', 'salas')}
      >
        <Button>Nueva sala</Button>
      </ListToolbar>
      <DataTable
        {...shown}
        caption="Salas"
        urlState={urlState}
        list={{
          rows: found.slice((urlState.page - 1) * SIZE, urlState.page * SIZE),
          busy: false,
          failed: false,
          retry: later,
        }}
        rowActions={({ name }) => (
          <>
            <RowAction icon={EditIcon} label="Editar" of={name} onClick={nothing} hasDialog />
            <RowAction icon={DeleteIcon} label="Eliminar" of={name} onClick={nothing} hasDialog />
          </>
        )}
      />
      <Pager page={urlState.page} size={SIZE} total={found.length} busy={false} onPage={urlState.setPage} />
      <Typography variant="h3">Asking again, old</Typography>
      <DataTable
        {...shown}
        caption="Salas, otra vez"
        list={{ rows: ROOMS.slice(0, 2), busy: true, failed: true, retry: later }}
      />
      <MoreRows onMore={nothing} busy={false} />
      <Typography variant="h3">On its way, failed, empty</Typography>
      <DataTable {...shown} caption="Salas" list={{ rows: undefined, busy: false, failed: false, retry: later }} />
      <DataTable {...shown} caption="Salas" list={{ rows: undefined, busy: false, failed: true, retry: later }} />
      <DataTable {...shown} caption="Salas" list={{ rows: [], busy: false, failed: false, retry: later }} />
    </>
  );
}
