import { asDialog } from '../../../kit/dialog/as-dialog';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { notify } from '../../../kit/notify/notify';
import { useRemoveFromListMutation } from './actions.generated';
import type { EntryDialogProps } from './entry-dialogs';
import { removeSchema, type ReasonValues } from './reason-form';
import { texts } from './texts';

/** Removes an entry, with a reason for staff. */
export const RemoveDialog = asDialog(function RemoveDialog({
  open,
  entry,
  onClose,
  onGone,
  onChanged,
}: EntryDialogProps) {
  const [remove] = useRemoveFromListMutation();
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
      onDone={() => {
        notify.success(words.done);
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
