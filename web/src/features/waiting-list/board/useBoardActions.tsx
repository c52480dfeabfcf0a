import { useCallback, useState, type ReactNode } from 'react';

import { AcceptedDialog, DeclinedDialog, WithdrawnDialog } from './AnswerDialogs';
import type { WaitingEntryFragment } from './board.generated';
import { EntryDialog } from './EntryDialog';
import { OfferDialog } from './OfferDialog';
import { PutOnListDialog } from './PutOnListDialog';
import { RemoveDialog } from './RemoveDialog';
import { UrgencyEndDialog } from './UrgencyEndDialog';
import { UrgentDialog } from './UrgentDialog';

const DIALOGS = {
  details: EntryDialog,
  accepted: AcceptedDialog,
  declined: DeclinedDialog,
  withdrawn: WithdrawnDialog,
  offer: OfferDialog,
  urgent: UrgentDialog,
  ordinary: UrgencyEndDialog,
  remove: RemoveDialog,
};

export type BoardAction = keyof typeof DIALOGS;

interface Shown {
  which: BoardAction;
  entry: WaitingEntryFragment;
  open: boolean;
}

interface BoardActions {
  act: (action: BoardAction, entry: WaitingEntryFragment) => void;
  /** Opens the dialog for a new entry. */
  put: () => void;
  dialogs: ReactNode;
}

/** The board's actions with their dialogs. `onChanged` runs after a change of the list. */
export function useBoardActions(onChanged: () => void): BoardActions {
  const [shown, setShown] = useState<Shown>();
  const [putting, setPutting] = useState(false);
  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const Dialog = shown && DIALOGS[shown.which];
  return {
    act: (which, entry) => setShown({ which, entry, open: true }),
    put: () => setPutting(true),
    dialogs: (
      <>
        {Dialog && (
          <Dialog
            key={`${shown.which}-${shown.entry.id}`}
            open={shown.open}
            entry={shown.entry}
            onChanged={onChanged}
            onClose={close}
            onGone={() => setShown(undefined)}
          />
        )}
        <PutOnListDialog open={putting} onChanged={onChanged} onClose={() => setPutting(false)} />
      </>
    ),
  };
}
