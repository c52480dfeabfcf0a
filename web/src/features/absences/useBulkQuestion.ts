import { useQuestion } from '../../kit/dialog/useQuestion';
import type { Job } from './useBoardChanges';

interface Words {
  title: string;
  consequences: string[];
  noLabel: string;
  yesLabel: string;
  isDestructive?: boolean;
}

/** Closes on an answer: the page shows progress and results. */
export function useBulkQuestion(
  run: (jobs: readonly Job[]) => Promise<void>,
  wordsOf: (jobs: readonly Job[]) => Words,
) {
  return useQuestion<readonly Job[]>((jobs) => ({
    ...wordsOf(jobs),
    onYes: () => {
      void run(jobs);
      return Promise.resolve(undefined);
    },
  }));
}
