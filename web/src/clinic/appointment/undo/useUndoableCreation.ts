import { useCallback } from 'react';

import { notify, type ToastView } from '../../../kit/notify/notify';
import { noticeOf } from './notice-of';
import type { Restoring, UndoableTurno } from './restoring';
import { texts } from './texts';
import type { ReopenRequestMutationVariables } from './undo.generated';
import { useRestore } from './useRestore';

interface Made {
  /** One, or those of a series. */
  turnos: readonly UndoableTurno[];
  /** Patient, time, professional, room. */
  detail: string;
  view: ToastView;
  /** The request that it answers; undoing reopens it. */
  request?: ReopenRequestMutationVariables | undefined;
  /** Said after an undo: what else was made, and remains. */
  remains?: string | undefined;
}

const BY_MISTAKE = { reason: 'entered_by_mistake', note: null, tellPatient: false } as const;

/**
 * For staff. The toast's button cancels what was just made. `now`: the clinic's instant. `onUndone`: after an undo,
 * even a failed one.
 */
export function useUndoableCreation(now: string, onUndone: () => void): (text: string, made: Made) => void {
  const restore = useRestore(onUndone);
  return useCallback(
    (text, { turnos, detail, view, request, remains }) => {
      const isTold = turnos.some((turno) => {
        const after = { ...turno, status: 'cancelled', version: turno.version + 1 } as const;
        const notice = noticeOf({ before: turno, after }, now);
        return notice === 'waits' || notice === 'soon';
      });
      const restoring = request ? ({ by: 'request', variables: request } as const) : cancelling(turnos);
      const unmade = texts.unmade(turnos.length, isTold, request !== undefined);
      const undone = remains === undefined ? unmade : `${unmade}. ${remains}`;
      notify.undoable(text, () => void restore([restoring], undone), { detail, view });
    },
    [now, restore],
  );
}

function cancelling(turnos: readonly UndoableTurno[]): Restoring {
  const [only, ...others] = turnos;
  if (only && others.length === 0) {
    const { id, version: expectedVersion } = only;
    return { by: 'status', variables: { id, status: 'cancelled', cancellation: BY_MISTAKE, expectedVersion } };
  }
  const seen = turnos.map(({ id, version }) => ({ id, version }));
  return { by: 'series', variables: { input: { turnos: seen, cancellation: BY_MISTAKE } } };
}
