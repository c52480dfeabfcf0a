import { useCallback } from 'react';

import { notify } from '../../../kit/notify/notify';
import { noticeOf } from './notice-of';
import { restoringOf, type TurnoChange } from './restoring';
import { texts } from './texts';
import { useRestore } from './useRestore';

/**
 * For staff. The toast `text` names the time of the patients' mails; its button undoes the changes before. `now`: the
 * clinic's instant. `onUndone`: after all or some were undone.
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
      const notices = news.map(({ notice }) => notice);
      const isUntold = notices.length > 0 && notices.every((notice) => notice === 'waits');
      const said = withNotice(text, notices, new Set(news.map(({ mail }) => mail)).size);
      const restorings = changes.map(restoringOf).filter((restoring) => restoring !== null);
      if (restorings.length < changes.length) notify.success(said);
      else notify.undoable(said, () => void restore(restorings, isUntold ? texts.undoneUntold : texts.undone));
    },
    [now, restore],
  );
}

function withNotice(text: string, notices: readonly ('waits' | 'soon')[], mails: number): string {
  if (notices.length === 0) return text;
  return `${text}. ${notices.includes('waits') ? texts.waits(mails) : texts.soon}`;
}
