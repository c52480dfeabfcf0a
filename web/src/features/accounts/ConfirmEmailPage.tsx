import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { FormBanner } from '../../shared/form/FormBanner';
import { useViewer } from '../../shared/session/useViewer';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { Button } from '../../shared/ui/Button';
import { AccountPage } from './AccountPage';
import { ConfirmedEmail } from './ConfirmedEmail';
import { ResendDialog } from './ResendDialog';
import { useConfirmation } from './useConfirmation';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Where the link of the confirming mail leads. */
export function ConfirmEmailPage() {
  const { confirmation, retry, bringAppointments } = useConfirmation();
  const { viewer } = useViewer();
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
  return (
    <AccountPage title="Confirmar email">
      <FormBanner kind="error">
        {confirmation.state === 'error' ? confirmation.text : 'Al enlace le falta una parte. Revisar el enlace del correo o pedir que se reenvíe.'}
      </FormBanner>
      <Row>
        {confirmation.state === 'error' && confirmation.canRetry && <Button onClick={retry}>Reintentar</Button>}
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Reenviar email de confirmación
        </Button>
      </Row>
      {asking && <ResendDialog email={viewer?.email ?? ''} onClose={() => setAsking(false)} />}
    </AccountPage>
  );
}
