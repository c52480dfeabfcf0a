import type { ApolloClient } from '@apollo/client';

import { ViewerDocument, type SessionUserFragment } from './session.generated';

/**
 * Keeps only the clinic. `client.clearStore()` would fail the page's requests; createApollo repeats the former
 * session's.
 */
export function forgetSession({ cache }: ApolloClient, viewer: SessionUserFragment | null): void {
  // Otherwise the page would ask for it.
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
