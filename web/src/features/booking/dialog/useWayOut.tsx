import { useState, type ReactNode } from 'react';

import { LeaveGuard, LeaveQuestion } from '../../../shared/dialog/LeaveGuard';
import { useUnsaved, type ReportUnsaved } from '../../../shared/form/useUnsaved';

interface Options {
  sending: boolean;
  onClose: () => void;
}

interface WayOut {
  /** For Escape and the cross, which may be slips: asks first where something typed would be lost. Not while it sends. */
  leave: () => void;
  /** For the form's UnsavedReport. */
  report: ReportUnsaved;
  /** Stands over the dialog while it asks; Back and links ask too. */
  question: ReactNode;
}

/** How a dialog with a form is left before the turno is made. */
export function useWayOut({ sending, onClose }: Options): WayOut {
  const { unsaved, report } = useUnsaved();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (sending) return;
    if (unsaved) setAsking(true);
    else onClose();
  };
  const question = (
    <>
      <LeaveGuard inDialog unsaved={unsaved} />
      {asking && (
        <LeaveQuestion
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            onClose();
          }}
        />
      )}
    </>
  );
  return { leave, report, question };
}
