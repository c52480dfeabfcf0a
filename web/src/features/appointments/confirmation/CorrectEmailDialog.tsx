import { useApolloClient } from '@apollo/client/react';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';

import { CONTACT_RULES } from '../../../clinic/patient/contact-form';
import { keepEmailCorrection, keepReceipt } from '../../../clinic/receipt/receipts';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm, DialogFrame } from '../../../kit/dialog/DialogFrame';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { formSchema } from '../../../kit/form/form-schema';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { AppointmentDocument, type AppointmentQuery } from '../appointments.generated';
import { texts } from '../texts';
import { useCorrectAppointmentEmailMutation } from './correct-email.generated';

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };
const words = texts.correctEmail;

interface Values {
  email: string;
}

interface Props {
  open: boolean;
  clinic: AppointmentQuery['clinic'];
  appointment: { id: string; patientEmail: string };
  token: string;
  onCorrected: () => void;
  onClose: () => void;
  /** The focus has returned, if its element exists. */
  onGone: () => void;
}

export const CorrectEmailDialog = asDialog(function CorrectEmailDialog(props: Props) {
  const { open, clinic, appointment, token, onCorrected, onClose, onGone } = props;
  const { id, patientEmail } = appointment;
  const client = useApolloClient();
  const [correct] = useCorrectAppointmentEmailMutation();
  const schema = useMemo(
    () =>
      formSchema<Values>({
        email: CONTACT_RULES.email.test('other', words.same, (email) => email?.trim() !== patientEmail),
      }),
    [patientEmail],
  );
  const submit = async ({ email }: Values): Promise<FormOutcome<Values>> => {
    const { data, error } = await correct({ id, token, patientEmail: email.trim() });
    if (error)
      return refusal(error, { fields: { patientEmail: 'email' }, fallback: words.failed, unsureText: words.unsure });
    const { receipt, ...corrected } = data.correctAppointmentEmail;
    keepReceipt(id, receipt);
    keepEmailCorrection(id, null);
    // Under the new receipt the page has it without loading.
    client.writeQuery({
      query: AppointmentDocument,
      variables: { id, receipt },
      data: { clinic, appointment: corrected },
    });
    notify.success(words.done);
    onCorrected();
    onClose();
    return { ok: true };
  };
  return (
    <DialogFrame open={open} size="question" title={words.open} onClose={onClose} onGone={onGone}>
      <ActionForm<Values>
        frame={FRAME}
        initialValues={{ email: patientEmail }}
        schema={schema}
        onSubmit={submit}
        submitLabel={words.yes}
        busyLabel={words.busy}
        onCancel={onClose}
      >
        <p>{words.once}</p>
        <FormTextField<Values> label={words.email} name="email" type="email" autoComplete="email" required />
        <FocusFirstField />
      </ActionForm>
    </DialogFrame>
  );
});
