import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useUnsaved, type ReportUnsaved } from '../form/useUnsaved';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { LeaveGuard, LeaveQuestion } from './LeaveGuard';
import type { Loses } from './leave-guards';

interface Props extends Omit<DialogFrameProps, 'children' | 'isQuestion'> {
  /** Whether leaving loses what is typed; default: on other pages. */
  leaves?: Loses;
  /** Children report unsaved values, e.g. with UnsavedReport. */
  children: (report: ReportUnsaved) => ReactNode;
}

/** Escape, the cross, an outside click, Back and links ask before unsaved values are lost. Closes with its page. */
export function GuardedDialog({ open = true, onClose, leaves, children, ...frame }: Props) {
  const { unsaved, report } = useUnsaved();
  const [asking, setAsking] = useState(false);
  useCloseWithPage(open, onClose);
  return (
    <DialogFrame {...frame} open={open} onClose={() => (unsaved ? setAsking(true) : onClose())}>
      {children(report)}
      <LeaveGuard inDialog unsaved={open && unsaved} leaves={leaves} />
      {asking && (
        <LeaveQuestion
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            onClose();
          }}
        />
      )}
    </DialogFrame>
  );
}

function useCloseWithPage(open: boolean, onClose: () => void): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (open) onClose();
  }, [pathname, open, onClose]);
}
