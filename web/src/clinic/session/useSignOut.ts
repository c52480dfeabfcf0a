import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { getToken, leaveSession } from '../../kit/session/token';
import { forgetSession } from './forget-session';
import { useSignOutMutation } from './session.generated';
import { useViewer } from './useViewer';

/** Works offline. Awaits `leave` first: guarded pages redirect without a session. */
export function useSignOut(): (leave: () => Promise<void>) => Promise<void> {
  const client = useApolloClient();
  const userId = useViewer().viewer?.id;
  const [signOut] = useSignOutMutation();
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
