import { texts as undoTexts } from '../../../clinic/appointment/undo/texts';
import { useRestore } from '../../../clinic/appointment/undo/useRestore';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { isOpen } from './request-status';
import type { RequestFactsFragment } from './requests.generated';

type Answered = Pick<RequestFactsFragment, 'id' | 'status' | 'version'>;

/** Reports a change of status or notes; the toast of a rejection undoes it before the patient is mailed. */
export function useReportAnswer(onUndone: () => void): (before: Answered, after: Answered) => void {
  const restore = useRestore(onUndone);
  return ({ status }, { id, status: now, version: expectedVersion }) => {
    if (status === now) return notify.success(texts.notesForm.done);
    if (now !== 'rejected' || !isOpen({ status })) return notify.success(texts.requestAnswers.done);
    const reopening = { by: 'request', variables: { id, status, expectedVersion } } as const;
    return notify.undoable(
      `${texts.requestAnswers.done}. ${undoTexts.waits(1)}`,
      () => void restore([reopening], undoTexts.undoneUntold),
    );
  };
}
