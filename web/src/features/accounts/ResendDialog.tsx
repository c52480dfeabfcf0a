import { asDialog } from '../../kit/dialog/as-dialog';
import { FormDialog } from '../../kit/edit/FormDialog';
import { emailRule } from '../../kit/form/email';
import { formSchema } from '../../kit/form/form-schema';
import { FormTextField } from '../../kit/form/FormTextField';
import { notify } from '../../kit/notify/notify';
import { useResendConfirmationMutation } from './accounts.generated';
import { texts } from './texts';

interface Values {
  email: string;
}

const schema = formSchema<Values>({ email: emailRule });

interface Props {
  email: string;
  onClose: () => void;
}

export const ResendDialog = asDialog(function ResendDialog({ email, onClose }: Props) {
  const [resend] = useResendConfirmationMutation();
  return (
    <FormDialog
      open
      title={texts.resend.title}
      size="question"
      onClose={onClose}
      toValues={() => ({ email })}
      schema={schema}
      toInput={(values: Values) => values.email.trim()}
      send={(typed) => resend({ email: typed })}
      onDone={() => {
        notify.success(texts.resend.done);
        onClose();
      }}
      errorText={texts.resend.failed}
      submitLabel={texts.resend.submit}
      busyLabel={texts.resend.busy}
    >
      <FormTextField<Values> label={texts.fields.email} name="email" type="email" autoComplete="email" required />
    </FormDialog>
  );
});
