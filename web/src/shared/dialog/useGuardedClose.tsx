import { useState, type ReactNode } from 'react';

import { useUnsaved, type ReportUnsaved } from '../form/useUnsaved';
import { LeaveGuard, LeaveQuestion } from './LeaveGuard';

interface Options {
  /** Default: true. What is closed holds nobody back, also while it fades. */
  open?: boolean;
  /** Default: false. */
  sending?: boolean;
  onClose: () => void;
}

interface GuardedClose {
  /** For Escape and the cross, which may be slips: asks first where something typed would be lost. Not while it sends. */
  requestClose: () => void;
  /** For the form's UnsavedReport. */
  report: ReportUnsaved;
  /** Stands over the dialog while it asks; Back and links ask too. */
  question: ReactNode;
}

/** How a dialog with a form is left before what is in it is sent. */
export function useGuardedClose({ open = true, sending = false, onClose }: Options): GuardedClose {
  const { unsaved, report } = useUnsaved();
  const [asking, setAsking] = useState(false);
  const requestClose = () => {
    if (sending) return;
    if (unsaved) setAsking(true);
    else onClose();
  };
  const question = (
    <>
      <LeaveGuard inDialog unsaved={open && unsaved} />
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
  return { requestClose, report, question };
}
