import type { ApiError } from '../../shared/errors/api-error';
import { ActionForm } from '../../shared/form/ActionForm';
import { formSchema } from '../../shared/form/form-schema';
import { FormPasswordField } from '../../shared/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useViewer } from '../../shared/session/useViewer';
import { refuseSignIn } from './login-form';
import { passwordRule } from '../../shared/form/password-rules';
import { texts } from './texts';
import { useSignIn } from './useSignIn';

interface Values {
  password: string;
}

const EMPTY: Values = { password: '' };
const schema = formSchema<Values>({ password: passwordRule });

interface Props {
  email: string;
  bringAppointments: () => Promise<ApiError | null>;
}

/** Asks for the account's password. With it, the link brings in the appointments booked with that address. */
export function BringAppointmentsForm({ email, bringAppointments }: Props) {
  const signIn = useSignIn();
  const { viewer } = useViewer();
  const other = viewer && viewer.email.toLowerCase() !== email.toLowerCase() ? viewer : null;

  const submit = async ({ password }: Values): Promise<FormOutcome<Values>> => {
    const { data: session, error } = await signIn({ email, password });
    if (error) return refuseSignIn<Values>(error, { password: 'password' });
    session.start();
    const failure = await bringAppointments();
    if (failure) return refusal(failure, { fallback: texts.bringAppointments.failed });
    notify.success(texts.login.done);
    return { ok: true };
  };

  return (
    <>
      <p>{texts.bringAppointments.explanation}</p>
      {other && <p>{texts.bringAppointments.otherAccount(other.name, email)}</p>}
      <ActionForm
        initialValues={EMPTY}
        schema={schema}
        onSubmit={submit}
        submitLabel={texts.bringAppointments.submit}
        busyLabel={texts.bringAppointments.busy}
      >
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormPasswordField<Values> label={texts.fields.password} name="password" autoComplete="current-password" />
      </ActionForm>
    </>
  );
}
