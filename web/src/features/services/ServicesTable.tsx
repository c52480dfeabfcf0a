import { DataTable, type Column } from '../../kit/list/DataTable';
import { RowAction } from '../../kit/list/RowAction';
import type { Rows } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { formatMoney } from '../../kit/text/money';
import { ActiveBadge } from '../../kit/ui/ActiveBadge';
import { DeleteIcon, EditIcon } from '../../kit/ui/icons';
import type { ServicesPlace, ServiceSort } from './services-list';
import type { ServiceFactsFragment } from './services.generated';
import { serviceStateText, texts } from './texts';

interface Props {
  list: Rows<ServiceFactsFragment>;
  place: ServicesPlace;
  onEdit: (service: ServiceFactsFragment) => void;
  onDelete: (service: ServiceFactsFragment) => void;
}

const COLUMNS: Column<ServiceFactsFragment, ServiceSort>[] = [
  { id: 'name', header: texts.fields.name, cell: ({ name }) => name, sort: 'nombre', card: 'title' },
  { id: 'description', header: texts.fields.description, cell: ({ description }) => description, card: 'plain' },
  { id: 'price', header: texts.fields.price, cell: ({ price, currency }) => formatMoney(price, currency), align: 'right' },
  {
    id: 'duration',
    header: texts.fields.duration,
    cell: ({ durationMinutes }) => texts.list.duration(durationMinutes),
    sort: 'duracion',
    align: 'right',
  },
  {
    id: 'state',
    header: texts.fields.state,
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} label={serviceStateText(isActive)} />,
    card: 'plain',
  },
];

/** A table; on a phone, cards. */
export function ServicesTable({ list, place, onEdit, onDelete }: Props) {
  return (
    <DataTable
      caption={texts.list.caption}
      columns={COLUMNS}
      list={list}
      place={place}
      rowKey={({ id }) => id}
      rowActions={(service) => (
        <>
          <RowAction icon={EditIcon} label={texts.update.open} of={service.name} onClick={() => onEdit(service)} hasDialog />
          <RowAction icon={DeleteIcon} label={texts.deletion.open} of={service.name} onClick={() => onDelete(service)} hasDialog />
        </>
      )}
      empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} />}
      errorTitle={texts.list.failed}
    />
  );
}
