import { useCallback } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import { noticeOf } from './notice-of';
import { restoringOf, type Restoring, type TurnoChange } from './restoring';
import { texts } from './texts';
import { useRestorePlaceMutation, useRestoreStatusMutation, useRestoreTurnoMutation } from './undo.generated';

/**
 * For staff. The toast `text` names the time of the patients' mails; its button undoes the changes before. `now`: the
 * clinic's instant. `onUndone`: after all or some were undone.
 */
export function useUndoableChange(
  now: string | undefined,
  onUndone?: () => void,
): (text: string, ...changes: readonly TurnoChange[]) => void {
  const [restoreStatus] = useRestoreStatusMutation();
  const [restorePlace] = useRestorePlaceMutation();
  const [restoreTurno] = useRestoreTurnoMutation();

  const restore = useCallback(
    async (restoring: Restoring): Promise<ApiError | undefined> => {
      if (restoring.by === 'status') return (await restoreStatus(restoring.variables)).error;
      if (restoring.by === 'place') return (await restorePlace(restoring.variables)).error;
      return (await restoreTurno(restoring.variables)).error;
    },
    [restoreStatus, restorePlace, restoreTurno],
  );

  return useCallback(
    (text, ...changes) => {
      const news = changes.flatMap((change) => {
        const notice = noticeOf(change, now);
        return notice === null ? [] : [{ notice, mail: change.mail ?? change.before.id }];
      });
      const notices = news.map(({ notice }) => notice);
      const done = notices.length > 0 && notices.every((notice) => notice === 'waits');
      const undone = done ? texts.undoneUntold : texts.undone;
      const said = withNotice(text, notices, new Set(news.map(({ mail }) => mail)).size);
      const restorings = changes.map(restoringOf).filter((restoring) => restoring !== null);
      const undo = async (left: readonly Restoring[]) => {
        const failed: { restoring: Restoring; error: ApiError }[] = [];
        for (const restoring of left) {
          const error = await restore(restoring);
          if (error) failed.push({ restoring, error });
        }
        onUndone?.();
        if (failed.length === 0) return notify.success(undone);
        const errors = failed.map(({ error }) => error);
        const unsure = errors.find(({ isUnsure }) => isUnsure);
        if (!unsure) return notify.error(failureText(errors, left.length));
        // Restoring is idempotent, so retry everything that failed.
        const again = failed.map(({ restoring }) => restoring);
        const why = bannerText(unsure, texts.unsure(failed.length, left.length));
        return notify.undoable(why, () => void undo(again), 'error');
      };
      if (restorings.length < changes.length) notify.success(said);
      else notify.undoable(said, () => void undo(restorings));
    },
    [now, restore, onUndone],
  );
}

function withNotice(text: string, notices: readonly ('waits' | 'soon')[], mails: number): string {
  if (notices.length === 0) return text;
  return `${text}. ${notices.includes('waits') ? texts.waits(mails) : texts.soon}`;
}

function failureText(errors: readonly ApiError[], all: number): string {
  const [error] = errors;
  const why = error && reasonText(error);
  return all === 1 || !why ? (why ?? '') : `${texts.someFailed(errors.length, all)}. ${why}`;
}

function reasonText(error: ApiError): string {
  return error.current === undefined ? texts.failed(error.message) : texts.changedMeanwhile;
}
