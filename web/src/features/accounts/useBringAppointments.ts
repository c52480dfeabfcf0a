import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';

import { useConfirmEmailMutation } from './accounts.generated';
import { confirmedLinkOf, dropConfirmedLink } from './confirmed-link';

/**
 * Links past appointments to the account that is signed in, by the link that confirmed its address in this browser.
 * Returns whether it is under way.
 */
export function useBringAppointments(email: string): boolean {
  const client = useApolloClient();
  const [confirmEmail] = useConfirmEmailMutation();
  const [token] = useState(() => confirmedLinkOf(email));
  const [isBringing, setBringing] = useState(token !== null);
  const used = useRef(false);

  useEffect(() => {
    if (token === null || used.current) return;
    used.current = true;
    void confirmEmail({ token }).then(async ({ error }) => {
      // Without an answer the next page tries again.
      if (!error || error.code === 'BAD_REQUEST') dropConfirmedLink();
      if (!error) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      setBringing(false);
    });
  }, [client, confirmEmail, token]);

  return isBringing;
}
