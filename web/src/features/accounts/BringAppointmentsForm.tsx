import { useViewer } from '../../clinic/session/useViewer';
import type { ApiError } from '../../kit/errors/api-error';
import { ActionForm } from '../../kit/form/ActionForm';
import { formSchema } from '../../kit/form/form-schema';
import { FormPasswordField } from '../../kit/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { passwordRule } from '../../kit/form/password-rules';
import { notify } from '../../kit/notify/notify';
import { refuseSignIn } from './login-form';
import { readStep, type SecondFactorStep } from './second-factor/second-factor-step';
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
  /** The account has a second factor. */
  onSecondStep: (step: SecondFactorStep) => void;
}

/** Asks for the account's password. With it, the link brings in the appointments booked with that address. */
export function BringAppointmentsForm({ email, bringAppointments, onSecondStep }: Props) {
  const signIn = useSignIn();
  const { viewer } = useViewer();
  const other = viewer && viewer.email.toLowerCase() !== email.toLowerCase() ? viewer : null;

  const submit = async ({ password }: Values): Promise<FormOutcome<Values>> => {
    const { data: session, error } = await signIn({ email, password });
    const next = readStep(error?.secondFactor);
    if (next) {
      onSecondStep(next);
      return { ok: true };
    }
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
