import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Link } from 'react-router-dom';

import { DataTable, type Column } from '../../shared/list/DataTable';
import { RowAction } from '../../shared/list/RowAction';
import type { Rows } from '../../shared/list/usePagedQuery';
import { EmptyState } from '../../shared/states/EmptyState';
import { ActiveBadge } from '../../shared/status/ActiveBadge';
import { roomAvailabilityPath } from '../room-hours/room-hours.paths';
import type { RoomSort, RoomsPlace } from './rooms-list';
import { rateText, roomStateText, type ClinicRate } from './room-texts';
import type { RoomFactsFragment } from './rooms.generated';

interface Props {
  list: Rows<RoomFactsFragment>;
  place: RoomsPlace;
  clinicRate: ClinicRate;
  onEdit: (room: RoomFactsFragment) => void;
  onDelete: (room: RoomFactsFragment) => void;
}

/** The clinic's rooms; on a phone a card each. */
export function RoomsTable({ list, place, clinicRate, onEdit, onDelete }: Props) {
  return (
    <DataTable
      caption="Salas"
      columns={columnsOf(clinicRate)}
      list={list}
      place={place}
      rowKey={({ id }) => id}
      rowActions={(room) => (
        <>
          <RowAction icon={EditIcon} label="Editar" of={room.name} onClick={() => onEdit(room)} hasDialog />
          <RowAction icon={DeleteIcon} label="Eliminar" of={room.name} onClick={() => onDelete(room)} hasDialog />
        </>
      )}
      empty={<EmptyState title="Todavía no hay salas" text="Crea la primera: después podrás configurar en qué horarios abre." />}
      errorTitle="Error al cargar los datos"
    />
  );
}

function columnsOf(clinicRate: ClinicRate): Column<RoomFactsFragment, RoomSort>[] {
  return [
    { id: 'name', header: 'Nombre', cell: ({ name }) => name, sort: 'nombre', card: 'title' },
    { id: 'description', header: 'Descripción', cell: ({ description }) => description, takesRest: 'cut', card: 'plain' },
    { id: 'state', header: 'Estado', cell: ({ isActive }) => <ActiveBadge isActive={isActive} label={roomStateText(isActive)} />, card: 'plain' },
    { id: 'order', header: 'Orden', cell: ({ sortOrder }) => sortOrder, sort: 'orden', align: 'right' },
    { id: 'rate', header: 'Precio por hora', cell: ({ hourlyRate }) => rateText(hourlyRate, clinicRate), sort: 'precio', align: 'right' },
    {
      id: 'availability',
      header: 'Disponibilidad',
      cell: ({ id, name }) => (
        <Link to={roomAvailabilityPath(id)} aria-label={`Gestionar Disponibilidad: ${name}`}>
          Gestionar Disponibilidad
        </Link>
      ),
      card: 'plain',
    },
  ];
}
