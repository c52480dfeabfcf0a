import { useState } from 'react';
import { Link } from 'react-router-dom';
import { object } from 'yup';

import { ActionForm } from '../../shared/form/ActionForm';
import { emailRule } from '../../shared/form/email';
import { FormTextField } from '../../shared/form/FormTextField';
import { refusal, type FormOutcome } from '../../shared/form/outcome';
import { AccountPage } from './AccountPage';
import { useRequestPasswordResetMutation } from './accounts.generated';
import { LOGIN_PATH } from './accounts.paths';

interface Values {
  email: string;
}

const EMPTY: Values = { email: '' };
const schema = object({ email: emailRule });

/** Asks for a link to choose a new password. Whether there is such an account is not told. */
export function ForgotPasswordPage() {
  const [request] = useRequestPasswordResetMutation({ errorToast: false });
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async (values: Values): Promise<FormOutcome<Values>> => {
    const email = values.email.trim();
    const { error } = await request({ email });
    if (error) return refusal(error, { fields: { email: 'email' }, fallback: 'Error al enviar el enlace' });
    setSentTo(email);
    return { ok: true };
  };

  const done =
    sentTo === null
      ? undefined
      : `Si hay una cuenta con ${sentTo}, en unos minutos llega un correo con el enlace. Vale una hora y se usa una sola vez.`;
  return (
    <AccountPage title="Recuperar contraseña">
      <p>Se envía un enlace por correo para elegir una contraseña nueva.</p>
      <ActionForm initialValues={EMPTY} schema={schema} onSubmit={submit} submitLabel="Enviar enlace" busyLabel="Enviando..." done={done}>
        <FormTextField label="Correo electrónico" name="email" type="email" autoComplete="username" required />
      </ActionForm>
      <p>
        <Link to={LOGIN_PATH}>Volver a Iniciar Sesión</Link>
      </p>
    </AccountPage>
  );
}
