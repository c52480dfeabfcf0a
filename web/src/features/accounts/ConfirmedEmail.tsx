import { styled } from '@mui/material/styles';

import type { ApiError } from '../../shared/errors/api-error';
import { FormBanner } from '../../shared/form/FormBanner';
import { useViewer } from '../../shared/session/useViewer';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { HOME_PATH } from '../landing/landing.paths';
import { AccountPage } from './AccountPage';
import { LOGIN_PATH } from './accounts.paths';
import { BringAppointmentsForm } from './BringAppointmentsForm';
import { NotYou } from './NotYou';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface Props {
  email: string;
  /** Past appointments wait until whoever reads this shows that the account is theirs. */
  needsSignIn: boolean;
  bringAppointments: () => Promise<ApiError | null>;
}

/** The address is confirmed. Past appointments are there, or come with the account's password. */
export function ConfirmedEmail({ email, needsSignIn, bringAppointments }: Props) {
  const { viewer } = useViewer();
  return (
    <AccountPage title="¡Email Confirmado!">
      <FormBanner kind="success">
        {needsSignIn || viewer?.role !== 'user'
          ? `El correo ${email} está confirmado.`
          : 'La cuenta está confirmada. Los turnos reservados con este correo están en Mis Citas.'}
      </FormBanner>
      {needsSignIn && (
        <>
          <BringAppointmentsForm email={email} bringAppointments={bringAppointments} />
          <NotYou email={email} />
        </>
      )}
      <Row>
        <ButtonLink to={HOME_PATH} variant={needsSignIn ? 'outlined' : 'contained'}>
          Ir al inicio
        </ButtonLink>
        <ButtonLink to={LOGIN_PATH} variant="outlined">
          Iniciar Sesión
        </ButtonLink>
      </Row>
    </AccountPage>
  );
}
