import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { useKeptFocus } from '../../shared/focus/useKeptFocus';
import { ListToolbar } from '../../shared/list/ListToolbar';
import { Pager } from '../../shared/list/Pager';
import { useListPlace } from '../../shared/list/useListPlace';
import { usePagedQuery } from '../../shared/list/usePagedQuery';
import { PEOPLE_READS, useReload } from '../../shared/list/useReload';
import { countText } from '../../shared/text/count-text';
import { useUsersQuery } from './users.generated';
import { PAGE_SIZE, USERS_SHAPE, usersAt } from './users-list';
import { UsersTable } from './UsersTable';
import { useSuspension } from './useSuspension';
import { useUserDeletion } from './useUserDeletion';
import { useUserForm } from './useUserForm';

const ROLES = [
  { value: 'administrador', label: 'Administradores' },
  { value: 'profesional', label: 'Profesionales' },
  { value: 'paciente', label: 'Pacientes' },
];

/** Everybody who has an account: who they are, what they may do, and whether they may sign in. */
export function UsersPage() {
  const place = useListPlace(USERS_SHAPE);
  const list = usePagedQuery(useUsersQuery, { variables: usersAt(place), pageOf: ({ users }) => users, errorFallback: 'Error al cargar los datos' });
  const reload = useReload(list.retry, PEOPLE_READS);
  const form = useUserForm(reload);
  const suspension = useSuspension(reload);
  const deletion = useUserDeletion(reload);
  const page = useRef<HTMLDivElement>(null);
  // The row whose button had it may be deleted.
  useKeptFocus(page, () => page.current?.querySelector<HTMLElement>('input[type="search"]')?.focus());
  return (
    <Stack spacing={3} ref={page}>
      <ListToolbar
        place={place}
        searchLabel="Buscar por nombre, email o teléfono"
        filters={[{ name: 'rol', label: 'Rol', all: 'Todos los roles', options: ROLES }]}
        count={list.total === undefined ? undefined : countText(list.total, 'usuario', 'usuarios')}
      />
      <UsersTable list={list} place={place} onEdit={form.edit} onSuspension={suspension.ask} onDelete={deletion.ask} />
      <Pager page={place.page} size={PAGE_SIZE} total={list.total} onPage={place.setPage} />
      {form.dialogs}
      {suspension.dialog}
      {deletion.dialog}
    </Stack>
  );
}
