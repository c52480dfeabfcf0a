import { asDialog } from '../../../kit/dialog/as-dialog';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { useMarkUrgentMutation } from './actions.generated';
import type { EntryDialogProps } from './entry-dialogs';
import { toUrgentValues, URGENT_WORDS, urgentSchema, type ReasonValues } from './reason-form';
import { texts } from './texts';
import { reportUndoable } from './undoable';

/** Gives an entry priority, with a reason for staff. */
export const UrgentDialog = asDialog(function UrgentDialog({
  open,
  entry,
  onClose,
  onGone,
  onChanged,
}: EntryDialogProps) {
  const [mark] = useMarkUrgentMutation();
  const words = texts.marking;
  return (
    <FormDialog
      open={open}
      title={words.title(entry.patientName)}
      onClose={onClose}
      onGone={onGone}
      stored={entry}
      toValues={toUrgentValues}
      schema={urgentSchema}
      toInput={({ reason }: ReasonValues) => ({ urgentReason: reason.trim() })}
      send={async (input, expectedVersion) => {
        const outcome = await mark({ id: entry.id, input, expectedVersion: expectedVersion ?? null });
        if (outcome.error?.code === 'CONFLICT') onChanged();
        return outcome;
      }}
      onDone={(data) => {
        reportUndoable(words.done(entry.patientName), {
          before: entry,
          after: data?.updateWaitingListEntry,
          send: (id, expectedVersion) => mark({ id, input: { urgentReason: null }, expectedVersion }),
          done: texts.undoing.ordinary(entry.patientName),
          onChanged,
        });
        onChanged();
        onClose();
      }}
      errorText={words.failed}
      serverFields={{ urgentReason: 'reason' }}
      submitLabel={words.submit}
      draft={`waiting-urgent:${entry.id}`}
      words={URGENT_WORDS}
    >
      <FormTextField<ReasonValues>
        label={texts.fields.urgentReason}
        name="reason"
        rows={2}
        hint={words.hint}
        required
      />
      <FocusFirstField />
    </FormDialog>
  );
});
