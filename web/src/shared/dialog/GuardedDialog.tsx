import { useState, type ReactNode } from 'react';

import { useUnsaved, type ReportUnsaved } from '../form/useUnsaved';
import { PanelDialog } from '../ui/PanelDialog';
import { LeaveGuard, LeaveQuestion } from './LeaveGuard';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  /** See PanelDialog. */
  width?: 'sm' | 'md';
  /** Asks at Back and links too: for pages that have no LeaveGuard of their own. */
  guardsPage?: boolean;
  children: (report: ReportUnsaved) => ReactNode;
}

/** A panel over the page that asks before something unsaved in it is lost. */
export function GuardedDialog({ open, title, onClose, width = 'md', guardsPage = false, children }: Props) {
  const { unsaved, report } = useUnsaved();
  const [asking, setAsking] = useState(false);
  return (
    <PanelDialog open={open} title={title} width={width} onClose={unsaved ? () => setAsking(true) : onClose}>
      {children(report)}
      {guardsPage && <LeaveGuard unsaved={open && unsaved} />}
      {asking && (
        <LeaveQuestion
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            onClose();
          }}
        />
      )}
    </PanelDialog>
  );
}
