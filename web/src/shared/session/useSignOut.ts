import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { setToken } from './token';
import { useSignOutMutation } from './session.generated';

/** Ends the session on the server and here. Here it ends even when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const [signOut] = useSignOutMutation({ errorToast: false });
  return useCallback(async () => {
    await signOut({});
    setToken(null);
    await client.clearStore();
  }, [client, signOut]);
}
