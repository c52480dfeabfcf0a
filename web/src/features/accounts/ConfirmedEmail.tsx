import Stack from '@mui/material/Stack';

import { HOME_PATH, LOGIN_PATH, MY_APPOINTMENTS_PATH } from '../../clinic/paths';
import { useWho } from '../../clinic/session/useWho';
import { FormBanner } from '../../kit/notify/FormBanner';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { AccountPage } from './AccountPage';
import { NotYou } from './NotYou';
import { texts } from './texts';

interface Props {
  email: string;
  /** Past appointments wait for the next sign-in to the account. */
  needsSignIn: boolean;
}

/** Past appointments are there, or come with the next sign-in here. */
export function ConfirmedEmail({ email, needsSignIn }: Props) {
  const who = useWho();
  const isOwn = who?.email.toLowerCase() === email.toLowerCase();
  return (
    <AccountPage title={texts.confirmedEmail.title}>
      <FormBanner kind="success">
        {needsSignIn || who?.role !== 'user'
          ? texts.confirmedEmail.confirmed(email)
          : texts.confirmedEmail.confirmedWithAppointments}
      </FormBanner>
      {needsSignIn && who === null && <p>{texts.confirmedEmail.signIn}</p>}
      {needsSignIn && who && !isOwn && <p>{texts.confirmedEmail.otherAccount(who.name, email)}</p>}
      <Stack direction="row" spacing={3}>
        {who === null && <ButtonLink to={LOGIN_PATH}>{texts.login.title}</ButtonLink>}
        <ButtonLink to={HOME_PATH} variant={who === null ? 'outlined' : 'contained'}>
          {texts.confirmedEmail.toHome}
        </ButtonLink>
        {who?.role === 'user' && (isOwn || !needsSignIn) && (
          <ButtonLink to={MY_APPOINTMENTS_PATH} variant="outlined">
            {texts.confirmedEmail.toAppointments}
          </ButtonLink>
        )}
      </Stack>
      {needsSignIn && who === null && <NotYou email={email} />}
    </AccountPage>
  );
}
