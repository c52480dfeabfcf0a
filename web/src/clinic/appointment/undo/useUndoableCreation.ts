import { useCallback } from 'react';

import { notify, type ToastView } from '../../../kit/notify/notify';
import { noticeOf } from './notice-of';
import type { UndoableTurno } from './restoring';
import { texts } from './texts';
import { useRestore } from './useRestore';

interface Made {
  turno: UndoableTurno;
  /** Patient, time, professional, room. */
  detail: string;
  view: ToastView;
}

const BY_MISTAKE = { reason: 'entered_by_mistake', note: null, tellPatient: false } as const;

/** For staff. The toast's button cancels the turno that was just made. `now`: the clinic's instant. */
export function useUndoableCreation(now: string): (text: string, made: Made) => void {
  const restore = useRestore();
  return useCallback(
    (text, { turno, detail, view }) => {
      const { id, version } = turno;
      const after = { ...turno, status: 'cancelled', version: version + 1 } as const;
      const undone = noticeOf({ before: turno, after }, now) === null ? texts.unmade : texts.unmadeTold;
      const cancelling = {
        by: 'status',
        variables: { id, status: 'cancelled', cancellation: BY_MISTAKE, expectedVersion: version },
      } as const;
      notify.undoable(text, () => void restore([cancelling], undone), { detail, view });
    },
    [now, restore],
  );
}
