import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Kind } from 'graphql';

import type { Crash } from './CrashBoundary';

/** Refetches, because the data may have caused the crash. */
export function useRetry({ retry }: Pick<Crash, 'retry'>): () => void {
  const client = useApolloClient();
  return () => {
    forgetUnshown(client);
    retry();
  };
}

function forgetUnshown(client: ApolloClient): void {
  // No cache yet while early-client answers.
  if (!client.cache) return;
  const shown = new Set([...client.getObservableQueries('active')].flatMap(({ query }) => rootFields(query)));
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (shown.has(fieldName) ? value : DELETE),
  });
}

function rootFields({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );
}
