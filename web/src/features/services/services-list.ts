import { activeColumn, activeFilter } from '../../kit/list/active-entries';
import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import { formatMoney } from '../../kit/text/money';
import type { ServiceFactsFragment, ServicesQuery } from './services.generated';
import { texts } from './texts';

type ServiceSort = 'nombre' | 'duracion';

/** Not sorted by price: different currencies can't be compared. */
export const SERVICES: WholeList<ServicesQuery, ServiceFactsFragment, 'estado', ServiceSort> = {
  rowsOf: ({ services }) => services,
  textOf: ({ name, description }) => `${name} ${description}`,
  filters: { estado: activeFilter(texts, { active: 'activo', inactive: 'inactivo' }) },
  sorts: { nombre: ({ name }) => name, duracion: ({ durationMinutes }) => durationMinutes },
  failed: texts.list.failed,
};

export const SERVICE_COLUMNS: readonly Column<ServiceFactsFragment, ServiceSort>[] = [
  { id: 'name', header: texts.fields.name, cell: ({ name }) => name, sort: 'nombre', card: 'title' },
  { id: 'description', header: texts.fields.description, cell: ({ description }) => description, card: 'plain' },
  {
    id: 'price',
    header: texts.fields.price,
    cell: ({ price, currency }) => formatMoney(price, currency),
    align: 'right',
    card: 'line',
  },
  {
    id: 'duration',
    header: texts.fields.duration,
    cell: ({ durationMinutes }) => texts.list.duration(durationMinutes),
    sort: 'duracion',
    align: 'right',
  },
  activeColumn(texts),
];
