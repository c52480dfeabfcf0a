import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { setToken } from './token';
import { ViewerDocument, type SessionUserFragment } from './session.generated';

interface OpenSession {
  token: string;
  user: SessionUserFragment;
}

/** Begins the session that the server has just opened: nothing stays of what somebody else may have read here before. */
export function useStartSession(): (session: OpenSession) => void {
  const client = useApolloClient();
  return useCallback(
    ({ token, user }) => {
      const { cache } = client;
      cache.modify({
        id: 'ROOT_QUERY',
        fields: (value: unknown, { fieldName, DELETE }) => (fieldName === 'clinic' ? value : DELETE),
      });
      cache.gc();
      cache.writeQuery({ query: ViewerDocument, data: { viewer: user } });
      setToken(token);
    },
    [client],
  );
}
