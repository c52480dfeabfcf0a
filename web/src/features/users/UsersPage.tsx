import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { PEOPLE_READS } from '../../clinic/people/people-reads';
import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { Pager } from '../../kit/list/Pager';
import { useListPlace } from '../../kit/list/useListPlace';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { useReload } from '../../kit/list/useReload';
import { texts } from './texts';
import { PAGE_SIZE, USERS_SHAPE, usersAt } from './users-list';
import { useUsersQuery } from './users.generated';
import { UsersTable } from './UsersTable';
import { useSuspension } from './useSuspension';
import { useUserDeletion } from './useUserDeletion';
import { useUserForm } from './useUserForm';

const ROLES = [
  { value: 'administrador', label: texts.list.roles.admin },
  { value: 'profesional', label: texts.list.roles.professional },
  { value: 'paciente', label: texts.list.roles.user },
];

/** All accounts: data, role and suspension. */
export function UsersPage() {
  const place = useListPlace(USERS_SHAPE);
  const list = usePagedQuery(useUsersQuery, {
    variables: usersAt(place),
    pageOf: ({ users }) => users,
    errorFallback: texts.list.failed,
  });
  const reload = useReload(list.retry, PEOPLE_READS);
  const form = useUserForm(reload);
  const suspension = useSuspension(reload);
  const deletion = useUserDeletion(reload);
  const page = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // The focused button may belong to a deleted row.
  useKeptFocus(page, () => search.current?.focus());
  return (
    <Stack spacing={3} ref={page}>
      <ListToolbar
        place={place}
        searchLabel={texts.list.search}
        searchRef={search}
        filters={[{ name: 'rol', label: texts.fields.role, all: texts.list.allRoles, options: ROLES }]}
        count={list.total === undefined ? undefined : texts.list.count(list.total)}
      />
      <UsersTable list={list} place={place} onEdit={form.edit} onSuspension={suspension.ask} onDelete={deletion.ask} />
      <Pager page={place.page} size={PAGE_SIZE} total={list.total} busy={list.busy} onPage={place.setPage} />
      {form.dialogs}
      {suspension.dialog}
      {deletion.dialog}
    </Stack>
  );
}
