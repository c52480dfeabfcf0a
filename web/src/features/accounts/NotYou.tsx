import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';

import { useFocusOn } from '../../kit/focus/useFocusOn';
import { failureText } from '../../kit/form/outcome';
import { FormBanner } from '../../kit/notify/FormBanner';
import { OffButton } from '../../kit/ui/OffButton';
import { useRequestPasswordResetMutation } from './accounts.generated';
import { texts } from './texts';

/** For the owner of an address that someone else registered: a password reset makes the account theirs. */
export function NotYou({ email }: { email: string }) {
  const titleId = useId();
  const [request, { loading }] = useRequestPasswordResetMutation();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useFocusOn(heading, isOpen);

  const send = async () => {
    setFailure(null);
    const { error } = await request({ email });
    if (error) setFailure(failureText(error, texts.forgotPassword.failed));
    else setSent(true);
  };

  if (!isOpen) {
    return (
      <Button variant="text" sx={{ alignSelf: 'flex-start', marginLeft: '-21px' }} onClick={() => setOpen(true)}>
        {texts.notYou.title}
      </Button>
    );
  }
  return (
    <Stack component="section" spacing={3} sx={{ '& > button': { alignSelf: 'flex-start' } }} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} ref={heading} tabIndex={-1}>
        {texts.notYou.title}
      </Typography>
      <p>{texts.notYou.advice}</p>
      {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
      {sent ? (
        <FormBanner kind="success">{texts.notYou.done(email)}</FormBanner>
      ) : (
        <OffButton variant="outlined" off={loading} onClick={() => void send()}>
          {loading ? texts.forgotPassword.busy : texts.notYou.submit}
        </OffButton>
      )}
    </Stack>
  );
}
