import { useCallback, useState, type ReactNode } from 'react';

import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import type { WaitingEntryFragment } from './board.generated';

const loadChanges = () => import('./change-dialogs');
const LOAD = {
  details: () => import('./EntryDialog').then((file) => file.EntryDialog),
  offer: () => loadChanges().then((file) => file.OfferDialog),
  urgent: () => loadChanges().then((file) => file.UrgentDialog),
  ordinary: () => loadChanges().then((file) => file.UrgencyEndDialog),
  remove: () => loadChanges().then((file) => file.RemoveDialog),
};
const loadPutting = () => loadChanges().then((file) => file.PutOnListDialog);

export type BoardAction = keyof typeof LOAD;

interface Shown {
  which: BoardAction;
  entry: WaitingEntryFragment;
  open: boolean;
}

interface BoardActions {
  act: (action: BoardAction, entry: WaitingEntryFragment) => void;
  /** Somebody new. */
  put: () => void;
  /** Can stand anywhere in the page. */
  dialogs: ReactNode;
}

/** What is done with the list, each in its dialog. `onChanged` runs after a change of the list. */
export function useBoardActions(onChanged: () => void): BoardActions {
  const [shown, setShown] = useState<Shown>();
  const [putting, setPutting] = useState<boolean>();
  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const closePutting = useCallback(() => setPutting(false), []);
  const onFailure = useDialogLoadFailure(close);
  const onPuttingFailure = useDialogLoadFailure(closePutting);
  return {
    act: (which, entry) => setShown({ which, entry, open: true }),
    put: () => setPutting(true),
    dialogs: (
      <>
        {shown && (
          <LazyComponent
            key={`${shown.which}-${shown.entry.id}`}
            load={LOAD[shown.which]}
            isNeeded={shown.open}
            onFailure={onFailure}
            props={{ open: shown.open, entry: shown.entry, onChanged, onClose: close }}
          />
        )}
        {putting !== undefined && (
          <LazyComponent
            load={loadPutting}
            isNeeded={putting}
            onFailure={onPuttingFailure}
            props={{ open: putting, onChanged, onClose: closePutting }}
          />
        )}
      </>
    ),
  };
}
