import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { dropToken, getToken } from './token';
import { useSignOutMutation } from './session.generated';

/**
 * Ends the session on the server, then here; here also when the server cannot be reached. Before that it waits for
 * `leave`: a page that needs a session would go to the login as soon as there is none.
 */
export function useSignOut(): (leave: () => Promise<void>) => Promise<void> {
  const client = useApolloClient();
  const [signOut] = useSignOutMutation({ errorToast: false });
  return useCallback(
    async (leave) => {
      const token = getToken();
      await signOut({});
      await leave();
      if (token !== null && dropToken(token)) await client.clearStore();
    },
    [client, signOut],
  );
}
