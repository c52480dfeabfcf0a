import { useState } from 'react';
import { Link } from 'react-router-dom';

import { LOGIN_PATH } from '../../clinic/paths';
import { ActionForm } from '../../kit/form/ActionForm';
import { emailRule } from '../../kit/form/email';
import { formSchema } from '../../kit/form/form-schema';
import { FormTextField } from '../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { AccountPage } from './AccountPage';
import { useRequestPasswordResetMutation } from './accounts.generated';
import { texts } from './texts';

interface Values {
  email: string;
}

const EMPTY: Values = { email: '' };
const schema = formSchema<Values>({ email: emailRule });

/** Never reveals whether the account exists. */
export function ForgotPasswordPage() {
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async (values: Values): Promise<FormOutcome<Values>> => {
    const email = values.email.trim();
    const { error } = await request({ email });
    if (error) return refusal(error, { fields: { email: 'email' }, fallback: texts.forgotPassword.failed });
    setSentTo(email);
    return { ok: true };
  };

  return (
    <AccountPage title={texts.forgotPassword.title}>
      <p>{texts.forgotPassword.explanation}</p>
      <ActionForm
        initialValues={EMPTY}
        schema={schema}
        onSubmit={submit}
        submitLabel={texts.forgotPassword.submit}
        busyLabel={texts.forgotPassword.busy}
        done={sentTo === null ? undefined : texts.forgotPassword.done(sentTo)}
      >
        <FormTextField<Values> label={texts.fields.email} name="email" type="email" autoComplete="username" required />
      </ActionForm>
      <p>
        <Link to={LOGIN_PATH}>{texts.forgotPassword.toLogin}</Link>
      </p>
    </AccountPage>
  );
}
