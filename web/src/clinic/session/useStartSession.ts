import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { setToken } from '../../kit/session/token';
import { forgetSession } from './forget-session';
import type { SessionUserFragment } from './session.generated';

interface OpenSession {
  token: string;
  user: SessionUserFragment;
}

/** Forgets earlier data first. */
export function useStartSession(): (session: OpenSession) => void {
  const client = useApolloClient();
  return useCallback(
    ({ token, user }) => {
      forgetSession(client, user);
      setToken(token);
    },
    [client],
  );
}
