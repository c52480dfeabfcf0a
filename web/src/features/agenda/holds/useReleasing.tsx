import { useCallback, useState, type ReactNode } from 'react';

import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import type { AgendaHoldFragment } from '../agenda.generated';

const load = async () => (await import('./ReleaseDialog')).ReleaseDialog;

interface Shown {
  open: boolean;
  hold: AgendaHoldFragment | undefined;
}

/** The question that gives held time back, for a whole page. */
export function useReleasing(onReleased: () => void): {
  release: (hold: AgendaHoldFragment) => void;
  dialog: ReactNode;
} {
  const [shown, setShown] = useState<Shown>({ open: false, hold: undefined });
  const release = useCallback((hold: AgendaHoldFragment) => setShown({ open: true, hold }), []);
  const onClose = useCallback(() => setShown((it) => ({ ...it, open: false })), []);
  const onGone = useCallback(() => setShown({ open: false, hold: undefined }), []);
  const onFailure = useDialogLoadFailure(onClose);
  const dialog = (
    <LazyComponent
      load={load}
      isNeeded={shown.open}
      onFailure={onFailure}
      props={{ ...shown, onClose, onGone, onReleased }}
    />
  );
  return { release, dialog };
}
