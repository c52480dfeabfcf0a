import { object } from 'yup';

import type { ApiError } from '../../shared/errors/api-error';
import { ActionForm } from '../../shared/form/ActionForm';
import { FormPasswordField } from '../../shared/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../shared/form/outcome';
import { notify } from '../../shared/notify/notify';
import { useViewer } from '../../shared/session/useViewer';
import { refuseSignIn } from './login-form';
import { passwordRule } from '../../shared/form/password-rules';
import { useSignIn } from './useSignIn';

interface Values {
  password: string;
}

const EMPTY: Values = { password: '' };
const schema = object({ password: passwordRule });

interface Props {
  email: string;
  bringAppointments: () => Promise<ApiError | null>;
}

/** Asks for the account's password: with the link, it brings the appointments that were booked with the address. */
export function BringAppointmentsForm({ email, bringAppointments }: Props) {
  const signIn = useSignIn();
  const { viewer } = useViewer();
  const other = viewer && viewer.email.toLowerCase() !== email.toLowerCase() ? viewer : null;

  const submit = async ({ password }: Values): Promise<FormOutcome<Values>> => {
    const { data: session, error } = await signIn({ email, password });
    if (error) return refuseSignIn<Values>(error, { password: 'password' });
    session.start();
    const failure = await bringAppointments();
    if (failure) return refusal(failure, { fallback: 'Error al traer los turnos' });
    notify.success('¡Inicio de sesión exitoso!');
    return { ok: true };
  };

  return (
    <>
      <p>Si ya habías reservado turnos con este correo, escribe la contraseña de tu cuenta y los verás en Mis Citas.</p>
      {other && <p>Ahora estás en la cuenta de {other.name}: al continuar entras en la de {email}.</p>}
      <ActionForm initialValues={EMPTY} schema={schema} onSubmit={submit} submitLabel="Ver mis turnos" busyLabel="Buscando tus turnos...">
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormPasswordField label="Contraseña" name="password" autoComplete="current-password" />
      </ActionForm>
    </>
  );
}
