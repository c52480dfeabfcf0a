import { Subject } from '../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { failureText } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { texts } from './texts';
import { useResetSecondFactorMutation, type UserFactsFragment } from './users.generated';

interface Options {
  onDone: () => void;
  reload: () => Promise<void>;
}

/** Asks before the second factors of somebody who lost them are taken away. */
export function useSecondFactorReset({ onDone, reload }: Options) {
  const [reset] = useResetSecondFactorMutation({ errorToast: false });
  const says = texts.secondFactorReset;
  return useQuestion<UserFactsFragment>(({ id, name, email }) => ({
    title: says.title,
    about: (
      <Subject>
        <strong>{name}</strong>
        {email}
      </Subject>
    ),
    consequences: says.consequences,
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
}
