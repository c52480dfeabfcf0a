import Stack from '@mui/material/Stack';

import type { ApiError } from '../../shared/errors/api-error';
import { FormBanner } from '../../shared/form/FormBanner';
import { HOME_PATH } from '../../shared/paths';
import { useWho } from '../../shared/session/useWho';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { MY_APPOINTMENTS_PATH } from '../appointments/appointments.paths';
import { AccountPage } from './AccountPage';
import { LOGIN_PATH } from './accounts.paths';
import { BringAppointmentsForm } from './BringAppointmentsForm';
import { NotYou } from './NotYou';

interface Props {
  email: string;
  /** Past appointments wait until whoever reads this shows that the account is theirs. */
  needsSignIn: boolean;
  bringAppointments: () => Promise<ApiError | null>;
}

/** The address is confirmed. Past appointments are there, or come with the account's password. */
export function ConfirmedEmail({ email, needsSignIn, bringAppointments }: Props) {
  const who = useWho();
  return (
    <AccountPage title="¡Email Confirmado!">
      <FormBanner kind="success">
        {needsSignIn || who?.role !== 'user'
          ? `El correo ${email} está confirmado.`
          : 'La cuenta está confirmada. Los turnos reservados con este correo están en Mis Citas.'}
      </FormBanner>
      {needsSignIn && (
        <>
          <BringAppointmentsForm email={email} bringAppointments={bringAppointments} />
          <NotYou email={email} />
        </>
      )}
      <Stack direction="row" spacing={3}>
        <ButtonLink to={HOME_PATH} variant={needsSignIn ? 'outlined' : 'contained'}>
          Ir al inicio
        </ButtonLink>
        {who?.role === 'user' && !needsSignIn && (
          <ButtonLink to={MY_APPOINTMENTS_PATH} variant="outlined">
            Mis Citas
          </ButtonLink>
        )}
        {who === null && !needsSignIn && (
          <ButtonLink to={LOGIN_PATH} variant="outlined">
            Iniciar Sesión
          </ButtonLink>
        )}
      </Stack>
    </AccountPage>
  );
}
