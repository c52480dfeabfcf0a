import { useApolloClient } from '@apollo/client/react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

import { notify } from '../../kit/notify/notify';
import { down } from '../../kit/ui/breakpoints';
import { CloseIcon } from '../../kit/ui/icons';
import { OffButton } from '../../kit/ui/OffButton';
import { theme } from '../../kit/ui/theme';
import { useConfirmEmailMutation, useResendConfirmationMutation } from './accounts.generated';
import { confirmedLinkOf, dropConfirmedLink } from './confirmed-link';
import { texts } from './texts';

const Bar = styled('section')({
  background: theme.vars.palette.pending.chip,
  color: theme.vars.palette.pending.text,
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, maxWidth: 1200, margin: '0 auto', padding: '6px 16px' },
  '& > div > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', flex: 1, minWidth: 0 },
  '& p': { paddingBlock: 6 },
  '& button': { color: 'inherit' },
  // Aligns the button with the text above it.
  [down('sm')]: { '& p + button': { marginLeft: -15 } },
});

/** For accounts with an unconfirmed address, or confirmed without their session: their appointments are withheld. */
export function UnconfirmedNotice({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const [resend, { loading }] = useResendConfirmationMutation({ errorFallback: texts.resend.failed });
  const [away, setAway] = useState(false);
  const isBringing = useBringAppointments(email);
  if (away || isBringing) return null;

  const send = async () => {
    const { error } = await resend({ email });
    if (!error) notify.success(texts.resend.done);
  };
  return (
    <Bar aria-label={texts.unconfirmedNotice.label} className="no-print">
      <div>
        <div>
          <p>{isConfirmed ? texts.unconfirmedNotice.withheld(email) : texts.unconfirmedNotice.unconfirmed(email)}</p>
          <OffButton variant="text" size="small" off={loading} onClick={() => void send()}>
            {loading ? texts.resend.busy : texts.unconfirmedNotice.resend}
          </OffButton>
        </div>
        <IconButton aria-label={texts.unconfirmedNotice.hide} onClick={() => setAway(true)}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </div>
    </Bar>
  );
}

/**
 * Links past appointments to the signed-in account by the link that confirmed its address here. Returns whether it is
 * under way.
 */
function useBringAppointments(email: string): boolean {
  const client = useApolloClient();
  const [confirmEmail] = useConfirmEmailMutation();
  const [token] = useState(() => confirmedLinkOf(email));
  const [isBringing, setBringing] = useState(token !== null);
  const used = useRef(false);

  useEffect(() => {
    if (token === null || used.current) return;
    used.current = true;
    void confirmEmail({ token }).then(async ({ error }) => {
      // Without an answer the next page retries.
      if (!error || error.code === 'BAD_REQUEST') dropConfirmedLink();
      if (!error) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      setBringing(false);
    });
  }, [client, confirmEmail, token]);

  return isBringing;
}
