import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';

import { DataTable, type Column } from '../../shared/list/DataTable';
import { RowAction } from '../../shared/list/RowAction';
import type { Rows } from '../../shared/list/usePagedQuery';
import { formatMoney } from '../../shared/money';
import { EmptyState } from '../../shared/states/EmptyState';
import { ActiveBadge } from '../../shared/status/ActiveBadge';
import { serviceStateText } from './service-texts';
import type { ServicesPlace, ServiceSort } from './services-list';
import type { ServiceFactsFragment } from './services.generated';

interface Props {
  list: Rows<ServiceFactsFragment>;
  place: ServicesPlace;
  onEdit: (service: ServiceFactsFragment) => void;
  onDelete: (service: ServiceFactsFragment) => void;
}

const COLUMNS: Column<ServiceFactsFragment, ServiceSort>[] = [
  { id: 'name', header: 'Nombre', cell: ({ name }) => name, sort: 'nombre', card: 'title' },
  { id: 'description', header: 'Descripción', cell: ({ description }) => description, card: 'plain' },
  { id: 'price', header: 'Precio', cell: ({ price, currency }) => formatMoney(price, currency), align: 'right' },
  { id: 'duration', header: 'Duración', cell: ({ durationMinutes }) => `${durationMinutes} min`, sort: 'duracion', align: 'right' },
  { id: 'state', header: 'Estado', cell: ({ isActive }) => <ActiveBadge isActive={isActive} label={serviceStateText(isActive)} />, card: 'plain' },
];

/** What the clinic offers at a price of its own; on a phone a card each. */
export function ServicesTable({ list, place, onEdit, onDelete }: Props) {
  return (
    <DataTable
      caption="Servicios"
      columns={COLUMNS}
      list={list}
      place={place}
      rowKey={({ id }) => id}
      rowActions={(service) => (
        <>
          <RowAction icon={EditIcon} label="Editar" of={service.name} onClick={() => onEdit(service)} hasDialog />
          <RowAction icon={DeleteIcon} label="Eliminar" of={service.name} onClick={() => onDelete(service)} hasDialog />
        </>
      )}
      empty={<EmptyState title="No hay servicios configurados." text="Agrega lo que la clínica ofrece a un precio propio, por ejemplo un estudio." />}
      errorTitle="Error al cargar los datos"
    />
  );
}
