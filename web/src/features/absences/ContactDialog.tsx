import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogForm } from '../../kit/dialog/DialogFrame';
import { GuardedDialog } from '../../kit/dialog/GuardedDialog';
import { KeptForm } from '../../kit/draft/KeptForm';
import { ActionForm } from '../../kit/form/ActionForm';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { isSame } from '../../kit/form/merge-edits';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { useRecordContactMutation } from './absences.generated';
import type { Entry } from './board';
import { contactSchema, toContactInput, toContactValues, type ContactValues } from './contact-form';
import { texts } from './texts';

interface Props {
  open: boolean;
  /** Kept while the dialog closes. */
  entry: Entry | undefined;
  professionalId: number;
  /** yyyy-MM-dd */
  date: string;
  onClose: () => void;
}

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };
const STATES = Object.entries(texts.contacts).map(([value, label]) => ({ value, label }));

export const ContactDialog = asDialog(function ContactDialog({ open, entry, onClose, professionalId, date }: Props) {
  const [record] = useRecordContactMutation();
  return (
    <GuardedDialog
      open={open}
      title={texts.contactDialog.title(entry?.appointment.patientName ?? '')}
      onClose={onClose}
    >
      {(report) => {
        if (!entry) return null;
        const opened = toContactValues(entry.contact);
        const submit = async (values: ContactValues): Promise<FormOutcome<ContactValues>> => {
          const { error } = await record({
            professionalId,
            date,
            appointmentId: entry.appointment.id,
            input: toContactInput(values),
            expectedVersion: entry.contact.version,
          });
          if (error) return refusal(error, { fields: { note: 'note' }, fallback: texts.contact.failed });
          onClose();
          return { ok: true };
        };
        return (
          <ActionForm
            frame={FRAME}
            initialValues={opened}
            schema={contactSchema}
            onSubmit={submit}
            submitLabel={texts.contactDialog.submit}
            onCancel={onClose}
          >
            <KeptForm<ContactValues>
              part="contact"
              form={`contact:${entry.id}`}
              isUnsaved={(typed) => !isSame(typed, opened)}
              report={report}
            />
            <Stack spacing={4}>
              <FormSelectField<ContactValues> label={texts.fields.contact} name="state" options={STATES} required />
              <FormTextField<ContactValues> label={texts.fields.note} name="note" rows={2} />
            </Stack>
          </ActionForm>
        );
      }}
    </GuardedDialog>
  );
});
