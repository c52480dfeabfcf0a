import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { FormBanner } from '../../shared/form/FormBanner';
import { failureText } from '../../shared/form/outcome';
import { useRequestPasswordResetMutation } from './accounts.generated';

/** For the owner of an address with which somebody else opened an account: a new password, by mail, makes it theirs. */
export function NotYou({ email }: { email: string }) {
  const [request, { loading }] = useRequestPasswordResetMutation({ errorToast: false });
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setFailure(null);
    const { error } = await request({ email });
    if (error) setFailure(failureText(error, 'Error al enviar el enlace'));
    else setSent(true);
  };

  return (
    <Stack component="section" spacing={3} sx={{ '& > button': { alignSelf: 'flex-start' } }} aria-labelledby="not-you">
      <Typography variant="h2" id="not-you">¿No fuiste tú?</Typography>
      <p>
        Si otra persona creó esta cuenta con tu correo, o no recuerdas la contraseña, elige una nueva: las sesiones abiertas se
        cierran y tus turnos anteriores quedan en tu cuenta.
      </p>
      {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
      {sent ? (
        <FormBanner kind="success">Te enviamos un enlace a {email}. Vale una hora y se usa una sola vez.</FormBanner>
      ) : (
        <Button variant="outlined" aria-disabled={loading} onClick={() => void (loading || send())}>
          {loading ? 'Enviando...' : 'Elegir una contraseña nueva'}
        </Button>
      )}
    </Stack>
  );
}
