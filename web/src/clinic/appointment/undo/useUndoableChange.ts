import { useCallback } from 'react';

import { notify } from '../../../kit/notify/notify';
import { clockTime, dayOf, shortDate } from '../../../kit/time/wall-time';
import { patientTexts } from '../../patient/texts';
import { noticeOf, type Notice } from './notice-of';
import { restoringOf, type TurnoChange } from './restoring';
import { texts } from './texts';
import { useRestore } from './useRestore';

/**
 * For staff. The toast `text` says when the patients are mailed, or to call them; its button undoes the changes before.
 * `now`: the clinic's instant. `onUndone`: after all or some were undone.
 */
export function useUndoableChange(
  now: string | undefined,
  onUndone?: () => void,
): (text: string, ...changes: readonly TurnoChange[]) => void {
  const restore = useRestore(onUndone);

  return useCallback(
    (text, ...changes) => {
      const news = changes.flatMap((change) => {
        const notice = noticeOf(change, now);
        return notice === null ? [] : [{ notice, mail: change.mail ?? change.before.id }];
      });
      const isUntold = news.length > 0 && news.every(({ notice }) => notice === 'waits');
      const said = [text, ...noticeTexts(news)].join('. ');
      const restorings = changes.flatMap((change) => {
        const restoring = restoringOf(change);
        return restoring ? [{ ...restoring, called: calledOf(change) }] : [];
      });
      if (restorings.length < changes.length) notify.success(said);
      else notify.undoable(said, () => void restore(restorings, isUntold ? texts.undoneUntold : texts.undone));
    },
    [now, restore],
  );
}

/** "Nora Ñandú, lun, 23 nov, 09:30" */
function calledOf({ before: { patientName, startTime } }: TurnoChange): string | undefined {
  return patientName && [patientName, shortDate(dayOf(startTime)), clockTime(startTime)].join(', ');
}

interface News {
  notice: NonNullable<Notice>;
  mail: string;
}

function noticeTexts(news: readonly News[]): string[] {
  const patients = (byPhone: boolean) =>
    new Set(news.filter(({ notice }) => (notice === 'call') === byPhone).map(({ mail }) => mail)).size;
  const [mails, calls] = [patients(false), patients(true)];
  const isWaiting = news.some(({ notice }) => notice === 'waits');
  return [
    ...(mails === 0 ? [] : [isWaiting ? texts.waits(mails) : texts.soon]),
    ...(calls === 0 ? [] : [mails + calls === 1 ? patientTexts.noEmail : patientTexts.someNoEmail(calls)]),
  ];
}
