import { asDialog } from '../../../kit/dialog/as-dialog';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { useRemoveFromListMutation, useRestoreToListMutation } from './actions.generated';
import type { EntryDialogProps } from './entry-dialogs';
import { removeSchema, type ReasonValues } from './reason-form';
import { texts } from './texts';
import { reportUndoable } from './undoable';

/** Removes an entry, with a reason for staff. */
export const RemoveDialog = asDialog(function RemoveDialog({
  open,
  entry,
  onClose,
  onGone,
  onChanged,
}: EntryDialogProps) {
  const [remove] = useRemoveFromListMutation();
  const [restore] = useRestoreToListMutation();
  const words = texts.removing;
  return (
    <FormDialog
      open={open}
      title={words.title(entry.patientName)}
      onClose={onClose}
      onGone={onGone}
      toValues={(): ReasonValues => ({ reason: '' })}
      schema={removeSchema}
      toInput={({ reason }: ReasonValues) => ({ reason: reason.trim() })}
      send={(input) => remove({ id: entry.id, input })}
      onDone={(data) => {
        const hadOffer = entry.offers.some(({ outcome }) => outcome === 'pending');
        reportUndoable(words.done(entry.patientName), {
          before: entry,
          after: data?.removeWaitingListEntry,
          send: (id, expectedVersion) => restore({ id, expectedVersion }),
          done: (hadOffer ? texts.undoing.backWithoutOffer : texts.undoing.back)(entry.patientName),
          onChanged,
        });
        onChanged();
        onClose();
      }}
      errorText={words.failed}
      submitLabel={words.submit}
      draft={`waiting-remove:${entry.id}`}
    >
      <p>{words.consequences}</p>
      <FormTextField<ReasonValues> label={words.reason} name="reason" rows={2} required />
      <FocusFirstField />
    </FormDialog>
  );
});
