import type { ApolloClient } from '@apollo/client';

import { ViewerDocument, type SessionUserFragment } from './session.generated';

/**
 * Nothing stays of what a session has read but the clinic, which every page shows; from now on `viewer` is signed in, or
 * nobody. `client.clearStore()` would also cancel what is on its way, which the page that is on show by then has asked for,
 * and tell that page of a failure. What is on its way for the session before is asked again for the one after (createApollo).
 */
export function forgetSession({ cache }: ApolloClient, viewer: SessionUserFragment | null): void {
  // At once: who is signed in is always on show, and would be asked for while it is not there.
  cache.batch({
    update: () => {
      cache.modify({
        id: 'ROOT_QUERY',
        fields: (value: unknown, { fieldName, DELETE }) => (fieldName === 'clinic' ? value : DELETE),
      });
      cache.gc();
      cache.writeQuery({ query: ViewerDocument, data: { viewer } });
    },
  });
}
