import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { longDate } from '../../../kit/time/wall-time';
import { dateFactsText, texts } from '../texts';
import type { UnavailableDateFactsFragment } from './dates.generated';

interface Options {
  /** Returns why it failed. */
  remove: (id: number) => Promise<string | undefined>;
  onDeleted: (id: number) => void;
}

/** Confirms the deletion of an unavailable date. */
export function useDateDeletion({ remove, onDeleted }: Options) {
  return useQuestion<UnavailableDateFactsFragment>((date) => ({
    title: texts.dateDeletion.title,
    about: (
      <Subject>
        <strong>{longDate(date.date)}</strong>
        {dateFactsText(date)}
      </Subject>
    ),
    consequences: [texts.dateDeletion.consequence],
    noLabel: texts.dateDeletion.no,
    yesLabel: texts.dateDeletion.yes,
    isDestructive: true,
    busyLabel: texts.dateDeletion.busy,
    onYes: () => remove(date.id),
    onDone: () => onDeleted(date.id),
  }));
}
