import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useUnsaved, type ReportUnsaved } from '../form/useUnsaved';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { LeaveGuard, LeaveQuestion } from './LeaveGuard';
import type { Loses } from './leave-guards';

interface Props extends Omit<DialogFrameProps, 'children' | 'isQuestion'> {
  /** Default: on other pages. */
  leaves?: Loses;
  children: (report: ReportUnsaved) => ReactNode;
}

/** Asks before Escape, the cross, an outside click, Back or a link loses unsaved values. */
export function GuardedDialog({ open = true, onClose, leaves, children, ...frame }: Props) {
  const { unsaved, report } = useUnsaved();
  const [asking, setAsking] = useState(false);
  const opening = useOpening(open);
  // Renders the dialog alone when something becomes unsaved.
  const content = useMemo(() => children(report), [children, report]);
  useCloseWithPage(open, onClose);
  return (
    <DialogFrame {...frame} open={open} onClose={() => (unsaved ? setAsking(true) : onClose())}>
      <Fragment key={opening}>{content}</Fragment>
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

/** Differs for each opening, so that one during the exit of the former does not get its form. */
function useOpening(open: boolean): number {
  const [opening, setOpening] = useState({ open, count: 0 });
  if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) });
  return opening.count;
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
