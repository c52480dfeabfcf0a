import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useRemoveSecondFactorMutation, type SecondFactorFactsFragment } from './second-factor.generated';
import { texts } from './texts';

interface Options {
  isLast: boolean;
  reload: () => Promise<void>;
  /** The focused row is gone. */
  onGone: () => void;
}

export function useFactorRemoval({ isLast, reload, onGone }: Options) {
  const [remove] = useRemoveSecondFactorMutation();
  const words = texts.removal;
  return useQuestion<SecondFactorFactsFragment>(({ id, name, kind }) => ({
    title: words.title,
    about: (
      <Subject>
        <strong>{name}</strong>
        {texts.kinds[kind]}
      </Subject>
    ),
    consequences: isLast ? [words.consequence, ...words.last] : [words.consequence],
    noLabel: words.no,
    yesLabel: words.yes,
    busyLabel: words.busy,
    isDestructive: true,
    onDone: onGone,
    onYes: async () => {
      const { error } = await remove({ id });
      // An earlier answer was lost.
      const isGone = error?.code === 'NOT_FOUND';
      if (error && !isGone) {
        void reload();
        return failureText(error, words.failed);
      }
      notify.success(words.done);
      await reload();
      return undefined;
    },
  }));
}
