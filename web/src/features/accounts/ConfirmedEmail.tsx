import Stack from '@mui/material/Stack';

import { HOME_PATH } from '../../clinic/paths';
import { useWho } from '../../clinic/session/useWho';
import type { ApiError } from '../../kit/errors/api-error';
import { FormBanner } from '../../kit/notify/FormBanner';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { MY_APPOINTMENTS_PATH } from '../appointments/appointments.paths';
import { AccountPage } from './AccountPage';
import { LOGIN_PATH } from './accounts.paths';
import { BringAppointments } from './BringAppointments';
import { NotYou } from './NotYou';
import { texts } from './texts';

interface Props {
  email: string;
  /** Past appointments wait until the reader proves that the account is theirs. */
  needsSignIn: boolean;
  bringAppointments: () => Promise<ApiError | null>;
}

/** The address is confirmed; past appointments are there, or come after the password. */
export function ConfirmedEmail({ email, needsSignIn, bringAppointments }: Props) {
  const who = useWho();
  return (
    <AccountPage title={texts.confirmedEmail.title}>
      <FormBanner kind="success">
        {needsSignIn || who?.role !== 'user'
          ? texts.confirmedEmail.confirmed(email)
          : texts.confirmedEmail.confirmedWithAppointments}
      </FormBanner>
      {needsSignIn && (
        <>
          <BringAppointments email={email} bringAppointments={bringAppointments} />
          <NotYou email={email} />
        </>
      )}
      <Stack direction="row" spacing={3}>
        <ButtonLink to={HOME_PATH} variant={needsSignIn ? 'outlined' : 'contained'}>
          {texts.confirmedEmail.toHome}
        </ButtonLink>
        {who?.role === 'user' && !needsSignIn && (
          <ButtonLink to={MY_APPOINTMENTS_PATH} variant="outlined">
            {texts.confirmedEmail.toAppointments}
          </ButtonLink>
        )}
        {who === null && !needsSignIn && (
          <ButtonLink to={LOGIN_PATH} variant="outlined">
            {texts.login.title}
          </ButtonLink>
        )}
      </Stack>
    </AccountPage>
  );
}
