import { useApolloClient } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';

import { ActionForm } from '../../shared/form/ActionForm';
import { formSchema } from '../../shared/form/form-schema';
import { FormBanner } from '../../shared/form/FormBanner';
import { FormPasswordField } from '../../shared/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { ViewerDocument } from '../../shared/session/session.generated';
import { useQueryText } from '../../shared/place/useQueryText';
import { AccountPage } from './AccountPage';
import { useResetPasswordMutation } from './accounts.generated';
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from './accounts.paths';
import { texts } from './texts';
import { newPasswordRule, PASSWORD_HINT, repeatedPasswordRule } from '../../shared/form/password-rules';

interface Values {
  newPassword: string;
  confirmation: string;
}

const EMPTY: Values = { newPassword: '', confirmation: '' };
const schema = formSchema<Values>({ newPassword: newPasswordRule, confirmation: repeatedPasswordRule('newPassword') });

/** Sets a new password with the link of a mail. The server ends every session of the account, including this one. */
export function ResetPasswordPage() {
  const token = useQueryText('token');
  const navigate = useNavigate();
  const client = useApolloClient();
  const [reset] = useResetPasswordMutation({ errorToast: false });

  const submit = async ({ newPassword }: Values): Promise<FormOutcome<Values>> => {
    const { error } = await reset({ token: token ?? '', newPassword });
    if (error) return refusal(error, { fields: { newPassword: 'newPassword' }, fallback: texts.passwordChange.failed });
    notify.success(texts.passwordChange.done);
    // Drops this browser's token if it was of that account.
    await client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
    await navigate(LOGIN_PATH, { replace: true });
    return { ok: true };
  };

  return (
    <AccountPage title={texts.resetPassword.title}>
      {token ? (
        <ActionForm
          initialValues={EMPTY}
          schema={schema}
          onSubmit={submit}
          submitLabel={texts.resetPassword.submit}
        >
          <FormPasswordField<Values>
            label={texts.fields.newPassword}
            name="newPassword"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
          />
          <FormPasswordField<Values>
            label={texts.fields.passwordConfirmation}
            name="confirmation"
            autoComplete="new-password"
          />
        </ActionForm>
      ) : (
        <FormBanner kind="error">{texts.resetPassword.incomplete}</FormBanner>
      )}
      <p>
        <Link to={FORGOT_PASSWORD_PATH}>{texts.resetPassword.another}</Link>
      </p>
    </AccountPage>
  );
}
