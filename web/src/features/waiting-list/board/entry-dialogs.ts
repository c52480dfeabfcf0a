import type { WaitingEntryFragment } from './board.generated';

/** Props of dialogs that change an entry. */
export interface EntryDialogProps {
  open: boolean;
  /** As of the dialog's opening. */
  entry: WaitingEntryFragment;
  /** Also called after a conflict. */
  onChanged: () => void;
  onClose: () => void;
  /** Called after closing, when the focus has returned if its element still exists. */
  onGone: () => void;
}
