import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { forgetSession } from './forget-session';
import { useSignOutMutation } from './session.generated';
import { getToken, leaveSession } from './token';
import { useViewer } from './useViewer';

/**
 * Ends the session on the server and here, even offline. Waits for `leave` first, because a guarded page without a
 * session redirects to the login.
 */
export function useSignOut(): (leave: () => Promise<void>) => Promise<void> {
  const client = useApolloClient();
  const userId = useViewer().viewer?.id;
  const [signOut] = useSignOutMutation({ errorToast: false });
  return useCallback(
    async (leave) => {
      const token = getToken();
      await signOut({});
      await leave();
      if (leaveSession(token, userId)) forgetSession(client, null);
    },
    [client, signOut, userId],
  );
}
