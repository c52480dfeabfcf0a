import { Subject } from '../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { failureText } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { texts } from './texts';
import { useReactivateUserMutation, useSuspendUserMutation, type UserFactsFragment } from './users.generated';

/** Confirms a suspension or its end. `reload` refetches the list. */
export function useSuspension(reload: () => Promise<void>) {
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
