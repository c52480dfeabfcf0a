import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useWho } from '../../clinic/session/useWho';
import { LOGIN_PATH, MY_APPOINTMENTS_PATH } from '../../clinic/paths';
import { FormBanner } from '../../kit/notify/FormBanner';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { AccountPage } from './AccountPage';
import { ConfirmedEmail } from './ConfirmedEmail';
import { ResendDialog } from './ResendDialog';
import { texts } from './texts';
import { useConfirmation } from './useConfirmation';

export function ConfirmEmailPage() {
  const { confirmation, confirm } = useConfirmation();
  const who = useWho();
  const [asking, setAsking] = useState(false);

  if (confirmation.state === 'confirming') {
    return (
      <AccountPage title={texts.confirmEmail.title}>
        <PageSpinner label={texts.confirmEmail.loading} visible />
      </AccountPage>
    );
  }
  if (confirmation.state === 'confirmed') {
    return <ConfirmedEmail email={confirmation.email} needsSignIn={confirmation.needsSignIn} />;
  }
  if (confirmation.state === 'asked') {
    return (
      <AccountPage title={texts.confirmEmail.title}>
        <p>{texts.confirmEmail.ask}</p>
        <Button onClick={confirm} sx={{ alignSelf: 'flex-start' }}>
          {texts.confirmEmail.submit}
        </Button>
      </AccountPage>
    );
  }
  // People press the link twice; the second failure says nothing about the first press.
  const isUsed = confirmation.state === 'error' && !confirmation.canRetry;
  return (
    <AccountPage title={texts.confirmEmail.title}>
      <FormBanner kind="error">
        {confirmation.state === 'error' ? confirmation.text : texts.confirmEmail.incomplete}
      </FormBanner>
      {isUsed && who?.emailConfirmed && <p>{texts.confirmEmail.alreadyDone(who.email)}</p>}
      {isUsed && who === null && <p>{texts.confirmEmail.perhapsDone}</p>}
      <Stack direction="row" spacing={3}>
        {confirmation.state === 'error' && confirmation.canRetry && (
          <Button onClick={confirm}>{texts.confirmEmail.retry}</Button>
        )}
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {texts.confirmEmail.resend}
        </Button>
        {isUsed && who?.emailConfirmed && who.role === 'user' && (
          <ButtonLink to={MY_APPOINTMENTS_PATH}>{texts.confirmedEmail.toAppointments}</ButtonLink>
        )}
        {isUsed && who === null && (
          <ButtonLink to={LOGIN_PATH} variant="outlined">
            {texts.login.title}
          </ButtonLink>
        )}
      </Stack>
      {asking && <ResendDialog email={who?.email ?? ''} onClose={() => setAsking(false)} />}
    </AccountPage>
  );
}
