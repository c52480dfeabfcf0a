import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ActionForm } from '../../kit/form/ActionForm';
import { FocusFirstField } from '../../kit/form/FocusFirstField';
import { FormPasswordField } from '../../kit/form/FormPasswordField';
import { FormTextField } from '../../kit/form/FormTextField';
import type { FormOutcome } from '../../kit/form/outcome';
import { FORGOT_PASSWORD_PATH } from './accounts.paths';
import { EMPTY_LOGIN, loginSchema, type LoginValues } from './login-form';
import { texts } from './texts';

interface Props {
  /** After returning from the second step. */
  email: string;
  onSubmit: (values: LoginValues) => Promise<FormOutcome<LoginValues>>;
  /** Signed in: accepts nothing more. */
  done: boolean;
}

export function LoginForm({ email, onSubmit, done }: Props) {
  const [isBack] = useState(email !== '');
  return (
    <ActionForm
      initialValues={{ ...EMPTY_LOGIN, email }}
      schema={loginSchema}
      onSubmit={onSubmit}
      submitLabel={texts.login.submit}
      busyLabel={texts.login.busy}
      done={done ? texts.login.leaving : undefined}
    >
      <FormTextField<LoginValues>
        label={texts.fields.email}
        name="email"
        type="email"
        autoComplete="username"
        required
      />
      <Stack spacing={1} sx={{ '& > a': { alignSelf: 'start', py: 2.5 } }}>
        <FormPasswordField<LoginValues> label={texts.fields.password} name="password" autoComplete="current-password" />
        {isBack && <FocusFirstField name="password" />}
        <Link to={FORGOT_PASSWORD_PATH}>{texts.login.forgot}</Link>
      </Stack>
    </ActionForm>
  );
}
