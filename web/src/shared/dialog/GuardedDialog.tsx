import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { ReportUnsaved } from '../form/useUnsaved';
import { PanelDialog } from '../ui/PanelDialog';
import { useGuardedClose } from './useGuardedClose';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  /** See PanelDialog. */
  width?: 'sm' | 'md';
  children: (report: ReportUnsaved) => ReactNode;
}

/** A panel over a page that asks before something unsaved in it is lost. It goes with the page. */
export function GuardedDialog({ open, title, onClose, width = 'md', children }: Props) {
  const { requestClose, report, question } = useGuardedClose({ open, onClose });
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (open) onClose();
  }, [pathname, open, onClose]);
  return (
    <PanelDialog open={open} title={title} width={width} onClose={requestClose}>
      {children(report)}
      {question}
    </PanelDialog>
  );
}
