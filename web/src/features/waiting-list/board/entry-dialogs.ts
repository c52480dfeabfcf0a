import type { WaitingEntryFragment } from './board.generated';

/** Of a dialog that changes one place in the list. */
export interface EntryDialogProps {
  open: boolean;
  /** As it was when the dialog opened. */
  entry: WaitingEntryFragment;
  /** Also when it turned out that somebody else had changed it. */
  onChanged: () => void;
  onClose: () => void;
}
