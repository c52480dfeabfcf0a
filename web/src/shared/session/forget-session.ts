import type { ApolloCache, ApolloClient } from '@apollo/client';

import { ViewerDocument, type SessionUserFragment } from './session.generated';

/** The root fields that are the same for everybody: pages that show them to whoever comes or goes keep them. */
const EVERYBODYS: ReadonlySet<string> = new Set(['clinic', 'landing', 'nextSlots']);

/**
 * Nothing stays of what a session has read; from now on `viewer` is signed in, or nobody. `client.clearStore()` would also
 * cancel what is on its way, which the page that is on show by then has asked for, and tell that page of a failure.
 */
export function forgetSession(client: ApolloClient, viewer: SessionUserFragment | null): void {
  // Nothing was read before Apollo's own client came.
  const cache: ApolloCache | undefined = client.cache;
  if (!cache) return;
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value: unknown, { fieldName, DELETE }) => (EVERYBODYS.has(fieldName) ? value : DELETE),
  });
  cache.gc();
  cache.writeQuery({ query: ViewerDocument, data: { viewer } });
}
