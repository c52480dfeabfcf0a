import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { FormBanner } from '../../shared/form/FormBanner';
import { useWho } from '../../shared/session/useWho';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { AccountPage } from './AccountPage';
import { LOGIN_PATH } from './accounts.paths';
import { ConfirmedEmail } from './ConfirmedEmail';
import { ResendDialog } from './ResendDialog';
import { useConfirmation } from './useConfirmation';

/** Where the link of the confirming mail leads. */
export function ConfirmEmailPage() {
  const { confirmation, retry, bringAppointments } = useConfirmation();
  const who = useWho();
  const [asking, setAsking] = useState(false);

  if (confirmation.state === 'confirming') {
    return (
      <AccountPage title="Confirmar email">
        <PageSpinner label="Confirmando tu email..." visible />
      </AccountPage>
    );
  }
  if (confirmation.state === 'confirmed') {
    const { email, needsSignIn } = confirmation;
    return <ConfirmedEmail email={email} needsSignIn={needsSignIn} bringAppointments={bringAppointments} />;
  }
  // Links are pressed twice, and the second time says nothing about the first.
  const isUsed = confirmation.state === 'error' && !confirmation.canRetry;
  return (
    <AccountPage title="Confirmar email">
      <FormBanner kind="error">
        {confirmation.state === 'error' ? confirmation.text : 'Al enlace le falta una parte. Revisa el enlace del correo o pide que te lo reenviemos.'}
      </FormBanner>
      {isUsed && who?.emailConfirmed && <p>El correo de tu cuenta, {who.email}, ya está confirmado.</p>}
      {isUsed && who === null && <p>¿Ya confirmaste tu correo? Entonces solo falta iniciar sesión.</p>}
      <Stack direction="row" spacing={3}>
        {confirmation.state === 'error' && confirmation.canRetry && <Button onClick={retry}>Reintentar</Button>}
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Reenviar email de confirmación
        </Button>
        {isUsed && who === null && (
          <ButtonLink to={LOGIN_PATH} variant="outlined">
            Iniciar Sesión
          </ButtonLink>
        )}
      </Stack>
      {asking && <ResendDialog email={who?.email ?? ''} onClose={() => setAsking(false)} />}
    </AccountPage>
  );
}
