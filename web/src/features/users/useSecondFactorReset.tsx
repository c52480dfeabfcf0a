import { useMay } from '../../clinic/session/useMay';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { failureText } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { texts } from './texts';
import { useResetSecondFactorMutation, useSecondFactorAskedQuery, type UserFactsFragment } from './users.generated';

interface Options {
  /** User of the open dialog. */
  user: UserFactsFragment | undefined;
  onDone: () => void;
  reload: () => Promise<void>;
}

/** Confirms the removal of a user's lost second factors. */
export function useSecondFactorReset({ user, onDone, reload }: Options) {
  const isAdmin = user?.role === 'admin' && user.hasSecondFactor;
  const seesSecurity = useMay('security');
  const { data } = useSecondFactorAskedQuery({
    skip: !isAdmin || !seesSecurity,
    fetchPolicy: 'network-only',
  });
  const isAsked = isAdmin ? data?.clinicSecurity.adminsNeedSecondFactor : false;
  const [reset] = useResetSecondFactorMutation();
  const says = texts.secondFactorReset;
  const { ask, dialog } = useQuestion<UserFactsFragment>(({ id, name, email }) => ({
    title: says.title,
    about: (
      <Subject>
        <strong>{name}</strong>
        {email}
      </Subject>
    ),
    consequences: says.consequences(isAsked),
    noLabel: says.no,
    yesLabel: says.yes,
    busyLabel: says.busy,
    onYes: async () => {
      const { error } = await reset({ id });
      if (error) {
        void reload();
        return failureText(error, says.failed);
      }
      notify.success(says.done);
      onDone();
      await reload();
      return undefined;
    },
  }));
  return {
    ask,
    dialogs: <>{dialog}</>,
  };
}
