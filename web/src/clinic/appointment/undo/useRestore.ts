import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import type { Restoring } from './restoring';
import { texts } from './texts';
import {
  useCancelMadeSeriesMutation,
  useReopenRequestMutation,
  useRestorePlaceMutation,
  useRestoreStatusMutation,
  useRestoreTurnoMutation,
} from './undo.generated';

/** `called` names the turno in failures. */
type Undoing = Restoring & { called?: string | undefined };

/** Undoes changes one by one and reports it: `undone`, or why not. `onUndone`: after all or some were undone. */
export function useRestore(onUndone?: () => void): (left: readonly Undoing[], undone: string) => Promise<void> {
  const client = useApolloClient();
  const [restoreStatus] = useRestoreStatusMutation();
  const [cancelSeries] = useCancelMadeSeriesMutation();
  const [reopenRequest] = useReopenRequestMutation();
  const [restorePlace] = useRestorePlaceMutation();
  const [restoreTurno] = useRestoreTurnoMutation();

  return useCallback(
    async (all, undone) => {
      const restore = async (restoring: Restoring): Promise<ApiError | undefined> => {
        if (restoring.by === 'status') return (await restoreStatus(restoring.variables)).error;
        if (restoring.by === 'series') return (await cancelSeries(restoring.variables)).error;
        if (restoring.by === 'request') {
          const { error } = await reopenRequest(restoring.variables);
          // The response lacks the cancelled turno, which another page may show.
          if (!error) void client.refetchQueries({ include: 'active' }).catch(() => undefined);
          return error;
        }
        if (restoring.by === 'place') return (await restorePlace(restoring.variables)).error;
        return (await restoreTurno(restoring.variables)).error;
      };
      const undo = async (left: readonly Undoing[]): Promise<void> => {
        const failed: Failed[] = [];
        for (const restoring of left) {
          const error = await restore(restoring);
          if (error) failed.push({ restoring, error });
        }
        onUndone?.();
        if (failed.length === 0) return notify.success(undone);
        const unsure = failed.find(({ error }) => error.isUnsure)?.error;
        if (!unsure) return notify.error(failureText(failed, left.length));
        // Restoring is idempotent, so retry everything that failed.
        const again = failed.map(({ restoring }) => restoring);
        const why = bannerText(unsure, texts.unsure(failed.length, left.length));
        return notify.undoable(why, () => void undo(again), { kind: 'error' });
      };
      return undo(all);
    },
    [client, restoreStatus, cancelSeries, reopenRequest, restorePlace, restoreTurno, onUndone],
  );
}

interface Failed {
  restoring: Undoing;
  error: ApiError;
}

function failureText(failed: readonly Failed[], all: number): string {
  const why = failed[0] ? reasonText(failed[0]) : '';
  return all === 1 ? why : `${texts.someFailed(failed.length, all)}. ${why}`;
}

function reasonText({ restoring, error }: Failed): string {
  const { by, called } = restoring;
  if (error.current === undefined) return texts.failed(error.message, called);
  return texts.changedMeanwhile(by === 'request' ? texts.request : texts.turno(called));
}
