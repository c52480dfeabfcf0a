import { PEOPLE_READS } from '../../clinic/people/people-reads';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { failureText } from '../../kit/form/outcome';
import { EntryMenu } from '../../kit/list/EntryActions';
import { EntryList } from '../../kit/list/EntryList';
import { Pager } from '../../kit/list/Pager';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { useReload } from '../../kit/list/useReload';
import { notify } from '../../kit/notify/notify';
import { BlockIcon, LockOpenIcon, MailIcon } from '../../kit/ui/icons';
import { texts } from './texts';
import { USER_COLUMNS } from './user-columns';
import { PAGE_SIZE, USERS_SHAPE, usersAt } from './users-list';
import {
  useReactivateUserMutation,
  useSuspendUserMutation,
  useUsersQuery,
  type UserFactsFragment,
} from './users.generated';
import { useUserDeletion } from './useUserDeletion';
import { useUserForm } from './useUserForm';
import { useNewUser } from './useNewUser';

const ROLES = [
  { value: 'administrador', label: texts.list.roles.admin },
  { value: 'profesional', label: texts.list.roles.professional },
  { value: 'paciente', label: texts.list.roles.user },
];

/** All accounts: data, role and suspension. */
export function UsersPage() {
  const urlState = useListUrlState(USERS_SHAPE);
  const list = usePagedQuery(useUsersQuery, {
    variables: usersAt(urlState),
    pageOf: ({ users }) => users,
    errorFallback: texts.list.failed,
  });
  const reload = useReload(list.retry, PEOPLE_READS);
  const form = useUserForm(reload);
  const invitation = useNewUser(reload);
  const suspension = useSuspension(reload);
  const deletion = useUserDeletion(reload);
  return (
    <EntryList
      texts={texts}
      columns={USER_COLUMNS}
      list={list}
      urlState={urlState}
      filters={[{ name: 'rol', label: texts.fields.role, all: texts.list.allRoles, options: ROLES }]}
      pager={
        <Pager page={urlState.page} size={PAGE_SIZE} total={list.total} busy={list.busy} onPage={urlState.setPage} />
      }
      create={{ label: texts.create.open, onPress: invitation.open }}
      actions={(user) => (
        <EntryMenu
          of={user.name}
          onEdit={() => form.edit(user)}
          acts={[
            ...(user.invited && !user.suspended
              ? [
                  {
                    icon: MailIcon,
                    label: texts.invitation.resend,
                    onClick: () => void invitation.resend(user),
                    busy: invitation.sendingTo === user.id,
                  },
                ]
              : []),
            ...(user.viewerCan.suspend
              ? [
                  {
                    icon: user.suspended ? LockOpenIcon : BlockIcon,
                    label: user.suspended ? texts.reactivation.open : texts.suspension.open,
                    onClick: () => suspension.ask(user),
                  },
                ]
              : []),
          ]}
          onDelete={user.viewerCan.delete ? () => deletion.ask(user) : undefined}
        />
      )}
    >
      {invitation.dialog}
      {form.dialogs}
      {suspension.dialog}
      {deletion.dialog}
    </EntryList>
  );
}

/** Confirms a suspension or its end. `reload` refetches the list. */
function useSuspension(reload: () => Promise<void>) {
  const [suspendUser] = useSuspendUserMutation();
  const [reactivateUser] = useReactivateUserMutation();
  return useQuestion<UserFactsFragment>((user) => {
    const says = user.suspended ? texts.reactivation : texts.suspension;
    return {
      title: says.title,
      about: (
        <Subject>
          <strong>{user.name}</strong>
          {user.email}
        </Subject>
      ),
      consequences: says.consequences(user.role === 'professional'),
      noLabel: says.no,
      yesLabel: says.yes,
      busyLabel: says.busy,
      onYes: async () => {
        const { error } = await (user.suspended ? reactivateUser : suspendUser)({ id: user.id });
        if (error) {
          void reload();
          return failureText(error, says.failed);
        }
        notify.success(says.done);
        await reload();
        return undefined;
      },
    };
  });
}
