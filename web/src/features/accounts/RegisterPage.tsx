import { Link, Navigate, useNavigate } from 'react-router-dom';

import { LOGIN_PATH } from '../../clinic/paths';
import { homeOf } from '../../clinic/session/role-home';
import { ActionForm } from '../../kit/form/ActionForm';
import { FormPasswordField } from '../../kit/form/FormPasswordField';
import { FormTextField } from '../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { MISMATCH, PASSWORD_HINT } from '../../kit/form/password-rules';
import { notify } from '../../kit/notify/notify';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { AccountPage } from './AccountPage';
import { useRegisterMutation } from './accounts.generated';
import { EMPTY_REGISTRATION, isMismatch, registerSchema, toRegisterInput, type RegisterValues } from './register-form';
import { texts } from './texts';
import { useArrival } from './useArrival';
import { useSignIn } from './useSignIn';

const FIELDS = { name: 'name', email: 'email', password: 'password' } as const;

export function RegisterPage() {
  const arrival = useArrival();
  const navigate = useNavigate();
  const [register] = useRegisterMutation();
  const signIn = useSignIn();

  const submit = async (values: RegisterValues): Promise<FormOutcome<RegisterValues>> => {
    const input = toRegisterInput(values);
    const created = await register({ input });
    if (created.error) {
      const { failed, unsure } = texts.register;
      return refusal(created.error, { fields: FIELDS, fallback: failed, unsureText: unsure });
    }
    // With concealed accounts a mail leads on, whether the account existed or not.
    if (created.data.register.id === 0) {
      notify.success(texts.register.byMail);
      await navigate(LOGIN_PATH, { replace: true });
      return { ok: true };
    }
    notify.success(texts.register.done);
    const session = await signIn({ email: input.email, password: input.password });
    // The account exists, so the patient can sign in by hand.
    if (session.error) await navigate(LOGIN_PATH, { replace: true });
    else session.data.start();
    return { ok: true };
  };

  if (arrival.viewer) return <Navigate to={homeOf(arrival.viewer)} replace />;
  if (arrival.unknown) return <PageSpinner />;
  return (
    <AccountPage title={texts.register.title}>
      <ActionForm
        initialValues={EMPTY_REGISTRATION}
        schema={registerSchema}
        onSubmit={submit}
        onAttempt={(values) => {
          if (isMismatch(values)) notify.error(MISMATCH);
        }}
        submitLabel={texts.register.submit}
        busyLabel={texts.register.busy}
      >
        <FormTextField<RegisterValues> label={texts.register.name} name="name" autoComplete="name" required />
        <FormTextField<RegisterValues>
          label={texts.fields.email}
          name="email"
          type="email"
          autoComplete="username"
          hint={texts.register.emailHint}
          required
        />
        <FormPasswordField<RegisterValues>
          label={texts.fields.password}
          name="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <FormPasswordField<RegisterValues>
          label={texts.fields.passwordConfirmation}
          name="confirmation"
          autoComplete="new-password"
        />
      </ActionForm>
      <p>
        {texts.register.withAccount} <Link to={LOGIN_PATH}>{texts.login.title}</Link>
      </p>
    </AccountPage>
  );
}
