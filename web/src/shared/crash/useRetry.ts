import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Kind } from 'graphql';

import type { Crash } from './CrashBoundary';

/** Shows what crashed anew, with what the server says now: what was read for it may be what it crashed on. */
export function useRetry({ retry }: Pick<Crash, 'retry'>): () => void {
  const client = useApolloClient();
  return () => {
    forgetUnshown(client);
    retry();
  };
}

/** Forgets every answer but those of what stands in the page. */
function forgetUnshown(client: ApolloClient): void {
  // While the page's first queries are answered by what came with it there is no cache yet.
  if (!client.cache) return;
  const shown = new Set([...client.getObservableQueries('active')].flatMap(({ query }) => rootFields(query)));
  client.cache.modify({ id: 'ROOT_QUERY', fields: (value, { fieldName, DELETE }) => (shown.has(fieldName) ? value : DELETE) });
}

function rootFields({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );
}
