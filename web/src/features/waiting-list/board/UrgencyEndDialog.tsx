import { asDialog } from '../../../kit/dialog/as-dialog';
import { QuestionDialog, Subject } from '../../../kit/dialog/QuestionDialog';
import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useMarkUrgentMutation } from './actions.generated';
import type { EntryDialogProps } from './entry-dialogs';
import { texts } from './texts';
import { reportUndoable } from './undoable';

/** Confirms the end of an entry's priority. */
export const UrgencyEndDialog = asDialog(function UrgencyEndDialog({
  open,
  entry,
  onClose,
  onChanged,
}: EntryDialogProps) {
  const [mark] = useMarkUrgentMutation();
  const words = texts.unmarking;
  const { id, version, patientName, urgentReason } = entry;
  if (!open) return null;
  const unmark = async () => {
    const { data, error } = await mark({ id, input: { urgentReason: null }, expectedVersion: version });
    onChanged();
    if (error && error.code !== 'CONFLICT') return failureText(error, words.failed);
    // After a conflict the dialog closes too, so that the user sees the new data first.
    if (error) notify.error(error.message);
    else
      reportUndoable(words.done(patientName), {
        before: entry,
        after: data.updateWaitingListEntry,
        send: (_id, expectedVersion) => mark({ id, input: { urgentReason }, expectedVersion }),
        done: texts.undoing.urgent(patientName),
        onChanged,
      });
    onClose();
    return undefined;
  };
  return (
    <QuestionDialog
      title={words.title}
      noLabel={words.no}
      yesLabel={words.yes}
      busyLabel={words.busy}
      onNo={onClose}
      onYes={unmark}
    >
      <Subject>
        <strong>{patientName}</strong>
        {urgentReason}
      </Subject>
      <p>{words.consequence}</p>
    </QuestionDialog>
  );
});
