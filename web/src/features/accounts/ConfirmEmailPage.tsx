import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { FormBanner } from '../../shared/form/FormBanner';
import { useQueryText } from '../../shared/place/useQueryText';
import { useViewer } from '../../shared/session/useViewer';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { Button } from '../../shared/ui/Button';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { HOME_PATH } from '../landing/landing.paths';
import { AccountPage } from './AccountPage';
import { LOGIN_PATH } from './accounts.paths';
import { ResendDialog } from './ResendDialog';
import { useConfirmation } from './useConfirmation';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Where the link of the confirming mail leads. */
export function ConfirmEmailPage() {
  const token = useQueryText('token');
  const { confirmation, retry } = useConfirmation(token);
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
    return (
      <AccountPage title="¡Email Confirmado!">
        <FormBanner kind="success">La cuenta está confirmada. Los turnos reservados con este correo están en Mis Citas.</FormBanner>
        <Row>
          <ButtonLink to={HOME_PATH}>Ir al inicio</ButtonLink>
          <ButtonLink to={LOGIN_PATH} variant="outlined">
            Iniciar Sesión
          </ButtonLink>
        </Row>
      </AccountPage>
    );
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
