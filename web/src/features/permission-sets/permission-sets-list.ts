import { permissionText } from '@turnero/api/domain/permissions';

import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import type { PermissionSetFactsFragment, PermissionSetsQuery } from './permission-sets.generated';
import { texts } from './texts';

type SetSort = 'nombre' | 'cuentas';

function permitted({ builtIn, permissions }: PermissionSetFactsFragment): string {
  if (builtIn === 'direction') return texts.all;
  return permissions.map((permission) => permissionText(permission).label).join(', ');
}

export const PERMISSION_SETS: WholeList<PermissionSetsQuery, PermissionSetFactsFragment, never, SetSort> = {
  rowsOf: ({ permissionSets }) => permissionSets,
  textOf: (set) => `${set.name} ${permitted(set)}`,
  filters: {},
  sorts: { nombre: ({ name }) => name, cuentas: ({ accountCount }) => accountCount },
  failed: texts.list.failed,
};

export const PERMISSION_SET_COLUMNS: readonly Column<PermissionSetFactsFragment, SetSort>[] = [
  { id: 'name', header: texts.fields.name, cell: ({ name }) => name, sort: 'nombre', card: 'title' },
  { id: 'permissions', header: texts.fields.permissions, cell: permitted, card: 'line' },
  {
    id: 'accounts',
    header: texts.fields.accounts,
    cell: ({ accountCount }) => texts.list.accounts(accountCount),
    sort: 'cuentas',
    align: 'right',
    card: 'badge',
  },
];
