import { useCallback, useState, type ReactNode } from 'react';

import type { AgendaHoldFragment } from '../agenda.generated';
import { ReleaseDialog } from './ReleaseDialog';

interface Shown {
  open: boolean;
  hold: AgendaHoldFragment | undefined;
}

export function useReleasing(onReleased: () => void): {
  release: (hold: AgendaHoldFragment) => void;
  dialog: ReactNode;
} {
  const [shown, setShown] = useState<Shown>({ open: false, hold: undefined });
  const release = useCallback((hold: AgendaHoldFragment) => setShown({ open: true, hold }), []);
  const onClose = useCallback(() => setShown((it) => ({ ...it, open: false })), []);
  const onGone = useCallback(() => setShown({ open: false, hold: undefined }), []);
  const dialog = <ReleaseDialog {...shown} onClose={onClose} onGone={onGone} onReleased={onReleased} />;
  return { release, dialog };
}
