import { useApolloClient } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';

import { ViewerDocument } from '../../clinic/session/session.generated';
import { LOGIN_PATH } from '../../clinic/paths';
import { ActionForm } from '../../kit/form/ActionForm';
import { formSchema } from '../../kit/form/form-schema';
import { FormPasswordField } from '../../kit/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { newPasswordRule, PASSWORD_HINT, repeatedPasswordRule } from '../../kit/form/password-rules';
import { FormBanner } from '../../kit/notify/FormBanner';
import { notify } from '../../kit/notify/notify';
import { useQueryText } from '../../kit/url/useQueryText';
import { AccountPage } from './AccountPage';
import { useResetPasswordMutation } from './accounts.generated';
import { FORGOT_PASSWORD_PATH } from './accounts.paths';
import { texts } from './texts';

interface Values {
  newPassword: string;
  confirmation: string;
}

const EMPTY: Values = { newPassword: '', confirmation: '' };
const schema = formSchema<Values>({ newPassword: newPasswordRule, confirmation: repeatedPasswordRule('newPassword') });

interface Props {
  says: { title: string; explanation?: string; incomplete: string; submit: string; done: string; another: string };
}

/** By a mailed link, for a forgotten or first password. The server ends all the account's sessions. */
export function ChoosePassword({ says }: Props) {
  const token = useQueryText('token');
  const navigate = useNavigate();
  const client = useApolloClient();
  const [reset] = useResetPasswordMutation();

  const submit = async ({ newPassword }: Values): Promise<FormOutcome<Values>> => {
    const { error } = await reset({ token: token ?? '', newPassword });
    if (error) {
      const { failed, unsureOfLink } = texts.passwordChange;
      return refusal(error, { fields: { newPassword: 'newPassword' }, fallback: failed, unsureText: unsureOfLink });
    }
    notify.success(says.done);
    // Drops this browser's token if it was that account's.
    await client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
    await navigate(LOGIN_PATH, { replace: true });
    return { ok: true };
  };

  return (
    <AccountPage title={says.title}>
      {token ? (
        <>
          {says.explanation && <p>{says.explanation}</p>}
          <ActionForm initialValues={EMPTY} schema={schema} onSubmit={submit} submitLabel={says.submit}>
            <FormPasswordField<Values>
              label={texts.fields.newPassword}
              name="newPassword"
              autoComplete="new-password"
              hint={texts.choosePasswordHint(PASSWORD_HINT)}
            />
            <FormPasswordField<Values>
              label={texts.fields.passwordConfirmation}
              name="confirmation"
              autoComplete="new-password"
            />
          </ActionForm>
        </>
      ) : (
        <FormBanner kind="error">{says.incomplete}</FormBanner>
      )}
      <p>
        <Link to={FORGOT_PASSWORD_PATH}>{says.another}</Link>
      </p>
    </AccountPage>
  );
}
