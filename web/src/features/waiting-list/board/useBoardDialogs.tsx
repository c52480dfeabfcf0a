import { useCallback, useState, type ReactNode } from 'react';

import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import type { WaitingEntryFragment } from './board.generated';

const loadDetails = () => import('./EntryDialog').then((file) => file.EntryDialog);

interface BoardDialogs {
  openDetails: (entry: WaitingEntryFragment) => void;
  /** Can stand anywhere in the page. */
  dialog: ReactNode;
}

export function useBoardDialogs(): BoardDialogs {
  const [shown, setShown] = useState<{ entry: WaitingEntryFragment; open: boolean }>();
  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const onFailure = useDialogLoadFailure(close);
  return {
    openDetails: (entry) => setShown({ entry, open: true }),
    dialog: shown && (
      <LazyComponent
        key={shown.entry.id}
        load={loadDetails}
        isNeeded={shown.open}
        onFailure={onFailure}
        props={{ ...shown, onClose: close, onGone: () => setShown(undefined) }}
      />
    ),
  };
}
