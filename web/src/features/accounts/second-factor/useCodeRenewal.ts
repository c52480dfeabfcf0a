import { useQuestion } from '../../../kit/dialog/useQuestion';
import { failureText } from '../../../kit/form/outcome';
import { useRenewRecoveryCodesMutation } from './second-factor.generated';
import { texts } from './texts';

interface Options {
  onCodes: (codes: readonly string[]) => void;
  reload: () => Promise<void>;
}

/** Asks before recovery codes are made anew. */
export function useCodeRenewal({ onCodes, reload }: Options) {
  const [renew] = useRenewRecoveryCodesMutation();
  const { question } = texts.codes;
  return useQuestion<null>(() => ({
    title: question.title,
    consequences: [question.consequence],
    noLabel: question.no,
    yesLabel: question.yes,
    busyLabel: question.busy,
    onYes: async () => {
      const { data, error } = await renew({});
      if (error) {
        void reload();
        return failureText(error, question.failed);
      }
      onCodes(data.renewRecoveryCodes);
      void reload();
      return undefined;
    },
  }));
}
