import type { ApolloClient } from '@apollo/client';

import { ViewerDocument, type SessionUserFragment } from './session.generated';

/**
 * Empties the cache but for the clinic, and sets who is signed in. Not `client.clearStore()`, which fails the
 * requests of the page on show. createApollo repeats requests of the former session.
 */
export function forgetSession({ cache }: ApolloClient, viewer: SessionUserFragment | null): void {
  // In one batch: without a viewer in the cache the page would ask for it.
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
