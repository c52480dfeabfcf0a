import { useCallback, useState, type ReactNode } from 'react';

import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import type { AgendaHoldFragment } from '../agenda.generated';
import { OWN_WAITING_LIST_PATH, WAITING_LIST_PATH } from '../../waiting-list/board/board.paths';

const load = async () => (await import('./ReleaseDialog')).ReleaseDialog;

interface Shown {
  open: boolean;
  hold: AgendaHoldFragment | undefined;
}

export function useReleasing(
  onReleased: () => void,
  isAdmin: boolean,
): {
  release: (hold: AgendaHoldFragment) => void;
  dialog: ReactNode;
} {
  const [shown, setShown] = useState<Shown>({ open: false, hold: undefined });
  const release = useCallback((hold: AgendaHoldFragment) => setShown({ open: true, hold }), []);
  const onClose = useCallback(() => setShown((it) => ({ ...it, open: false })), []);
  const onGone = useCallback(() => setShown({ open: false, hold: undefined }), []);
  const onFailure = useDialogLoadFailure(onGone);
  const dialog = (
    <LazyComponent
      load={load}
      isNeeded={shown.open}
      onFailure={onFailure}
      props={{ ...shown, onClose, onGone, onReleased, listPath: isAdmin ? WAITING_LIST_PATH : OWN_WAITING_LIST_PATH }}
    />
  );
  return { release, dialog };
}
