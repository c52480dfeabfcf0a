import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { ActionForm } from '../../shared/form/ActionForm';
import { FormPasswordField } from '../../shared/form/FormPasswordField';
import { FormTextField } from '../../shared/form/FormTextField';
import type { FormOutcome } from '../../shared/form/outcome';
import { FORGOT_PASSWORD_PATH } from './accounts.paths';
import { EMPTY_LOGIN, loginSchema, type LoginValues } from './login-form';

interface Props {
  onSubmit: (values: LoginValues) => Promise<FormOutcome<LoginValues>>;
  /** Signed in: the banner stands and nothing more can be sent. */
  done: boolean;
}

export function LoginForm({ onSubmit, done }: Props) {
  return (
    <ActionForm
      initialValues={EMPTY_LOGIN}
      schema={loginSchema}
      onSubmit={onSubmit}
      submitLabel="Iniciar Sesión"
      busyLabel="Iniciando sesión..."
      done={done ? '¡Inicio de sesión exitoso! Un momento…' : undefined}
    >
      <FormTextField label="Correo electrónico" name="email" type="email" autoComplete="username" required />
      <Stack spacing={1} sx={{ '& > a': { alignSelf: 'start', py: 2.5 } }}>
        <FormPasswordField label="Contraseña" name="password" autoComplete="current-password" />
        <Link to={FORGOT_PASSWORD_PATH}>¿Olvidaste tu contraseña?</Link>
      </Stack>
    </ActionForm>
  );
}
