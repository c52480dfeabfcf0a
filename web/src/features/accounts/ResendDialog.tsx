import DialogContent from '@mui/material/DialogContent';
import { object } from 'yup';

import { DialogFrame } from '../../shared/dialog/DialogFrame';
import { ActionForm } from '../../shared/form/ActionForm';
import { emailRule } from '../../shared/form/email';
import { FormTextField } from '../../shared/form/FormTextField';
import { refusal, type FormOutcome } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useResendConfirmationMutation } from './accounts.generated';
import { RESEND_FAILED, RESENT } from './resend-texts';

interface Values {
  email: string;
}

const schema = object({ email: emailRule });

interface Props {
  /** What stands in the box at first. */
  email: string;
  onClose: () => void;
}

/** Asks where the mail that confirms an account should go again. */
export function ResendDialog({ email, onClose }: Props) {
  const [resend] = useResendConfirmationMutation({ errorToast: false });

  const submit = async (values: Values): Promise<FormOutcome<Values>> => {
    const { error } = await resend({ email: values.email.trim() });
    if (error) return refusal(error, { fields: { email: 'email' }, fallback: RESEND_FAILED });
    notify.success(RESENT);
    onClose();
    return { ok: true };
  };

  return (
    <DialogFrame isQuestion title="Reenviar el correo de confirmación" size="question" onClose={onClose}>
      <DialogContent>
        <ActionForm
          initialValues={{ email }}
          schema={schema}
          onSubmit={submit}
          submitLabel="Reenviar"
          busyLabel="Reenviando..."
          onCancel={onClose}
        >
          <FormTextField label="Correo electrónico" name="email" type="email" autoComplete="email" required />
        </ActionForm>
      </DialogContent>
    </DialogFrame>
  );
}
